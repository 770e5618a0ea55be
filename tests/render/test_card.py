"""Results and charts in the art of their games: what they tell, and that all of it can be read."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from PIL import Image

from bot.render.art.marks import Layout, Letters, Placed, Sprite
from bot.render.art.stamp import pasted
from bot.render.giving_way import keep_going
from bot.render.history.card import Ending, card_ground, card_layout, card_png, has_card
from bot.render.history.chart import Series
from bot.render.history.drawn_chart import Lead, Story, chart_layout, drawn_chart, has_chart, leads
from bot.render.history.ties import Tie, ties
from bot.render.paint.palette import SEATS, THEMES, contrast
from bot.render.painter import as_pngs
from bot.render.sketches.colours import colours_of
from bot.render.sketches.raster import card
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import LANGUAGES, Line, Score, deal, ranks, say
from games.selfplay import play_out
from tests.render.art import WITH_ART, faults
from tests.render.positions import NAMES, words
from tests.render.test_art_colours import commonest

every_art = pytest.mark.parametrize("key", WITH_ART)
both = pytest.mark.parametrize("language", LANGUAGES)
_LARGE = 40  # letters of this size are read at 3 to 1


def ending(key: str, dice: Random, seats: int) -> Ending:
    """An end that may be: scores of all sizes, many of them equal, with all parts or few."""
    scores = {}
    for seat in range(seats):
        parts = [key for key in GAMES[key].reckoned.pieces if dice.random() < 0.7]
        lines = tuple(Line(say(part), dice.choice((-117, -8, 3, 40, 264))) for part in parts)
        total = dice.choice((-107, 0, 48, 900))
        scores[seat] = Score((1, total, dice.randint(1, 3), dice.randint(1, 2)), total, lines)
    agreed = ("Ships sail in the last round: off", "Others see how many cards you bid: not at all")
    return Ending(scores, SEATS, ("1367 moves", "112 days", "ended early"), agreed[: dice.randint(0, 2)])


def endings(key: str, count: int) -> list[Ending]:
    dice = Random(key)
    return [ending(key, dice, dice.choice(list(GAMES[key].seats))) for _ in range(count)]


def letters(laid: Layout) -> list[Placed]:
    return [one for one in laid.marks if isinstance(one.mark, Letters)]


def written(laid: Layout) -> list[str]:
    return [one.mark.text for one in laid.marks if isinstance(one.mark, Letters)]


def stories(key: str, count: int) -> list[Story]:
    dice, found = Random(key), []
    for _ in range(count):
        moves, seats = dice.choice((1, 2, 7, 80, 600)), dice.choice(list(GAMES[key].seats))
        values = [[dice.randint(-40, 400) for _ in range(min(moves, 199) + 1)] for _ in range(seats)]
        lines = [Series(NAMES[seat], line, SEATS[seat]) for seat, line in enumerate(values)]
        found.append(Story("Контейнеры на иностранном острове", lines, moves))
    return found


# ── the result ──


@every_art
def test_every_game_with_art_has_scenery_for_its_end(key: str) -> None:
    assert has_card(key)
    assert has_chart(key)


@both
@every_art
def test_nothing_on_a_card_lies_on_anything_else_and_it_is_no_higher_than_may_be(
    key: str, language: str
) -> None:
    for one in endings(key, 40):
        laid = card_layout(one, words(language, key))
        assert faults(laid) == []
        assert (laid.w, laid.h <= 1400) == (720, True)


@every_art
def test_every_line_of_a_reckoning_is_about_a_piece_and_ties_have_words(key: str) -> None:
    reckoned = GAMES[key].reckoned
    scores = play_out(deal(GAMES[key], 3, "card"), ("policy",) * 3).table.scores or {}
    assert {line.label.key for score in scores.values() for line in score.lines} <= reckoned.pieces.keys()
    assert set(reckoned.pieces.values()) <= source_of(key).pieces.keys()
    keys = [*reckoned.pieces, *(tie.key for tie in reckoned.ties if tie is not None)]
    assert [one for one in keys for language in LANGUAGES if not Words(language, key).knows(one)] == []


@every_art
def test_a_card_names_the_winner_and_every_place_in_order(key: str) -> None:
    scores = {0: Score((5,), 5), 1: Score((9,), 9), 2: Score((5,), 5)}
    laid = card_layout(Ending(scores, SEATS, ("12 moves",)), words("en", key))
    told = written(laid)
    assert any(text.startswith(NAMES[1][:4]) and text != NAMES[1] for text in told)  # “… wins!”
    assert "12 moves" in told
    ranked = [
        text for one, text in zip(letters(laid), told, strict=True) if one.said.endswith(".medal.number")
    ]
    assert ranked == ["1", "2", "2"]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_all_who_share_the_victory_stand_on_the_card_in_their_colours(count: int) -> None:
    scores = {seat: Score((7,), 7) if seat < count else Score((1,), 1) for seat in range(5)}
    laid = card_layout(Ending(scores, SEATS), words("ru", "container"))
    stand = [
        one.mark.tint for one in laid.marks if isinstance(one.mark, Sprite) and one.mark.piece == "winner"
    ]
    assert stand == list(SEATS[:count])


@pytest.mark.parametrize("variant", ["base", "abilities", "auction"])
def test_the_winner_of_sewer_pirats_stands_on_the_raft_with_their_own_crew(variant: str) -> None:
    game = GAMES["sewer_pirats"]
    table = play_out(deal(game, 3, "crew", game.Options(variant=variant)), ("easy",) * 3).table
    scores, view = table.scores or {}, game.view(table, None)
    best = next(seat for seat, rank in ranks(scores).items() if rank == 1)
    one = Ending(scores, SEATS, borne={best: game.winner(view, best)})
    laid = card_layout(one, words("en", game.key))
    on_raft = Counter(
        one.mark.piece for one in laid.marks if isinstance(one.mark, Sprite) and ".crew-" in one.said
    )
    aboard = [figure for ship in view.ships for figure in ship.aboard.values() if figure.seat == best]
    crew = Counter([*view.mats[best].home, *(figure.clan for figure in aboard)])
    assert on_raft == {f"figure-{clan}": number for clan, number in crew.items()}
    assert on_raft.total() == 4
    assert faults(laid) == []


def test_a_tie_is_told_with_what_decided_it() -> None:
    scores = {0: Score((54, 0), 54), 1: Score((54, 2), 54), 2: Score((60, 0), 60)}
    assert "Tie at 54. Containers in the factory store:" in written(
        card_layout(Ending(scores, SEATS), words("en", "container"))
    )


@every_art
def test_a_card_is_small_and_its_texts_can_be_read(key: str) -> None:
    """Once in each theme, with the most players and with the fewest."""
    seats = GAMES[key].seats
    for theme, count in zip(THEMES.values(), (seats[-1], seats[0]), strict=True):
        one, said = ending(key, Random(1), count), words("ru", key)
        data, laid = card_png(one, said, theme), card_layout(one, said)
        assert len(data) <= (80 if count < 5 else 96) * 1024
        assert Image.open(io.BytesIO(data)).size == (laid.w, laid.h)
        assert poor(laid, card_ground(one, said, theme), key, theme.name) == set()


def poor(laid: Layout, ground: Image.Image, key: str, theme: str) -> set[tuple[str, str, float]]:
    """Texts that cannot be read on what lies under them."""
    bare = laid._replace(marks=tuple(one for one in laid.marks if not isinstance(one.mark, Letters)))
    canvas, colours = pasted(ground, bare, key, theme, keep_going).convert("RGB"), colours_of(key, theme)
    found = set()
    for one in laid.marks:
        if isinstance(one.mark, Letters):
            seen = contrast(colours[one.mark.ink], commonest(canvas, one))
            if seen < (3.0 if one.mark.size >= _LARGE else 4.5):
                found.add((one.said, one.mark.text, round(seen, 1)))
    return found


# ── ties ──


def broken(*orders: Sequence[int]) -> list[Tie]:
    return list(ties({seat: Score(tuple(order), order[0]) for seat, order in enumerate(orders)}))


def test_no_tie_is_told_of_those_who_differ_or_are_quite_equal() -> None:
    assert broken((9, 1), (8, 1)) == []
    assert broken((9, 1), (9, 1)) == []


def test_a_tie_is_broken_by_the_first_number_that_differs() -> None:
    assert broken((9, 4, 1), (9, 4, 3)) == [Tie(9, 2, ((1, 3), (0, 1)))]


def test_those_who_are_still_equal_are_parted_by_the_next_number() -> None:
    assert broken((9, 4, 1), (9, 7, 0), (9, 4, 3)) == [
        Tie(9, 1, ((1, 7), (2, 4), (0, 4))),
        Tie(9, 2, ((2, 3), (0, 1))),
    ]


def test_whoever_has_no_more_numbers_has_nothing_there() -> None:
    assert broken((9, 5), (9, 5, 2)) == [Tie(9, 2, ((1, 2), (0, 0)))]


# ── the chart ──


@both
@every_art
def test_nothing_on_a_chart_lies_on_anything_else(key: str, language: str) -> None:
    for story in stories(key, 40):
        assert faults(chart_layout(story, words(language, key))) == []


@every_art
def test_a_chart_is_small_and_its_texts_can_be_read(key: str) -> None:
    for theme, story in zip(THEMES.values(), stories(key, 2), strict=True):
        said = words("ru", key)
        [data] = as_pngs([drawn_chart(story, said, theme)])
        assert len(data) <= 80 * 1024
        ground = card(key, "chart", theme.name).convert("RGB")
        assert poor(chart_layout(story, said), ground, key, theme.name) == set()


def test_who_led_when() -> None:
    lines = [Series("", (0, 2, 2, 3, 4), "blue"), Series("", (0, 1, 2, 5, 3), "red")]
    assert leads(lines) == [Lead(None, 0, 0), Lead(0, 1, 1), Lead(None, 2, 2), Lead(1, 3, 3), Lead(0, 4, 4)]


def test_moves_are_told_by_round_numbers() -> None:
    line = Series("Anna", (0, 1, 2), "blue")
    laid = chart_layout(Story("", [line], 367), words("en", "container"))
    assert {"100", "200", "300"} <= set(written(laid))
