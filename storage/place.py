"""Tells where a database is: in a file, or on a PostgreSQL server."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import parse_qs

_SCHEMES = ("postgresql://", "postgres://")
_HOST = r"(?:\[[^]]*\]|[^][:@/?#,]*)(?::\d*)?"
_ADDRESS = re.compile(  # as the library of PostgreSQL reads it: a user and a password end with the first @
    rf"[a-z]+://(?:[^@/]*@)?(?P<hosts>{_HOST}(?:,{_HOST})*)(?P<database>/[^@/?#]*)?(?:\?(?P<more>.*))?"
)
_HALF_A_SIGN = re.compile(r"%(?![0-9A-Fa-f]{2})")


@dataclass(frozen=True)
class Server:
    """Holds the address of a PostgreSQL database. It may have a password in it: nothing prints it."""

    address: str = field(repr=False)

    @property
    def name(self) -> str:
        """Return the server and the database for people to read, without user and password."""
        if (found := self._read()) is None:
            return "PostgreSQL"
        host = parse_qs(found["more"] or "").get("host", [""])[0]
        elsewhere = "" if host.startswith("/") else host  # a folder: that of a socket
        return f"{found['hosts'] or elsewhere or 'this machine'}{found['database'] or ''}"

    @property
    def is_readable(self) -> bool:
        """Return whether this is an address. One is none where a password has signs that end it too early."""
        return self._read() is not None

    def _read(self) -> re.Match[str] | None:
        return None if _HALF_A_SIGN.search(self.address) else _ADDRESS.fullmatch(self.address)


Place: TypeAlias = Path | Server


def place(written: str) -> Place:
    """Return where a database is, by what somebody has written: an address or the path of a file."""
    return Server(written) if written.startswith(_SCHEMES) else Path(written)
