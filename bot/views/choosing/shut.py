"""What exists but cannot be chosen now, and why. What has the same reason stands together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.words.words import Words, brief
from games.kernel.hosting import Choice, Domain, Offer, OneOf, Spread

_MOST_EACH = 4  # reasons of one answer: those of a long list would hide all else


def shut_choices(domain: Domain | None) -> tuple[Choice, ...]:
    """Return what a domain knows of and does not let be chosen, each with its reason."""
    closed = domain.shut() if isinstance(domain, OneOf | Spread) else ()
    return tuple(choice for choice in closed if choice.note is not None)


def why_shut(domain: Domain | None, labels: Words) -> list[str]:
    """Return a line for each reason why something cannot be chosen in a field."""
    return together(_told(shut_choices(domain), labels))


def why_shut_in(answers: Iterable[tuple[Offer, Mapping[str, Any]]], labels: Words) -> list[str]:
    """Return the same for answers of which nothing has been chosen yet, under their names.

    What nobody looks for there is left out; what cannot be chosen in two of them is told in the first.
    """
    told, found = set[str](), list[str]()
    for offer, picked in answers:
        expected = (choice for choice in _first_shut(offer, picked) if not choice.remote)
        lines = [line for line in _joined(_told(expected, labels))[:_MOST_EACH] if line not in told]
        told.update(lines)
        found += [f"-# {brief(labels(offer.label))} · {_one_after_another(lines)}"] if lines else []
    return found


def _one_after_another(lines: Sequence[str]) -> str:
    """Return reasons in one line: each after the first begins as a sentence does."""
    first, *others = lines
    return " ".join([first, *(other[:1].upper() + other[1:] for other in others)])


def together(reasons: Iterable[tuple[str, str]]) -> list[str]:
    """Return a line for each reason, with all that it holds for."""
    return [f"-# {line}" for line in _joined(reasons)]


def _joined(reasons: Iterable[tuple[str, str]]) -> list[str]:
    found: dict[str, list[str]] = {}
    for what, why in reasons:
        found.setdefault(why, []).append(what)
    return [f"{', '.join(dict.fromkeys(what))}: {why}" for why, what in found.items()]


def _told(choices: Iterable[Choice], labels: Words) -> Iterator[tuple[str, str]]:
    return ((labels(one.label), labels(one.note)) for one in choices if one.note is not None)


def _first_shut(offer: Offer, picked: Mapping[str, Any]) -> list[Choice]:
    """Return what cannot be chosen first, then what cannot be chosen after it, whatever that is."""
    found, before = list[Choice](), dict[str, Any]()
    while (step := offer.next_field(before)) is not None:
        name, domain = step
        found += shut_choices(domain)
        if name not in picked:
            ways = domain.values if isinstance(domain, OneOf) else ()
            after = (offer.next_field({**before, name: value}) for value in ways)
            return found + _shut_for_all([then[1] for then in after if then is not None])
        before[name] = picked[name]
    return found


def _shut_for_all(domains: list[Domain]) -> list[Choice]:
    """Return what stands open in none of these domains; of several reasons, the first."""
    opened = {value for domain in domains for value in _values(domain)}
    found = dict[int | str, Choice]()
    for domain in domains:
        for choice in shut_choices(domain):
            found.setdefault(choice.value, choice)
    return [choice for value, choice in found.items() if value not in opened]


def _values(domain: Domain) -> tuple[int | str, ...]:
    match domain:
        case OneOf(values):
            return values
        case Spread(items):
            return tuple(item.key for item in items)
    return ()
