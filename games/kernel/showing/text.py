"""Messages: a key and its arguments. The words stand in text/{en,ru}.ftl beside each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

Seat: TypeAlias = int

LANGUAGES = ("en", "ru")


class Who(NamedTuple):
    """A player as an argument of a message; the host puts the name in."""

    seat: Seat


class Was(NamedTuple):
    """Whoever had a seat at an earlier version of the table, as an argument of a message."""

    seat: Seat
    at: int


class Text(NamedTuple):
    """A sentence in no language yet."""

    key: str
    args: Mapping[str, Any] = MappingProxyType({})


Arg: TypeAlias = "int | str | Text | Who | Was | tuple[Arg, ...]"


def say(key: str, /, **args: Arg) -> Text:
    return Text(key, args) if args else Text(key)


def pack(arg: Any) -> Any:
    """As JSON data, for a message that is sent later."""
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
    """The message itself and all messages inside it."""
    if isinstance(arg, Text):
        yield arg
        for inner in arg.args.values():
            yield from texts_in(inner)
    elif isinstance(arg, tuple) and not isinstance(arg, Who | Was):
        for part in arg:
            yield from texts_in(part)
