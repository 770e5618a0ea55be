"""Connections that stay open for what must end with the process: locks, and the news of other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from select import POLLIN, poll
from typing import NamedTuple, Protocol, TypeVar

import psycopg

from storage.errors import NotSaved, StorageError
from storage.place import Server
from storage.postgres.connection import NOTES, Raw
from storage.postgres.schema import connect

T = TypeVar("T")
_MAIL, _WANTED = "dockside_mail", "dockside_wanted"
_PATIENCE = 2  # seconds for a new connection: people wait for what it holds
_BRIEFLY = b"SET statement_timeout = '10s'"
_CLASS = "hashtext(current_schema() || '/dockside/' || $1)"
_TAKE = f"SELECT pg_try_advisory_lock({_CLASS}, $2::int)".encode()
_SHARE = f"SELECT pg_try_advisory_lock_shared({_CLASS}, $2::int)".encode()
_GIVE = f"SELECT pg_advisory_unlock({_CLASS}, $2::int)".encode()
_TAKEN = f"""
    SELECT DISTINCT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND granted
        AND classid::bigint = {_CLASS}::bigint & 4294967295
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""".encode()

# All that makes an open game. Its mark tells which transactions wrote these rows: any change changes it.
MARKED = ("snapshot", "game", "seat", "clock", "seat_clock", "standing_order", "former", "mark")
_MARK = " || '/' || ".join(
    f"coalesce((SELECT string_agg(xmin::text, ',' ORDER BY ctid) FROM {table}"
    f" WHERE {'id' if table == 'game' else 'game'} = $1), '')"
    for table in MARKED
)
# One hop for both: each statement of a function sees what was saved when it begins, the mark under the lock.
# Whoever holds a game and does not use it lets it go when it hears that somebody else wants it.
_FUNCTIONS = f"""
CREATE OR REPLACE FUNCTION pg_temp.hold(number bigint) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
    IF NOT pg_try_advisory_lock(hashtext(current_schema() || '/dockside/game'), number::int) THEN
        PERFORM pg_notify('{_WANTED}', number::text);
        RETURN NULL;
    END IF;
    RETURN {_MARK};
