"""Measures how much room the file takes, and what for."""

from __future__ import annotations

from typing import NamedTuple

from storage import outbox, settings
from storage.engine.connection import Session

_DAY, _DAYS = 86_400, 60
_OURS = 0  # no guild has this number: what the program notes about itself


class Size(NamedTuple):
    """Holds the figures, in bytes but for the counts."""

    file: int
    free: int  # of it, to be filled again before the file grows
    games: dict[str, int]  # by status
    actions: int
    packed: int
    archive: int
    waiting: int
    failed: int


def measure(connection: Session) -> Size:
    """Measure the file as it is now."""
    taken, free = connection.room()
    return Size(
        file=taken,
        free=free,
        games=dict(connection.execute("SELECT status, count(*) FROM game GROUP BY status ORDER BY status")),
        actions=_number(connection, "SELECT count(*) FROM action"),
        packed=_number(connection, "SELECT count(*) FROM archive"),
        archive=_number(connection, "SELECT coalesce(sum(length(log) + length(actors)), 0) FROM archive"),
        waiting=_number(connection, "SELECT count(*) FROM outbox WHERE state = 'waiting'"),
        failed=outbox.failed(connection),
    )


def _number(connection: Session, sql: str) -> int:
    """Return the one number that a statement finds."""
    return int(connection.execute(sql).fetchone()[0])


class Growth(NamedTuple):
    """Tells by how many bytes the file has grown in how many days."""

    days: int
    bytes: int


def note(connection: Session, now: int) -> None:
    """Note how large the file is on this day, so that growth can be told; some weeks are kept."""
    sizes = _noted(connection) | {str(now // _DAY): _used(connection)}
    latest = dict(sorted(sizes.items(), key=lambda day: int(day[0]))[-_DAYS:])
    settings.choose(connection, "guild", _OURS, "sizes", latest)


def growth(connection: Session, now: int) -> Growth | None:
    """Return the growth since the first day that is noted, or None within that day."""
    noted = _noted(connection)
    first = min(noted, key=int, default=None)
    if first is None or now // _DAY <= int(first):
        return None
    return Growth(now // _DAY - int(first), _used(connection) - noted[first])


def _used(connection: Session) -> int:
    """Return the bytes of the file that are not free."""
    size = measure(connection)
    return size.file - size.free


def _noted(connection: Session) -> dict[str, int]:
    """Return the sizes that were noted, by the number of the day."""
    found = settings.read(connection, "guild", _OURS).get("sizes")
    return {} if found is None else {str(day): int(size) for day, size in found.items()}


def table(connection: Session, now: int) -> list[str]:
    """Return the figures as lines for people."""
    size, grown = measure(connection), growth(connection, now)
    games = ", ".join(f"{count} {status}" for status, count in size.games.items()) or "none"
    lines = [
        f"file      {size.file:>14,} bytes, of which {size.free:,} are free",
        f"games     {games}",
        f"actions   {size.actions:>14,} of games that are not packed",
        f"archive   {size.archive:>14,} bytes for {size.packed:,} packed games",
        f"messages  {size.waiting:>14,} waiting, {size.failed:,} given up",
    ]
    if grown is not None:
        lines.append(f"growth    {grown.bytes:>14,} bytes in {grown.days} days")
    return lines
