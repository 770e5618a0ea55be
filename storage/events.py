"""Events as they are filed: the message as data, and the seat that alone may read it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.kernel import Event, Seat, pack, unpack


def write(events: Iterable[Event]) -> list[Any]:
    return [[pack(text)] if only is None else [pack(text), only] for text, only in events]


def read(filed: Iterable[Any]) -> list[Event]:
    return [Event(unpack(text), *only) for text, *only in filed]


def seen_by(seat: Seat | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """Those that this seat may read. None: what everybody may read."""
    return tuple(event for event in events if event.only is None or event.only == seat)
