"""Five people play while a crowd tries ten thousand times to stop them, to look and to break something."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.host.host import Host, build_host
from bot.perspective import look
from bot.sandbox import Player, Sandbox, Seen
from bot.sandbox.world.events import Edited, Event, Posted
from bot.words.words import Words
from storage import Database, actions, outbox
from storage.care.check import check
from tests.play.house import PLAYERS
from tests.trials.crew import Crew
from tests.trials.leaks import Leaks, secrets_of
from tests.trials.process import Process
from tests.trials.rogues import Rogue
from tests.trials.stopwatch import Answered, Stopwatch

_CROWD, _TRIES_OF_ONE = 20, 50  # at the same time; then another takes the place
_APOLOGIES = ("host-broken", "ui-answer-refused")
_PATIENCE = 120  # seconds for what waits at the end


@dataclass
class Report:
    """What was seen, in the words of the command."""

    tries: int = 0
    rogues: int = 0
    answered: int = 0  # of what they tried
    moves: int = 0
    secrets: int = 0  # sentences that one seat alone may read, each looked for in all that was said
    players_p50: float = 0.0
    players_p99: float = 0.0
    players_worst: float = 0.0
    memory: int = 0  # MB at the end

    def __str__(self) -> str:
        return json.dumps(self.__dict__)


class Hostile:
    """Runs the trial: `await Hostile(folder, seed=1).run(tries=10_000)`."""

    def __init__(self, folder: Path, seed: int, game: str = "container") -> None:
        self.folder, self.dice, self.game = folder, Random(seed), game
        self.file = folder / "dockside.sqlite3"
        self.sandbox = Sandbox(strict=True)
        self.report, self.sorry = Report(), list[str]()
        self.looted = set[str]()  # pictures of hands that a rogue was shown

    async def run(self, tries: int) -> Report:
        """Let the crowd try so often beside the five, and then look at what has become of them."""
        self.tries = tries
        async with self.sandbox, self._eyes() as eyes:
            self.watch = Stopwatch(self.sandbox.clock)
            self.leaks = Leaks(self.sandbox.world)
            for listener in (self.watch.hear, self._hear, self.leaks.hear):
                self.sandbox.world.listen(listener)
            people = [self.sandbox.person(name).at("table-one") for name in PLAYERS]
            self.crew = Crew(eyes, people, self.game, self.dice)
            settings = {"DOCKSIDE_DATABASE": str(self.file), "DOCKSIDE_LOG": "warning"}
            self.bot = Process({**settings, **self.sandbox.environment()}, self.folder)
            try:
                await self._meet(eyes)
            finally:
                self.bot.kill()
        return self.report

    @asynccontextmanager
    async def _eyes(self) -> AsyncIterator[Host]:
        database = await Database.open(self.file)
        try:
            yield build_host(database, room=0)
        finally:
            await database.close()

    async def _meet(self, eyes: Host) -> None:
        await self.sandbox.until_online(seconds=60)
        await self.sandbox.until(self.crew.people[0].commands, seconds=60)
        while not await self._running(eyes):
            await self.crew.go_on()
        playing = asyncio.create_task(self.crew.play())
        try:
            await asyncio.gather(*(self._crowd() for _ in range(_CROWD)))
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        await self._look_at_everything(eyes)

    async def _running(self, eyes: Host) -> bool:
        number = await eyes.queries.in_channel(self.crew.channel)
        return number is not None and (await look(eyes, number)).running

    async def _crowd(self) -> None:
        """One place in the crowd: whoever is tired goes, and somebody fresh comes."""
        while self.report.tries < self.tries:
            rogue = Rogue(self.sandbox, self._stranger(), self.dice)
            for _ in range(_TRIES_OF_ONE):
                self.report.tries += 1
                await rogue.try_something()

    def _stranger(self) -> Player:
        self.report.rogues += 1
        world, name = self.sandbox.world, f"rogue-{self.report.rogues}"
        user = world.add_user(name, name, locale=self.dice.choice(("en-US", "ru", "de")))
        world.join(next(iter(world.guilds.values())), user)
        return self.sandbox.person(name).at("table-one")

    def _hear(self, event: Event) -> None:
        """Note every apology, and every hand that somebody is shown who does not play with the five."""
        if not isinstance(event, Posted | Edited) or event.message.author is not self.sandbox.world.bot:
            return
        text, message = Seen(event.message).text, event.message
        self.sorry += [text for sentence in _apologies() if sentence in text]
        if message.ephemeral and message.interaction is not None and _rogue(message.interaction.user.name):
            self.looted |= {file.upload.filename for file in message.attachments}

    async def _look_at_everything(self, eyes: Host) -> None:
        async with asyncio.timeout(_PATIENCE):
            while await eyes.database.read(lambda c: outbox.pending(c, now=eyes.now())):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await self._nobody_else_moved(eyes)
        self._times()
        assert "Traceback" not in self.bot.log(), self.bot.log()[-3000:]
        assert self.sorry == [], self.bot.log()[-3000:]
        assert await eyes.database.read(lambda connection: list(check(connection))) == []

    async def _nobody_else_moved(self, eyes: Host) -> None:
        """Only the five have acted at their table, and no rogue has seen a hand of it."""
        number = await eyes.queries.in_channel(self.crew.channel)
        latest = await eyes.queries.latest_in(self.crew.channel) if number is None else number
        assert latest is not None
        seen = await look(eyes, latest)
        assert [player.name for player in seen.players] == list(PLAYERS)
        own = {None, *(int(person.id) for person in self.crew.people)}
        rows = await eyes.database.read(lambda connection: actions.log(connection, latest))
        assert {row.line.actor for row in rows} <= own
        assert not [name for name in self.looted if name.startswith(f"hand-{latest}-")]
        self.report.moves = seen.version
        self.report.secrets = len(await secrets_of(eyes, latest))
        leaks = await self.leaks.found(eyes, latest)
        assert leaks == [], "\n".join(leaks[:20])

    def _times(self) -> None:
        watch, report = self.watch, self.report
        watch.ended()
        own = sorted(one.seconds for one in watch.answers if not _rogue(one.who))
        report.answered = len(watch.answers) - len(own)
        report.players_p50, report.players_p99 = own[len(own) // 2], own[int(len(own) * 0.99)]
        report.players_worst, report.memory = own[-1], self.bot.memory(most=True) >> 20
        assert [one for one in watch.unanswered if not _rogue(one.who)] == []
        assert watch.unanswered == [], _most(watch.unanswered)


def _rogue(name: str) -> bool:
    return name.startswith("rogue-")


def _apologies() -> Iterable[str]:
    for language in ("en", "ru"):
        words = Words(language)
        yield from (words.say(key, reference="\0").split("\0")[0] for key in _APOLOGIES)


def _most(answers: list[Answered]) -> str:
    return "\n".join(f"{one.who}: {one.what}" for one in answers[:20])
