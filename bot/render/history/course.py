"""What each player had after every move: publicly, while a game runs; truly, when it is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from games.kernel.hosting import AnyTable, Deal, Entry, Text, play, start

_MOST = 200  # moments of a long game that are looked at: a phone is not wide enough for more
_PAUSE = 0.0001  # seconds between moves, in which the event loop has its turn


class Played(NamedTuple):
    """A game that can be played through again: the table as it was at first, and the moves since then."""

    opening: Callable[[], AnyTable]
    moves: Sequence[Entry]
    versions: Sequence[int] = ()  # of the game after each of them, where it is hosted

    @classmethod
    def of(cls, dealt: Deal, moves: Sequence[Entry]) -> Played:
        return cls(partial(start, dealt), moves)

    def tables(self) -> Iterator[AnyTable]:
        """The same table again and again, one move later each time."""
        table = self.opening()
        yield table
        for entry in self.moves:
            play(table, entry.seat, entry.kind, entry.values)
            yield table
            time.sleep(_PAUSE)


class Course(NamedTuple):
    """One number over the game: what it counts, and for each seat how it went."""

    title: Text
    values: tuple[tuple[int, ...], ...]


def true_worth(played: Played) -> list[list[int]]:
    """What each player would have had if the game had ended after each move, from the deal on."""
    found = [_worths(table) for table in played.tables()]
    return [list(values) for values in zip(*found, strict=True)]


def _worths(table: AnyTable) -> list[int]:
    assert table.game.worth is not None
    return [table.game.worth(table, seat) for seat in range(table.seats)]


def public_course(played: Played) -> tuple[Course, ...]:
    """Out of what a spectator saw, move by move; of a long game, moments spread evenly."""
    moments = spread(len(played.moves), _MOST)
    found = [
        table.game.gauges(table.game.view(table, None))
        for at, table in enumerate(played.tables())
        if at in moments
    ]
    return tuple(
        Course(same[0].title, tuple(zip(*(gauge.values for gauge in same), strict=True)))
        for same in zip(*found, strict=True)
    )


def spread(last: int, count: int) -> frozenset[int]:
    """So many numbers from 0 on, the last among them; all, if they are fewer."""
    return frozenset(round(at * last / max(1, count - 1)) for at in range(count))
