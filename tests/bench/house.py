"""A host on a file of its own, with tables at which recorded games are played again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from bot.host.host import build_host
from storage import Database
from storage.place import Place
from tests.bench.records import BOTH, Hosted, Record, begin

T = TypeVar("T")


class House:
    def __init__(self, place: Place, records: list[Record], stack: ExitStack) -> None:
        self.place, self.records, self._opened, self._runs = place, records, 0, 0
        self._loop = stack.enter_context(asyncio.Runner())
        self.database = self.run(Database.open(place))
        stack.callback(lambda: self.run(self.database.close()))
        self.host = build_host(self.database, BOTH)
        self._channels = count(10**6)
        self._tables: list[Hosted] = []

    @property
    def path(self) -> Path:
        """Where the file is, if it is one."""
        assert isinstance(self.place, Path)
        return self.place

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        self._runs += 1
        if self._runs % 100 == 0:
            self.sweep()
        return self._loop.run(work)

    def begin(self) -> Hosted:
        self._opened += 1
        record = self.records[self._opened % len(self.records)]
        return self.run(begin(self.host, record, next(self._channels)))

    def tables(self, number: int, moves: int) -> list[Hosted]:
        """So many games, each with so many moves still to come."""
        self._tables = [table for table in self._tables if table.left >= moves]
        while len(self._tables) < number:
            self._tables.append(self.begin())
        return self._tables[:number]

    def sweep(self) -> None:
        """What the outbox does meanwhile: all has been sent."""
        sent = "DELETE FROM outbox"
        self._loop.run(self.database.write(lambda connection: connection.execute(sent).rowcount))

    def size(self) -> int:
        """Bytes in use, when all has been sent."""
        self.sweep()
        with closing(sqlite3.connect(self.path)) as connection:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            (free,) = connection.execute("PRAGMA freelist_count").fetchone()
            (bytes_a_page,) = connection.execute("PRAGMA page_size").fetchone()
        return int((pages - free) * bytes_a_page)
