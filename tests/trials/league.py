"""A league whose bot is killed in the middle: nothing is lost, opened twice, told twice or counted twice.

The bot dies at the moments that leave most half done: while games are being played, when the first thread of
the next round is there and the others are not, and when the last game has just ended.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.host.host import build_host
from bot.host.league.points import standings
from bot.host.notes import Note
from bot.perspective import look
from bot.sandbox import NoAnswer, NotPossible, Player, Sandbox
from bot.sandbox.world.events import Event
from bot.sandbox.world.opening import GUILD_ID
from storage import Database
from storage.leagues import Filed
from tests.play.league.circle import SHORT, allow_threads, circle, threads
from tests.trials.crew import Finger
from tests.trials.process import Process

_MISSED = (NoAnswer, NotPossible, AssertionError, RuntimeError, LookupError)
_PATIENCE = 300.0  # seconds for all of it, on a busy machine
ROUNDS = 2
_WORTH = {3: (100, 60, 20), 4: (100, 73, 47, 20)}  # of the places at a table, if nobody is equal


@dataclass
class Report:
    """What a league came to, by those who look from outside."""

    people: int
    tables: int = 0
    moves: int = 0
    kills: int = 0

    def __str__(self) -> str:
        return json.dumps(self.__dict__)


class LeagueTrial:
    """Plays a league to its end through a bot that is killed three times."""

    def __init__(self, folder: Path, people: int, seats: int) -> None:
        self.count, self.seats, self.report = people, seats, Report(people)
        self.folder, self.file, self.dice = folder, folder / "dockside.sqlite3", Random(1)
        self.sandbox = Sandbox(strict=True)
        self.bot: Process | None = None
        self._at_threads = people // seats + 1  # the first thread of the second round

    async def run(self) -> Report:
        filed = await self._whole()
        self._look_at_everything(filed)
        self.report.tables = len(filed.tables)
        return self.report

    async def _whole(self) -> Filed:
        async with self.sandbox:
            allow_threads(self.sandbox)
            self.people = circle(self.sandbox, self.count)
            self.sandbox.world.listen(self._hear)
            database = await Database.open(self.file)
            try:
                self.eyes = build_host(database, room=0)
                async with asyncio.timeout(_PATIENCE):
                    await Note[bool](self.eyes.notes, "guild", "greeted", bool).put(int(GUILD_ID), True)
                    await self._start()
                    await self._gather()
                    return await self._play()
            finally:
                if self.bot is not None:
                    self.bot.kill()
                await database.close()

    async def _start(self) -> None:
        settings = {"DOCKSIDE_DATABASE": str(self.file), "DOCKSIDE_LOG": "warning"}
        self.bot = Process({**settings, **self.sandbox.environment()}, self.folder)
        await self.sandbox.until_online(seconds=_PATIENCE)

    async def kill(self) -> None:
        """Kill -9, and start the bot again."""
        assert self.bot is not None
        self.bot.kill()
        self.report.kills += 1
        self.sandbox.gateway.sessions.clear()
        await self._start()

    def _hear(self, event: Event) -> None:
        """Let the bot die with the first thread of the second round."""
        if self.bot is not None and self.bot.alive and len(threads(self.sandbox)) == self._at_threads:
            self._at_threads = 0
            asyncio.get_running_loop().call_soon(self.bot.kill)

    async def _gather(self) -> None:
        mira = self.sandbox.person("Mira").at("lobby")
        mira.speaks("en-US")
        await mira.slash("look", how="text", **{"for": "channel"})  # nothing is drawn: it goes faster
        for person in self.people:
            await person.slash("look", how="text", **{"for": "me"})
        given = {"game": "economicus", "seats": self.seats, "rounds": ROUNDS, "days": 2, "options": SHORT}
        await mira.slash("league new", **given)
        for person in self.people:
            await person.slash("league join")
        await mira.slash("league start")

    async def _play(self) -> Filed:
        while (filed := await self.eyes.leagues.find(1)).league.status == "running":
            assert self.bot is not None
            if not self.bot.alive:
                await self.kill()
            if self.report.moves >= self.count * 2 and self.report.kills == 0:
                await self.kill()
            if not await self._move():
                await asyncio.sleep(0.02)
        await self.kill()
        while not [text for text in self.said() if "league 1 with" in text]:  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.05)
        return filed

    def _look_at_everything(self, filed: Filed) -> None:
        """Every table has a game and a thread of its own, all is told once, every place is counted once."""
        tables, told = self.count // self.seats * ROUNDS, self.said()
        assert len(filed.tables) == len({table.game for table in filed.tables}) == tables
        assert {table.channel for table in filed.tables} == {int(one.id) for one in threads(self.sandbox)}
        assert len([text for text in told if text.startswith("**Round ")]) == tables
        assert [text for text in told if text.startswith("Round 2 is over.")] == ["Round 2 is over."]
        assert len([text for text in told if "league 1 with" in text]) == 1
        assert [one.played for one in standings(filed)] == [ROUNDS] * self.count
        assert sum(one.points or 0 for one in filed.sittings) in _near(tables * sum(_WORTH[self.seats]))

    async def _move(self) -> bool:
        """Let everybody move who is waited for; return whether anybody was."""
        asked = []
        for record in await self.eyes.queries.live():
            seen = await look(self.eyes, record.id)
            users = [seen.players[seat].user for seat in seen.waiting] if seen.running else []
            asked += [(record, person) for person in self.people if int(person.id) in users]
        for record, person in asked:
            with suppress(*_MISSED):
                await self._act(record.id, person.at(str(record.channel)))
        return bool(asked)

    async def _act(self, game: int, person: Player) -> None:
        own = await look(self.eyes, game, int(person.id))
        if own.prompt is not None and own.seat in own.waiting:
            pick = own.game.policy(own.view, own.prompt, self.dice)
            await Finger(self.eyes, own.game.key, person, self.dice).do(pick)
            self.report.moves += 1

    def said(self) -> list[str]:
        """All that stands in the channel of the league."""
        return [seen.text for seen in self.people[0].messages()]


def _near(points: int) -> range:
    """Two who share places may win a point more or less in all, for points are whole."""
    return range(points - 6, points + 7)
