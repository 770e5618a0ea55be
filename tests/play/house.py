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
from typing import Any

from bot.app import Dockside
from bot.front.rate_limit import Limits
from bot.host.autoplay.thoughts import Think
from bot.host.host import Host, build_host
from bot.host.notes import Note
from bot.host.reviews.reviews import Judge
from bot.ops.metrics import Metrics
from bot.perspective import look
from bot.render.studio import Studio
from bot.sandbox import Player, Sandbox
from bot.sandbox.world.opening import GUILD_ID
from storage import Database
from storage.place import Place
from storage.shards import Shards

PLAYERS = ("Anna", "Boris", "Clara", "Dmitri", "Eva")


_told: dict[
    tuple[str, ...], tuple[str, list[dict[str, Any]]]
] = {}  # the commands of these games, noted as told


class House:
    """`greets`: the server has just invited the bot. Else it was greeted long ago; its channels are empty.

    `known`: Discord has the commands already, as at every start but the first of all. `shards`: those that
    this bot serves, where others serve the rest of them.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        place: Place,
        now: Callable[[], float] = time.time,
        *,
        greets: bool = False,
        known: bool = True,
        studio: Studio | None = None,
        judge: Judge | None = None,
        think: Think | None = None,
        shards: Shards | None = None,
    ) -> None:
        self.sandbox, self.place, self.now, self.greets, self.studio = sandbox, place, now, greets, studio
        self._known = known and not greets
        self.judge, self.think, self.shards = judge, think, shards
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

    @property
    def file(self) -> Path:
        """Where the tables are kept, if that is a file."""
        assert isinstance(self.place, Path)
        return self.place

    async def open_host(self) -> Host:
        """The tables without the bot."""
        database = await Database.open(self.place, shards=self.shards)
        self._stack.push_async_callback(database.close)
        seeds = self._seeds
        self.host = build_host(
            database,
            now=self.now,
            new_seed=lambda: f"house/{next(seeds)}",
            judge=self.judge,
            think=self.think,
        )
        return self.host

    async def open(self) -> None:
        host = await self.open_host()
        if not self.greets:
            await Note[bool](host.notes, "guild", "greeted", bool).put(int(GUILD_ID), True)
        if self._known:
            await self._remind(host)
        self.metrics = Metrics()
        note = self.metrics.answer_times.note
        here = self.shards
        served: dict[str, Any] = {} if here is None else {"shard_ids": [*here.ids], "shard_count": here.count}
        self.bot = Dockside(host, self.studio, note_answer=note, guild_ready_timeout=0.0, **served)
        traffic = self.bot.services.traffic
        traffic.limits = traffic.typing = Limits(at_once=1_000_000)  # these people are faster than people
        self.bot.services.dms.channels.gap = (0.0, 0.0)
        await self._stack.enter_async_context(self.sandbox.hosting(self.bot))
        commands, digest = self.sandbox.world.commands.all(None), await _commands_note(host).get(0)
        if commands and digest is not None:
            _told.setdefault(tuple(host.games), (digest, commands))

    async def _remind(self, host: Host) -> None:
        """Let Discord and the file know what a bot before this one has told; what differs is told anew."""
        before, told = self.sandbox.world.commands, _told.get(tuple(host.games))
        if told is not None and not before.all(None):
            before._scopes[None] = {command["id"]: command for command in told[1]}
            await _commands_note(host).put(0, told[0])

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


def _commands_note(host: Host) -> Note[str]:
    return Note[str](host.notes, "guild", "commands", str)


async def sql(house: House, text: str) -> None:
    """Behind the bot's back, on its own connection."""
    await house.bot.host.database.read(lambda connection: connection.execute(text).fetchall())


async def fast_forward(house: House, channel: str = "table-one", dice: Random | None = None) -> int:
    """Sensible play without Discord until a sealed question is open; gives the number of the game."""
    host, place = house.bot.host, int(house.sandbox.channel(channel).id)
    game = await host.queries.in_channel(place)
    assert game is not None
    await house.bot.outbox.stop()  # nothing is sent before all is done, so every run looks the same
    await to_a_sealed_question(host, game, dice or Random(1))
    house.bot.outbox.start()
    await house.settled()
    return game


async def to_a_sealed_question(host: Host, game: int, dice: Random) -> None:
    """Sensible play by everybody until something is asked that each answers alone."""
    for _ in range(400):
        seen = await look(host, game)
        if seen.sealed:
            return
        user = seen.players[seen.waiting[0]].user
        assert user is not None
        own = await look(host, game, user)
        assert own.prompt is not None
        pick = (own.game.easy or own.game.policy)(own.view, own.prompt, dice)
        await host.play.act(game, user, pick.kind, pick.values, None)
    raise AssertionError("nobody asked anything sealed")
