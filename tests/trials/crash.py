"""The bot is killed again and again while five people play. What it said it had done, it has done, once.

A kill comes with a request of the bot: when it reaches Discord, when Discord has carried it out but the bot
has not heard of it, or some thousandths of a second later. So every gap between saving, answering and showing
is hit.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import web

from bot.host import Host
from bot.look import Look, look
from bot.sandbox import Sandbox, Seen
from storage import Database, actions, outbox
from storage.games import every
from tests.play.guests import is_table, usable
from tests.play.house import PLAYERS
from tests.trials.crew import Crew, acts
from tests.trials.process import Process
from tests.trials.witness import Witness, every_action_once, everything_was_told, rows_of

_MOST_REQUESTS = 30  # of one life of the bot
_MOMENTS = (-1, 0, 0.03)  # seconds after the request has been carried out; -1: before
_PATIENCE = 90.0  # seconds for one life, on a busy machine


class Deathtrap(Sandbox):
    """Calls `doom` with the request that was chosen for it."""

    def __init__(self, dice: Random) -> None:
        super().__init__(strict=True)
        self._dice = dice
        self.left = -1
        self.struck = asyncio.Event()
        self.bot: Process | None = None

    def arm(self, bot: Process) -> None:
        self.bot, self.left = bot, self._dice.randint(1, _MOST_REQUESTS)
        self.struck.clear()

    def _app(self) -> web.Application:
        app = super()._app()
        app.middlewares.append(self._count)
        return app

    @web.middleware
    async def _count(self, request: web.Request, handler: Any) -> Any:
        if not request.path.startswith("/gateway"):  # which lasts as long as the bot
            self.left -= 1
        moment = self._dice.choice(_MOMENTS) if self.left == 0 else None
        self.left = -1 if moment is not None else self.left
        if moment == -1:
            self._strike()
        try:
            return await handler(request)
        except ConnectionResetError:  # killed in the middle of an upload
            return web.Response(status=400)
        finally:
            if moment is not None and moment >= 0:
                asyncio.get_running_loop().call_later(moment * self._dice.random(), self._strike)

    def _strike(self) -> None:
        assert self.bot is not None
        self.bot.kill()
        self.struck.set()


@dataclass
class Report:
    game: str
    kills: int = 0
    games: int = 0
    actions: int = 0
    acknowledged: int = 0
    repeated: int = 0

    def __str__(self) -> str:
        return json.dumps(self.__dict__)


class Crash:
    def __init__(self, game: str, folder: Path, seed: int) -> None:
        self.game, self.folder, self.dice = game, folder, Random(f"{game} {seed}")
        self.file = folder / "dockside.sqlite3"
        self.sandbox = Deathtrap(self.dice)
        self.report = Report(game)

    async def run(self, kills: int) -> Report:
        async with self.sandbox, self._eyes() as eyes:
            people = [self.sandbox.person(name).at("table-one") for name in PLAYERS]
            self.crew = Crew(eyes, people, self.game, self.dice)
            self.witness = Witness(people[0].place.id)
            self.sandbox.world.listen(self.witness.hear)
            for _ in range(kills):
                async with asyncio.timeout(_PATIENCE):
                    await self._one_life()
                self.report.kills += 1
            async with asyncio.timeout(_PATIENCE):
                await self._last_life(eyes)
        return self.report

    @asynccontextmanager
    async def _eyes(self) -> AsyncIterator[Host]:
        """The file, read beside the bot; nothing of it is kept in memory."""
        database = await Database.open(self.file)
        try:
            yield Host(database, room=0)
        finally:
            await database.close()

    def _start(self) -> Process:
        settings = {"DOCKSIDE_DATABASE": str(self.file), "DOCKSIDE_LOG": "warning"}
        return Process({**settings, **self.sandbox.environment()}, self.folder)

    async def _one_life(self) -> None:
        bot = self._start()
        try:
            self.sandbox.arm(bot)
            await self._play_until_struck()
        finally:
            bot.kill()
        self.sandbox.gateway.sessions.clear()

    async def _play_until_struck(self) -> None:
        """People never stop by themselves; if they do, it is told why."""
        playing = asyncio.create_task(self._play())
        struck = asyncio.create_task(self.sandbox.struck.wait())
        try:
            await asyncio.wait({playing, struck}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()
        finally:
            playing.cancel()
            struck.cancel()
            await asyncio.gather(playing, struck, return_exceptions=True)

    async def _play(self) -> None:
        begun = [one for one in self.sandbox.world.interactions.values() if one.answer is None and acts(one)]
        await self.sandbox.until_online(seconds=_PATIENCE)
        await self.crew.play(begun)

    async def _last_life(self, eyes: Host) -> None:
        """Nobody kills it any more: it catches up, and then everything is looked at."""
        bot = self._start()
        try:
            self.sandbox.left = -1
            await self.sandbox.until_online(seconds=_PATIENCE)
            await self._nothing_waits(eyes)
            await every_action_once(eyes, self.witness, self.crew)
            await everything_was_told(eyes, self.witness)
            await self._count(eyes)
            await self._board_is_right(eyes)
            await self._buttons_work(eyes)
        finally:
            bot.kill()

    async def _nothing_waits(self, eyes: Host) -> None:
        while await eyes.database.read(outbox.pending):  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.01)
        assert await eyes.database.read(outbox.failed) == 0

    async def _count(self, eyes: Host) -> None:
        records, rows = await eyes.database.read(every), await rows_of(eyes)
        self.report.games, self.report.actions = len(records), len(actions.in_force(rows))
        self.report.acknowledged = len(self.witness.told_done)
        self.report.repeated = len(self.crew.repeated)

    async def _board_is_right(self, eyes: Host) -> None:
        seen = await self._live(eyes)
        if seen is None or seen.scene is None:
            return
        board, picture = self._board(), f"table-{seen.record.id}-{seen.version}"
        assert board.attachments
        assert all(file.upload.filename.startswith(picture) for file in board.attachments)
        assert all(f"**{seen.players[seat].name}**" in board.text for seat in seen.waiting)

    async def _live(self, eyes: Host) -> Look | None:
        number = await eyes.in_channel(self.crew.channel)
        return None if number is None else await look(eyes, number)

    def _board(self) -> Seen:
        messages = self.crew.people[0].messages()
        return next(seen for seen in reversed(messages) if is_table(seen))

    async def _buttons_work(self, eyes: Host) -> None:
        """Each on the board is answered, and somebody who is asked can still move."""
        seen = await self._live(eyes)
        if seen is None or not seen.running:
            return
        for button in usable(self._board()):
            answer = await self.crew.people[0].press(self._board(), button["custom_id"])
            assert answer.interaction.answer is not None
        version = seen.version
        while (after := await self._live(eyes)) is not None and after.version == version:
            await self.crew.go_on()
