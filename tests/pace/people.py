"""People as they answer: they sleep, they work, they have other things to do, and now and then they are away.

The distribution: whoever is asked needs some time of attention, log-normal with a median of 50 minutes and
a tenth of all above three and a half hours. Attention runs fully in free time, at a fifth of that pace at
work (Monday to Friday, 9 to 17), and not at all asleep (23 to 8) or on days away. On one day in forty
somebody goes away for one to four days. One in fifty never comes back after some day of the first weeks.

Whoever plans looks in now and then though nobody waits for them, after four hours of attention one with
another, which is about twice a day.

A staller never answers at all, moves five days off along every other day so that it is always a day off, and
sits down again whenever a stand-in has answered.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random

from bot.clock.availability import MOST_DAYS_OFF
from bot.clock.hours import Hours

DAY, QUARTER = 24.0, 0.25
MEDIAN, SPREAD = 50 / 60, 1.1
AWAY, LONGEST_AWAY = 1 / 40, 4
VANISHES, WITHIN = 1 / 50, 28
ZONES = (-8, -5, 0, 1, 3, 3, 5, 7)
LOOKS_IN = 4.0  # hours of attention between two looks at a table where nobody waits for one
STAYS = 0.25  # hours that somebody stays after an answer
NEVER = math.inf


@dataclass
class Person:
    """All times in hours since a Monday, midnight in Greenwich."""

    dice: Random
    zone: int = 0
    gone_from: float = NEVER
    away: dict[int, bool] = field(default_factory=dict)  # by local day
    here_until: float = -1.0

    def answers_at(self, asked: float) -> float:
        """When an answer comes to what is asked now."""
        if asked <= self.here_until:
            return asked
        return self._after(asked, self.dice.lognormvariate(math.log(MEDIAN), SPREAD))

    def looks_in_at(self, now: float, dice: Random) -> float:
        """When this person next has a look at the table by themselves."""
        return self._after(now, dice.expovariate(1 / LOOKS_IN))

    def _after(self, now: float, attention: float) -> float:
        """When so many hours of attention will have passed."""
        while attention > 0:
            if now >= self.gone_from:
                return NEVER
            attention -= QUARTER * self._attention(now + self.zone)
            now += QUARTER
        return now

    def hours(self, now: float) -> Hours:
        """The hours in which this person's time runs, as chosen by then."""
        return Hours()

    def changes(self, now: float) -> Iterator[float]:
        """When this person will choose other hours."""
        return iter(())

    def returns_at(self, comes: float, now: float) -> float:
        """When this person, for whom a stand-in answers, takes the seat again."""
        return comes

    def comes(self, now: float) -> None:
        self.here_until = now + STAYS

    def _attention(self, local: float) -> float:
        hour, day = local % DAY, int(local // DAY)
        if hour < 8 or hour >= 23 or self._is_away(day):
            return 0.0
        return 0.2 if day % 7 < 5 and 9 <= hour < 17 else 1.0

    def _is_away(self, day: int) -> bool:
        if day not in self.away:
            self.away[day] = False
            if self.dice.random() < AWAY:
                for later in range(self.dice.randint(1, LONGEST_AWAY)):
                    self.away[day + later] = True
        return self.away[day]


class Staller(Person):
    """Somebody who wants the others to wait for ever."""

    def answers_at(self, asked: float) -> float:
        return NEVER

    def looks_in_at(self, now: float, dice: Random) -> float:
        return NEVER

    def hours(self, now: float) -> Hours:
        today = int(now // (2 * DAY)) * 2
        return Hours("UTC", None, frozenset((today + later) % 7 for later in range(MOST_DAYS_OFF)))

    def returns_at(self, comes: float, now: float) -> float:
        return now

    def changes(self, now: float) -> Iterator[float]:
        return (2 * DAY * number for number in count(int(now // (2 * DAY)) + 1))


def crowd(size: int, seed: str) -> list[Person]:
    people = []
    for number in range(size):
        dice = Random(f"{seed}/{number}")
        gone = dice.uniform(0, WITHIN) * DAY if dice.random() < VANISHES else NEVER
        people.append(Person(dice, dice.choice(ZONES), gone))
    return people
