"""How a drawing is laid out: a small harbour, drawn by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.render.art.lay import layout
from bot.render.art.letters import fitted, width
from bot.render.art.marks import Layout, Letters, Outline, Pill, Placed, Sprite, Wake
from bot.render.changes import changes, changes_since, traces
from bot.render.paint.box import Box
from bot.render.paint.palette import DARK, SEATS
from bot.render.sketches.source import Source
from bot.render.studio import pictures_of
from games import GAMES
from games.kernel import Drawing, Pile, Put, Scene, Thing, Who, Write, badge, figure, say
from games.kernel.hosting import deal, start
from tests.render.art import faults, missing
from tests.render.positions import by_hand, positions, words

PARTS = """<svg xmlns="http://www.w3.org/2000/svg">
  <g id="pier">
    <rect width="300" height="80" fill="var(--own)" stroke="var(--own-dark)"/>
    <rect class="place" id="cards" x="10" y="10" width="60" height="30"
          data-ink="own-ink" data-anchor="start"/>
    <rect class="place" id="cards+" x="80" y="10" width="60" height="30"/>
    <rect class="place" id="turn" x="0" y="0" width="300" height="80"/>
    <g transform="translate(150 5)">
      <rect class="place" id="yard" width="80" height="60" data-sizes="40 20" data-anchor="start"/>
    </g>
  </g>
</svg>"""
BOARD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400">
  <rect width="720" height="400" fill="var(--ink)"/>
  <use href="../parts.svg#pier" id="seat-0" class="seat-0" x="20" y="60"/>
  <use href="../parts.svg#pier" id="seat-1" class="seat-1" x="20" y="160"/>
  <rect class="place" id="sea" x="400" y="60" width="100" height="50" data-way="700 85"/>
  <rect class="place" id="port" x="400" y="300" width="100" height="50" data-way="700 325" data-left="box"/>
  <rect class="place" id="asked" x="300" y="4" width="410" height="42"/>
</svg>"""
PIECES = """<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="crate" viewBox="0 0 100 50"><rect width="100" height="50" fill="var(--gold)"/></symbol>
  <symbol id="ship" viewBox="0 0 200 100">
    <rect width="200" height="100" fill="var(--own)"/>
    <rect class="place" id="number" x="20" y="40" width="60" height="40" data-size="40" data-ink="own-ink"/>
  </symbol>
  <symbol id="buoy" viewBox="0 0 50 50" data-outline="round">
    <circle cx="25" cy="25" r="25" fill="var(--own)"/>
  </symbol>
</svg>"""


@pytest.fixture
def source(tmp_path: Path) -> Source:
    (tmp_path / "boards").mkdir()
    for name, written in (("parts", PARTS), ("pieces", PIECES), ("boards/two", BOARD)):
        (tmp_path / f"{name}.svg").write_text(written)
    return Source(tmp_path)


def laid(source: Source, *things: Thing, was: tuple[str, ...] = (), asked: tuple[int, ...] = ()) -> Layout:
    return layout(Drawing("two", things, asked), source, words("en"), SEATS, was)


def marks(found: Layout, said: str) -> list[Placed]:
    return [one for one in found.marks if one.said == said]


# ── what stands in the files ──


def test_places_of_a_part_have_the_name_of_where_it_is_used(source: Source) -> None:
    places = source.boards["two"].places
    assert places["seat-0.cards"].box == Box(30, 70, 60, 30)
    assert places["seat-1.cards"].box == Box(30, 170, 60, 30)
    assert places["seat-1.yard"].box == Box(170, 165, 80, 60)  # moved by its group too


def test_what_belongs_to_a_seat_has_its_colours(source: Source) -> None:
    board = source.boards["two"]
    assert (board.places["seat-0.cards"].ink, board.places["seat-1.cards"].ink) == ("blue-ink", "red-ink")
    assert "var(--blue)" in board.svg
    assert "var(--red-dark)" in board.svg
    assert "var(--own" not in board.svg


def test_places_are_not_drawn(source: Source) -> None:
    assert "place" not in source.boards["two"].svg


def test_two_places_of_one_name_are_found(source: Source, tmp_path: Path) -> None:
    (tmp_path / "boards" / "wrong.svg").write_text(BOARD.replace('id="port"', 'id="sea"'))
    with pytest.raises(AssertionError, match=r"wrong\.svg: two places are called sea"):
        _ = source.boards


# ── things ──


def test_a_piece_is_as_large_as_its_place_lets_it_be_and_holds_things_on_it(source: Source) -> None:
    found = laid(source, Put("sea", "ship", 1, "ship-1", (Write("number", 2),)))
    [ship], [number] = marks(found, "ship-1"), marks(found, "ship-1.number")
    assert (ship.box, ship.mark) == (Box(400, 60, 100, 50), Sprite("ship", "red"))
    assert number.mark == Letters("2", 20, "red-ink")
    assert ship.box.holds(number.box)


