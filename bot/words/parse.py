"""What a person typed, turned into a value for a domain. Whether it is legal, the domain says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.words.aliases import Dictionaries, aliases, normalise
from bot.words.example import example
from bot.words.numbers import number_in
from games.kernel.hosting import Choice, Domain, Illegal, OneOf, SomeOf, Spread, say


class Word(NamedTuple):
    """A piece of typed text: something that was named, a number, or neither."""

    name: Any = None
    number: int | None = None
    strange: str | None = None
    ends_in_number: bool = False  # a price in it could be taken for how many are meant


def value_of(domain: Domain, typed: str | int, words: Dictionaries) -> Any:
    """Return the value that was meant.

    What nobody can have meant is left as it is, for the domain to refuse.
    """
    if isinstance(typed, int):
        return typed
    match domain:
        case OneOf():
            return _one(domain, typed, words)
        case SomeOf():
            return _some(domain, typed, words)
        case Spread():
            return _spread(domain, typed, words)
        case _:
            number = number_in(normalise(typed))
            return typed if number is None else number


def _one(domain: OneOf, typed: str, words: Dictionaries) -> Any:
    """Find one choice: as autocomplete writes it, by one of its names, or by the only name that begins so."""
    for value in (*domain.values, *(choice.value for choice in domain.shut())):
        if str(value) == typed:  # as autocomplete has it
            return value
    names, wanted = _names_of(domain.choices, words), normalise(typed)
    if wanted in names:
        return names[wanted]
    begun = {value for name, value in names.items() if name.startswith(wanted)} if wanted else set()
    return begun.pop() if len(begun) == 1 else _names_of(domain.shut(), words).get(wanted, typed)


def _some(domain: SomeOf, typed: str, words: Dictionaries) -> list[Any]:
    """Find several choices, parted by commas or spaces."""
    known = {str(choice.value): choice.value for choice in domain.choices}
    if (listed := [part.strip() for part in typed.split(",")]) and all(name in known for name in listed):
        return [known[name] for name in listed]  # as autocomplete has it
    found = list(_read(typed, _names_of(domain.choices, words)))
    before = [None, *found]
    meant = [
        w
        for w, last in zip(found, before, strict=False)
        if not (w.number == 1 and last and last.name is not None)
    ]
    return [word.name if word.name is not None else word.strange or word.number for word in meant]


def _spread(domain: Spread, typed: str, words: Dictionaries) -> dict[str, int]:
    """Read names with numbers, in either order; one number alone; or nothing at all."""
    if not typed.strip():
        return {}
    if (listed := _as_completed(domain, typed)) is not None:
        return listed
    if not domain.items:
        raise Illegal(say("ui-nothing-to-name"))
    names = _names_of(domain.shut(), words) | aliases(((i.key, i.label) for i in domain.items), words)
    found = list(_read(typed, names))
    if len(found) == 1 and found[0].number is not None:
        return _the_same_for_all(domain, found[0].number, words)
    if (numbers := _counted(found)) is None or not _may_be_bare(domain, numbers):
        raise Illegal(say("ui-write-it-like-this", example=example(domain, words)))
    return {key: 1 if number is None else number for key, number in numbers.items()}


def _counted(found: list[Word]) -> dict[str, int | None] | None:
    """Return each name with its number, which stands behind it or before it, if there is one.

    None: that cannot be read.
    """
    if found and found[0].number is not None:
        found = found[::-1]
    numbers: dict[str, int | None] = {}
    for at, word in enumerate(found):
        following = found[at + 1].number if at + 1 < len(found) else None
        if (
            word.name is not None
            and word.name not in numbers
            and not (following is None and word.ends_in_number)
        ):
            numbers[word.name] = following
        elif word.number is None or at == 0 or found[at - 1].name is None:
            return None
    return numbers or None


def _may_be_bare(domain: Spread, numbers: Mapping[str, int | None]) -> bool:
    """Return whether one is meant of each that was named without a number: of what is counted, not priced."""
    priced = {item.key for item in domain.items if item.default is None or item.least > 0}
    return not any(number is None and key in priced for key, number in numbers.items())


def _as_completed(domain: Spread, typed: str) -> dict[str, int] | None:
    """Read what autocomplete has written: an id and a number, a comma, an id and a number.

    None: it is not that.
    """
    shut = (str(choice.value) for choice in domain.shut())
    keys, listed = {*(item.key for item in domain.items), *shut}, dict[str, int]()
    for part in typed.split(","):
        key, _, digits = part.strip().rpartition(" ")
        number = number_in(digits)
        if key not in keys or key in listed or number is None:
            return None
        listed[key] = number
    return listed


def _the_same_for_all(domain: Spread, number: int, words: Dictionaries) -> dict[str, int]:
    """Give a bare number to every line that needs one, or to the only line; nothing else is guessed."""
    needy = [item.key for item in domain.items if item.default is None]
    if not needy and len(domain.items) > 1:
        raise Illegal(say("ui-number-of-what", example=example(domain, words)))
    return dict.fromkeys(needy or [domain.items[0].key], number)


def _names_of(choices: Iterable[Choice], words: Dictionaries) -> dict[str, Any]:
    return aliases(((choice.value, choice.label) for choice in choices), words)


def _read(typed: str, names: Mapping[str, Any]) -> Iterator[Word]:
    """Yield the pieces of a typed text, the longest names first; commas, semicolons and spaces only part."""
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
    pattern = rf"(?P<name>{known or '(?!)'})(?!\w)|(?P<number>-?\d+)(?!\w)|(?P<strange>[^\s,;]+)"
    for found in re.finditer(pattern, normalise(typed)):
        if found["name"] is not None:
            yield Word(name=names[found["name"]], ends_in_number=found["name"][-1].isdigit())
        elif (number := number_in(found["number"] or "")) is not None:
            yield Word(number=number)
        else:
            yield Word(strange=found["strange"] or found["number"])
