"""The bot is killed again and again while five people play and a moderator meddles. What it said it had done,
it has done, once.

A kill comes with a request of the bot: when it reaches Discord, when Discord has carried it out but the bot
has not heard of it, or some thousandths of a second later. So every gap between saving, answering and showing
is hit. Now and then it comes while the bot starts.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from bot.host.host import Host, build_host
from bot.perspective import look
from bot.render.studio import Studio
from bot.sandbox import Player
from storage import Database, actions, outbox
from storage.care.progress import watched
from storage.engine.connection import Connection
from storage.games import every
from storage.outbox import Pending
from storage.place import Place, Server
from tests.play.house import PLAYERS
from tests.trials.board import board_is_right
from tests.trials.crew import Crew, acts
from tests.trials.deathtrap import Deathtrap
from tests.trials.fingers import Fingers
from tests.trials.process import Process
from tests.trials.stall import stalled
from tests.trials.warden import Warden
from tests.trials.witness import Witness, every_action_once, everything_was_told, rows_of

_PATIENCE = 90  # seconds for one life, on a busy machine
_EVER = 3600.0  # for what ends with that life


@dataclass
class Report:
    game: str
    kills: int = 0
    games: int = 0
    actions: int = 0
    acknowledged: int = 0
    repeated: int = 0
    pressed: int = 0  # when all was over, to see that everything works
    longest: float = 0.0  # seconds of one life

    def __str__(self) -> str:
        return json.dumps(self.__dict__)


class Crash:
    def __init__(self, game: str, folder: Path, seed: int) -> None:
        self.game, self.folder, self.dice = game, folder, Random(f"{game} {seed}")
        self.place: Place = folder / "dockside.sqlite3"
        self.sandbox = Deathtrap(self.dice)
        self.report = Report(game)

    async def run(self, kills: int) -> Report:
        async with self.sandbox, self._eyes() as eyes:
            await self._gather(eyes)
            for _ in watched(range(kills), "kills"):
                began = monotonic()
                await self._one_life()
                self.report.kills += 1
                self.report.longest = max(self.report.longest, round(monotonic() - began, 1))
            await self._last_life(eyes)
        return self.report

    async def _gather(self, eyes: Host) -> None:
        people = [self.sandbox.person(name).at("table-one") for name in PLAYERS]
        self.warden = Warden(self.sandbox.person("Mira").at("table-one"), self.dice)
        self.crew = self._crew(eyes, people)
        self.witness = self._witness(self.crew)

    def _witness(self, crew: Crew) -> Witness:
        witness = Witness(crew.people[0].place.id)
        self.sandbox.world.listen(witness.hear)
        return witness

    @asynccontextmanager
    async def _eyes(self) -> AsyncIterator[Host]:
        """The file, read beside the bot; nothing of it is kept in memory."""
        database = await Database.open(self.place)
        try:
            yield build_host(database, room=0)
        finally:
            await database.close()

    def _crew(self, eyes: Host, people: list[Player]) -> Crew:
        return Crew(eyes, people, self.game, self.dice, self.warden)

    def _start(self, **more: str) -> Process:
        address = self.place.address if isinstance(self.place, Server) else str(self.place)
        settings = {"DOCKSIDE_DATABASE": address, "DOCKSIDE_LOG": "warning", **more}
        return Process({**settings, **self.sandbox.environment()}, self.folder)

    async def _one_life(self) -> None:
        bot = self._start()
        try:
            self.sandbox.arm(bot)
            await self._until_one_ends([bot], self._play(), self.sandbox.struck.wait())
        finally:
            bot.kill()
        self.sandbox.gateway.sessions.clear()

    async def _until_one_ends(self, bots: Sequence[Process], *works: Coroutine[Any, Any, object]) -> None:
        """If none ever does, or a bot ends by itself, it is told why."""
        gone = [asyncio.create_task(bot.gone()) for bot in bots]
        tasks = [asyncio.create_task(work) for work in works]
        every = [*gone, *tasks]
        try:
            await _first_of(every)
            ended = [task.result() for task in tasks if task.done()]
            struck = self.sandbox.bot if self.sandbox.struck.is_set() else None
            left = [bot for bot, task in zip(bots, gone, strict=True) if task.done() and bot is not struck]
            if left or (not ended and struck is None):
                what = "it ended by itself" if left else f"no end after {_PATIENCE} s"
                bot = (left or bots)[0]
                raise await stalled(what, bot, self.sandbox, self.crew, self.sandbox.left)
        finally:
            for task in every:
                task.cancel()
            await asyncio.gather(*every, return_exceptions=True)

    async def _play(self) -> None:
        begun = [one for one in self.sandbox.world.interactions.values() if one.answer is None and acts(one)]
        await self.sandbox.until_online(seconds=_EVER)
        await self.crew.play(begun)

    async def _last_life(self, eyes: Host) -> None:
        """Nobody kills it any more: it catches up, and then everything is looked at."""
        bot = self._start()
        try:
            self.sandbox.disarm()
            await self._until_one_ends([bot], self._look_at_everything(eyes))
        finally:
            bot.kill()

    async def _look_at_everything(self, eyes: Host) -> None:
        await self.sandbox.until_online(seconds=_EVER)
        await self._nothing_waits(eyes)
        await every_action_once(eyes, self.witness, self.crew)
        await everything_was_told(eyes, self.witness)
        await self._count(eyes)
        await self._board_is_right(eyes)
        await self._buttons_work(eyes)
        await self._nothing_waits(eyes)
        await self._board_is_right(eyes)

    async def _nothing_waits(self, eyes: Host) -> None:
        """But what is held back until a player may be called again."""

        def due(connection: Connection) -> list[Pending]:
            return outbox.pending(connection, now=eyes.now())

        while await eyes.database.read(due):  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.01)
        assert await eyes.database.read(outbox.failed) == 0

    async def _board_is_right(self, eyes: Host) -> None:
        with closing(Studio()) as studio:
            await board_is_right(eyes.database, self.crew.people[0], studio)

    async def _count(self, eyes: Host) -> None:
        records, rows = await eyes.database.read(every), await rows_of(eyes)
        self.report.games, self.report.actions = len(records), len(actions.in_force(rows))
        self.report.acknowledged = len(self.witness.told_done)
        self.report.repeated = len(self.crew.repeated)

    async def _buttons_work(self, eyes: Host) -> None:
        """Every one that can be pressed is answered, and somebody who is asked can still move."""
        await self._let_go_on(eyes)
        fingers = Fingers(eyes, self.sandbox, self.crew.channel, self.dice)
        await fingers.press_everything(self.crew.people, self.sandbox.person("Sam").at("table-one"))
        self.report.pressed = fingers.pressed
        before = await self._position(eyes)
        while before is not None and await self._position(eyes) == before:
            await self.crew.go_on()

    async def _let_go_on(self, eyes: Host) -> None:
        """No moderator meddles any more, and a game that rests goes on."""
        self.crew.warden = None
        number = await eyes.queries.in_channel(self.crew.channel)
        if number is not None:
            await self.warden.let_go_on(await look(eyes, number))

    async def _position(self, eyes: Host) -> tuple[int, int] | None:
        """The game that runs in the channel, and its version."""
        number = await eyes.queries.in_channel(self.crew.channel)
        seen = None if number is None else await look(eyes, number)
        return None if seen is None or not seen.running else (seen.record.id, seen.version)


async def _first_of(tasks: Collection[asyncio.Task[object]]) -> None:
    """Seconds are counted, not measured: a process that is stopped for a while has not waited."""
    for _ in range(_PATIENCE):
        done, _ = await asyncio.wait(tasks, timeout=1, return_when=asyncio.FIRST_COMPLETED)
        if done:
            return
