"""Opens a PostgreSQL database, with its version."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import NoReturn

import psycopg

from storage.errors import Newer, NotLetIn, StorageError, Unreachable, WrongDatabase
from storage.place import Server
from storage.postgres.connection import OPTIONS, PostgresConnection, Raw, named
from storage.schema import APPLICATION, Migration, sorted_steps

_OURS = (
    "to_regclass(format('%I.dockside', current_schema()))"  # the table with the version, where it is there
)
_OTHERS = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"


def migrations() -> tuple[Migration, ...]:
    """Return all steps, the first one first. It makes at once what SQLite files have come to step by step."""
    return sorted_steps(resources.files("storage").joinpath("postgres", "migrations"))


def open_server(server: Server, steps: Sequence[Migration] | None = None) -> PostgresConnection:
    """Open the database for writing, with our tables made or brought up to date."""
    raw = connect(server)
    try:
        _prepare(raw, migrations() if steps is None else steps)
    except BaseException as error:
        raw.close()
        _raise(error)
    return PostgresConnection(raw)


def open_server_to_read(
    server: Server, steps: Sequence[Migration] | None = None, any_version: bool = False
) -> PostgresConnection:
    """Open the database for reading; it must be ours, and of this version unless that does not matter."""
    raw = connect(server)
    try:
        latest = (migrations() if steps is None else steps)[-1].number
        version = _version(raw, latest)
        if version == 0:
            raise WrongDatabase(f"There is no Dockside in {server.name}.")
        if version < latest and not any_version:
            raise WrongDatabase(
                f"This database is of version {version}, the program of version {latest}: "
                "run `python -m storage migrate` on it first."
            )
        raw.execute(b"SET default_transaction_read_only = on")
    except BaseException as error:
        raw.close()
        _raise(error)
    return PostgresConnection(raw)


def connect(server: Server) -> Raw:
    """Connect to a server; raise Unreachable or NotLetIn, with what it said."""
    try:
        return psycopg.connect(server.address, **OPTIONS)
    except psycopg.ProgrammingError as error:  # the address itself
        raise StorageError(f"{server.name} is no address of PostgreSQL: {error}.") from None
    except psycopg.OperationalError as error:
        lines = [line for line in str(error).splitlines() if "failed: " in line] or [str(error)]
        said = lines[-1].rpartition("failed: ")[2].strip()
        answered = "FATAL" in said or (error.pgconn is not None and error.pgconn.used_password)
        trouble = NotLetIn if answered else Unreachable
        raise trouble(server.name, said.removeprefix("FATAL:").strip()) from None


def _prepare(raw: Raw, steps: Sequence[Migration]) -> None:
    """Bring the database up to date. Of several programs that start together one does it."""
    latest = steps[-1].number
    if _version(raw, latest) == latest:
        return
    with raw.transaction():
        raw.execute(b"SELECT pg_advisory_xact_lock($1)", (APPLICATION,))
        version = _version(raw, latest)
        if version == 0:
            raw.execute(b"CREATE TABLE dockside (version BIGINT NOT NULL)")
            raw.execute(b"INSERT INTO dockside (version) VALUES (0)")
        for step in steps:
            if step.number > version:
                raw.execute(step.script.encode(), prepare=False)
        raw.execute(b"UPDATE dockside SET version = $1", (latest,))


def _version(raw: Raw, latest: int) -> int:
    """Return the version, 0 of an empty database; raise WrongDatabase if it is another's, or too new."""
    ours, tables = raw.execute(f"SELECT {_OURS} IS NOT NULL, ({_OTHERS})".encode()).fetchone() or (False, 0)
    if not ours and tables:
        raise WrongDatabase("This database is of another program.")
    found = raw.execute(b"SELECT version FROM dockside").fetchone() if ours else None
    version = 0 if found is None else int(found[0])
    if version > latest:
        raise Newer(version, latest)
    return version


def _raise(error: BaseException) -> NoReturn:
    """Raise an error as callers know it."""
    raise named(error) if isinstance(error, psycopg.Error) else error from error
