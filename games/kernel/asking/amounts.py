"""A number, or a number for each of several things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from math import inf
from random import Random
from typing import Any, NamedTuple

from games.kernel.asking.choices import SHOWN, Choice, between, bounds
from games.kernel.asking.frozen import frozen
from games.kernel.errors import Illegal
from games.kernel.showing.text import Text, say


@frozen
class Amount:
    """Lets one whole number be named, from least to most."""

    least: int
    most: int
    why: Text | None = None  # where the bound comes from
    note: Callable[[int], Text] | None = None  # the consequence of one amount
    round: int = 1  # people choose multiples of it; nobody is held to them
    falling: bool = False  # who names it wants it high, and the highest is shown first
    sane: int | None = None  # more than that is a folly, and is not proposed; nobody is held to it
    called: Callable[[int], Text] | None = None  # how an amount is said, with what is counted: 3 coins

    def check(self, value: Any) -> int:
        if type(value) is int and self.least <= value <= self.most:
            return value
        if self.why is None:
            raise Illegal(bounds("choose-amount", "choose-only", self.least, self.most))
        raise Illegal(
            bounds("choose-amount-because", "choose-only-because", self.least, self.most, why=self.why)
        )

    def possible(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1))

    def ways(self) -> int:
        return max(0, self.most - self.least + 1)

    def sample(self, dice: Random) -> int | None:
        span = self.most - self.least + 1
        return self.least + int(dice.random() * span) if span > 0 else None

    def sole(self) -> int | None:
        return self.least if self.least == self.most else None


class Item(NamedTuple):
    """Holds one line of a list on which every line gets a number: a price, or how many."""

    key: str
    label: Text
    least: int
    most: int
    default: int | None = 0  # None: must be named
    cost: int = 0  # what each one costs of the budget
    usual: int | None = None  # what stands filled in where a number must be named; nobody is held to it
    like: str = ""  # what it is, whatever it costs: to a plan others of that kind are as good


def _named(numbers: dict[str, int]) -> dict[str, int]:
    """Leave out what there is none of."""
    if all(numbers.values()):
        return numbers
    return {key: number for key, number in numbers.items() if number}


@frozen
class Spread:
    """Lets a number be named for each of several items, perhaps with a total and a budget."""

    items: tuple[Item, ...]
    least: int = 0
    most: int | None = None
    budget: int | None = None
    why: Text | None = None  # said when the total or the budget is missed
    note: Callable[[Mapping[str, int]], Text] | None = None  # what would follow
    closed: Callable[[], tuple[Choice, ...]] | None = None  # items that exist but not now; the note says why
    called: Callable[[int], Text] | None = None  # how each of the numbers is said: $3
    loose: bool = False  # it is about whatever lies there: to a plan nothing is missing where something went

    def shut(self) -> tuple[Choice, ...]:
        """Return what exists but cannot be named now."""
        return () if self.closed is None else self.closed()

    @property
    def bounded(self) -> bool:
        """Is there a limit on all numbers together?"""
        return self.most is not None or self.budget is not None or self.least > 0

    def check(self, value: Any) -> dict[str, int]:
        if not isinstance(value, Mapping):
            raise self._misnamed("spread-shape")
        numbers: dict[str, Any] = {}
        wrong: list[Item] = []
        for item in self.items:
            key, _, least, most, default, *_ = item
            number = numbers[key] = value.get(key, default)
            if type(number) is not int or not least <= number <= most:
                wrong.append(item)
        if not value.keys() <= numbers.keys():
            self._check_strays(value)
        for item in wrong:
            why = "spread-missing" if numbers[item.key] is None else "spread-range"
            raise Illegal(bounds(why, "spread-only", item.least, item.most, item=item.label))
        self._check_sums(numbers)
        return _named(numbers)

    def _check_strays(self, value: Mapping[Any, Any]) -> None:
        """Raise Illegal if this names anything that is no item. None of what is not there is nothing."""
        if not all(isinstance(key, str) for key in value):
            raise self._misnamed("spread-shape")
        keys = {item.key for item in self.items}
        named = ((key, number) for key, number in value.items() if key not in keys)
        if strays := [key for key, number in named if type(number) is not int or number]:
            why = next((choice.note for choice in self.shut() if choice.value in strays), None)
            raise self._misnamed("spread-stray") if why is None else Illegal(why)

    def _misnamed(self, why: str) -> Illegal:
        """Make the refusal of something that is no list of these items."""
        return Illegal(say(why, items=tuple(item.label for item in self.items[:SHOWN])))

    def _check_sums(self, numbers: Mapping[str, int]) -> None:
        """Raise Illegal if the total or the cost is out of bounds. The numbers stand in order."""
        if self._fits([*numbers.values()]):
            return
        total, cost = sum(numbers.values()), sum([item.cost * numbers[item.key] for item in self.items])
        if self.budget is not None and cost > self.budget:
            raise Illegal(self.why or say("spread-budget", cost=cost, budget=self.budget))
        wanted = bounds("spread-total", "spread-total-only", self.least, self.highest, total=total)
        raise Illegal(self.why or wanted)

    @property
    def highest(self) -> int:
        """Return the highest total that the items and the limit allow."""
        most = sum([item.most for item in self.items])
        return most if self.most is None else min(self.most, most)

    def possible(self) -> Iterator[dict[str, int]]:
        keys = [item.key for item in self.items]
        for numbers in product(*[range(item.least, item.most + 1) for item in self.items]):
            if self._fits(numbers):
                yield {key: number for key, number in zip(keys, numbers, strict=True) if number}

    def _fits(self, numbers: Sequence[int]) -> bool:
        """Are the total and the cost within bounds? The numbers stand in the order of the items."""
        most, budget = self.most, self.budget
        if (total := sum(numbers)) < self.least or (most is not None and total > most):
            return False
        return budget is None or sum([i.cost * n for i, n in zip(self.items, numbers, strict=True)]) <= budget

    def sample(self, dice: Random) -> dict[str, int] | None:
        if not self.bounded:
            roll = dice.random
            numbers = {item[0]: item[2] + int(roll() * (item[3] - item[2] + 1)) for item in self.items}
        elif (drawn := self._sample_within(dice)) is None:
            return None
        else:
            numbers = drawn
        return _named(numbers)

    def _sample_within(self, dice: Random) -> dict[str, int] | None:
        """Draw how many in all, then one after another, each of an item that still has room."""
        numbers = {item.key: item.least for item in self.items}
        total, highest = sum(numbers.values()), self.highest
        left = inf if self.budget is None else self.budget - sum([i.cost * i.least for i in self.items])
        if max(self.least, total) > highest:
            return None
        goal, room = between(dice, max(self.least, total), highest), [*self.items]
        while total < goal and room:
            item = room[at := int(dice.random() * len(room))]
            if numbers[item.key] == item.most or item.cost > left:
                del room[at]  # and it will have none again
                continue
            numbers[item.key] += 1
            total, left = total + 1, left - item.cost
        return numbers if total >= self.least and left >= 0 else None

    def sole(self) -> dict[str, int] | None:
        few = list(islice(self.possible(), 2)) if self._narrow() else ()
        return few[0] if len(few) == 1 else None

    def _narrow(self) -> bool:
        """Is it worth enumerating: are there at most a few hundred ways?"""
        return self.ways() <= 400

    def ways(self) -> int:
        ways = 1
        for item in self.items:
            ways *= item.most - item.least + 1
        return ways
