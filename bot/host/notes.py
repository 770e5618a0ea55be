"""What is noted about people, channels and servers, each note as a type of its own."""

from __future__ import annotations

import logging
import sqlite3
from functools import lru_cache
from typing import Any, Generic, TypeVar

from cachetools import LRUCache
from pydantic import TypeAdapter, ValidationError

from bot.host.open_games import Also
from storage import Database, settings
from storage.settings import Scope

log = logging.getLogger(__name__)
_ROOM = 20_000  # owners kept in memory
T = TypeVar("T")


class Notes:
    """Keep notes in the file and in memory. They are read once and written through.

    This program is the only one that writes them. Whoever uses them does so by way of a `Note`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: LRUCache[tuple[Scope, int], dict[str, Any]] = LRUCache(_ROOM)

    async def read(self, scope: Scope, owner: int) -> dict[str, Any]:
        """Return all notes about one owner, by their names."""
        if (known := self._known.get((scope, owner))) is None:
            known = await self._database.read(lambda connection: settings.read(connection, scope, owner))
            known = self._known.setdefault((scope, owner), known)
        return known

    async def write(self, scope: Scope, owner: int, name: str, value: Any, also: Also | None) -> None:
        """Save one note; None takes it away. `also` is saved in the same transaction."""
        known = await self.read(scope, owner)
        if known.get(name) == value and also is None:
            return

        def job(connection: sqlite3.Connection) -> None:
            settings.choose(connection, scope, owner, name, value)
            if also is not None:
                also(connection)

        await self._database.write(job)
        if value is None:
            known.pop(name, None)
        else:
            known[name] = value

    def forget(self, scope: Scope, owner: int) -> None:
        """Drop from memory what was changed in the file by another way."""
        self._known.pop((scope, owner), None)


@lru_cache(maxsize=256)
def _codec_of(kind: Any) -> TypeAdapter[Any]:
    """Return what reads and writes a type. Building one is slow, so it is built once."""
    return TypeAdapter(kind)


class Note(Generic[T]):
    """One note about an owner, such as a person's language, read and written as a type."""

    def __init__(self, notes: Notes, scope: Scope, name: str, kind: Any) -> None:
        self.scope, self.name = scope, name
        self._notes = notes
        self._kind = kind

    async def get(self, owner: int) -> T | None:
        """Return the note; None if there is none, or none that this version can read."""
        found = (await self._notes.read(self.scope, owner)).get(self.name)
        return None if found is None else self.load(found)

    async def put(self, owner: int, value: T | None, also: Also | None = None) -> None:
        """Save the note; None takes it away. `also` is saved in the same transaction."""
        await self._notes.write(
            self.scope, owner, self.name, None if value is None else self.dump(value), also
        )

    def load(self, saved: Any) -> T | None:
        """Return what was saved as its type; None if this version cannot read it."""
        try:
            found: T = _codec_of(self._kind).validate_python(saved)
            return found
        except ValidationError:
            log.warning("an unreadable note: %s of a %s", self.name, self.scope)
            return None

    def dump(self, value: T) -> Any:
        """Return what is saved for this value: JSON data."""
        return _codec_of(self._kind).dump_python(value, mode="json")

    def read_in(self, connection: sqlite3.Connection, owner: int) -> T | None:
        """Return the note as it stands in the file, within a transaction."""
        found = settings.read(connection, self.scope, owner).get(self.name)
        return None if found is None else self.load(found)

    def write_in(self, connection: sqlite3.Connection, owner: int, value: T | None) -> None:
        """Save the note within a transaction. Forget the owner afterwards, for memory does not know of it."""
        saved = None if value is None else self.dump(value)
        settings.choose(connection, self.scope, owner, self.name, saved)
