"""What autocomplete proposes: only what is legal now, with the consequence beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import count, islice, product
from typing import Any, NamedTuple, TypeAlias

from bot.words.aliases import normalise
from bot.words.numbers import number_in
from bot.words.parse import value_of
from bot.words.words import Words, shorten
from games.kernel.hosting import Amount, Choice, Domain, Illegal, Item, OneOf, SomeOf, Spread, Text

ROUND = 14  # round numbers among those shown; the rest of the room is for the lowest, one by one
MOST = 25  # choices that Discord shows
LONG = 100  # characters of one choice


Outcome: TypeAlias = Callable[[dict[str, int]], Text | None]


class Suggestion(NamedTuple):
    """What is shown in the list, and what is sent if it is chosen."""

    name: str
    value: str | int


def suggest(domain: Domain, typed: str, words: Words, outcome: Outcome | None = None) -> list[Suggestion]:
    """Propose at most 25 values, the likeliest first.

    The outcome of a list says what would follow if it were taken.
    """
    match domain:
        case OneOf(choices=choices):
            found = _choices(choices, typed, words)
        case Amount():
            found = _amounts(domain, typed, words)
        case SomeOf():
            found = _subsets(domain, typed, words)
        case Spread():
            found = _lists(domain, typed, words, domain.note or outcome)
    return list(islice(dict.fromkeys(one for one in found if _fits(one)), MOST))


def _fits(suggestion: Suggestion) -> bool:
    return isinstance(suggestion.value, int) or len(suggestion.value) <= LONG


def _choices(choices: Iterable[Choice], typed: str, words: Words) -> Iterator[Suggestion]:
    """Propose the choices that have these letters; all, if none has."""
    wanted = normalise(typed)
    shown = [(with_note(choice, words), choice.value) for choice in choices]
    hits = [(name, value) for name, value in shown if wanted in normalise(f"{name} {value}")]
    return (Suggestion(shorten(name, LONG), value) for name, value in hits or shown)


def with_note(choice: Choice, words: Words) -> str:
    """Return a choice's label with its consequence."""
    label = words(choice.label)
    return label if choice.note is None else f"{label} · {words(choice.note)}"


def _amounts(domain: Amount, typed: str, words: Words) -> Iterator[Suggestion]:
    for number in _beginning_with(domain, typed.strip()) or likely(domain):
        note = None if domain.note is None else words(domain.note(number))
        yield Suggestion(shorten(str(number) if note is None else f"{number} · {note}", LONG), number)


def _beginning_with(domain: Amount, digits: str) -> list[int]:
    """Return the numbers that begin with these digits, the short ones first."""
    found: list[int] = []
    number = number_in(digits)
    first, width = (domain.most + 1 if number is None or number < 0 else number), 1
    while first <= domain.most and len(found) < MOST:
        room = MOST - len(found)
        found += range(max(first, domain.least), min(first + width - 1, domain.most) + 1)[:room]
        first, width = (first * 10 or domain.most + 1), width * 10
    return found


def likely(domain: Amount) -> list[int]:
    """Return the amounts that people choose most: the lowest, one by one, or those that count as round."""
    every = range(domain.least, domain.most + 1)
    return ([number for number in every if number % domain.round == 0] or list(every))[:MOST]


def thin_out(numbers: Sequence[int], now: int | None = None) -> list[int]:
    """Pick as many numbers as can be shown.

    The lowest stay one by one, because most bids are low, then come round steps. The highest is always there,
    and so is what is chosen now.
    """
    if len(numbers) <= MOST:
        return list(numbers)
    always = {numbers[-1]} if now is None else {numbers[-1], now}
    kept = always.union(
        next(found for found in map(partial(_multiples, numbers), _steps()) if len(found) <= ROUND)
    )
    room = next(size for size in range(MOST, 0, -1) if len(kept.union(numbers[:size])) <= MOST)
    return sorted(kept.union(numbers[:room]))


def _multiples(numbers: Sequence[int], step: int) -> list[int]:
    return [number for number in numbers if number % step == 0]


def _steps() -> Iterator[int]:
    """Yield 5, 10, 20, 50, 100 and so on."""
    for size in count():
        yield from (5 * 10**size, 10 * 10**size, 20 * 10**size)


