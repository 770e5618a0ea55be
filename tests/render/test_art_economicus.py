"""The board of Economicus where random games do not come: the fullest tables, and other options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.render.art.picture import laid_out
from bot.render.changes import changes
from bot.render.sketches.source import source_of
from games.economicus import ECONOMICUS
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.state import NUMBERS, Here, Order
from games.economicus.view import view
from games.kernel.hosting import LANGUAGES, Scene, deal, start
from games.selfplay import Record, moves
from tests.games.economicus.hand import act
from tests.games.economicus.hand import deal as by_hand
from tests.render.art import faults, missing
from tests.render.positions import words

KEY = "economicus"
both = pytest.mark.parametrize("language", LANGUAGES)


def scene(table: Here) -> Scene:
    return ECONOMICUS.board(view(table, None))


def fullest(seats: int) -> Here:
    """Towers of all heights with and without loans in every block, prices and money of three digits."""
    each = range(seats)
    table = by_hand(
        CompanyAuction(0),
        seats=seats,
        cash=[100 + seat for seat in each],
        orders={seat: [Order(4, 10, segment) for segment in (1, 2, 3)] for seat in each if seat % 3},
        edge={seat: [6, 9, 12][: seat % 4] for seat in each},
        frozen={seat: 112 * (seat % 2) for seat in each},
        prices=[0, 0, *(96 + number for number in NUMBERS)],
        crisis=[4 * (number in (3, 7, 9, 12)) for number in range(NUMBERS.stop)],
        forecast=12,
        lasting="doubled-interest",
    )
    act(table, 0, "Bid", amount=103)
    for seat, player in enumerate(table.state.players):
        for number in NUMBERS:
            player.companies[number] = (seat + number) % 12 + 1
            player.loans[number] = player.companies[number] * (seat % 3) // 2
            player.loans[number] = min(player.loans[number], player.companies[number])
    return table


@both
@pytest.mark.parametrize("seats", [4, 8])
def test_at_the_fullest_table_nothing_lies_on_anything_else(seats: int, language: str) -> None:
    before, after = scene(by_hand(seats=seats)), scene(fullest(seats))
    assert faults(laid_out(after, words(language, KEY), changes(before, after))) == []


def played(seats: int, **options: Any) -> Iterator[Scene]:
    dealt = deal(ECONOMICUS, seats, "options", ECONOMICUS.Options(**options))
    record = Record(dealt, start(dealt))
    for number, _ in enumerate(moves(record, ("club",) * seats, Random(1))):
        if number % 9 == 0:
            yield scene(record.table)
    yield scene(record.table)


@both
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "basic"}),
        (5, {"mode": "basic", "ending": "rounds", "limit_rounds": 3}),
        (3, {"star_target": 22, "ending": "stars-or-rounds", "limit_rounds": 4}),
        (8, {"star_target": 22, "ending": "stars-or-rounds", "limit_rounds": 2}),
    ],
)
def test_every_option_has_its_places(seats: int, options: dict[str, Any], language: str) -> None:
    for shown in played(seats, **options):
        assert shown.drawing is not None
        assert missing(shown.drawing, source_of(KEY)) == []
        assert faults(laid_out(shown, words(language, KEY))) == []
