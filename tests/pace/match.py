"""One game over days, on a clock of its own: nothing is waited for in earnest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from games.kernel import HOST, Deal, Prompt, Table, calls, ordered, play, prompt, start, waiting
from tests.ordered import Book
from tests.pace.habits import policy_of, think_ahead
from tests.pace.people import DAY, NEVER, Person

PATIENCE = 3 * DAY  # hours after which a stand-in answers
LONG, TOO_LONG = 1_500, 6_000  # actions: then the host calls time, then it is given up
ENDLESS = 3 * 365 * DAY


class Help(NamedTuple):
    """What shortens the waiting."""

    orders: bool = False  # standing orders and automatic answers
    stand_ins: bool = False


class Pace(NamedTuple):
    """How a game went."""

    days: float
    opening: float  # days until the crew is hired, where it is
    waits: int  # how often a person was waited for
    finished: bool


@contextmanager
def automatic(answers: bool) -> Iterator[None]:
    """Without automatic answers everybody is asked, even who has but one answer."""
    if answers:
        yield
        return
    at = Prompt.at

    def asked(self: Prompt, *moment: Any) -> Prompt:
        found = at(self, *moment)
        found.auto = False
        return found

    with patch.object(Prompt, "at", asked):
        yield


@dataclass
class Match:
    table: Table[Any]
    people: list[Person]
    helped: Help
    dice: Random
    now: float = 9.0
    waits: int = 0
    moves: int = 0
    opening: float = 0.0
    due: dict[int, float] = field(default_factory=dict)  # when each person who is waited for will come
    orders: Book = field(default_factory=dict)

    def go(self) -> Pace:
        while self.table.scores is None and self.moves < TOO_LONG:
            self._obey()
            if self.table.scores is not None or not self._wait():
                break
        return Pace(self.now / DAY, self.opening / DAY, self.waits, self.table.scores is not None)

    def _wait(self) -> bool:
        """Until the next person comes, or a stand-in answers. False: nobody ever will."""
        asked = waiting(self.table)
        self.due = {seat: when for seat, when in self.due.items() if seat in asked}
        for seat in asked:
            if seat not in self.due:
                self.due[seat] = self._expected(seat)
                self.waits += 1
        seat = min(asked, key=lambda one: self.due[one])
        if self.due[seat] > ENDLESS:
            return False
        came = self.due.pop(seat)
        self.now = max(self.now, came)
        self._session(seat)
        return True

    def _expected(self, seat: int) -> float:
        comes = self.people[seat].answers_at(self.now)
        return min(comes, self.now + PATIENCE) if self.helped.stand_ins else comes

    def _session(self, seat: int) -> None:
        """Whoever comes answers all that is asked, and says what is to be done later."""
        if self.people[seat].gone_from > self.now:
            self.people[seat].comes(self.now)
        while self.table.scores is None and seat in waiting(self.table):
            self._answer(seat)
            self._call_time()
        if self.helped.orders and self.table.scores is None:
            think_ahead(self.table, seat, self.orders)

    def _answer(self, seat: int) -> None:
        asked = prompt(self.table, seat)
        assert asked is not None
        self._play(seat, *policy_of(self.table, seat, asked, self.dice))

    def _obey(self) -> None:
        """Orders answer at once."""
        while self.table.scores is None and (found := self._ordered()) is not None:
            self._play(*found)
            self._call_time()

    def _ordered(self) -> tuple[int, str, dict[str, Any]] | None:
        for seat in waiting(self.table):
            if own := self.orders.get(seat):
                view = self.table.game.view(self.table, seat)
                self.orders[seat] = own = [order for order in own if order.lasts(view)]
                if (pick := ordered(self.table, seat, own)) is not None:
                    return seat, *pick
        return None

    def _play(self, seat: int, kind: str, values: dict[str, Any]) -> None:
        play(self.table, seat, kind, values)
        self.moves += 1
        if getattr(self.table.state, "bar", ()):
            self.opening = self.now

    def _call_time(self) -> None:
        if self.moves == LONG and self.table.scores is None:
            for offer in calls(self.table):
                if offer.blocked is None:
                    play(self.table, HOST, offer.kind, {})


def play_match(deal: Deal, people: list[Person], helped: Help, seed: str) -> Pace:
    with automatic(helped.orders):
        return Match(start(deal), people, helped, Random(seed)).go()


__all__ = ["NEVER", "Help", "Pace", "play_match"]
