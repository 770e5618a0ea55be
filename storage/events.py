"""What an action told: filed as messages in no language, each with the seat that alone may read it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from games.kernel.hosting import Event, Seat, pack, unpack


def write(events: Iterable[Event]) -> str:
    filed = [[pack(text)] if only is None else [pack(text), only] for text, only in events]
    return to_json(filed).decode()


def read(filed: str) -> tuple[Event, ...]:
    return tuple(_event(*event) for event in json.loads(filed))


def _event(text: Any, only: Seat | None = None) -> Event:
    return Event(unpack(text), only)


def seen_by(seat: Seat | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """Those that this seat may read. None: what everybody may read."""
    return tuple(event for event in events if event.only is None or event.only == seat)


def told_in(lines: Iterable[Iterable[Event]], seat: Seat | None) -> list[tuple[int, Event]]:
    """Return what a seat may read of several lines, each event with the number of its line, from 0 on."""
    return [(at, event) for at, events in enumerate(lines) for event in seen_by(seat, events)]
