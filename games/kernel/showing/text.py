"""Messages: a key and its arguments. The words stand in text/{en,ru}.ftl beside each game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

Seat: TypeAlias = int

LANGUAGES = ("en", "ru")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Who(NamedTuple):
    """Names a player in a message; the host puts the name in."""

    seat: Seat


class Was(NamedTuple):
    """Names whoever had a seat at an earlier version of the table."""

    seat: Seat
    at: int


class Text(NamedTuple):
    """Holds a sentence in no language yet."""

    key: str
    args: Mapping[str, Any] = MappingProxyType({})


Arg: TypeAlias = "int | str | Text | Who | Was | tuple[Arg, ...]"


def say(key: str, /, **args: Arg) -> Text:
    """Make a message of its key and its arguments."""
    return Text(key, args) if args else Text(key)


def names(kind: str, keys: Iterable[str]) -> dict[str, Text]:
    """Make the names of things of one kind: of a rat among the clans, clan-rat."""
    return {key: Text(f"{kind}-{key.replace('_', '-')}") for key in keys}


def kebab(name: str) -> str:
    """Return a name of the code as the keys of messages spell it: BidShare and bid_share are bid-share."""
    return _HUMP.sub("-", name).replace("_", "-").lower()


def pack(arg: Any) -> Any:
    """Write a message as JSON data, to be sent later."""
    kind = type(arg)
    if kind is Text:
        given = {
            name: inner if (of := type(inner)) is int or of is str else pack(inner)
            for name, inner in arg.args.items()
        }
        return {"say": arg.key, "with": given} if given else {"say": arg.key}
    if kind is int or kind is str:
        return arg
    if isinstance(arg, Who):
        return {"who": arg.seat}
    if isinstance(arg, Was):
        return {"was": arg.seat, "at": arg.at}
    return [pack(part) for part in arg] if isinstance(arg, tuple) else arg


def unpack(data: Any) -> Any:
    """Read a message that was packed."""
    match data:
        case {"say": key}:
            return Text(key, {name: unpack(a) for name, a in data.get("with", {}).items()})
        case {"who": seat}:
            return Who(seat)
        case {"was": seat, "at": at}:
            return Was(seat, at)
        case list():
            return tuple(unpack(part) for part in data)
        case _:
            return data


def texts_in(arg: Any) -> Iterator[Text]:
    """Go through the message itself and all messages inside it."""
    if isinstance(arg, Text):
        yield arg
        for inner in arg.args.values():
            yield from texts_in(inner)
    elif isinstance(arg, tuple) and not isinstance(arg, Who | Was):
        for part in arg:
            yield from texts_in(part)
