"""The kinds of limits that all rules are made of. Each yields the problems it finds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sized

from bot.sandbox.wire.errors import Path, Problem
from bot.sandbox.wire.payload import Json

Problems = Iterator[Problem]


def text(holder: Json | None, at: Path, field: str, most: int, least: int = 0) -> Problems:
    """Check that a text has `least` to `most` characters; with a least it must be there."""
    value = (holder or {}).get(field)
    if value is None:
        if least and holder is not None:
            yield required(at, field)
    else:
        yield from length(value, (*at, field), most, least)


def items(holder: Json, at: Path, field: str, most: int, least: int = 0) -> Problems:
    """Check that a list has `least` to `most` entries; with a least it must be there."""
    value = holder.get(field)
    if value is None:
        if least:
            yield required(at, field)
    else:
        yield from length(value, (*at, field), most, least)


def length(value: Sized, at: Path, most: int, least: int = 0) -> Problems:
    """Check the length of a text or list."""
    if not least <= len(value) <= most:
        yield _bad_length(at, least, most)


def number(holder: Json, at: Path, field: str, least: float, most: float) -> Problems:
    """Check that a number, if there is one, lies between `least` and `most`."""
    value = holder.get(field)
    if value is None:
        return
    if value < least:
        message = f"int value should be greater than or equal to {least}."
        yield Problem((*at, field), "NUMBER_TYPE_MIN", message)
    if value > most:
        yield Problem((*at, field), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")


def one_of(value: object, at: Path, allowed: Collection[int | str]) -> Problems:
    """Check that a value is one of those allowed."""
    if value not in allowed:
        shown = ", ".join(map(str, allowed))
        yield Problem(at, "BASE_TYPE_CHOICES", f"Value must be one of ({shown}).")


def only(holder: Json, at: Path, known: Collection[str]) -> Problems:
    """Check that all fields are known. Discord drops others, which would hide a typing error."""
    for field in holder:
        if field not in known:
            yield Problem((*at, field), "UNKNOWN_FIELD", "Discord has no such field and would ignore it.")


def unique(values: Iterable[tuple[Path, object]], code: str, message: str) -> Problems:
    """Check that no value occurs twice."""
    seen: set[object] = set()
    for at, value in values:
        if value in seen:
            yield Problem(at, code, message)
        seen.add(value)


def required(at: Path, field: str) -> Problem:
    """Return the problem of a field that is missing."""
    return Problem((*at, field), "BASE_TYPE_REQUIRED", "This field is required")


def _bad_length(at: Path, least: int, most: int) -> Problem:
    if least:
        return Problem(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    return Problem(at, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
