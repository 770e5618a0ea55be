"""What is remembered about people and channels: languages, hours, closed DMs, half-filled forms."""

from __future__ import annotations

import sqlite3
from typing import Any

from bot.host.open_games import Also
from storage import Database, settings
from storage.settings import Scope

_ROOM = 20_000  # owners kept in memory
# What is known of a person's DMs. True: they take none from us. False: the last one did not arrive, for some
# other reason. Nothing: they arrive.
DMS = "dms-closed"


class Notes:
    """Read once, written through: this program is the only one that writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[tuple[Scope, int], dict[str, Any]] = {}

    async def read(self, scope: Scope, owner: int) -> dict[str, Any]:
        if (scope, owner) not in self._known:
            if len(self._known) >= _ROOM:
                self._known.clear()
            self._known[scope, owner] = await self._database.read(lambda c: settings.read(c, scope, owner))
        return self._known[scope, owner]

    async def get(self, scope: Scope, owner: int, name: str) -> Any:
        return (await self.read(scope, owner)).get(name)

    async def put(self, scope: Scope, owner: int, name: str, value: Any, also: Also | None = None) -> None:
        """None: forget it. `also`: what is saved with it or not at all."""
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
        """The file has forgotten it already."""
        self._known.pop((scope, owner), None)

    async def language(self, user: int) -> str:
        return str(await self.get("player", user, "language") or "en")

    async def channel_language(self, channel: int) -> str:
        return str(await self.get("channel", channel, "language") or "en")

    async def dms_closed(self, user: int) -> bool:
        """It is of no use to knock."""
        return await self.get("player", user, DMS) is True

    async def out_of_reach(self, user: int) -> bool:
        """The last letter did not arrive, for whatever reason."""
        return await self.get("player", user, DMS) is not None
