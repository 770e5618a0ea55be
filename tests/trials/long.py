"""Ten thousand games, one after the other in each of many channels: the bot takes no more room for it.

What is measured is the resident memory of the bot's process alone (the local Discord is another one), at
rest: nobody has been answered for so long that what is no longer needed was given back.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

from bot.delivery.theme import WORDS
from bot.front.rate_limit import A_SECOND
from bot.ops.tune import EVERY
from bot.render.paint.palette import DARK
from bot.sandbox import NoAnswer, Player, Sandbox
from bot.sandbox.world.opening import MODERATORS_ID
from games import GAMES
from storage.care.progress import watched
from tests.trials.process import Process

CHANNELS = 14  # so few that a busy machine answers all of them in time
_PICTURES = 20  # of so many channels one shows pictures: they take most of the time
_WHY = "a trial"
_PRESSES = 3 + max(game.seats[0] - 1 for game in GAMES.values())  # of one person for one game, at the most
_MOST_LATE = 50  # of so many games one may be left
_KEPT = 50  # messages of a channel that the local Discord remembers


@dataclass
class Report:
    """What was seen, in the words of the command."""

    games: int = 0
    late: int = 0  # of them with an answer that came too late: the machine has others to serve
    measured: str = "resident bytes of the bot's process alone, at rest, by games; growth: bytes a game"
    memory: dict[int, int] = field(default_factory=dict)  # bytes after so many games
    growth: float = 0.0  # bytes a game, after the first of them

    def __str__(self) -> str:
        return json.dumps(self.__dict__)


class Long:
    """Runs the trial: `await Long(folder).run(games=10_000, warm=2_000)`."""

    def __init__(self, folder: Path, rest: float = 4 * EVERY) -> None:
        """`rest`: seconds in which nobody is answered, and what is no longer needed is given back."""
        self.folder, self.rest = folder, rest
        self.sandbox = Sandbox(heartbeat_seconds=86_400)
        self.sandbox.pages.look_away()
        self.report, self._until = Report(), 0

    async def run(self, games: int, warm: int) -> Report:
        """Play so many games; measure how much more room each takes after the first of them."""
        async with self.sandbox:
            settings = {"DOCKSIDE_DATABASE": str(self.folder / "dockside.sqlite3"), "DOCKSIDE_LOG": "warning"}
            bot = Process({**settings, **self.sandbox.environment()}, self.folder)
            try:
                await self.sandbox.until_online(seconds=60)
                await self.sandbox.until(self.sandbox.person("Mira").commands, seconds=60)
                await self._play(games, warm, bot)
            finally:
                bot.kill()
        return self.report

    async def _play(self, games: int, warm: int, bot: Process) -> None:
        tables = [self._table(number) for number in range(CHANNELS)]
        await asyncio.gather(*(_show(people[1], number) for number, people in enumerate(tables)))
        step = max(1, min(warm, games) // 2)
        for so_far in watched(range(step, games + 1, step), "games"):
            self._until = so_far
            await asyncio.gather(*(self._games(*people) for people in tables))
            await asyncio.sleep(self.rest)
            self.report.memory[so_far] = bot.memory()
        first = min(so_far for so_far in self.report.memory if so_far >= warm)
        grown = self.report.memory[max(self.report.memory)] - self.report.memory[first]
        self.report.growth = round(grown / max(1, games - first), 1)

    def _table(self, number: int) -> tuple[Player, Player]:
        """Return somebody who opens games in a channel, and a moderator there who ends them."""
        world, name = self.sandbox.world, f"long-{number}"
        guild = next(iter(world.guilds.values()))
        channel = world.add_channel(guild, name)
        world.join(guild, world.add_user(name, name))
        world.join(guild, world.add_user(f"mod-{name}", f"mod-{name}"), guild.roles[MODERATORS_ID])
        return self.sandbox.person(name).at(channel), self.sandbox.person(f"mod-{name}").at(channel)

    async def _games(self, person: Player, moderator: Player) -> None:
        for key in cycle(GAMES):
            if self.report.games >= self._until:
                return
            self.report.games += 1
            await asyncio.gather(self._in_time(key, person, moderator), asyncio.sleep(_PRESSES / A_SECOND))
            self._forget()

    async def _in_time(self, key: str, person: Player, moderator: Player) -> None:
        """Play one game; one that is left because an answer came late is ended with the next there."""
        try:
            await self._one(key, person, moderator)
        except NoAnswer:
            self.report.late += 1
            if self.report.late * _MOST_LATE > self._until:
                raise

    async def _one(self, key: str, person: Player, moderator: Player) -> None:
        """Open a game, fill the seats with stand-ins, start it, and have it ended."""
        person.dismiss(await person.slash("game new", game=key))
        for _ in range(GAMES[key].seats[0] - 1):
            person.dismiss(await person.slash("game bot", change="add"))
        person.dismiss(await person.slash("game start"))
        person.dismiss(await person.slash("hand"))
        moderator.dismiss(
            await moderator.press(await moderator.slash("mod end", how="void", why=_WHY), "Yes, do it")
        )

    def _forget(self) -> None:
        """Let the local Discord forget what nobody will look at again."""
        world, most = self.sandbox.world, _KEPT * CHANNELS
        for number in list(islice(world.messages, max(0, len(world.messages) - most))):
            del world.messages[number]
        for number, one in list(islice(world.interactions.items(), max(0, len(world.interactions) - most))):
            del world.interactions[number], world.tokens[one.token]


async def _show(moderator: Player, number: int) -> None:
    """Choose how a channel shows its tables."""
    how = WORDS if number % _PICTURES else DARK.name
    moderator.dismiss(await moderator.slash("look", how=how, **{"for": "channel"}))
