"""Keeps backups in a folder: takes one when it is due, and removes the oldest."""

from __future__ import annotations

import re
import sqlite3
import time
from calendar import timegm
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from storage.care.backup import backup
from storage.errors import Newer, StorageError
from storage.schema import open_to_read

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"dockside-(\d{8}T\d{6}Z)\.sqlite3")
_HALF = re.compile(rf"{_NAME.pattern}\.part(-journal)?")


class Backup(NamedTuple):
    """Names a backup in the folder."""

    file: Path
    taken: int
    size: int


def backups(folder: Path) -> list[Backup]:
    """Return the backups in a folder, the oldest first. Files of other names are left alone."""
    if not folder.is_dir():
        return []
    found = ((file, _NAME.fullmatch(file.name)) for file in folder.iterdir())
    ours = [(file, named[1]) for file, named in found if named is not None]
    return sorted(
        (Backup(file, _taken(stamp), file.stat().st_size) for file, stamp in ours), key=lambda one: one.taken
    )


def _taken(stamp: str) -> int:
    """Return when a backup was taken, by the stamp in its name."""
    return timegm(time.strptime(stamp, _STAMP))


def newest(folder: Path, now: int) -> Backup | None:
    """Return the newest backup; one that says it is from the future, by another clock, does not count."""
    return next((one for one in reversed(backups(folder)) if one.taken <= now), None)


def next_due(folder: Path, every: int, now: int) -> int:
    """Return when the newest backup will be so many seconds old; 0 if there is none."""
    found = newest(folder, now)
    return 0 if found is None else found.taken + every


def take(source: Path, folder: Path, now: int, most: int) -> Path:
    """Take a backup, then remove the oldest ones above the number that is kept; return the new file.

    The new one has been proved by then, and stays. Whatever says it is from the future is older than it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{folder.name} cannot be made: {error.strerror}.") from error
    for half in _halves(folder):
        half.unlink(missing_ok=True)
    target = folder / f"dockside-{time.strftime(_STAMP, time.gmtime(now))}.sqlite3"
    backup(source, target)
    others = [one for one in backups(folder) if one.file != target]
    others.sort(key=lambda one: one.taken <= now)
    for old in others[: max(len(others) + 1 - most, 0)]:
        old.file.unlink(missing_ok=True)
    return target


def _halves(folder: Path) -> list[Path]:
    """Return what is left of copies during which the program was killed: nobody else copies here."""
    return [file for file in folder.iterdir() if _HALF.fullmatch(file.name)]


def describe(one: Backup) -> str:
    """Return a line without a secret: when, how large, and how many games of which status."""
    when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(one.taken))
    return f"{one.file.name}  {when} UTC  {one.size:>12,} bytes  {_holds(one.file)}"


def _holds(file: Path) -> str:
    """Return how many games of which status a backup holds."""
    try:
        with closing(open_to_read(file, any_version=True)) as connection:
            counted = connection.execute("SELECT status, count(*) FROM game GROUP BY status ORDER BY status")
            return ", ".join(f"{count} {status}" for status, count in counted) or "no games"
    except Newer:
        return "made by a newer Dockside"
    except (StorageError, sqlite3.Error):
        return "cannot be read"
