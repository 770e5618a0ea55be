"""Puts a backup in the place of the database, when it has been proved to be one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage import outbox
from storage.care.backup import backup
from storage.errors import StorageError, WrongDatabase
from storage.schema import APPLICATION, migrations, open_file, open_to_read


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


def prove(source: Path) -> None:
    """Raise StorageError unless a file is sound in every page and made by our migrations."""
    try:
        with closing(open_to_read(source, any_version=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise StorageError(f"{source.name} is damaged: {found}.")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if _schema(connection) != _as_made(version):
                raise WrongDatabase(
                    f"{source.name} has other tables than version {version} of Dockside makes."
                )
    except sqlite3.DatabaseError as error:
        raise StorageError(f"{source.name} is damaged.") from error


def _schema(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Return the tables, indexes and triggers as they were written."""
    found = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {(name, sql) for name, sql in found if not name.startswith("sqlite_")}


def _as_made(version: int) -> set[tuple[str, str]]:
    """Return the tables, indexes and triggers that our migrations make up to a version."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.execute(f"PRAGMA application_id = {APPLICATION}")
        for step in migrations():
            if step.number <= version:
                model.executescript(step.script)
        return _schema(model)


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
