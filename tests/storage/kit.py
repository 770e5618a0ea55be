"""What the tests of storage share."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import psycopg

from storage import actions, games, seats
from storage.actions import Change, Line, Saved
from storage.engine.connection import Connection
from storage.place import Place, Server
from storage.postgres.schema import open_server_to_read
from storage.seats import Player
from tests.postgres import everything

REFUSED = (sqlite3.IntegrityError, psycopg.IntegrityError)  # by the database itself


def content(place: Place, salted: bool = True) -> str:
    """A fingerprint of all that is stored, whatever the file looks like; with its own salt or without."""
    return hashlib.sha256("\n".join(lines(place, salted)).encode()).hexdigest()


def lines(place: Place, salted: bool = True) -> list[str]:
    """All that is stored, as text."""
    if isinstance(place, Server):
        return everything(place, salted)
    with closing(sqlite3.connect(place)) as connection:
        return [line for line in connection.iterdump() if salted or 'INTO "salt"' not in line]


def spelled(place: Place) -> str:
    """Where a database is, as it is typed."""
    return place.address if isinstance(place, Server) else str(place)


def ask(place: Place, sql: str, *values: Any) -> list[Any]:
    """What a connection of our own finds."""
    if isinstance(place, Server):
        with closing(open_server_to_read(place)) as connection:
            return connection.execute(sql, values).fetchall()
    with closing(sqlite3.connect(place)) as file:
        return file.execute(sql, values).fetchall()


def new_game(connection: Connection, channel: int = 1) -> int:
    """A lobby with two players; storage does not ask what is played there."""
    number = games.create(connection, key="lots", channel=channel, opener=10, deal="{}", created=0)
    seats.write(connection, number, [Player(10, "Anna"), Player(11, "Boris")], until=0)
    return number


def old_game(connection: Connection) -> int:
    """The same in a file of an older version, whose seats have no levels."""
    number = games.create(connection, key="lots", channel=1, opener=10, deal="{}", created=0)
    connection.executemany(
        "INSERT INTO seat (game, seat, user, name) VALUES (?, ?, ?, ?)",
        [(number, 0, 10, "Anna"), (number, 1, 11, "Boris")],
    )
    return number


def bid(game: int, expected: int, key: int | str | None = None, amount: int = 1) -> Change:
    return Change(game, expected, Line("Bid", 0, 0, picked={"amount": amount}, key=key), state="{}")


def saving(change: Change) -> Callable[[Connection], Saved]:
    return lambda connection: actions.append(connection, change)


def sqlite(connection: Connection) -> sqlite3.Connection:
    """The connection as the standard library knows it."""
    assert isinstance(connection, sqlite3.Connection)
    return connection


def no_commit(action: int, what: str | None, *_: str | None) -> int:
    """An authorizer of a disk that takes everything and then will not have it."""
    refused = (action, what) == (sqlite3.SQLITE_TRANSACTION, "COMMIT")
    return sqlite3.SQLITE_DENY if refused else sqlite3.SQLITE_OK
