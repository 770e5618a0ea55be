"""Bases for what a game prints and for what is agreed before it: frozen tables, validated by pydantic."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from games.kernel.errors import WrongTable

M = TypeVar("M", bound=BaseModel)


class Figures(BaseModel):
    """Holds the printed figures of a box. There is no room in it for a figure that nobody reads."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class BaseOptions(BaseModel):
    """Holds what the lobby agrees on before a game; each game says in its `Options` what that can be."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def override(default: M, text: str) -> M:
    """Put the figures of a TOML file into the default ones. WrongTable names the line of a wrong one."""
    try:
        changes = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WrongTable(_line_of(error), str(error)) from error
    try:
        return type(default).model_validate(_merge(default.model_dump(mode="json"), changes))
    except ValidationError as error:
        first = error.errors()[0]
        raise WrongTable(_find(text, first["loc"]), _reason(first)) from error


def _merge(old: Any, new: Any) -> Any:
    """Put new figures into old ones, table by table."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{key: _merge(old.get(key), value) for key, value in new.items()}}
    return new


def _line_of(error: tomllib.TOMLDecodeError) -> int:
    found = re.search(r"line (\d+)", str(error))
    return int(found[1]) if found else 1


def _reason(error: Any) -> str:
    place = ".".join(str(part) for part in error["loc"])
    reason = str(error["msg"]).removeprefix("Value error, ")
    return f"{place}: {reason}" if place else reason


def _find(text: str, place: Sequence[int | str]) -> int:
    """Return the line where the last named part of this place stands."""
    line, table = 1, ""
    names = [part for part in place if isinstance(part, str)]
    for number, content in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*\[+([^\]]+)\]", content):
            table = header[1].strip()
        key = re.match(r"\s*\"?([\w-]+)\"?\s*=", content)
        path = [*filter(None, table.split(".")), *([key[1]] if key else [])]
        if path and path == names[: len(path)]:
            line = number
    return line
