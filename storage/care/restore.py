"""Puts a backup in the place of the database, when it has been proved to be one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage import outbox
from storage.care.backup import backup
from storage.care.proof import prove
from storage.errors import StorageError
from storage.schema import open_file


def restore(source: Path, target: Path, overwrite: bool = False) -> None:
    """Put a backup in place and bring it up to date. Nothing is touched before it is known to be sound.

    It gets a salt of its own: what is done again from here has the numbers of what was done before, and
    Discord, which forgets nothing for some minutes, must not take the one for the other.
    """
    prove(source)
    if target.exists():
        if not overwrite:
            raise StorageError(f"{target.name} is there already: add --overwrite to replace it.")
        _close(target)
    fresh = target.with_name(target.name + ".restored")
    fresh.unlink(missing_ok=True)
    backup(source, fresh)
    fresh.replace(target)
    with closing(open_file(target)) as connection:
        outbox.renew_salt(connection)


def _close(target: Path) -> None:
    """Remove the journal of a database, which must not outlive it; raise StorageError if it is in use."""
    try:
        with closing(sqlite3.connect(target, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise StorageError(f"{target.name} is in use: stop the bot first.") from error
    except sqlite3.DatabaseError:
        pass  # it is damaged, which is why it is replaced
    for end in ("-wal", "-shm"):
        target.with_name(target.name + end).unlink(missing_ok=True)
