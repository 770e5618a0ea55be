"""The bot in the local Discord, which can be stopped and started again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType

from bot.app import Dockside
from bot.front.rate_limit import Limits
from bot.host.host import Host, build_host
from bot.host.notes import Note
from bot.ops.metrics import Metrics
from bot.perspective import look
from bot.render.studio import Studio
from bot.sandbox import Player, Sandbox
from bot.sandbox.world.opening import GUILD_ID
from storage import Database

PLAYERS = ("Anna", "Boris", "Clara", "Dmitri", "Eva")


class House:
    """`greets`: the server has just invited the bot. Else it was greeted long ago; its channels are empty."""

    def __init__(
        self,
        sandbox: Sandbox,
        file: Path,
        now: Callable[[], float] = time.time,
        *,
        greets: bool = False,
        studio: Studio | None = None,
    ) -> None:
        self.sandbox, self.file, self.now, self.greets, self.studio = sandbox, file, now, greets, studio
        self.bot: Dockside
        self.host: Host
        self.key = ""  # of the game that is played
        self._stack = AsyncExitStack()
        self._seeds = count()  # the same cards in every run

    async def __aenter__(self) -> House:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def open_host(self) -> Host:
        """The tables without the bot."""
        database = await Database.open(self.file)
        self._stack.push_async_callback(database.close)
        self.host = build_host(database, now=self.now, new_seed=lambda: f"house/{next(self._seeds)}")
        return self.host

    async def open(self) -> None:
        host = await self.open_host()
        if not self.greets:
            await Note[bool](host.notes, "guild", "greeted", bool).put(int(GUILD_ID), True)
        self.metrics = Metrics()
        note = self.metrics.answer_times.note
        self.bot = Dockside(host, self.studio, note_answer=note, guild_ready_timeout=0.0)
        traffic = self.bot.services.traffic
        traffic.limits = traffic.typing = Limits(at_once=1_000_000)  # these people are faster than people
        self.bot.services.dms.channels.gap = (0.0, 0.0)
        await self._stack.enter_async_context(self.sandbox.hosting(self.bot))

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def close(self) -> None:
        await self._stack.aclose()
        self._stack = AsyncExitStack()

    async def settled(self) -> None:
        """Everybody has been answered to the end, and everything that was to be sent has been sent."""
        if busy := set(self.bot.services.traffic.busy):
            await asyncio.wait(busy)
        await self.bot.outbox.drained()

    def person(self, name: str, channel: str = "table-one") -> Player:
        return self.sandbox.person(name).at(channel)

    def people(self, count: int = 5, channel: str = "table-one") -> list[Player]:
        return [self.person(name, channel) for name in PLAYERS[:count]]


async def sql(house: House, text: str) -> None:
    """Behind the bot's back, on its own connection."""
    await house.bot.host.database.read(lambda connection: connection.execute(text).fetchall())


async def fast_forward(house: House, channel: str = "table-one", dice: Random | None = None) -> int:
    """Sensible play without Discord until a sealed question is open; gives the number of the game."""
    host, place = house.bot.host, int(house.sandbox.channel(channel).id)
    game = await host.queries.in_channel(place)
    assert game is not None
    dice = dice or Random(1)
    await house.bot.outbox.stop()  # nothing is sent before all is done, so every run looks the same
    for _ in range(400):
        seen = await look(host, game)
        if seen.sealed:
            house.bot.outbox.start()
            await house.settled()
            return game
        user = seen.players[seen.waiting[0]].user
        assert user is not None
        own = await look(host, game, user)
        assert own.prompt is not None
        pick = (own.game.easy or own.game.policy)(own.view, own.prompt, dice)
        await host.play.act(game, user, pick.kind, pick.values, None)
    raise AssertionError("nobody asked anything sealed")
