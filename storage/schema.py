"""Opens an SQLite file, with its rights, its journal and its version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from storage.engine.sqlite import SqliteConnection
from storage.errors import Newer, WrongDatabase, not_saved

APPLICATION = 0x444F434B  # "DOCK", so that no other program's file is taken for ours
_JOURNAL = 8_000  # pages before what is in the journal moves into the file: the same ones change often
PATIENCE = 5.0  # seconds to wait for another program that is writing


class Migration(NamedTuple):
    """Holds one step from a version to the next."""

    number: int
    script: str


def migrations() -> tuple[Migration, ...]:
    """Return all steps, the first one first."""
    return sorted_steps(resources.files("storage").joinpath("migrations"))


def sorted_steps(folder: Traversable) -> tuple[Migration, ...]:
    """Return the steps whose scripts are in a folder, the first one first."""
    files = (file for file in folder.iterdir() if file.name.endswith(".sql"))
    return tuple(sorted(Migration(int(file.name[:4]), file.read_text("utf-8")) for file in files))


def open_file(path: Path, steps: Sequence[Migration] | None = None) -> SqliteConnection:
    """Open the file for writing, made when it is missing and brought up to date when it is older."""
    try:
        _keep_private(path)
        connection = sqlite3.connect(path, PATIENCE, isolation_level=None, factory=SqliteConnection)
        try:
            _prepare(connection, migrations() if steps is None else steps)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise not_saved(error) or error from error
    return connection


def open_to_read(
    path: Path, steps: Sequence[Migration] | None = None, any_version: bool = False
) -> SqliteConnection:
    """Open the file for reading; it must be there, and of this very version unless that does not matter."""
    if not path.is_file():
        raise WrongDatabase(f"There is no database {path.name}.")
    latest = (migrations() if steps is None else steps)[-1].number
    address = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, isolation_level=None, factory=SqliteConnection, uri=True)
    try:
        version = _version(connection, latest)
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise not_saved(error) or error from error
        raise
    if version < latest and not any_version:
        connection.close()
        raise WrongDatabase(
            f"This database is of version {version}, the program of version {latest}: "
            "run `python -m storage migrate` on it first."
        )
    return connection


def _keep_private(path: Path) -> None:
    """Let only the owner read the file: it holds every player's secrets."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDONLY, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
    except OSError as error:
        raise WrongDatabase(f"{path.name} cannot be opened: {error.strerror}.") from error


def _prepare(connection: sqlite3.Connection, steps: Sequence[Migration]) -> None:
    """Set up a connection for writing, and bring the file up to date."""
    version = _version(connection, steps[-1].number)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_JOURNAL}")
    connection.execute("PRAGMA foreign_keys = ON")
    for step in steps:
        if step.number > version:
            _migrate(connection, step)


def _version(connection: sqlite3.Connection, latest: int) -> int:
    """Return the version of the file; raise WrongDatabase if it is another program's, or too new."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and application != APPLICATION:
        raise WrongDatabase("This file is a database of another program.")
    if version > latest:
        raise Newer(version, latest)
    return int(version)


def _migrate(connection: sqlite3.Connection, step: Migration) -> None:
    """Take all of a step or nothing of it."""
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{step.script}\n"
            f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {step.number}; COMMIT;"
        )
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
