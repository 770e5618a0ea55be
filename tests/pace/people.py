"""People as they answer: they sleep, they work, they have other things to do, and now and then they are away.

The distribution: whoever is asked needs some time of attention, log-normal with a median of 50 minutes and
a tenth of all above three and a half hours. Attention runs fully in free time, at a fifth of that pace at
work (Monday to Friday, 9 to 17), and not at all asleep (23 to 8) or on days away. On one day in forty
somebody goes away for one to four days. One in fifty never comes back after some day of the first weeks.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

DAY, QUARTER = 24.0, 0.25
MEDIAN, SPREAD = 50 / 60, 1.1
AWAY, LONGEST_AWAY = 1 / 40, 4
VANISHES, WITHIN = 1 / 50, 28
ZONES = (-8, -5, 0, 1, 3, 3, 5, 7)
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
        left, now = self.dice.lognormvariate(math.log(MEDIAN), SPREAD), asked
        while left > 0:
            if now >= self.gone_from:
                return NEVER
            left -= QUARTER * self._attention(now + self.zone)
            now += QUARTER
        return now

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


def crowd(count: int, seed: str) -> list[Person]:
    people = []
    for number in range(count):
        dice = Random(f"{seed}/{number}")
        gone = dice.uniform(0, WITHIN) * DAY if dice.random() < VANISHES else NEVER
        people.append(Person(dice, dice.choice(ZONES), gone))
    return people
