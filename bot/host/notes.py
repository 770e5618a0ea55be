"""What is noted about people, channels and servers, each note as a type of its own."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from time import monotonic
from typing import Any, Generic, NamedTuple, TypeVar, cast

from cachetools import LRUCache
from pydantic import TypeAdapter, ValidationError

from bot.host.open_games import Also
from storage import Database, settings
from storage.engine.connection import Connection
from storage.settings import Scope

log = logging.getLogger(__name__)
_ROOM = 20_000  # owners kept in memory
T = TypeVar("T")


class Known(NamedTuple):
    """All notes about one owner, and when they were asked for."""

    at: float
    notes: dict[str, Any]


class Notes:
    """Keep notes in the file and in memory. They are written through, and read once.

    Where other processes write them too, they tell whose notes they have changed, and these are read anew.
    Those about a channel are written at every move, mostly by the process that serves it: it tells nobody,
    and whoever else wants them reads them each time. Whoever uses notes does so by way of a `Note`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.serves: Callable[[int], bool] = lambda channel: False  # whether events of a channel come to us
        self._known: LRUCache[tuple[Scope, int], Known] = LRUCache(_ROOM)
        self._changed: LRUCache[tuple[str, int], float] = LRUCache(_ROOM)  # when it was heard of, or done
        if database.fleet is not None:
            database.fleet.on_note = self._hear

    async def read(self, scope: Scope, owner: int) -> dict[str, Any]:
        """Return all notes about one owner, by their names."""
        known = self._usable(scope, owner)
        if known is None:
            (known,) = await self._read_anew([(scope, owner)])
        return known.notes

    def _usable(self, scope: Scope, owner: int) -> Known | None:
        """Return what is in memory about an owner; None if it has to be read anew."""
        known = self._known.get((scope, owner))
        return None if known is None or known.at < self._oldest(scope, owner) else known

    def _oldest(self, scope: Scope, owner: int) -> float:
        """Return since when notes must have been asked for to be used: 0 if we are alone, inf if none are."""
        fleet = self._database.fleet
        if fleet is None:
            return 0.0
        return math.inf if scope == "channel" and not self.serves(owner) else fleet.all_told_since

    def _hear(self, owner: str) -> None:
        """Forget notes that another process has changed, and those that are just being read."""
        scope, _, number = owner.partition("/")
        self._changed[scope, int(number)] = monotonic()
        self._known.pop((cast(Scope, scope), int(number)), None)

    async def read_ahead(self, owners: Iterable[tuple[Scope, int]]) -> None:
        """Read the notes about several owners at once, where each would be read anew otherwise."""
        if self._database.fleet is None:
            return
        if stale := [one for one in owners if self._usable(*one) is None]:
            await self._read_anew(stale)

    async def _read_anew(self, owners: Collection[tuple[Scope, int]]) -> list[Known]:
        """Read notes. Each owner has a statement of their own, and none has to go with another."""

        def job(connection: Connection) -> list[dict[str, Any]]:
            return [settings.read(connection, scope, owner) for scope, owner in owners]

        asked = monotonic()
        found = await self._database.read(job, apart=True)
        return [self._newer(*one, Known(asked, notes)) for one, notes in zip(owners, found, strict=True)]

    def _newer(self, scope: Scope, owner: int, found: Known) -> Known:
        """Keep what was found, unless somebody has found out more meanwhile; return what is kept."""
        known = self._known.get((scope, owner))
        if self._changed.get((scope, owner), -math.inf) >= found.at:
            return found if known is None else known
        if known is None or (self._database.fleet is not None and known.at < found.at):
            self._known[scope, owner] = known = found
        return known

    async def write(self, scope: Scope, owner: int, name: str, value: Any, also: Also | None) -> None:
        """Save one note; None takes it away. `also` is saved in the same transaction.

        Whether what was refused was saved all the same may be unknown: then it is read anew.
        """
        known = await self.read(scope, owner)
        if known.get(name) == value and also is None:
            return
        quietly = scope == "channel" and self.serves(owner)

        def job(connection: Connection) -> None:
            settings.choose(connection, scope, owner, name, value, quietly)
            if also is not None:
                also(connection)

        try:
            await self._database.write(job)
        except BaseException:
            self.forget(scope, owner)
            raise
        self._changed[scope, owner] = monotonic()
        for notes in (known, self._in_memory(scope, owner)):
            if value is None:
                notes.pop(name, None)
            else:
                notes[name] = value

    def _in_memory(self, scope: Scope, owner: int) -> dict[str, Any]:
        """Return what memory has by now: they may have been read anew while one was written."""
        known = self._known.get((scope, owner))
        return {} if known is None else known.notes

    def forget(self, scope: Scope, owner: int) -> None:
        """Drop from memory what was changed in the file by another way, or may have been."""
        self._changed[scope, owner] = monotonic()
        self._known.pop((scope, owner), None)


def form_name(game: int) -> str:
    """Return the name of the note with what a person has filled in of the forms of a table."""
    return f"form/{game}"


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

    def read_in(self, connection: Connection, owner: int) -> T | None:
        """Return the note as it stands in the file, within a transaction."""
        found = settings.read(connection, self.scope, owner).get(self.name)
        return None if found is None else self.load(found)

    def write_in(self, connection: Connection, owner: int, value: T | None) -> None:
        """Save the note within a transaction. Forget the owner afterwards, for memory does not know of it."""
        saved = None if value is None else self.dump(value)
        settings.choose(connection, self.scope, owner, self.name, saved)