END $$;
CREATE OR REPLACE FUNCTION pg_temp.let_go(number bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE mark text;
BEGIN
    mark := {_MARK};
    PERFORM pg_advisory_unlock(hashtext(current_schema() || '/dockside/game'), number::int);
    RETURN mark;
END $$;
""".encode()
_HOLD = b"SELECT number, pg_temp.hold(number) FROM unnest($1::bigint[]) AS number"
_TELL = f"SELECT pg_notify('{_MAIL}', $1)".encode()
_LET_GO = b"SELECT number, pg_temp.let_go(number) FROM unnest($1::bigint[]) AS number"


def take(raw: Raw, what: str, number: int) -> bool:
    """Return whether a lock is ours from now on; it goes with the connection."""
    return _true(raw, _TAKE, what, number)


def share(raw: Raw, what: str, number: int) -> bool:
    """Return whether we are among those who share a lock from now on."""
    return _true(raw, _SHARE, what, number)


def taken(raw: Raw, what: str) -> set[int]:
    """Return which locks of a kind somebody has."""
    return {int(number) for (number,) in raw.execute(_TAKEN, (what,))}


def _true(raw: Raw, statement: bytes, *values: object) -> bool:
    found = raw.execute(statement, values).fetchone()
    return found is not None and bool(found[0])


class Exchanged(NamedTuple):
    """Tells what became of games that were let go and asked for."""

    epoch: int  # another one: all that was held before is lost
    left: dict[int, str]  # the marks of those that were let go
    held: dict[int, str | None]  # the marks of those that are held now; None: another process holds it


class Beat(NamedTuple):
    """Tells which locks there are."""

    epoch: int
    served: set[int]  # shards that some process serves
    refused: set[int]  # shards of ours that another process serves
    mine: set[int]  # shards for which this process sends what waits
    leads: bool


class Line:
    """Holds locks by a connection of its own. To be used by one thread."""

    def __init__(self, server: Server) -> None:
        self._server, self.epoch = server, 0
        self._raw: Raw | None = None
        self._taken: set[tuple[str, int]] = set()
        self._is_asking = False

    def is_cut(self) -> bool:
        """Return whether the server has said something unasked, which it does when it ends the connection.

        What the connection held may be lost then. This alone may be called by another thread.
        """
        raw = self._raw
        if self._is_asking or raw is None:
            return raw is None
        try:
            heard = poll()
            heard.register(raw.fileno(), POLLIN)
            return bool(heard.poll(0))
        except (psycopg.Error, OSError):
            return True

    def exchange(self, gone: Collection[int], wanted: Collection[int]) -> Exchanged:
        """Let games go, and take others if no other process has them."""
        return self._twice(lambda raw: self._exchange(raw, list(gone), list(wanted)))

    def _exchange(self, raw: Raw, gone: list[int], wanted: list[int]) -> Exchanged:
        left: dict[int, str] = dict(raw.execute(_LET_GO, (gone,)).fetchall()) if gone else {}
        held: dict[int, str | None] = dict(raw.execute(_HOLD, (wanted,)).fetchall()) if wanted else {}
        return Exchanged(self.epoch, left, held)

    def beat(self, own: Iterable[int], wanted: Iterable[int], given: Iterable[int]) -> Beat:
        """Hold on to our shards, try for those that we want to send for, and give up those that we do not."""
        return self._twice(lambda raw: self._beat(raw, list(own), list(wanted), list(given)))

    def _beat(self, raw: Raw, own: list[int], wanted: list[int], given: list[int]) -> Beat:
        refused = {shard for shard in own if not self._take(raw, "shard", shard)}
        for shard in given:
            self._give(raw, "mail", shard)
        for shard in wanted:
            self._take(raw, "mail", shard)
        mine = {shard for what, shard in self._taken if what == "mail"}
        leads = self._take(raw, "lead", 0)
        return Beat(self.epoch, taken(raw, "shard"), refused, mine, leads)

    def take_turn(self, number: int) -> bool:
        """Return whether it is our turn to begin a session at Discord, of those that begin one by one."""
        return self._twice(lambda raw: self._take(raw, "session", number))

    def end_turn(self, number: int) -> None:
        """Let the next one have a turn."""
        self._twice(lambda raw: self._give(raw, "session", number))

    def tell(self, shards: Collection[int]) -> None:
        """Tell whoever sends for these shards that something waits."""
        self._twice(lambda raw: raw.execute(_TELL, (",".join(map(str, sorted(shards))),)))

    def _take(self, raw: Raw, what: str, number: int) -> bool:
        """Take a lock once: whoever takes one twice has to give it up twice."""
        if (what, number) not in self._taken and take(raw, what, number):
            self._taken.add((what, number))
        return (what, number) in self._taken

    def _give(self, raw: Raw, what: str, number: int) -> None:
        if (what, number) in self._taken:
            raw.execute(_GIVE, (what, number))
            self._taken.discard((what, number))

    def _twice(self, job: Callable[[Raw], T]) -> T:
        """Do something, and once more if the connection was lost over it. What it held is lost with it."""
        self._is_asking = True
        try:
            return job(self._connected())
        except psycopg.Error:
            self.close()
        finally:
            self._is_asking = False
        try:
            return job(self._connected())
        except psycopg.Error as error:
            self.close()
            raise NotSaved("unreachable") from error

    def _connected(self) -> Raw:
        """Return the connection; a new one holds nothing yet."""
        if self._raw is None or self._raw.closed:
            try:
                self._raw = connect(self._server, _PATIENCE)
            except StorageError as error:
                raise NotSaved("unreachable") from error
            self.epoch += 1
            self._taken.clear()
            self._raw.execute(_BRIEFLY, prepare=False)
            self._raw.execute(_FUNCTIONS, prepare=False)
        return self._raw

    def close(self) -> None:
        """End the connection, and with it all locks."""
        if self._raw is not None:
            self._raw.close()


class Hearer(Protocol):
    """Is told what other processes say."""

    def on_mail(self, shards: Collection[int]) -> None:
        """Hear for which shards something waits to be sent."""

    def on_notes(self, process: str, owners: Sequence[str]) -> None:
        """Hear whose notes a process has changed."""

    def on_wanted(self, games: Collection[int]) -> None:
        """Hear which games are wanted and held by another process."""

    def on_silence(self) -> None:
        """Hear nothing more."""


class Listener:
    """Hears what other processes say. To be used on the event loop."""

    def __init__(self, server: Server, hearer: Hearer) -> None:
        self._server, self._hearer = server, hearer
        self._raw: Raw | None = None
        self._watched = -1  # the number of its socket, which a connection that is lost does not tell any more

    @property
    def listens(self) -> bool:
        """Whether there is a connection."""
        return self._raw is not None

    async def open(self) -> None:
        """Begin to listen."""
        raw = await asyncio.to_thread(self._connect)
        self._raw, self._watched = raw, raw.fileno()
        asyncio.get_running_loop().add_reader(self._watched, self._hear, raw)

    def _connect(self) -> Raw:
        raw = connect(self._server)
        try:
            for what in (_MAIL, NOTES, _WANTED):
                raw.execute(f"LISTEN {what}".encode(), prepare=False)
        except BaseException:
            raw.close()
            raise
        return raw

    def _hear(self, raw: Raw) -> None:
        mail, wanted = set[int](), set[int]()
        try:
            raw.pgconn.consume_input()
            while (told := raw.pgconn.notifies()) is not None:
                what, said = told.relname.decode(), told.extra.decode()
                if what == NOTES:
                    process, *owners = said.split(" ")
                    self._hearer.on_notes(process, owners)
                else:
                    numbers = {int(number) for number in said.split(",") if number.isdigit()}
                    (wanted if what == _WANTED else mail).update(numbers)
        except psycopg.Error:
            self.close()
            self._hearer.on_silence()
        if wanted:
            self._hearer.on_wanted(wanted)
        self._hearer.on_mail(mail)

    def close(self) -> None:
        """Listen no more."""
        if self._raw is not None:
            asyncio.get_running_loop().remove_reader(self._watched)
            self._raw.close()
            self._raw = None
