"""Nonces: by its nonce Discord knows a message that it got minutes ago, and posts no second one.

So the same message always has the same, and no other message of ours ever has it: not one of another table,
nor of another file. A restored backup makes its moves again and gets a salt of its own for that.
"""

from __future__ import annotations

from hashlib import blake2b

from storage import Database, outbox

_BYTES = 12  # 24 letters; Discord takes 25


class Nonces:
    """Make the nonces of messages, with the salt that is kept in the file."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._salt: str | None = None

    async def of(self, *about: object) -> str:
        """Return the nonce of the message that all this tells from every other."""
        if self._salt is None:
            self._salt = await self._database.read(outbox.salt)
        return blake2b("/".join(map(str, (self._salt, *about))).encode(), digest_size=_BYTES).hexdigest()
