"""3 Setup."""

from __future__ import annotations

from games.kernel import Seat, Who
from games.sewer_pirats.components import CLANS, TALISMANS, Components
from games.sewer_pirats.rules.auction import FillBar
from games.sewer_pirats.rules.cards import deal_hand, fill_row
from games.sewer_pirats.rules.crew import ChooseClans, ChooseColours, draw_crews
from games.sewer_pirats.rules.sailing import lay_out
from games.sewer_pirats.rules.turn import Turn
from games.sewer_pirats.state import Here, Player, Ship, State, Trophy


def setup(table: Here) -> None:
    table.state = unpack(table.components, table.seats)
    if table.options.variant == "auction":
        return table.then(ChooseColours(tuple(range(table.seats))), FillBar())
    first = table.first_player()
    order = tuple((first + turn) % table.seats for turn in range(table.seats))
    table.tell("first-player", who=Who(first))
    deal_out(table, order)
    if table.options.variant == "abilities":
        draw_crews(table, order)
        return table.then(ChooseColours(order), Turn(first))
    return table.then(ChooseClans(order), Turn(first))


def unpack(components: Components, seats: int) -> State:
    """3.1 Everything as it comes out of the box."""
    return State(
        players=[Player() for _ in range(seats)],
        ships={name: Ship() for name in TALISMANS},
        deck=[name for name in TALISMANS for _ in range(components.cards_per_talisman)],
        trophies=[Trophy(kind, value) for kind, values in components.trophies.items() for value in values],
        prizes=[prize for prize, count in components.prizes.items() for _ in range(count)],
        box=dict.fromkeys(CLANS, components.figures_per_clan),
    )


def deal_out(table: Here, order: tuple[Seat, ...]) -> None:
    """3.2 The flotsam, 3.3 the row, 3.5 the hands: three cards for the first two, four for the others."""
    lay_out(table)
    fill_row(table)
    for seat, count in zip(order, table.components.starting_hands, strict=False):
        deal_hand(table, seat, count)
