"""The board of Sewer Pirats where the usual random games do not come: all variants, and the fullest table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.render.art.marks import Letters
from bot.render.art.near import arranged
from bot.render.art.picture import laid_out, picture
from bot.render.changes import changes
from bot.render.paint.palette import THEMES
from bot.render.painter import as_pngs
from bot.render.sketches.source import source_of
from games.kernel.hosting import LANGUAGES, Scene, say, start
from games.kernel.hosting import deal as new_deal
from games.selfplay import Record, moves
from games.sewer_pirats import SEWER_PIRATS
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import deal
from tests.render.art import faults, missing
from tests.render.positions import words
from tests.render.test_closer import cut_texts

KEY = "sewer_pirats"
both = pytest.mark.parametrize("language", LANGUAGES)
_CREW = {1: (0, "cockroach"), 2: (1, "raccoon"), 3: (2, "rat"), 4: (3, "snail")}
_PILES = {  # no two alike: that is what makes a file large
    "cat": ("doll-14 can-15 teddy-13 +ketchup", "fries-4 noodles-8 burger-8 +parrot"),
    "bird": ("can-14 burger-7 doll-11 +chili", "teddy-12 fries-3 noodles-7 +can_opener"),
    "fish": ("noodles-6 teddy-11 fries-2 +milkshake", "burger-6 doll-10 can-13 +parrot"),
}


def fullest(seats: int) -> Scene:
    """Every space, every raft and every stock taken, numbers of two digits everywhere."""
    crew = {space: (seat % seats, clan) for space, (seat, clan) in _CREW.items()}
    table = deal(
        Turn(0),
        variant="abilities",
        seats=seats,
        hands=("ccccccccccccbbbbbbbbbbbbffffffffffff",) * seats,
        home=("weasel", "toad", "snail", "cockroach", "raccoon")[:seats],
        aboard=dict.fromkeys(("cat", "bird", "fish"), crew),
        piles=_PILES,
        treasures=("can-15 can-14 doll-14 teddy-13 +parrot +can_opener " * 3,) * seats,
        stacks=8,
        deck="c" * 54,
        discard="c" * 18 + "b" * 18 + "f" * 18,
    )
    return SEWER_PIRATS.board(SEWER_PIRATS.view(table, 0))


def played(variant: str, seats: int) -> Iterator[Scene]:
    """Every fifth table of a random game, seen by everybody and by one player."""
    dice = Random(f"{variant}/{seats}")
    dealt = new_deal(SEWER_PIRATS, seats, variant, SEWER_PIRATS.Options(variant=variant))
    record = Record(dealt, start(dealt))
    for number, _ in enumerate(moves(record, ("club", "random") * 3, dice)):
        if number % 5 == 0:
            yield SEWER_PIRATS.board(SEWER_PIRATS.view(record.table, (None, seats - 1)[number // 5 % 2]))


@both
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variant", ["abilities", "auction"])
def test_in_every_variant_all_has_its_place_and_lies_on_nothing_else(
    variant: str, seats: int, language: str
) -> None:
    before, seen = None, 0
    for scene in played(variant, seats):
        assert scene.drawing is not None
        assert missing(scene.drawing, source_of(KEY)) == []
        fresh = changes(before, scene) if before is not None else ()
        assert faults(laid_out(scene, words(language, KEY), fresh)) == []
        before, seen = scene, seen + 1
    assert seen > 5


@both
@pytest.mark.parametrize("seats", [4, 5])
def test_at_the_fullest_table_nothing_lies_on_anything_else(seats: int, language: str) -> None:
    before, after = next(played("base", seats)), fullest(seats)
    assert faults(laid_out(after, words(language, KEY), changes(before, after))) == []


@pytest.mark.parametrize("theme", list(THEMES))
def test_the_fullest_table_is_no_larger_than_a_picture_may_be(theme: str) -> None:
    before, after = next(played("base", 4)), fullest(4)
    drawn = picture(after, words("ru", KEY), THEMES[theme], changes(before, after))
    assert len(as_pngs([drawn])[0]) <= 80 * 1024


@pytest.mark.parametrize("seats", SEWER_PIRATS.seats)
def test_who_is_asked_at_the_bar_sees_who_sits_there_or_what_is_bid(seats: int) -> None:
    dealt = new_deal(SEWER_PIRATS, seats, "bar", SEWER_PIRATS.Options(variant="auction"))
    record, shown = Record(dealt, start(dealt)), set()
    for number, _ in zip(range(30), moves(record, ("easy",) * seats, Random(seats)), strict=False):
        view = SEWER_PIRATS.view(record.table, 0)
        drawing = SEWER_PIRATS.question(view)
        assert drawing is not None
        if view.bar:
            shown.add(drawing.near[0])
            assert drawing.near[0] == (("bar.near-lot",) if view.lot or view.sold else ("bar.near-stools",))
            scene, language = replace(SEWER_PIRATS.board(view), drawing=drawing), LANGUAGES[number % 2]
            board, laid = source_of(KEY).boards[drawing.board], laid_out(scene, words(language, KEY))
            assert cut_texts(scene, KEY, language, [arranged(drawing.near, board, laid)]) == []
    assert len(shown) == 2


def test_whoever_has_won_an_auction_is_said_to_pay_and_for_what() -> None:
    dealt = new_deal(SEWER_PIRATS, 3, "bar", SEWER_PIRATS.Options(variant="auction"))
    record = Record(dealt, start(dealt))
    views = (SEWER_PIRATS.view(record.table, None) for _ in moves(record, ("random",) * 3, Random(2)))
    view = next(view for view in views if view.sold is not None)
    scene = SEWER_PIRATS.board(view)
    assert scene.drawing is not None
    assert scene.drawing.asked == (view.sold.leader,)
    assert scene.drawing.note == say("drawn-pays")
    laid = laid_out(scene, words("en", KEY))
    assert "It’s a deal" in [one.mark.text for one in laid.marks if isinstance(one.mark, Letters)]
    assert faults(laid) == []
