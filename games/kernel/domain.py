"""What may be answered: said once, used to show, to check, to enumerate and to fuzz."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, islice
from math import inf
from random import Random
from typing import Any, NamedTuple, TypeAlias, cast

from games.kernel.errors import Illegal
from games.kernel.text import Text, say

Value: TypeAlias = int | str
_SHOWN = 12  # a refusal names no more choices than this


class Choice(NamedTuple):
    value: Value
    label: Text
    note: Text | None = None  # the consequence, shown under the label


def _between(dice: Random, least: int, most: int) -> int:
    return least + int(dice.random() * (most - least + 1))


def _labels(choices: tuple[Choice, ...]) -> tuple[Text, ...]:
    shown = tuple(choice.label for choice in choices[:_SHOWN])
    return shown if len(choices) <= _SHOWN else (*shown, say("and-more", count=len(choices) - _SHOWN))


class OneOf(NamedTuple):
    choices: tuple[Choice, ...]
    closed: Callable[[], tuple[Choice, ...]] | None = None  # those that exist but not now; the note says why

    def check(self, value: Any) -> Value:
        for one in self.values():
            if one == value and type(one) is type(value):
                return one
        for choice in self.shut():
            if choice.value == value and choice.note is not None:
                raise Illegal(choice.note)
        raise Illegal(say("choose-one", choices=_labels(self.choices)))

    def shut(self) -> tuple[Choice, ...]:
        return () if self.closed is None else self.closed()

    def values(self) -> Iterable[Value]:
        return [choice.value for choice in self.choices]

    def sample(self, dice: Random) -> Value | None:
        return self.choices[int(dice.random() * len(self.choices))].value if self.choices else None

    def sole(self) -> Value | None:
        return self.choices[0].value if len(self.choices) == 1 else None


class Among(OneOf):
    """One of these values. What is said of each is put together only when it is shown."""

    __slots__ = ()

    def __new__(
        cls,
        values: Iterable[Value],
        describe: Callable[[Any], Choice],
        closed: Callable[[], tuple[Choice, ...]] | None = None,
    ) -> Among:
        return tuple.__new__(cls, (tuple(values), closed, describe))

    @property
    def choices(self) -> tuple[Choice, ...]:
        values, _, describe = cast(Any, self)
        return tuple(map(describe, values))

    def values(self) -> tuple[Value, ...]:
        return cast("tuple[Value, ...]", self[0])

    def sample(self, dice: Random) -> Value | None:
        values = self.values()
        return values[int(dice.random() * len(values))] if values else None

    def sole(self) -> Value | None:
        values = self.values()
        return values[0] if len(values) == 1 else None


class SomeOf(NamedTuple):
    """A subset, without repetition."""

    choices: tuple[Choice, ...]
    least: int = 0
    most: int | None = None

    @property
    def limit(self) -> int:
        return len(self.choices) if self.most is None else min(self.most, len(self.choices))

    def check(self, value: Any) -> tuple[Value, ...]:
        wanted = list(value) if isinstance(value, (list, tuple)) else [value]
        picked = tuple(choice.value for choice in self.choices if choice.value in wanted)
        if len(picked) != len(wanted):
            raise Illegal(say("choose-some", choices=_labels(self.choices)))
        if not self.least <= len(picked) <= self.limit:
            raise Illegal(say("choose-count", least=self.least, most=self.limit))
        return picked

    def values(self) -> Iterator[tuple[Value, ...]]:
        every = [choice.value for choice in self.choices]
        for size in range(self.least, self.limit + 1):
            yield from combinations(every, size)

    def sample(self, dice: Random) -> tuple[Value, ...] | None:
        if self.least > self.limit:
            return None
        size = _between(dice, self.least, self.limit)
        places = sorted(dice.sample(range(len(self.choices)), size))
        return tuple(self.choices[place].value for place in places)

    def sole(self) -> tuple[Value, ...] | None:
        forced = self.limit == 0 or self.least == len(self.choices)
        return tuple(choice.value for choice in self.choices[: self.limit]) if forced else None


class Amount(NamedTuple):
    least: int
    most: int
    why: Text | None = None  # where the bound comes from
    note: Callable[[int], Text] | None = None  # the consequence of one amount

    def check(self, value: Any) -> int:
        if type(value) is int and self.least <= value <= self.most:
            return value
        if self.why is None:
            raise Illegal(say("choose-amount", least=self.least, most=self.most))
        raise Illegal(say("choose-amount-because", least=self.least, most=self.most, why=self.why))

    def values(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1))

    def sample(self, dice: Random) -> int | None:
        span = self.most - self.least + 1
        return self.least + int(dice.random() * span) if span > 0 else None

    def sole(self) -> int | None:
        return self.least if self.least == self.most else None


class Item(NamedTuple):
    """One line of a list on which every line gets a number: a price, or how many."""

    key: str
    label: Text
    least: int
    most: int
    default: int | None = 0  # None: must be named
    cost: int = 0  # what each one costs of the budget


def _named(numbers: dict[str, int]) -> dict[str, int]:
    """Nothing is not named."""
    if all(numbers.values()):
        return numbers
    return {key: number for key, number in numbers.items() if number}


class Spread(NamedTuple):
    """A number for each of several items, perhaps with a total and a budget."""

    items: tuple[Item, ...]
    least: int = 0
    most: int | None = None
    budget: int | None = None
    why: Text | None = None  # said when the total or the budget is missed

    @property
    def bounded(self) -> bool:
        return self.most is not None or self.budget is not None or self.least > 0

    def check(self, value: Any) -> dict[str, int]:
        if not isinstance(value, Mapping):
            raise self._misnamed("spread-shape")
        numbers: dict[str, Any] = {}
        wrong: list[Item] = []
        for item in self.items:
            key, _, least, most, default, _ = item
            number = numbers[key] = value.get(key, default)
            if type(number) is not int or not least <= number <= most:
                wrong.append(item)
        if not value.keys() <= numbers.keys():
            raise self._misnamed(
                "spread-stray" if all(isinstance(key, str) for key in value) else "spread-shape"
            )
        for item in wrong:
            why = "spread-missing" if numbers[item.key] is None else "spread-range"
            raise Illegal(say(why, item=item.label, least=item.least, most=item.most))
        self._check_sums(numbers)
        return _named(numbers)

    def _misnamed(self, why: str) -> Illegal:
        return Illegal(say(why, items=tuple(item.label for item in self.items[:_SHOWN])))

    def _check_sums(self, numbers: Mapping[str, int]) -> None:
        if not self.bounded:
            return
        total, cost = sum(numbers.values()), sum([item.cost * numbers[item.key] for item in self.items])
        if self.budget is not None and cost > self.budget:
            raise Illegal(self.why or say("spread-budget", cost=cost, budget=self.budget))
        if total < self.least or (self.most is not None and total > self.most):
            most = self.highest
            raise Illegal(self.why or say("spread-total", total=total, least=self.least, most=most))

    @property
    def highest(self) -> int:
        most = sum([item.most for item in self.items])
        return most if self.most is None else min(self.most, most)

    def values(self) -> Iterator[dict[str, int]]:
        for numbers in self._fill(0, {}):
            try:
                self._check_sums(numbers)
            except Illegal:
                continue
            yield {key: number for key, number in numbers.items() if number}

    def _fill(self, at: int, numbers: dict[str, int]) -> Iterator[dict[str, int]]:
        if at == len(self.items):
            yield numbers
            return
        item = self.items[at]
        for number in range(item.least, item.most + 1):
            yield from self._fill(at + 1, {**numbers, item.key: number})

    def sample(self, dice: Random) -> dict[str, int] | None:
        if not self.bounded:
            roll = dice.random
            numbers = {k: least + int(roll() * (most - least + 1)) for k, _, least, most, _, _ in self.items}
        elif (drawn := self._sample_within(dice)) is None:
            return None
        else:
            numbers = drawn
        return _named(numbers)

    def _sample_within(self, dice: Random) -> dict[str, int] | None:
        """First how many in all, then one after another, each of an item that still has room."""
        numbers = {item.key: item.least for item in self.items}
        total, highest = sum(numbers.values()), self.highest
        left = inf if self.budget is None else self.budget - sum([i.cost * i.least for i in self.items])
        if max(self.least, total) > highest:
            return None
        goal, room = _between(dice, max(self.least, total), highest), [*self.items]
        while total < goal and room:
            item = room[at := int(dice.random() * len(room))]
            if numbers[item.key] == item.most or item.cost > left:
                del room[at]  # and it will have none again
                continue
            numbers[item.key] += 1
            total, left = total + 1, left - item.cost
        return numbers if total >= self.least and left >= 0 else None

    def sole(self) -> dict[str, int] | None:
        few = list(islice(self.values(), 2)) if self._narrow() else ()
        return few[0] if len(few) == 1 else None

    def _narrow(self) -> bool:
        """Worth enumerating: at most a few hundred ways."""
        ways = 1
        for item in self.items:
            ways *= item.most - item.least + 1
        return ways <= 400


Domain: TypeAlias = OneOf | SomeOf | Amount | Spread
Picked: TypeAlias = Mapping[str, Any]
Field: TypeAlias = Domain | Callable[[Picked], Domain]


def once(make: Callable[[], Domain]) -> Field:
    """A domain that depends on nothing picked before: made when it is first asked for, and kept."""
    made: list[Domain] = []

    def field(picked: Picked) -> Domain:
        if not made:
            made.append(make())
        return made[0]

    return field
