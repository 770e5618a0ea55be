"""Counts how the whole house is doing, in numbers that are nobody's secret."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from storage.care import size

_PROMPTS = (
    "SELECT count(*) FROM seat_clock JOIN game ON game.id = seat_clock.game"
    " WHERE game.status = 'running' AND seat_clock.asked IS NOT NULL"
)
_OLDEST = "SELECT min(created) FROM outbox WHERE state = 'waiting'"


class Figures(NamedTuple):
    """Holds the numbers that programs which watch ask for."""

    size: size.Size
    prompts: int  # questions that wait for a player
    oldest: int | None  # when the oldest message was written that still waits to be sent


def read(connection: sqlite3.Connection) -> Figures:
    """Count everything anew."""
    (prompts,) = connection.execute(_PROMPTS).fetchone()
    (oldest,) = connection.execute(_OLDEST).fetchone()
    return Figures(size.measure(connection), prompts, oldest)


def age(figures: Figures, now: int) -> int:
    """Return for how many seconds the oldest message has been waiting."""
    return 0 if figures.oldest is None else max(now - figures.oldest, 0)
