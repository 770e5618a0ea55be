"""Proves that a file is sound in every page and made by our migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.errors import Damaged, WrongDatabase
from storage.schema import APPLICATION, migrations, open_to_read


def prove(source: Path) -> None:
    """Raise StorageError unless a file is sound in every page and made by our migrations."""
    with closing(open_to_read(source, any_version=True)) as connection:
        if not connection.is_sound():
            raise Damaged(f"{source.name} is damaged.")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if _schema(connection) != _as_made(version):
            raise WrongDatabase(f"{source.name} has other tables than version {version} of Dockside makes.")


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
