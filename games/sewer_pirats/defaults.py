"""10.1 What the clock plays when there is no card to take."""

from __future__ import annotations

from games.kernel import Seat
from games.sewer_pirats.components import CLANS, TALISMANS
from games.sewer_pirats.moves import Advance, BecomeCaptain, Board, CrewMove, Ways, advancing, boarding, commanding
from games.sewer_pirats.passage import HOME, Passage, payable
from games.sewer_pirats.state import Here


def cheapest_move(table: Here, seat: Seat) -> CrewMove | None:
    """10.1 The cheapest B or C; ties: B before C, then the ship, the lowest space, the rear-most figure, the clan."""
    home = dict.fromkeys(table.state.players[seat].home)
    crew = boarding(table, seat, home) | advancing(table, seat)
    found = [*_listed(crew, False), *_listed(commanding(table, seat, home), True)]
    open_ways = [entry for entry in found if payable(table, seat, entry[0])]
    if not open_ways:
        return None
    return _as_action(*min(open_ways, key=lambda entry: _rank(*entry)))


def _listed(ways: Ways, captain: bool) -> list[tuple[Passage, bool]]:
    return [(way, captain) for some in ways.values() for way in some]


def _rank(way: Passage, captain: bool) -> tuple[int, ...]:
    order = TALISMANS.index(way.ship), way.to, way.start, CLANS.index(way.clan)
    return way.price, int(captain), *order


def _as_action(way: Passage, captain: bool) -> CrewMove:
    figure = way.clan if way.start == HOME else f"{way.ship}-{way.start}"
    if captain:
        return BecomeCaptain(figure=figure, ship=way.ship)
    kind = Board if way.start == HOME else Advance
    return kind(figure=figure, place=f"{way.ship}-{way.to}")
