"""Who may change what a table agrees on."""

from __future__ import annotations

from bot.host.access import not_seated
from bot.perspective import Overview


def must_sit(seen: Overview) -> None:
    """Refuse whoever does not sit at the table."""
    if seen.seat is None:
        raise not_seated(seen.record.status, seen.players)
