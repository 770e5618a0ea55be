"""What a player may choose next, as one list: the choice that completes a move makes it.

Where all that is left of an action fits into one list, each option is a whole move. Otherwise the list asks
for the next field; with several things of which so many can be had, each single one is an option.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.views.parts.limits import MOST_OPTIONS, OPTION_LABEL
from bot.words.fingerprint import mark
from bot.words.pieces import Emoji, only_piece, pieces_of
from bot.words.suggest import amount_in_words, likely
from bot.words.words import Words
from games.kernel.hosting import Amount, Domain, Illegal, Item, Offer, OneOf, SomeOf, Spread, Text, say

OTHER = "other"  # the option that leads to the whole form
_WORTH_LISTING = 2500  # answers to all fields together; with more of them nobody looks for a short list
_FEWEST_EACH = 2  # amounts of each choice: with fewer, a list of both hides more than it saves


class Entry(NamedTuple):
    """One option: what it settles, and the domains by which that is put into words."""

    picked: dict[str, Any]
    steps: tuple[tuple[Domain, Any], ...]  # what is said of it: a domain, and the value in it
    unit: Item | None = None  # one single thing out of several
    nth: int = 0
    several: Spread | None = None  # those several

    def and_then(self, name: str, value: Any, domain: Domain) -> Entry:
        """Return the same with one more field settled."""
        return Entry({**self.picked, name: value}, (*self.steps, (domain, value)))

    @property
    def token(self) -> str:
        """The mark by which the option comes back."""
        return mark([self.picked, self.nth])

    def label(self, labels: Words) -> str:
        """Return what the option says."""
        return self._parts(labels)[0]

    def said(self, labels: Words) -> tuple[str, str | None]:
        """Return what the option says, and below it what would follow: of one out of several, if it is the
        only one. With an amount stands what is said of that for which it is given: the lot, the rivals."""
        if self.unit is not None:
            told = [_note(self.several, {self.unit.key: 1})]
        else:
            about = 2 if self.steps and isinstance(self.steps[-1][0], Amount) else 1
            told = [_note(domain, value) for domain, value in reversed(self.steps[-about:])]
        label, rest = self._parts(labels)
        notes = [labels(text) for text in told if text is not None]
        return label, " · ".join(notes if rest is None else [rest, *notes]) or None

    def _parts(self, labels: Words) -> tuple[str, str | None]:
        """Return what the option says; its last part for itself, if all of it is too long for one line."""
        told = [step for step in self.steps if not _is_none(*step)] or self.steps
        parts = [_short(domain, value, labels) for domain, value in told]
        parts = parts if self.unit is None else [labels(self.unit.label), *parts]
        whole = " · ".join(parts)
        too_long = len(parts) > 1 and len(whole) > OPTION_LABEL
        return (" · ".join(parts[:-1]), parts[-1]) if too_long else (whole, None)

    def piece(self, labels: Words) -> Emoji | None:
        """Return the piece that the option is about, if there is one and no other."""
        if not (pieces := pieces_of(labels.game)):
            return None
        named = [_named(domain, value) for domain, value in self.steps]
        about = (None if self.unit is None else self.unit.label, *named)
        return only_piece(Text("", {"about": tuple(about)}), pieces)

    def told(self, labels: Words) -> str:
        """Return what the option says, with what would follow."""
        label, note = self.said(labels)
        return label if note is None else f"{label} · {note}"


def _is_none(domain: Domain, value: Any) -> bool:
    """Return whether nothing is given here, and nothing could be: nobody wants to read that."""
    return isinstance(domain, Amount) and value == 0 and domain.most == 0


def _named(domain: Domain, value: Any) -> tuple[Text, ...]:
    """Return the things that a value names."""
    match domain:
        case OneOf():
            return (domain.describe(value).label,)
        case SomeOf(choices):
            return tuple(choice.label for choice in choices if choice.value in value)
        case Spread(items):
            return tuple(item.label for item in items if value.get(item.key, item.default))
    return ()


def _note(domain: Domain | None, value: Any) -> Text | None:
    """Return what a domain says of a value."""
    match domain:
        case OneOf():
            return domain.describe(value).note
        case Amount() | Spread():
            return None if domain.note is None else domain.note(value)
    return None


class Listing(NamedTuple):
    """A list of options, how many of them can be chosen, and what they settle together."""

    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1
    other: bool = False  # there is more than the list shows
    several: str | None = None  # the field whose values are gathered, if several can be chosen

    def completes(self, offer: Offer, picked: dict[str, Any]) -> bool:
        """Return whether each option is a whole move, and no move is missing."""
        complete = (offer.next_field({**picked, **entry.picked}) is None for entry in self.entries)
        return self.several is None and not self.other and all(complete)

    def settled(self, tokens: Sequence[str]) -> dict[str, Any]:
        """Return what the chosen options settle; raise Illegal if they do not go together."""
        chosen = self._chosen(tokens)
        if self.several is None:
            return chosen[0].picked
        first = _without(chosen[0].picked, self.several)
        if any(_without(entry.picked, self.several) != first for entry in chosen):
            raise Illegal(say("ui-choose-of-one"))
        return {**first, self.several: _gathered([entry.picked[self.several] for entry in chosen])}

    def _chosen(self, tokens: Sequence[str]) -> list[Entry]:
        """Return the options with these marks. Marks are worked out until all of them are found."""
        found = dict[str, Entry]()
        for entry in self.entries:
            if len(found) == len(set(tokens)):
                break
            if (token := entry.token) in tokens:
                found[token] = entry
        if not tokens or not found.keys() >= set(tokens):
            raise Illegal(say("ui-control-too-old"))
        return [found[token] for token in tokens]


def _without(picked: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in picked.items() if key != name}


def _gathered(values: list[Any]) -> Any:
    """Return single things as one answer: how many of each, or which."""
    if isinstance(values[0], dict):
        return dict(sum((Counter(one) for one in values), Counter[str]()))
    return [one for value in values for one in value]


def listing(offer: Offer, picked: dict[str, Any], *, brief: bool = False) -> Listing | None:
    """Return what can be chosen next after these picks, as one list; None if a list cannot show it.

    `brief`: a list may leave out what is seldom wanted, with an option that leads there.
    """
    if (step := offer.next_field(picked)) is None:
        return None
    name, domain = step
    if (whole := _whole(offer, picked)) is not None:
        return whole
    match domain:
        case OneOf():
            return _pairs(offer, picked, name, domain, brief) or _ones(name, domain)
        case Amount():
            return _amounts(name, domain, brief)
        case SomeOf() if len(domain.choices) <= MOST_OPTIONS and domain.least > 0:
            entries = tuple(Entry({name: [c.value]}, ((domain, [c.value]),)) for c in domain.choices)
            return Listing(entries, domain.least, domain.limit, several=name)
        case Spread() if _countable(domain):
            return _units(name, [({}, (), domain)])
    return None


def _whole(offer: Offer, picked: dict[str, Any]) -> Listing | None:
    """Return a list of whole moves, if they are few and read well: numbers that stand filled in do not."""
    moves = _Moves(offer)
    if not moves.gather(picked, Entry({}, ()), _WORTH_LISTING) or not moves.entries:
        return None
    entries = sorted(_differing(moves.entries), key=_falling)
    spreads = (domain for entry in entries for domain, _ in entry.steps if isinstance(domain, Spread))
    return Listing(tuple(entries)) if all(_countable(domain) for domain in spreads) else None


def _falling(entry: Entry) -> list[int]:
    """Return what sorts the highest first of those amounts that whoever names them wants high."""
    return [-value for domain, value in entry.steps if isinstance(domain, Amount) and domain.falling]


class _Moves:
    """Gathers the whole moves that begin with some picks, until a list cannot show them any more."""

    def __init__(self, offer: Offer) -> None:
        self.entries: list[Entry] = []
        self._offer = offer

    def gather(self, picked: dict[str, Any], entry: Entry, room: int) -> bool:
        """Add the moves that begin so; return whether a list can show them. `room`: ways to look at."""
        offer = self._offer
        if (step := offer.next_field(picked)) is None:
            if offer.check is None or offer.check(picked) is None:
                self.entries.append(entry)
            return len(self.entries) <= MOST_OPTIONS
        name, domain = step
        ways = domain.ways()
        if ways > room or (isinstance(domain, Spread) and domain.sole() is None and not _countable(domain)):
            return False
        return all(
            self.gather({**picked, name: value}, entry.and_then(name, value, domain), room // ways)
            for value in domain.possible()
        )


def whole_move(offer: Offer, way: Mapping[str, Any]) -> Entry:
    """Return the option that makes a move in this way; all of it is said."""
    entry = Entry({}, ())
    while (step := offer.next_field(entry.picked)) is not None:
        name, domain = step
        entry = entry.and_then(name, way[name], domain)
    return entry


def _differing(entries: list[Entry]) -> tuple[Entry, ...]:
    """Leave out what is said of every option because nothing else is possible there."""
    fields = range(max(len(entry.steps) for entry in entries))
    told = [at for at in fields if any(entry.steps[at][0].sole() is None for entry in entries)]
    return tuple(entry._replace(steps=tuple(entry.steps[at] for at in told)) for entry in entries)


def _ones(name: str, domain: OneOf) -> Listing | None:
    if len(domain.values) > MOST_OPTIONS:
        return None
    return Listing(tuple(Entry({name: value}, ((domain, value),)) for value in domain.values))


def _amounts(name: str, domain: Amount, brief: bool) -> Listing:
    numbers = likely(domain)
    other = brief and len(numbers) < domain.ways()
    entries = [Entry({name: number}, ((domain, number),)) for number in numbers]
    return Listing(tuple(entries[: MOST_OPTIONS - other]), other=other)


def _pairs(offer: Offer, picked: dict[str, Any], name: str, domain: OneOf, brief: bool) -> Listing | None:
    """Return a list of two fields in one: each choice with its lowest numbers, or with its single things."""
    after = [(value, offer.next_field({**picked, name: value})) for value in domain.values]
    if not after or any(step is None for _, step in after):
        return None
    steps = [(value, *step) for value, step in after if step is not None]
    if all(isinstance(second, Spread) and _countable(second) for _, _, second in steps):
        parts = [({name: value}, ((domain, value),), second) for value, _, second in steps]
        return _units(steps[0][1], parts)
    each = (MOST_OPTIONS - 1) // len(steps)
    if not brief or each < _FEWEST_EACH or not all(isinstance(second, Amount) for _, _, second in steps):
        return None
    entries = [
        Entry({name: value, then: number}, ((domain, value), (second, number)))
        for value, then, second in steps
        if isinstance(second, Amount)
        for number in likely(second)[:each]
    ]
    return Listing(tuple(entries), other=True)


def _countable(domain: Domain) -> bool:
    """Return whether it asks how many of each there are to be, and not for a number that each must have."""
    return isinstance(domain, Spread) and all(i.least == 0 and i.default == 0 for i in domain.items)


def _units(name: str, parts: Iterable[tuple[dict[str, Any], tuple[Any, ...], Any]]) -> Listing | None:
    """Return a list of all single things, and how many of them can be taken."""
    every = [(before, steps, domain, unit) for before, steps, domain in parts for unit in _single(domain)]
    if not every or len(every) > MOST_OPTIONS:
        return None
    entries = tuple(
        Entry({**before, name: {item.key: 1}}, steps, item, nth, domain)
        for before, steps, domain, (item, nth) in every
    )
    least = max(1, min(domain.least for _, _, domain, _ in every))
    most = max(min(domain.highest, sum(item.most for item in domain.items)) for _, _, domain, _ in every)
    return Listing(entries, min(least, len(entries)), max(1, min(most, len(entries))), several=name)


def _single(domain: Spread) -> Iterator[tuple[Item, int]]:
    return ((item, nth) for item in domain.items for nth in range(_most_of(domain, item)))


def _most_of(domain: Spread, item: Item) -> int:
    """Return how many of one thing can be had, if no other is."""
    most = min(item.most, domain.highest)
    return most if domain.budget is None or not item.cost else min(most, domain.budget // item.cost)


def _short(domain: Domain, value: Any, labels: Words) -> str:
    """Return a value in few words, without what follows from it."""
    match domain:
        case OneOf():
            return labels(domain.describe(value).label)
        case Amount():
            return amount_in_words(domain, value, labels)
        case SomeOf(choices):
            told = [labels(choice.label) for choice in choices if choice.value in value]
        case Spread():
            return spread_in_words(domain, value, labels)
    return ", ".join(told) or labels.say("ui-nothing")


def spread_in_words(domain: Spread, value: Mapping[str, int], labels: Words) -> str:
    """Return a number for each of several things in words: of what is counted, how many; else the number."""
    numbers = [(labels(item.label), value.get(item.key, item.default)) for item in domain.items]
    if _countable(domain):
        told = [label if number == 1 else f"{number} × {label}" for label, number in numbers if number]
    else:
        told = [f"{label}: {number}" for label, number in numbers if number]
    return ", ".join(told) or labels.say("ui-nothing")
