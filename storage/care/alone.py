"""One program for one database: two would send everything twice, from tables that the other changes."""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

from storage.errors import InUse, ReadOnly
from storage.place import Place, Server
from storage.shards import Shards

_READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)


class Guard(Protocol):
    """Holds a database for this program."""

    def hold_on(self) -> None:
        """Hold it again if that was lost; raise what says who has it by now."""


class FileGuard:
    """Holds a file, by a lock that cannot be lost."""

    def hold_on(self) -> None:
        """Do nothing."""


def alone(place: Place, shards: Shards | None = None) -> AbstractContextManager[Guard]:
    """Hold a database for this program, or its shards of one; raise InUse or Served if another one does."""
    if isinstance(place, Server):
        from storage.care.upgrade import program
        from storage.postgres.alone import alone_on  # a library that few need

        return alone_on(place, shards, 0 if shards is None else program())
    return alone_with(place)


@contextmanager
def alone_with(file: Path) -> Iterator[Guard]:
    """Hold a file for this program; raise InUse if another one does, ReadOnly if it cannot be held.

    The lock lies beside the file, and goes with the program that holds it, however that ends.
    """
    if file.is_dir():  # no file at all: whoever opens it says so
        yield FileGuard()
        return
    try:
        lock = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise (ReadOnly(file) if error.errno in _READ_ONLY else error) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse(str(file)) from error
        yield FileGuard()
    finally:
        os.close(lock)
