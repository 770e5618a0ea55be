"""What autocomplete proposes: only what is legal now, with the consequence beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Any, NamedTuple, TypeAlias

from bot.words.aliases import normalise
from bot.words.numbers import number_in
from bot.words.parse import value_of
from bot.words.words import Words, shorten
from games.kernel.hosting import Amount, Choice, Domain, Illegal, Item, OneOf, SomeOf, Spread, Text

MOST = 25  # choices that Discord shows
LONG = 100  # characters of one choice
_NOT_AT_ALL = 9  # further from what was typed than any choice that has it in it


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
        case OneOf():
            found = _choices(domain, typed, words)
        case Amount():
            found = _amounts(domain, typed, words)
        case SomeOf():
            found = _subsets(domain, typed, words)
        case Spread():
            found = _lists(domain, typed, words, domain.note or outcome)
    return list(islice(dict.fromkeys(one for one in found if _fits(one)), MOST))


def _fits(suggestion: Suggestion) -> bool:
    return isinstance(suggestion.value, int) or len(suggestion.value) <= LONG


def _choices(domain: OneOf, typed: str, words: Words) -> Iterator[Suggestion]:
    """Propose the choices that fit what was typed, the nearest first, then closed ones with the reason."""
    wanted = normalise(typed) or typed.strip()
    yield from _fitting(domain.choices, wanted, words)
    if wanted:
        yield from _fitting(domain.shut(), wanted, words)


def _fitting(choices: Iterable[Choice], wanted: str, words: Words) -> Iterator[Suggestion]:
    ranked = [(_distance(choice, wanted, words), choice) for choice in choices]
    for rank, choice in sorted(ranked, key=lambda one: one[0]):
        if rank < _NOT_AT_ALL:
            yield Suggestion(shorten(with_note(choice, words), LONG), choice.value)


def _distance(choice: Choice, wanted: str, words: Words) -> int:
    """Return how far a choice is from what was typed: is it that, does it begin so, or has it that in it?"""
    label, value = normalise(words(choice.label)), normalise(str(choice.value))
    if wanted in (label, value) or label.split(" ")[0] == wanted:
        return 0
    if label.startswith(wanted) or value.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in label.split()):
        return 2
    return 3 if wanted in normalise(f"{with_note(choice, words)} {value}") else _NOT_AT_ALL


def with_note(choice: Choice, words: Words) -> str:
    """Return a choice's label with its consequence."""
    label = words(choice.label)
    return label if choice.note is None else f"{label} · {words(choice.note)}"


def _amounts(domain: Amount, typed: str, words: Words) -> Iterator[Suggestion]:
    digits = typed.strip()
    for number in _beginning_with(domain, digits) if digits else likely(domain):
        told, note = amount_in_words(domain, number, words), domain.note and words(domain.note(number))
        yield Suggestion(shorten(told if note is None else f"{told} · {note}", LONG), number)
    if (typed_number := number_in(digits)) is not None:
        yield from _impossible(domain, typed_number, words)


def amount_in_words(domain: Amount | Spread, number: int, words: Words) -> str:
    """Return an amount as it is said: with what is counted, where the domain knows that."""
    return str(number) if domain.called is None else words(domain.called(number))


def _impossible(domain: Amount, number: int, words: Words) -> Iterator[Suggestion]:
    """Say why a number that was typed will not do, unless it may be the beginning of one that does."""
    if not _beginning_with(domain, str(number)):
        try:
            domain.check(number)
        except Illegal as refused:
            yield Suggestion(shorten(words(refused.text), LONG), number)


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
    """Return the amounts that people choose most, one by one from the end at which they begin.

    Where only round ones are usual, those.
    """
    most = domain.most if domain.sane is None else domain.sane
    every = range(domain.least, most + 1)[:: -1 if domain.falling else 1]
    return ([number for number in every if number % domain.round == 0] or list(every))[:MOST]