def test_a_pile_is_as_large_as_it_fits(source: Source) -> None:
    few = marks(laid(source, Pile("seat-0.yard", (("crate", 6),))), "seat-0.yard")
    assert {one.box.w for one in few} == {40}
    more = marks(laid(source, Pile("seat-0.yard", (("crate", 7),))), "seat-0.yard")
    assert {one.box.w for one in more} == {20}
    assert faults(laid(source, Pile("seat-0.yard", (("crate", 7),)))) == []
    assert few[0].box == Box(170, 105, 40, 20)  # from the ground up


def test_of_too_many_there_is_one_of_a_kind_with_its_number(source: Source) -> None:
    found = marks(laid(source, Pile("seat-0.yard", (("crate", 25),))), "seat-0.yard")
    assert [type(one.mark) for one in found] == [Sprite, Sprite, Letters]
    assert found[-1].mark == Letters("25", 16, "ink")


def test_a_text_shrinks_and_then_ends_in_dots() -> None:
    whole = width("Maximilian", 22)
    assert fitted("Maximilian", whole, 22, 20) == ("Maximilian", 22)
    assert fitted("Maximilian", whole - 5, 22, 20)[1] < 22
    cut, size = fitted("Maximilian", whole // 2, 22, 20)
    assert (cut[-1], size) == ("…", 20)
    assert width(cut, size) <= whole // 2


def test_a_name_and_a_badge_are_those_of_the_seat(source: Source) -> None:
    found = laid(source, Write("seat-0.cards", Who(0)), badge("sea", 1))
    [name], [number] = marks(found, "seat-0.cards"), marks(found, "sea.number")
    assert isinstance(name.mark, Letters)
    assert isinstance(number.mark, Letters)
    assert (name.mark.text, number.mark.text) == ("Anna", "2")


def test_what_has_a_name_lies_above_the_rest(source: Source) -> None:
    found = laid(source, Put("sea", "ship", 0, "ship-0"), Put("sea", "crate"))
    assert [one.said for one in found.marks] == ["sea", "ship-0"]


# ── what has changed ──


def test_a_number_that_changed_has_one_chip_beside_it(source: Source) -> None:
    found = laid(source, figure("seat-0.cards", 5), was=("seat-0.cards=9",))
    pill, text = marks(found, "seat-0.cards+")
    assert isinstance(pill.mark, Pill)
    assert isinstance(text.mark, Letters)
    assert (pill.mark.fill, text.mark.text) == ("fresh", "−4")
    assert source.boards["two"].places["seat-0.cards+"].box.holds(pill.box)


def test_money_is_told_as_money(source: Source) -> None:
    found = laid(source, Write("seat-0.cards", say("cash", n=12), 12), was=("seat-0.cards=5",))
    assert isinstance(text := marks(found, "seat-0.cards+")[1].mark, Letters)
    assert text.text == "+$7"


def test_without_a_place_for_it_or_a_change_there_is_no_chip(source: Source) -> None:
    assert not marks(
        laid(source, Pile("seat-0.yard", (("crate", 2),)), was=("seat-0.yard=1",)), "seat-0.yard+"
    )
    assert not marks(laid(source, figure("seat-0.cards", 5)), "seat-0.cards+")


def test_what_lay_elsewhere_leaves_a_wake_by_the_ways_of_both_places(source: Source) -> None:
    [wake] = marks(laid(source, Put("port", "ship", 0, "ship-0"), was=("ship-0=sea",)), "ship-0~")
    assert wake.mark == Wake(((450, 85), (700, 85), (700, 325), (450, 325)))


def test_what_lay_nowhere_is_outlined(source: Source) -> None:
    [outline] = marks(laid(source, Put("port", "ship", 0, "ship-0"), was=("ship-0=0",)), "ship-0*")
    assert outline.mark == Outline("fresh", 3)


def test_what_is_round_and_new_has_a_round_ring_below_it(source: Source) -> None:
    found = laid(source, Put("port", "buoy", 0, "buoy-0"), was=("buoy-0=0",))
    assert [one.said for one in found.marks] == ["buoy-0*", "buoy-0"]
    ring, buoy = found.marks
    assert ring.mark == Outline("fresh", 7, round=True)
    assert (ring.box, buoy.box) == (Box(421, 296, 58, 58), Box(425, 300, 50, 50))


def test_where_something_lay_that_is_gone_there_are_dashes(source: Source) -> None:
    [gone] = marks(laid(source, was=("ship-0=port",)), "ship-0-")
    assert gone.mark == Outline("fresh", 2, dashed=True)
    assert Box(400, 300, 100, 50).holds(gone.box)


def test_no_dashes_are_where_something_else_lies_now_or_where_the_art_wants_none(source: Source) -> None:
    other = Put("port", "ship", 1, "ship-1")
    assert marks(laid(source, other, was=("ship-0=port",)), "ship-0-") == []
    assert marks(laid(source, was=("ship-0=sea",)), "ship-0-") == []


def scene(*things: Thing) -> Scene:
    return Scene(say("game-title"), (), Drawing("two", things))


def test_only_what_is_different_is_new() -> None:
    ship, cards = Put("sea", "ship", 0, "ship-0"), figure("seat-0.cards", 5)
    yard = Pile("seat-0.yard", (("crate", 2), ("crate", 1)))
    before = scene(ship, cards, yard)
    assert changes(before, before) == frozenset()
    assert changes(before, scene(ship._replace(place="port"), cards, yard)) == {"ship-0=sea"}
    assert changes(before, scene(ship, figure("seat-0.cards", 3), yard)) == {"seat-0.cards=5"}
    assert changes(before, scene(ship, cards, Pile("seat-0.yard", (("crate", 3),)))) == frozenset()
    assert changes(scene(cards), before) == {"ship-0=0", "seat-0.yard=0"}


def test_what_is_gone_is_told_with_where_it_lay() -> None:
    ship = Put("port", "ship", 0, "ship-0")
    assert changes(scene(ship), scene()) == {"ship-0=port"}


def test_what_a_piece_holds_is_known_by_the_name_of_the_piece_wherever_it_lies() -> None:
    def sailed(place: str, crates: int) -> Scene:
        return scene(Put(place, "ship", 0, "ship-0", (Pile("deck", (("crate", crates),)),)))

    assert changes(sailed("sea", 2), sailed("port", 3)) == {"ship-0=sea", "ship-0.deck=2"}


def test_of_what_was_kept_before_there_were_drawings_nothing_is_told() -> None:
    drawn = replace(by_hand(), drawing=Drawing("two", (figure("seat-0.cards", 5),)))
    assert changes_since(traces(by_hand()), drawn) == frozenset()


def test_what_is_kept_of_a_drawing_is_small() -> None:
    for found in positions("container", 10, 23, views=(None,)):
        assert len(traces(found)) < 3_000


# ── whose turn it is ──


def test_those_who_are_waited_for_are_framed_and_stand_in_the_head(source: Source) -> None:
    found = laid(source, asked=(1,))
    assert [one.mark for one in marks(found, "turn-1")] == [Outline("turn", 4)]
    assert not marks(found, "turn-0")
    texts = [one.mark.text for one in marks(found, "asked") if isinstance(one.mark, Letters)]
    assert texts[0] == "2"
    assert texts[1].startswith("Борис")


def test_winners_are_framed_and_crowned_and_stand_in_the_head(source: Source) -> None:
    found = layout(Drawing("two", (), note=say("game-title"), won=(1,)), source, words("en"), SEATS)
    assert [(one.said, one.mark) for one in found.marks if isinstance(one.mark, Outline)] == [
        ("turn-1", Outline("turn", 4))
    ]
    head = [one.mark for one in marks(found, "asked")]
    assert Sprite("crown") in head
    assert next(mark.text for mark in head if isinstance(mark, Letters)) == "2"


def test_of_several_there_are_only_badges_and_all_fit(source: Source) -> None:
    found = laid(source, asked=tuple(range(8)))
    texts = [one.mark.text for one in marks(found, "asked") if isinstance(one.mark, Letters)]
    assert texts == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert source.boards["two"].places["asked"].box.holds(marks(found, "asked")[0].box)


# ── the checks themselves ──


def test_what_the_art_does_not_have_is_found(source: Source) -> None:
    things = (Write("nowhere", 1), Put("sea", "boat"), Put("sea", "ship", holds=(Write("mast", 1),)))
    assert missing(Drawing("two", things), source) == ["place nowhere", "piece boat", "place mast"]
    assert missing(Drawing("three", ()), source) == ["board three"]


def test_a_fault_is_found(source: Source) -> None:
    covered = (Write("sea", 5), Put("sea", "crate"))
    assert faults(laid(source, *covered)) != []
    assert faults(laid(source, *reversed(covered))) == []
    assert faults(laid(source, Put("seat-0.yard", "ship"), Pile("seat-0.yard", (("crate", 6),)))) != []


def test_another_printing_than_the_art_shows_is_drawn_in_panels() -> None:
    game = GAMES["container"]
    large = game.Components(factory_prices=(1, 2, 3, 4, 5))
    scene = game.board(game.view(start(deal(game, 3, "x", components=large)), None))
    assert scene.drawing is None
    assert pictures_of(scene, words("en"), DARK)
