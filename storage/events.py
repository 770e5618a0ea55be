"""Files what an action told: messages in no language, each with the seat that alone may read it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from games.kernel.hosting import Event, Seat, pack, unpack


def write(events: Iterable[Event]) -> str:
    """Return events as JSON."""
    filed = [[pack(text)] if only is None else [pack(text), only] for text, only in events]
    return to_json(filed).decode()


def read(filed: str) -> tuple[Event, ...]:
    """Return the events out of what write() made."""
    return tuple(_event(*event) for event in json.loads(filed))


def _event(text: Any, only: Seat | None = None) -> Event:
    """Return one event out of its JSON."""
    return Event(unpack(text), only)


def seen_by(seat: Seat | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that a seat may read; for None, those that everybody may read."""
    return tuple(event for event in events if event.only is None or event.only == seat)


def told_in(lines: Iterable[Iterable[Event]], seat: Seat | None) -> list[tuple[int, Event]]:
    """Return what a seat may read of several lines, each event with the number of its line, from 0 on."""
    return [(at, event) for at, events in enumerate(lines) for event in seen_by(seat, events)]
