"""The bot in the local Discord, which can be stopped and started again."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType

from bot.client import Dockside
from bot.host import Host
from bot.sandbox import Player, Sandbox
from storage import Database

PLAYERS = ("Anna", "Boris", "Clara", "Dmitri", "Eva")


class House:
    def __init__(self, sandbox: Sandbox, file: Path) -> None:
        self.sandbox, self.file = sandbox, file
        self.bot: Dockside
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> House:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def open(self) -> None:
        database = await Database.open(self.file)
        self._stack.push_async_callback(database.close)
        self.bot = Dockside(database, Host(database), guild_ready_timeout=0.0)
        await self._stack.enter_async_context(self.sandbox.hosting(self.bot))

    async def restart(self) -> None:
        await self._stack.aclose()
        self._stack = AsyncExitStack()
        await self.open()

    async def settled(self) -> None:
        """Everything that was to be sent has been sent."""
        await self.bot.outbox.drained()

    def person(self, name: str, channel: str = "table-one") -> Player:
        return self.sandbox.person(name).at(channel)

    def people(self, count: int = 5, channel: str = "table-one") -> list[Player]:
        return [self.person(name, channel) for name in PLAYERS[:count]]
