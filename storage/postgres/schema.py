"""Opens a PostgreSQL database, with its version."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import resources
from typing import NoReturn

import psycopg

from storage.errors import BadAddress, Newer, NoRoom, NotLetIn, StorageError, Unreachable, WrongDatabase
from storage.place import Server
from storage.postgres.connection import OPTIONS, WATCHED, PostgresConnection, Raw, named
from storage.schema import APPLICATION, Migration, sorted_steps

_OURS = (
    "to_regclass(format('%I.dockside', current_schema()))"  # the table with the version, where it is there
)
_STAYS = re.compile(  # 28000, 28P01, 3D000 and 42501: that does not mend itself
    "authentication failed|no password supplied|pg_hba.conf|^(role|database) .* does not exist"
    "|not permitted to log in|permission denied"
)
_FULL = re.compile("too many (clients|connections)|remaining connection slots")  # 53300
_SEVERITY = re.compile(r"^[A-Z]+:\s+")
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
        _raise(error, server)
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
        _raise(error, server)
    return PostgresConnection(raw)


def connect(server: Server, patience: int = 5) -> Raw:
    """Connect to a server within so many seconds; raise what it refuses, with what it said."""
    if not server.is_readable:
        raise BadAddress
    try:
        raw: Raw = psycopg.connect(server.address, **OPTIONS, connect_timeout=patience)
        raw.execute(WATCHED, prepare=False)
        return raw
    except psycopg.ProgrammingError:  # the address itself, of which it would say what stands there
        raise BadAddress from None
    except psycopg.OperationalError as error:
        raise refusal(server, error) from None


def refusal(server: Server, error: psycopg.OperationalError) -> StorageError:
    """Return why there is no connection. Whether to try again helps stands in the words alone.

    The library does not tell the code of an error before there is a connection. Words that nobody knows, of a
    server that speaks another language too, are taken for trouble that passes.
    """
    said = _said(error)
    for kind, words in ((NotLetIn, _STAYS), (NoRoom, _FULL)):
        if words.search(said):
            return kind(server.name, said)
    return Unreachable(server.name, said)


def _said(error: psycopg.OperationalError) -> str:
    """Return what the server or the system said. Words of psycopg itself can hold a part of a password."""
    if isinstance(error, psycopg.errors.ConnectionTimeout):
        return "it does not answer"
    if found := [line for line in str(error).splitlines() if " failed: " in line]:
        return _SEVERITY.sub("", found[-1].rpartition(" failed: ")[2].strip())
    return "there is no server of that name" if "resolve host" in str(error) else "no connection"


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


def _raise(error: BaseException, server: Server) -> NoReturn:
    """Raise an error as callers know it."""
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        raise NotLetIn(server.name, error.diag.message_primary or "permission denied") from error
    raise named(error) if isinstance(error, psycopg.Error) else error from error
