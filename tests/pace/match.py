"""One game over days, on a clock of its own: nothing is waited for in earnest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple
from unittest.mock import patch

from bot.clock.seat_clock import deadline, gone, hours_changed, returned, started
from games.kernel import Prompt, waiting
from games.kernel.hosting import HOST, AnyTable, Deal, calls, ordered, play, prompt, start
from storage.clocks import Agreed, Wait
from tests.ordered import Book
from tests.pace.habits import think_ahead
from tests.pace.people import DAY, Person
from tests.pace.plans import Plans

BANK, TOP_UP = 3 * DAY, 0.5 * DAY  # hours before a stand-in answers, more for each own answer
HOUR, MONDAY = 3600, 345_600  # seconds; the first Monday since 1970
AGREED = Agreed("own", int(BANK * HOUR), int(TOP_UP * HOUR))
LONG, TOO_LONG = 1_500, 6_000  # actions: then the host calls time, then it is given up
ENDLESS = 3 * 365 * DAY


class Help(NamedTuple):
    """What shortens the waiting."""

    orders: bool = False  # standing orders and automatic answers
    stand_ins: bool = False
    stalled: bool = False  # by one who does all that can be done against it
    plans: float = 0.0  # how often people who could plan their next turn do so
    planners: frozenset[int] | None = None  # who does; None: everybody


class Pace(NamedTuple):
    """How a game went."""

    days: float
    opening: float  # days until the crew is hired, where it is
    waits: int  # how often a person was waited for
    finished: bool
    planned: int = 0  # moves
    made: int = 0  # of those
    why: Mapping[str, int] = MappingProxyType({})  # the others were not
    scores: tuple[int, ...] = ()
    asked: Mapping[str, int] = MappingProxyType({})  # what people were waited for


class Due(NamedTuple):
    """Somebody who is waited for."""

    asked: float
    comes: float
    stand_in: float  # when a stand-in answers instead

    @property
    def answered(self) -> float:
        return min(self.comes, self.stand_in)


@contextmanager
def automatic(answers: bool) -> Iterator[None]:
    """Without automatic answers everybody is asked, even who has but one answer."""
    at = Prompt.at

    def asked(self: Prompt, *moment: Any) -> Prompt:
        found = at(self, *moment)
        found.auto = found.auto and answers
        return found

    with patch.object(Prompt, "at", asked):
        yield


@dataclass
class Match:
    table: AnyTable
    people: list[Person]
    helped: Help
    dice: Random
    now: float = 9.0  # a Monday morning
    waits: int = 0
    moves: int = 0
    opening: float = 0.0
    due: dict[int, Due] = field(default_factory=dict)
    bank: dict[int, float] = field(default_factory=dict)
    away: dict[int, float] = field(default_factory=dict)  # until when a stand-in plays
    orders: Book = field(default_factory=dict)
    looks: dict[int, float] = field(default_factory=dict)  # when people will look in
    asked: Counter[str] = field(default_factory=Counter)  # what people were waited for
    plans: Plans = field(init=False)

    def __post_init__(self) -> None:
        self.plans = Plans(Random(f"plans/{self.table.deal.seed}"), self.helped.plans, self.helped.planners)

    def go(self) -> Pace:
        while self.table.scores is None and self.moves < TOO_LONG:
            self._obey()
            if self.table.scores is not None or not self._wait():
                break
        scores, plans = self.table.scores, self.plans
        for seat in [*plans.of]:
            plans.forget(seat, plans.of[seat], "the game was over")
        points = () if scores is None else tuple(scores[seat].total for seat in range(self.table.seats))
        days, opening = self.now / DAY, self.opening / DAY
        planned = plans.planned, plans.made, plans.why
        return Pace(days, opening, self.waits, scores is not None, *planned, points, self.asked)

    def _wait(self) -> bool:
        """Until the next person comes, or a stand-in answers. False: nobody ever will."""
        asked = waiting(self.table)
        for seat in asked:
            if seat not in self.due:
                self._call(seat)
        seat = min(asked, key=lambda one: self.due[one].answered)
        due = self.due.pop(seat)
        if due.answered > ENDLESS:
            return False
        self._look_in(due.answered)
        self.now = max(self.now, due.answered)
        if due.comes <= due.stand_in:
            self._session(seat, due)
        else:
            self._stand_in(seat, due)
        return True

    def _look_in(self, until: float) -> None:
        """Whoever has a look before that time may plan anew."""
        if not self.helped.plans:
            return
        for seat, person in enumerate(self.people):
            at = self.looks.setdefault(seat, person.looks_in_at(self.now, self.plans.dice))
            if at < until and seat not in waiting(self.table):
                think_ahead(self.table, seat, self.orders)
                self.plans.think(self.table, seat, self.orders[seat])
            if at < until:
                self.looks[seat] = person.looks_in_at(until, self.plans.dice)

    def _stand_in(self, seat: int, due: Due) -> None:
        """It answers at once from now on, until the player takes the seat again."""
        self.away[seat] = self.people[seat].returns_at(due.comes, self.now)
        self.bank[seat] = returned(AGREED, gone(Wait(seat, 0))).bank / HOUR
        self._answer(seat)

    def _call(self, seat: int) -> None:
        if self.now < (back := self.away.get(seat, 0.0)):
            self.due[seat] = Due(self.now, back, self.now)
            return
        self.waits += 1
        self.asked[type(self.table.agenda[0].step).__name__] += 1
        comes = self.people[seat].answers_at(self.now)
        ends = self._runs_out(seat, self.bank.get(seat, BANK)) if self.helped.stand_ins else 2 * ENDLESS
        self.due[seat] = Due(self.now, comes, ends)

    def _runs_out(self, seat: int, patience: float) -> float:
        """When the bot's own clock says that time is up, whatever hours this person chooses meanwhile."""
        person, at = self.people[seat], self.now
        wait = started(AGREED, Wait(seat, int(patience * HOUR)), _seconds(at), person.hours(at))
        for change in person.changes(at):
            if (ends := deadline(AGREED, wait, person.hours(at))) is not None and ends <= _seconds(change):
                break
            if change > ENDLESS:
                return 2 * ENDLESS
            wait, at = hours_changed(wait, person.hours(at)), change
        ends = deadline(AGREED, wait, person.hours(at))
        return 2 * ENDLESS if ends is None else (ends - MONDAY) / HOUR

    def _session(self, seat: int, due: Due) -> None:
        """Whoever comes answers all that is asked, and says what is to be done later."""
        self.people[seat].comes(self.now)
        left = self.bank.get(seat, BANK) - (due.comes - due.asked)
        self.bank[seat] = min(BANK, max(0.0, left) + TOP_UP)
        while self.table.scores is None and seat in waiting(self.table):
            self._answer(seat)
            self._obey()  # as the bot does: what is planned goes on after an answer by hand
        if self.helped.orders and self.table.scores is None:
            think_ahead(self.table, seat, self.orders)
            self.plans.think(self.table, seat, self.orders[seat])

    def _answer(self, seat: int) -> None:
        asked, game = prompt(self.table, seat), self.table.game
        assert asked is not None
        self._play(seat, *game.policy(game.view(self.table, seat), asked, self.dice))

    def _obey(self) -> None:
        """Plans and orders answer at once."""
        while self.table.scores is None and (found := self._ordered()) is not None:
            self._play(*found)

    def _ordered(self) -> tuple[int, str, dict[str, Any]] | None:
        for seat in waiting(self.table):
            view, plans = self.table.game.view(self.table, seat), self.plans
            own = [order for order in self.orders.get(seat, ()) if order.lasts(view)]
            pick = ordered(self.table, seat, own) or plans.answer(self.table, seat)
            if (pick := pick or plans.usual(self.table, seat)) is not None:
                return seat, *pick
        return None

    def _play(self, seat: int, kind: str, values: dict[str, Any]) -> None:
        play(self.table, seat, kind, values)
        self.moves += 1
        self.due.pop(seat, None)
        self.plans.tidy(self.table)
        if getattr(self.table.state, "bar", ()):
            self.opening = self.now
        if self.moves == LONG:
            self._call_time()

    def _call_time(self) -> None:
        for offer in calls(self.table):
            if offer.blocked is None:
                play(self.table, HOST, offer.kind, {})


def _seconds(hours: float) -> int:
    return MONDAY + int(hours * HOUR)


def play_match(deal: Deal, people: list[Person], helped: Help, seed: str) -> Pace:
    with automatic(helped.orders):
        return Match(start(deal), people, helped, Random(seed)).go()
