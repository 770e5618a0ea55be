"""All games at once, each to its end, in a Discord that is as slow and as strict as the real one.

Every request takes 300 ms, the documented rate limits hold, the bot has the permissions of the README and
no others, and it is started again many times: told to stop, or killed. Nobody waits two seconds for an
answer, no table is ten seconds behind, and no letter is lost or comes twice. Both times are those of a
machine that has nothing else to do: an anchor measures how much slower this one is meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.host.host import Host, build_host
from bot.perspective import look
from bot.sandbox import Player
from games import GAMES
from storage import Database, outbox
from storage.games import every
from tests.trials.anchor import Anchor
from tests.trials.crew import Crew
from tests.trials.far_away import FarAway
from tests.trials.letters import Letters, everybody_was_told_their_secrets
from tests.trials.process import Process
from tests.trials.stopwatch import Stopwatch
from tests.trials.witness import Witness, every_action_once, everything_was_told

LONGEST_ANSWER, LONGEST_BEHIND = 2.0, 10.0  # seconds
_A_LIFE = (2.0, 6.0)  # seconds, between these
_LOOKS = 0.02  # seconds between two looks into the file
_PATIENCE = 120  # seconds for what waits at the end
_KILLED = 0.5  # how often it is killed, and not told to stop


@dataclass
class Report:
    """What was seen, in the words of the command."""

    restarts: int = 0
    moves: int = 0
    answers: int = 0
    slowest: float = 0.0
    slowest_what: str = ""
    behind: float = 0.0
    letters: int = 0
    slower: float = 1.0  # the machine, by other programs on it

    def __str__(self) -> str:
        return json.dumps(self.__dict__)


class Voyage:
    """One table of the trial: its people, and what they have read."""

    def __init__(self, key: str, sandbox: FarAway, eyes: Host, dice: Random) -> None:
        self.key, self.eyes = key, eyes
        self.people: list[Player] = sandbox.table(f"far-{key.replace('_', '-')}", max(3, GAMES[key].seats[0]))
        self.crew = Crew(eyes, self.people, key, dice)
        self.witness = Witness(self.people[0].place.id)
        sandbox.world.listen(self.witness.hear)

    @property
    def channel(self) -> int:
        return int(self.people[0].place.id)

    async def play(self, moves: int | None) -> None:
        """Until the game is over, or has come so far."""
        while not await self.far_enough(moves):
            await self.crew.go_on()

    async def far_enough(self, moves: int | None) -> bool:
        """Return whether there is a game here that is over, or has seen so many moves."""
        number = await self.eyes.queries.latest_in(self.channel)
        if number is None:
            return False
        seen = await look(self.eyes, number)
        return seen.record.status == "over" or (moves is not None and seen.version >= moves)


class Harsh:
    """Runs the trial: `await Harsh(folder, seed=1).run(restarts=20)`."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.dice = folder, Random(seed)
        self.file = folder / "dockside.sqlite3"
        self.sandbox = FarAway()
        self.report = Report()

    async def run(self, restarts: int, moves: int | None = None) -> Report:
        """Play every game to its end, or so many moves of it, through so many restarts at least."""
        async with self.sandbox, self._eyes() as eyes:
            self.anchor = Anchor()
            self.watch = Stopwatch(self.sandbox.clock)
            self.letters = Letters(self.sandbox.world)
            for listener in (self.watch.hear, self.letters.hear):
                self.sandbox.world.listen(listener)
            self.voyages = [Voyage(key, self.sandbox, eyes, self.dice) for key in GAMES]
            looking = asyncio.create_task(self._look_again_and_again(eyes))
            try:
                with self.anchor:
                    await self._live_and_die(eyes, restarts, moves)
            finally:
                looking.cancel()
        return self.report

    @asynccontextmanager
    async def _eyes(self) -> AsyncIterator[Host]:
        """Open the file beside the bot; nothing of it is kept in memory."""
        database = await Database.open(self.file)
        try:
            yield build_host(database, room=0)
        finally:
            await database.close()

    def _settings(self) -> Mapping[str, str]:
        settings = {"DOCKSIDE_DATABASE": str(self.file), "DOCKSIDE_LOG": "warning"}
        return {**settings, **self.sandbox.environment()}

    async def _live_and_die(self, eyes: Host, restarts: int, moves: int | None) -> None:
        """Start the bot again and again while people play, and let the last one live."""
        bot = await self._start()
        playing = [asyncio.create_task(voyage.play(moves)) for voyage in self.voyages]
        try:
            while self.report.restarts < restarts:
                await asyncio.wait(playing, timeout=self.dice.uniform(*_A_LIFE))
                await self._end(bot)
                bot = await self._start()
                self.report.restarts += 1
            await asyncio.gather(*playing)
            await self._look_at_everything(eyes)
        finally:
            for task in playing:
                task.cancel()
            bot.kill()

    async def _start(self) -> Process:
        bot = Process(self._settings(), self.folder)
        await self.sandbox.until_online(seconds=60)
        return bot

    async def _end(self, bot: Process) -> None:
        """Tell it to stop and let it finish, or kill it without a word."""
        if self.dice.random() >= _KILLED:
            os.kill(bot.pid, signal.SIGTERM)
            async with asyncio.timeout(15):
                await bot.gone()
        bot.kill()
        await self.sandbox.until(lambda: not self.sandbox.gateway.online, seconds=10)
        self.sandbox.gateway.sessions.clear()

    async def _look_again_and_again(self, eyes: Host) -> None:
        """Tell the stopwatch which version each table has reached."""
        while True:
            records = await eyes.database.read(every)
            for record in (one for one in records if one.status in ("running", "over")):
                self.watch.reached(record.id, (await look(eyes, record.id)).version)
            await asyncio.sleep(_LOOKS)

    async def _look_at_everything(self, eyes: Host) -> None:
        async with asyncio.timeout(_PATIENCE):
            while await eyes.database.read(outbox.pending):  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.05)
        assert await eyes.database.read(outbox.failed) == 0, "a letter was given up"
        self._times()
        assert self.letters.twice == [], "a letter came twice"
        for voyage in self.voyages:
            await self._one_table(eyes, voyage)

    def _times(self) -> None:
        watch, report = self.watch, self.report
        watch.ended()
        report.answers, report.letters = len(watch.answers), sum(self.letters.posted.values())
        slowest = max(watch.answers, key=lambda answered: answered.seconds)
        report.slowest, report.slowest_what = round(slowest.seconds, 2), slowest.what
        report.behind = round(max(watch.behind.values()), 2)
        report.slower = round(self.anchor.slower, 2)
        assert watch.unanswered == []
        assert watch.never_shown == []
        assert report.slowest < LONGEST_ANSWER * report.slower, report
        assert report.behind < LONGEST_BEHIND * report.slower, report

    async def _one_table(self, eyes: Host, voyage: Voyage) -> None:
        number = await eyes.queries.latest_in(voyage.channel)
        assert number is not None
        await every_action_once(eyes, voyage.witness, voyage.crew)
        await everybody_was_told_their_secrets(eyes, number, voyage.people, self.letters)
        self.report.moves += (await look(eyes, number)).version
        await everything_was_told(eyes, voyage.witness, number)
