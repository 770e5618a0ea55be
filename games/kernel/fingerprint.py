"""Fingerprints: letters that stay the same as long as people see the same.

They are made of what is seen, part by part in an order that is written down here: neither the name of a
field nor the process nor the address of anything gets into them, so a button is known again after both a
restart and a renaming.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import singledispatch
from hashlib import blake2b
from typing import Any

from games.kernel.asking.amounts import Amount, Item, Spread
from games.kernel.asking.choices import Choice, OneOf, SomeOf
from games.kernel.asking.domain import independent
from games.kernel.asking.offer import Offer
from games.kernel.asking.prompt import Prompt
from games.kernel.showing.scene import Label, Panel, Row, Scene, Slot, Token, Track
from games.kernel.showing.text import Seat, Text, Was, Who

_SHORT = 25  # so many amounts a list shows with what would come of each


def fingerprint(*things: Any) -> str:
    """Return 32 letters that change whenever a player sees something else of these things.

    They may be messages, boards and their parts, domains, offers, prompts, plain values, and tuples, lists
    and mappings of such. Of an offer counts what a form shows before anything is picked.
    """
    written: list[str] = []
    for thing in things:
        _write(thing, written)
    return blake2b("".join(written).encode(), digest_size=16).hexdigest()


def spoken_of(thing: Any) -> tuple[Seat, ...]:
    """Return the seats whose names are said anywhere in it, each once and in order."""
    return tuple(sorted(set(_seats(thing))))


def _seats(thing: Any) -> Iterator[Seat]:
    if isinstance(thing, Who):
        yield thing.seat
        return
    for part in _inside(thing):
        yield from _seats(part)


def _inside(thing: Any) -> tuple[Any, ...]:
    kind = type(thing)
    if thing is None or kind is int or kind is str or kind is bool:
        return ()
    if kind is tuple or kind is list:
        return tuple(thing)
    return tuple(thing.values()) if isinstance(thing, Mapping) else _shown(thing)


def _write(thing: Any, out: list[str]) -> None:
    """Write a thing as no other thing is written: strings with their length, the rest in brackets."""
    kind = type(thing)
    if kind is str:
        out.append(f"{len(thing)}:{thing}")
    elif kind is int or kind is bool:
        out.append(f"{kind.__name__[0]}{int(thing)};")
    elif thing is None:
        out.append("-")
    elif kind is tuple or kind is list:
        _write_all("(", thing, out)
    elif isinstance(thing, Mapping):
        _write_all("{", (pair for key in sorted(thing, key=str) for pair in (key, thing[key])), out)
    else:
        _write_all("<", _shown(thing), out)


def _write_all(bracket: str, parts: Any, out: list[str]) -> None:
    out.append(bracket)
    for part in parts:
        _write(part, out)
    out.append("]")


@singledispatch
def _shown(thing: Any) -> tuple[Any, ...]:
    """Return what a player sees of a thing, after a word for what it is."""
    raise TypeError(f"{type(thing).__name__} is nothing that a player sees")


@_shown.register
def _(thing: Text) -> tuple[Any, ...]:
    return "text", thing.key, thing.args


@_shown.register
def _(thing: Who) -> tuple[Any, ...]:
    return "who", thing.seat


@_shown.register
def _(thing: Was) -> tuple[Any, ...]:
    return "was", thing.seat, thing.at


@_shown.register
def _(thing: Choice) -> tuple[Any, ...]:
    return "choice", thing.value, thing.label, thing.note


@_shown.register
def _(thing: Item) -> tuple[Any, ...]:
    return "item", thing.key, thing.label, thing.least, thing.most, thing.default, thing.cost


@_shown.register
def _(thing: OneOf) -> tuple[Any, ...]:
    return "one", thing.choices, thing.shut()


@_shown.register
def _(thing: SomeOf) -> tuple[Any, ...]:
    return "some", thing.choices, thing.least, thing.limit


@_shown.register
def _(thing: Amount) -> tuple[Any, ...]:
    return "amount", thing.least, thing.most, thing.why, _notes(thing)


def _notes(thing: Amount) -> tuple[Text, ...]:
    """Say what would come of each amount; of many, of the first and the last."""
    if thing.note is None:
        return ()
    few = thing.most - thing.least < _SHORT
    return tuple(map(thing.note, thing.possible() if few else (thing.least, thing.most)))


@_shown.register
def _(thing: Spread) -> tuple[Any, ...]:
    return "spread", thing.items, thing.least, thing.highest, thing.budget, thing.why


@_shown.register
def _(thing: Offer) -> tuple[Any, ...]:
    if thing.blocked is not None:
        return "blocked", thing.kind, thing.label, thing.blocked
    first = thing.next_field({})
    fields = tuple(thing.fields.values())[1:]
    return "offer", thing.kind, thing.label, first and first[1], tuple(map(independent, fields))


@_shown.register
def _(thing: Prompt) -> tuple[Any, ...]:
    return "prompt", thing.text, thing.offers


@_shown.register
def _(thing: Token) -> tuple[Any, ...]:
    return "token", thing.colour, thing.letter, thing.name, thing.count, thing.shape, thing.seat


@_shown.register
def _(thing: Label) -> tuple[Any, ...]:
    return "label", thing.text, thing.strong


@_shown.register
def _(thing: Slot) -> tuple[Any, ...]:
    return "slot", thing.title, thing.tokens, thing.room


@_shown.register
def _(thing: Track) -> tuple[Any, ...]:
    return "track", thing.title, thing.at, thing.of, thing.token


@_shown.register
def _(thing: Row) -> tuple[Any, ...]:
    return "row", thing.title, thing.pieces


@_shown.register
def _(thing: Panel) -> tuple[Any, ...]:
    seen = thing.key, thing.title, thing.rows, thing.seat, thing.active, thing.aside
    return "panel", *seen, thing.more, thing.parts


@_shown.register
def _(thing: Scene) -> tuple[Any, ...]:
    return "scene", thing.title, thing.panels
