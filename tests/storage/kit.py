"""What the tests of storage share."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from storage import actions, games, seats
from storage.actions import Change, Line, Saved
from storage.seats import Player


def content(path: Path, salted: bool = True) -> str:
    """A fingerprint of all that is stored, whatever the file looks like; with its own salt or without."""
    with closing(sqlite3.connect(path)) as connection:
        lines = [line for line in connection.iterdump() if salted or 'INTO "salt"' not in line]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def ask(path: Path, sql: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql, values).fetchall()


def new_game(connection: sqlite3.Connection, channel: int = 1) -> int:
    """A lobby with two players; storage does not ask what is played there."""
    number = games.create(connection, key="lots", channel=channel, opener=10, deal="{}", created=0)
    seats.write(connection, number, [Player(10, "Anna"), Player(11, "Boris")], until=0)
    return number


def old_game(connection: sqlite3.Connection) -> int:
    """The same in a file of an older version, whose seats have no levels."""
    number = games.create(connection, key="lots", channel=1, opener=10, deal="{}", created=0)
    connection.executemany(
        "INSERT INTO seat (game, seat, user, name) VALUES (?, ?, ?, ?)",
        [(number, 0, 10, "Anna"), (number, 1, 11, "Boris")],
    )
    return number


def bid(game: int, expected: int, key: int | str | None = None, amount: int = 1) -> Change:
    return Change(game, expected, Line("Bid", 0, 0, picked={"amount": amount}, key=key), state="{}")


def saving(change: Change) -> Callable[[sqlite3.Connection], Saved]:
    return lambda connection: actions.append(connection, change)


def no_commit(action: int, what: str | None, *_: str | None) -> int:
    """An authorizer of a disk that takes everything and then will not have it."""
    refused = (action, what) == (sqlite3.SQLITE_TRANSACTION, "COMMIT")
    return sqlite3.SQLITE_DENY if refused else sqlite3.SQLITE_OK
