"""A first lesson: positions, the moves that are asked for, and what is said of them. All of it is data.

A lesson goes page by page. On some of them one only reads on, on the others a move is wanted, which is made
at a real table. Whatever else is tried there gets its sentence, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from games.kernel.asking.offer import Pick
from games.kernel.playing.copying import clone
from games.kernel.playing.game import Game, deal
from games.kernel.playing.table import AnyTable, Event, go_on, play, start
from games.kernel.showing.text import Seat, Text, Who

Lays = Callable[[Any], None]  # puts everything on a table where it belongs, in a game that has just begun


Values = Mapping[str, Any] | Callable[[Any], Mapping[str, Any]]  # a function of the table as it stands then


class Done(NamedTuple):
    """Is a move that somebody else makes."""

    seat: Seat
    kind: str
    values: Values = MappingProxyType({})

    def on(self, table: AnyTable) -> list[Event]:
        """Make it, and return what happened."""
        return play(table, self.seat, self.kind, self.values(table) if callable(self.values) else self.values)


class Slip(NamedTuple):
    """Is a mistake that can be foreseen, with the name of the sentence about it."""

    name: str
    pick: Pick  # as in `Page.wants`: what it does not name may be anything


@dataclass(frozen=True)
class Page:
    """Is what stands before the learner at a time. What is said there has keys that end in its name.

    `lesson-NAME` tells, `lesson-NAME-do` says which move is wanted, `lesson-NAME-not-SLIP` why another is
    not. Every sentence may name the players: `$seat0` is the learner.
    """

    name: str
    wants: tuple[Pick, ...] = ()  # any of these; values that are not named are free. None: one reads on
    slips: tuple[Slip, ...] = ()
    before: tuple[Done, ...] = ()  # what others do before it is shown
    tells: bool = False  # whether the game's own words about that are shown too
    lays: Lays | None = None  # a position to begin with; None: it goes on from the page before

    def takes(self, pick: Pick) -> bool:
        """Return whether this is a move that is wanted here."""
        return any(_fits(pick, one) for one in self.wants)

    def why_not(self, pick: Pick, seats: int) -> Text | None:
        """Return the sentence about a mistake; None: it was not foreseen."""
        found = (slip.name for slip in self.slips if _fits(pick, slip.pick))
        return next((_said(f"lesson-{self.name}-not-{name}", seats) for name in found), None)

    def text(self, seats: int) -> Text:
        """Return what is told."""
        return _said(f"lesson-{self.name}", seats)

    def task(self, seats: int) -> Text | None:
        """Return which move is wanted; None: one reads on."""
        return _said(f"lesson-{self.name}-do", seats) if self.wants else None


def _fits(pick: Pick, pattern: Pick) -> bool:
    """Return whether a move is of a kind and has the values that are named."""
    named = pattern.values.items()
    return pick.kind == pattern.kind and all(pick.values.get(name) == value for name, value in named)


def _said(key: str, seats: int) -> Text:
    return Text(key, {f"seat{seat}": Who(seat) for seat in range(seats)})


@dataclass(frozen=True)
class Lesson:
    """Is the first lesson of a game. The learner has the first seat and sees no more than that."""

    seats: int
    pages: tuple[Page, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert self.pages[0].lays is not None, "a lesson begins with a position"
        assert len({page.name for page in self.pages}) == len(self.pages), "two pages with one name"


LEARNER: Final = 0  # the seat


class Moment(NamedTuple):
    """Holds what a page shows: the table, what it was before the last move, and what has happened since."""

    page: Page
    table: AnyTable
    before: AnyTable | None  # None: the position is a new one
    told: tuple[Event, ...]
    right: bool  # a move that was wanted has led here


def moment_of(game: Game, at: int, made: Sequence[Pick]) -> Moment:
    """Return what a page shows to whoever has made these moves since the last position was laid.

    Raise Illegal if they cannot be made any more, and ValueError if they do not lead to that page.
    """
    assert game.lesson is not None
    pages = game.lesson.pages[: at + 1]
    first = max(number for number, page in enumerate(pages) if page.lays is not None)
    left, table, before, told = list(made), _laid(game, game.lesson, pages[first]), None, list[Event]()
    for number, page in enumerate(pages[first:], first):
        if number > first:
            before, told = clone(table), []
            told += _visible(play(table, LEARNER, *_next(left))) if pages[number - 1].wants else []
        script = [event for done in page.before for event in done.on(table)]
        told += _visible(script) if page.tells else []
    if left:
        raise ValueError(f"{game.key}: more moves than the lesson asks for.")
    return Moment(pages[-1], table, before, tuple(told), right=bool(at and pages[-2].wants))


def _next(left: list[Pick]) -> Pick:
    if not left:
        raise ValueError("fewer moves than the lesson asks for.")
    return left.pop(0)


def _laid(game: Game, lesson: Lesson, page: Page) -> AnyTable:
    """Return the table of a position. Its figures are the printed ones, whoever has corrected others."""
    assert page.lays is not None
    options = game.Options(**lesson.options)
    table = start(deal(game, lesson.seats, f"lesson/{page.name}", options, first=LEARNER))
    page.lays(table)
    go_on(table)
    return table


def _visible(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.only in (None, LEARNER)]
