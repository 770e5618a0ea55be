"""Who may use a database: one program alone, or several of which each serves shards of its own.

The server keeps locks for a connection, as there is one beside a file.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from storage.errors import CountedOtherwise, InUse, Served
from storage.place import Server
from storage.postgres.connection import Raw
from storage.postgres.line import share, take, taken
from storage.postgres.schema import connect
from storage.schema import APPLICATION
from storage.shards import Shards

_WHOLE = b"SELECT pg_try_advisory_lock($1::int, hashtext(current_schema()))"
_PART = b"SELECT pg_try_advisory_lock_shared($1::int, hashtext(current_schema()))"
_PATIENCE = 2.0  # seconds: the server may still be about to find out that a process was killed


@contextmanager
def alone_on(server: Server, shards: Shards | None = None) -> Iterator[None]:
    """Hold a database for this program, or these shards of it; raise InUse or Served if another one does.

    The lock goes with the connection: whoever starts while the server has lost it finds nobody. Of shards
    that are served other locks tell as well, which are taken again (see Fleet).
    """
    with closing(connect(server)) as raw:
        if not _soon(lambda: _held(raw, _WHOLE if shards is None else _PART)):
            raise InUse(server.name, "another database")
        if shards is None:
            _nobody_serves(raw, server)
        else:
            _join(raw, shards)
        yield


def _nobody_serves(raw: Raw, server: Server) -> None:
    if not _soon(lambda: not taken(raw, "shard")):
        raise InUse(server.name, "another database")


def _join(raw: Raw, shards: Shards) -> None:
    """Take each of the shards; raise if one is taken, or if others count them in another way."""
    share(raw, "count", shards.count)
    if not _soon(lambda: taken(raw, "count") == {shards.count}):
        raise CountedOtherwise(min(taken(raw, "count") - {shards.count}), shards.count)
    for shard in shards.ids:
        if not _soon(lambda: take(raw, "start", shard)):  # noqa: B023 - it is asked before the next one
            raise Served(shard)


def _held(raw: Raw, statement: bytes) -> bool:
    found = raw.execute(statement, (APPLICATION,)).fetchone()
    return found is not None and bool(found[0])


def _soon(is_so: Callable[[], bool]) -> bool:
    """Return whether something is so, now or in a moment."""
    until = time.monotonic() + _PATIENCE
    while not is_so():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True
