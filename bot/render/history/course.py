"""What each player had after every move: publicly, while a game runs; truly, when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.render.giving_way import GiveWay, keep_going
from bot.words.words import Words
from games.kernel.hosting import AnyTable, Deal, Entry, Text, play_again, start

_MOST = 200  # moments of a long game that are looked at: a phone is not wide enough for more


class Played(NamedTuple):
    """A game that can be played through again: the table as it was at first, and the moves since then."""

    opening: Callable[[], AnyTable]
    moves: Sequence[Entry]
    versions: Sequence[int] = ()  # of the game after each of them, where it is hosted
    give_way: GiveWay = keep_going  # called between moves, where others may be let in

    @classmethod
    def of(cls, dealt: Deal, moves: Sequence[Entry]) -> Played:
        return cls(partial(start, dealt), moves)

    def tables(self) -> Iterator[AnyTable]:
        """Yield the same table again and again, one move later each time."""
        table = self.opening()
        yield table
        for entry in self.moves:
            play_again(table, entry)
            yield table
            self.give_way()

    def told(self) -> Iterator[tuple[AnyTable, Text | None]]:
        """Yield the same, each time with the last thing that everybody was told."""
        table = self.opening()
        yield table, None
        for entry in self.moves:
            public = [event.text for event in play_again(table, entry) if event.only is None]
            yield table, public[0] if public else None
            self.give_way()

    def words_then(self, words: Words, number: int) -> Words:
        """Return words with the names of those who sat there after so many moves."""
        if not self.versions:
            return words
        return words.at(self.versions[number - 1] if number else self.versions[0] - 1)


class Course(NamedTuple):
    """One number over the game: what it counts, and for each seat how it went."""

    title: Text
    values: tuple[tuple[int, ...], ...]


def true_worth(played: Played) -> list[list[int]]:
    """Return what each player would have had if the game had ended after each move, from the deal on."""
    found = [_worths(table) for table in played.tables()]
    return [list(values) for values in zip(*found, strict=True)]


def _worths(table: AnyTable) -> list[int]:
    assert table.game.worth is not None
    return [table.game.worth(table, seat) for seat in range(table.seats)]


def public_course(played: Played) -> tuple[Course, ...]:
    """Return what a spectator could follow, move by move; of a long game, at moments spread evenly."""
    moments = evenly_spaced(len(played.moves), _MOST)
    found = [
        table.game.gauges(table.game.view(table, None))
        for at, table in enumerate(played.tables())
        if at in moments
    ]
    return tuple(
        Course(same[0].title, tuple(zip(*(gauge.values for gauge in same), strict=True)))
        for same in zip(*found, strict=True)
    )


def evenly_spaced(last: int, count: int) -> frozenset[int]:
    """Return so many numbers from 0 on, the last among them; all, if they are fewer."""
    return frozenset(round(at * last / max(1, count - 1)) for at in range(count))