def _subsets(domain: SomeOf, typed: str, words: Words) -> Iterator[Suggestion]:
    """Propose what is picked already, then the same with one more."""
    labels = {choice.value: words(choice.label) for choice in domain.choices}
    picked = [value for value in value_of(domain, typed, [words]) if value in labels]
    if picked and domain.least <= len(picked) <= domain.limit:
        yield _joined(picked, labels)
    if len(picked) < domain.limit:
        more = [value for value in labels if value not in picked]
        hits = [value for value in more if _being_typed(typed) in normalise(f"{labels[value]} {value}")]
        yield from (_joined([*picked, value], labels) for value in hits or more)


def _joined(values: list[Any], labels: dict[Any, str]) -> Suggestion:
    name = ", ".join(labels[value] for value in values)
    return Suggestion(shorten(name, LONG), ", ".join(map(str, values)))


def _being_typed(typed: str) -> str:
    """Return the part that is being typed just now."""
    return normalise(re.split(r"[,;]", typed)[-1])


def _lists(domain: Spread, typed: str, words: Words, outcome: Outcome | None) -> Iterator[Suggestion]:
    """Propose lists that are legal as they stand, then those that still want something."""
    numbers = _so_far(domain, typed, words)
    ways = list(islice(_ways(domain, numbers, _being_typed(typed), words), 400))
    for way in ways:
        if _legal(domain, way):
            plainly = _list(domain, way, words, "")
            told = None if outcome is None else outcome(domain.check(way))
            name = plainly.name if told is None else f"{plainly.name} · {words(told)}"
            yield plainly if len(name) > LONG else plainly._replace(name=name)
    for way in ways:
        if not _legal(domain, way) and _within(domain, way):
            yield _list(domain, way, words, " …")


def _so_far(domain: Spread, typed: str, words: Words) -> dict[str, int]:
    """Read the numbers given already; the last line may be half typed."""
    for text in (typed, typed.rpartition(",")[0], typed.rpartition(";")[0]):
        try:
            return dict(value_of(domain, text, [words])) if text.strip() else {}
        except Illegal:
            continue
    return {}


def _ways(domain: Spread, numbers: dict[str, int], tail: str, words: Words) -> Iterator[dict[str, int]]:
    """Yield ways to go on: for lines that need a number all combinations, else one more line at a time."""
    needy = [item for item in domain.items if item.default is None and item.key not in numbers]
    if needy:
        yield from ({**numbers, **dict.fromkeys((i.key for i in needy), n)} for n in _common(needy))
        filled = product(*(range(item.least, item.most + 1) for item in needy))
        yield from ({**numbers, **dict(zip((i.key for i in needy), way, strict=True))} for way in filled)
        return
    if numbers:
        yield numbers
    rest = [item for item in domain.items if item.key not in numbers]
    hits = [item for item in rest if tail in normalise(f"{words(item.label)} {item.key}")]
    for item in hits or rest:
        span = range(item.least, item.most + 1)
        yield from ({**numbers, item.key: number} for number in span if number != item.default)


def _common(items: list[Item]) -> range:
    """Return the numbers that every one of these lines can have."""
    return range(max(item.least for item in items), min(item.most for item in items) + 1)


def _legal(domain: Spread, way: dict[str, int]) -> bool:
    try:
        domain.check(way)
    except Illegal:
        return False
    return True


def _within(domain: Spread, way: dict[str, int]) -> bool:
    """Tell whether a list is not too much yet."""
    cost = sum(item.cost * way.get(item.key, item.default or 0) for item in domain.items)
    total = sum(way.get(item.key, item.default or 0) for item in domain.items)
    possible = all(item.least <= way.get(item.key, item.least) <= item.most for item in domain.items)
    return possible and (domain.budget is None or cost <= domain.budget) and total <= domain.highest


def _list(domain: Spread, way: dict[str, int], words: Words, end: str) -> Suggestion:
    labels = {item.key: words(item.label) for item in domain.items}
    name = ", ".join(f"{labels[key]} {number}" for key, number in way.items())
    return Suggestion(shorten(name, LONG - 2) + end, ", ".join(f"{key} {n}" for key, n in way.items()))