def few(values: Sequence[Any], now: Any = None) -> list[Any]:
    """Return as many values as can be shown, the first of them one by one, and what is chosen now."""
    if now is None or now in values[:MOST] or now not in values:
        return list(values[:MOST])
    return [*values[: MOST - 1], now]


def _subsets(domain: SomeOf, typed: str, words: Words) -> Iterator[Suggestion]:
    """Propose what is picked already, then the same with one more."""
    labels = {choice.value: words(choice.label) for choice in domain.choices}
    found = value_of(domain, typed, [words])
    picked = [value for value in found if value in labels]
    tail = "" if picked == found and not _unreadable(typed) else _being_typed(typed) or typed
    if picked and not tail and domain.least <= len(picked) <= domain.limit:
        yield _joined(picked, labels)
    if len(picked) < domain.limit:
        more = [value for value in labels if value not in picked]
        hits = [value for value in more if tail in normalise(f"{labels[value]} {value}")]
        yield from (_joined([*picked, value], labels) for value in hits)


def _joined(values: list[Any], labels: dict[Any, str]) -> Suggestion:
    name = ", ".join(labels[value] for value in values)
    return Suggestion(shorten(name, LONG), ", ".join(map(str, values)))


def _unreadable(typed: str) -> bool:
    """Return whether something was typed, but no word and no number."""
    return bool(typed.strip()) and not normalise(typed)


def _being_typed(typed: str) -> str:
    """Return the part that is being typed just now."""
    return normalise(re.split(r"[,;]", typed)[-1])


def _lists(domain: Spread, typed: str, words: Words, outcome: Outcome | None) -> Iterator[Suggestion]:
    """Propose lists that are legal as they stand, then those that still want something."""
    numbers, tail = _so_far(domain, typed, words)
    ways = list(islice(_ways(domain, numbers, tail, words), 400))
    for way in ways:
        if _legal(domain, way):
            plainly = _list(domain, way, words, "")
            told = None if outcome is None else outcome(domain.check(way))
            name = plainly.name if told is None else f"{plainly.name} · {words(told)}"
            yield plainly if len(name) > LONG else plainly._replace(name=name)
    for way in ways:
        if not _legal(domain, way) and _within(domain, way):
            yield _list(domain, way, words, " …")
    if tail:
        shut = _fitting(domain.shut(), tail, words)
        yield from (one._replace(value=f"{one.value} 1") for one in shut)


def _so_far(domain: Spread, typed: str, words: Words) -> tuple[dict[str, int], str]:
    """Read the numbers given already, and the name that is being typed after them, if one is."""
    before = typed.rpartition(",")[0] or typed.rpartition(";")[0]
    half = not re.search(r"(\d|^|[,;])\s*$", typed)
    for text in (before,) if half else (typed, before):
        try:
            numbers = dict(value_of(domain, text, [words])) if text.strip() else {}
        except Illegal:
            continue
        return numbers, "" if text == typed else _being_typed(typed) or typed
    return {}, _being_typed(typed) or typed


def _ways(domain: Spread, numbers: dict[str, int], tail: str, words: Words) -> Iterator[dict[str, int]]:
    """Yield ways to go on: for lines that need a number all combinations, else one more line at a time.

    Of what is half typed, those that have it in their name.
    """
    rest = [item for item in domain.items if item.key not in numbers]
    hits = [item for item in rest if tail in normalise(f"{words(item.label)} {item.key}")]
    needy = [item for item in rest if item.default is None]
    if tail and not hits:
        return
    if needy:
        yield from ({**numbers, **dict.fromkeys((i.key for i in needy), n)} for n in _common(needy))
        filled = product(*(range(item.least, item.most + 1) for item in needy))
        yield from ({**numbers, **dict(zip((i.key for i in needy), way, strict=True))} for way in filled)
        return
    if numbers and not tail:
        yield numbers
    for item in hits:
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
