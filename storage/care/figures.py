"""Counts how the whole house is doing, in numbers that are nobody's secret."""

from __future__ import annotations

from typing import NamedTuple

from storage.care import size
from storage.engine.connection import Session

_PROMPTS = (
    "SELECT count(*) FROM seat_clock JOIN game ON game.id = seat_clock.game"
    " WHERE game.status = 'running' AND seat_clock.asked IS NOT NULL"
)
_DUE = (  # what is held back for people who sleep waits for them, and not for us
    "SELECT count(*), min(CASE WHEN attempts = 0 AND not_before > created THEN not_before ELSE created END)"
    " FROM outbox WHERE state = 'waiting' AND (attempts > 0 OR not_before <= ?)"
)


class Figures(NamedTuple):
    """Holds the numbers that programs which watch ask for."""

    size: size.Size
    prompts: int  # questions that wait for a player
    due: int  # messages that should have been sent by now
    oldest: int | None  # since when the oldest of them waits


def read(connection: Session, now: int) -> Figures:
    """Count everything anew."""
    (prompts,) = connection.execute(_PROMPTS).fetchone()
    due, oldest = connection.execute(_DUE, (now,)).fetchone()
    return Figures(size.measure(connection), prompts, due, oldest)


def age(figures: Figures, now: int) -> int:
    """Return for how many seconds the oldest message has been waiting."""
    return 0 if figures.oldest is None else max(now - figures.oldest, 0)
