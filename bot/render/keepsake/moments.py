"""Which positions of a game are kept, and what happened on the way to each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.render.history.course import Played, evenly_spaced
from games.kernel.hosting import AnyTable, Event, Scene, Seat


class Told(NamedTuple):
    """Something that happened, with the number of the move it came of."""

    move: int
    event: Event


class Moment(NamedTuple):
    """A position that is kept: after how many moves, as spectators and then as each seat saw it."""

    move: int
    scenes: tuple[Scene, ...]
    told: tuple[Told, ...]  # since the moment before


class Plan(NamedTuple):
    """Says what can be shown of a game: how long it is, where turns end, and whether it is over."""

    moves: int
    ends: tuple[int, ...]
    seats: int  # whose views may be shown: none of a game that is not over

    @property
    def views(self) -> tuple[Seat | None, ...]:
        return None, *range(self.seats)

    def chosen(self, most: int) -> list[int]:
        """Return after which moves a position is kept: all; if these are too many one a turn, then fewer.

        Where turns are long, moves within them fill up what may be kept.
        """
        turns = sorted({0, *self.ends, self.moves})
        if len(turns) >= most:
            return _spread(turns, most)
        others = sorted({*range(self.moves + 1)} - {*turns})
        return sorted([*turns, *_spread(others, most - len(turns))])


def _spread(numbers: Sequence[int], most: int) -> list[int]:
    """Return so many of some numbers, evenly spaced; all, if they are fewer."""
    return [numbers[at] for at in sorted(evenly_spaced(len(numbers) - 1, most))] if numbers else []


def plan_of(played: Played) -> Plan:
    """Play a game through to see what can be shown of it."""
    whose = []
    for table in played.tables():
        whose.append(table.game.turn(table))
    if set(whose) == {None}:  # a game that knows no turns: one ends when another seat moves
        whose = [*(entry.seat for entry in played.moves), None]
    ends = [at for at in range(1, len(whose)) if whose[at] != whose[at - 1]]
    return Plan(len(played.moves), tuple(ends), 0 if table.scores is None else table.seats)


def moments(played: Played, plan: Plan, kept: Sequence[int]) -> Iterator[Moment]:
    """Yield the positions that are kept, each with all that happened since the one before."""
    wanted, told = frozenset(kept), list[Told]()
    for move, table in enumerate(played.tables()):
        told += [Told(move, event) for event in table.events if plan.seats or event.only is None]
        if move in wanted:
            yield Moment(move, _scenes(table, plan), tuple(told))
            told = []


def _scenes(table: AnyTable, plan: Plan) -> tuple[Scene, ...]:
    game = table.game
    return tuple(game.board(game.view(table, seat)) for seat in plan.views)
