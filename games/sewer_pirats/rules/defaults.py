"""10.1 What stands ready for whoever does not answer, when there is no card to take."""

from __future__ import annotations

from games.kernel import Seat
from games.sewer_pirats.components import CLANS, TALISMANS
from games.sewer_pirats.rules.moves import Advance, BecomeCaptain, Board, CrewMove
from games.sewer_pirats.rules.passage import HOME, Passage, payable
from games.sewer_pirats.state import Here


def cheapest_move(table: Here, seat: Seat) -> CrewMove | None:
    """10.1 The cheapest B or C; ties: B before C, ship, lowest space, rear-most figure, clan."""
    ways = (way for kind in (Board, Advance, BecomeCaptain) for way in kind.ways(table, seat))
    found = (way for way in ways if payable(table, seat, way))
    cheapest = min(found, key=lambda way: _rank(table, way), default=None)
    return None if cheapest is None else _as_action(table, cheapest)


def _rank(table: Here, way: Passage) -> tuple[int, ...]:
    to_captain = way.to == table.components.captain
    return way.price, to_captain, TALISMANS.index(way.ship), way.to, way.start, CLANS.index(way.clan)


def _as_action(table: Here, way: Passage) -> CrewMove:
    if way.to == table.components.captain:
        return BecomeCaptain(figure=way.figure, ship=way.ship)
    kind = Board if way.start == HOME else Advance
    return kind(figure=way.figure, place=way.place)
