"""Backups in a folder of their own: when the next one is due, and which of the old ones are kept."""

from __future__ import annotations

import re
import sqlite3
import time
from calendar import timegm
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from storage.backup import backup
from storage.errors import StorageError
from storage.schema import open_to_read

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"dockside-(\d{8}T\d{6}Z)\.sqlite3")
_HALF = re.compile(rf"{_NAME.pattern}\.part(-journal)?")


class Kept(NamedTuple):
    """A backup as it lies in the folder."""

    file: Path
    taken: int
    size: int


def kept(folder: Path) -> list[Kept]:
    """The oldest first. Files of other names are nobody's business."""
    if not folder.is_dir():
        return []
    found = ((file, _NAME.fullmatch(file.name)) for file in folder.iterdir())
    ours = [(file, named[1]) for file, named in found if named is not None]
    return sorted(
        (Kept(file, _taken(stamp), file.stat().st_size) for file, stamp in ours), key=lambda one: one.taken
    )


def _taken(stamp: str) -> int:
    return timegm(time.strptime(stamp, _STAMP))


def next_due(folder: Path, every: int) -> int:
    """When the newest will be older than that; at once, if there is none."""
    found = kept(folder)
    return found[-1].taken + every if found else 0


def take(source: Path, folder: Path, now: int, most: int) -> Path:
    """A new one, and of the old ones no more than that. The old ones go only after the new one is there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{folder.name} cannot be made: {error.strerror}.") from error
    for half in _halves(folder):
        half.unlink(missing_ok=True)
    target = folder / f"dockside-{time.strftime(_STAMP, time.gmtime(now))}.sqlite3"
    backup(source, target)
    for old in kept(folder)[:-most]:
        old.file.unlink(missing_ok=True)
    return target


def _halves(folder: Path) -> list[Path]:
    """What is left of copies during which the program was killed; this one is the only one that copies."""
    return [file for file in folder.iterdir() if _HALF.fullmatch(file.name)]


def described(one: Kept) -> str:
    """One line without a secret: when, how large, and how many games of which status."""
    when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(one.taken))
    return f"{one.file.name}  {when} UTC  {one.size:>12,} bytes  {_holds(one.file)}"


def _holds(file: Path) -> str:
    try:
        with closing(open_to_read(file, any_version=True)) as connection:
            counted = connection.execute("SELECT status, count(*) FROM game GROUP BY status ORDER BY status")
            return ", ".join(f"{count} {status}" for status, count in counted) or "no games"
    except (StorageError, sqlite3.Error):
        return "cannot be read"
