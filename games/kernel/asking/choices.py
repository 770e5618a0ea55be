"""One of several things, or some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Any, NamedTuple, TypeAlias

from games.kernel.asking.frozen import frozen
from games.kernel.errors import Illegal
from games.kernel.showing.text import Arg, Text, say

Value: TypeAlias = int | str
SHOWN = 12  # a refusal names no more choices than this


class Choice(NamedTuple):
    """Holds a value that can be chosen, and what is said of it."""

    value: Value
    label: Text
    note: Text | None = None  # the consequence, shown under the label
    remote: bool = False  # it is closed, and nobody looks for it here: why, is told to whoever names it


def between(dice: Random, least: int, most: int) -> int:
    """Draw a number from least to most."""
    return least + int(dice.random() * (most - least + 1))


def bounds(several: str, single: str, least: int, most: int, **more: Arg) -> Text:
    """Say what is possible from least to most. Where that is one number, nobody is told "from 1 to 1"."""
    return say(single, only=least, **more) if least == most else say(several, least=least, most=most, **more)


def _labels(choices: tuple[Choice, ...]) -> tuple[Text, ...]:
    """Name the choices; of many only the first, with the number of the others."""
    shown = tuple(choice.label for choice in choices[:SHOWN])
    return shown if len(choices) <= SHOWN else (*shown, say("and-more", count=len(choices) - SHOWN))


@frozen
class OneOf:
    """Lets one of these values be chosen. What is said of each is put together only when it is shown."""

    values: tuple[Value, ...]
    describe: Callable[[Any], Choice]
    closed: Callable[[], tuple[Choice, ...]] | None = None  # those that exist but not now; the note says why

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return the values with what is said of them."""
        return tuple(map(self.describe, self.values))

    def shut(self) -> tuple[Choice, ...]:
        """Return what exists but cannot be chosen now."""
        return () if self.closed is None else self.closed()

    def check(self, value: Any) -> Value:
        for one in self.values:
            if one == value and type(one) is type(value):
                return one
        for choice in self.shut():
            if choice.value == value and choice.note is not None:
                raise Illegal(choice.note)
        raise Illegal(say("choose-one", choices=_labels(self.choices)))

    def possible(self) -> tuple[Value, ...]:
        return self.values

    def ways(self) -> int:
        return len(self.values)

    def sample(self, dice: Random) -> Value | None:
        values = self.values
        return values[int(dice.random() * len(values))] if values else None

    def sole(self) -> Value | None:
        return self.values[0] if len(self.values) == 1 else None


def one_of(choices: Iterable[Choice], closed: Callable[[], tuple[Choice, ...]] | None = None) -> OneOf:
    """Make a domain of choices that are put into words already."""
    known = {choice.value: choice for choice in choices}
    return OneOf(tuple(known), known.__getitem__, closed)


@frozen
class SomeOf:
    """Lets some of these choices be taken, none of them twice."""

    choices: tuple[Choice, ...]
    least: int = 0
    most: int | None = None

    @property
    def limit(self) -> int:
        """Return how many can be chosen at most."""
        return len(self.choices) if self.most is None else min(self.most, len(self.choices))

    def check(self, value: Any) -> tuple[Value, ...]:
        wanted = list(value) if isinstance(value, (list, tuple)) else [value]
        picked = tuple(choice.value for choice in self.choices if choice.value in wanted)
        if len(picked) != len(wanted):
            raise Illegal(say("choose-some", choices=_labels(self.choices)))
        if not self.least <= len(picked) <= self.limit:
            raise Illegal(bounds("choose-count", "choose-exactly", self.least, self.limit))
        return picked

    def ways(self) -> int:
        return sum(comb(len(self.choices), size) for size in range(self.least, self.limit + 1))

    def possible(self) -> Iterator[tuple[Value, ...]]:
        every = [choice.value for choice in self.choices]
        for size in range(self.least, self.limit + 1):
            yield from combinations(every, size)

    def sample(self, dice: Random) -> tuple[Value, ...] | None:
        if self.least > self.limit:
            return None
        size = between(dice, self.least, self.limit)
        places = sorted(dice.sample(range(len(self.choices)), size))
        return tuple(self.choices[place].value for place in places)

    def sole(self) -> tuple[Value, ...] | None:
        forced = self.limit == 0 or self.least == len(self.choices)
        return tuple(choice.value for choice in self.choices[: self.limit]) if forced else None
