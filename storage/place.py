"""Tells where a database is: in a file, or on a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

_SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """Holds the address of a PostgreSQL database. It may have a password in it: nothing prints it."""

    address: str = field(repr=False)

    @property
    def name(self) -> str:
        """Return the server and the database for people to read, without user and password."""
        parts = urlsplit(self.address)
        return f"{parts.netloc.rpartition('@')[2] or 'this machine'}{parts.path}"


Place: TypeAlias = Path | Server


def place(written: str) -> Place:
    """Return where a database is, by what somebody has written: an address or the path of a file."""
    return Server(written) if written.startswith(_SCHEMES) else Path(written)
