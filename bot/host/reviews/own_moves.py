"""The moves that somebody made by their own hand, each with the table as it was before it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from games.expert import Moment
from games.kernel.hosting import AnyTable, Deal, Pick, Prompt, Seat, clone, play_again, prompt, save
from storage.actions import Row, entry
from storage.past import Past
from storage.seats import Former, Player, at_version


def own_moves(
    moves: Sequence[Row], players: Sequence[Player], former: Sequence[Former], user: int
) -> list[int]:
    """Return which moves of a game somebody made, by their numbers from 0 on, in whatever seat.

    What bots and orders answered came with no click, and before or after their time the seat was another's.
    """
    return [number for number, row in enumerate(moves) if _is_own(row, players, former, user)]


def _is_own(row: Row, players: Sequence[Player], former: Sequence[Former], user: int) -> bool:
    if row.line.key is None or row.line.seat is None:
        return False
    player = at_version(players, former, row.line.seat, row.seq)
    return player is not None and player.user == user


def moments_of(past: Past, deal: Deal, numbers: Collection[int]) -> list[Moment]:
    """Return these moves of a game, with the tables before them as they would be saved."""
    return [
        Moment(number, save(table), seat, Pick(row.line.kind, dict(row.line.picked)))
        for number, row, seat, table in _before(past, deal, numbers)
    ]


def asked_at(past: Past, deal: Deal, numbers: Collection[int]) -> dict[int, Prompt]:
    """Return what those were asked who made these moves of a game, each on a table of its own."""
    found = {}
    for number, _, seat, table in _before(past, deal, numbers):
        asked = prompt(clone(table), seat)
        assert asked is not None
        found[number] = asked.whole()
    return found


def _before(past: Past, deal: Deal, numbers: Collection[int]) -> Iterator[tuple[int, Row, Seat, AnyTable]]:
    """Play a game through again, and stop before each of these moves."""
    table = past.opening(deal)
    for number, row in enumerate(past.moves):
        move = entry(row)
        if number in numbers:
            yield number, row, move.seat, table
        play_again(table, move)
