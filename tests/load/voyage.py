"""Players of very many tables act at random, some of them in the same moment; every answer is timed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from bot.front.play.commands import group_name
from bot.render.paint.palette import DARK
from bot.sandbox import NoAnswer, Sandbox
from bot.words.words import Words
from games import GAMES
from games.kernel import Pick, Seat
from games.kernel.hosting import kebab
from storage.opening import read_place
from storage.place import Place, Server
from tests.bench.harbour import Berth
from tests.load.fleet import SEATS, build
from tests.play.guests import typed
from tests.trials.process import Process

_IDLE = 0.1  # seconds of processor time in one second, and less: nothing is going on
_PATIENCE = 120.0  # seconds to start, and to finish what is under way


@dataclass
class Log:
    channels: int
    seconds: float = 0.0
    answers: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    saved: int = 0
    memory: int = 0  # bytes, at its highest
    memory_at_rest: int = 0
    processes: int = 1
    processor: float = 0.0  # seconds, of all processes, while people acted

    def at(self, share: float) -> float:
        ordered = sorted(self.answers)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)]

    def __str__(self) -> str:
        return (
            f"{self.channels} channels with {SEATS} players each;"
            f" {len(self.answers)} actions in {self.seconds:.1f} s,"
            f" {len(self.answers) / self.seconds:.0f} a second;"
            f" p50 {self.at(0.5) * 1000:.0f} ms, p99 {self.at(0.99) * 1000:.0f} ms;"
            f" {self.processes} processes,"
            f" {self.processor / len(self.answers) * 1000:.1f} ms of processor time an action;"
            f" memory {self.memory_at_rest >> 20} MB at the start, {self.memory >> 20} MB at most;"
            f" {len(self.failures)} interactions failed"
        )


class Voyage:
    def __init__(
        self,
        folder: Path,
        channels: int,
        in_flight: int = 20,
        look: str = DARK.name,
        place: Place | None = None,
        processes: int = 1,
        warm_up: int = 0,
    ) -> None:
        """Without a `place` it is a file in the folder. Several processes need a PostgreSQL database.

        `warm_up`: actions that go before and are not counted. What a process reads and works out but once, it
        does when it is first wanted, and several processes do so several times.
        """
        self.folder, self.place = folder, place or folder / "dockside.sqlite3"
        self.sandbox = Sandbox(heartbeat_seconds=86_400)
        self.sandbox.pages.look_away()
        self.log, self._in_flight, self._dice = Log(channels, processes=processes), in_flight, Random(1)
        self._look, self._warm_up = look, warm_up

    async def sail(self, enough: Callable[[Log], bool]) -> Log:
        processes = self.log.processes
        self._free = await build(self.sandbox, self.place, self.log.channels, self._look, processes)
        async with self.sandbox:
            before = self._actions()
            bots = [self._start(number) for number in range(processes)]
            try:
                await self.sandbox.until(lambda: self._online() == processes, seconds=_PATIENCE)
                await self.sandbox.until(self._free[0].people[0].commands, seconds=_PATIENCE)
                await self._sail(bots, enough)
            finally:
                for bot in bots:
                    bot.kill()
        self.log.saved = self._actions() - before
        return self.log

    def _start(self, number: int) -> Process:
        address = self.place.address if isinstance(self.place, Server) else str(self.place)
        settings = {"DOCKSIDE_DATABASE": address, **self.sandbox.environment()}
        if self.log.processes > 1:
            settings["DOCKSIDE_SHARDS"] = f"{number}/{self.log.processes}"
        return Process(settings, self.folder)

    def _online(self) -> int:
        return sum(session.socket is not None for session in self.sandbox.gateway.sessions.values())

    async def _sail(self, bots: Sequence[Process], enough: Callable[[Log], bool]) -> None:
        if self._warm_up:
            await self._act(lambda log: len(log.answers) >= self._warm_up)
            self.log.answers.clear()
            self.log.seconds = 0.0
        await _at_rest(bots)
        self.log.memory_at_rest = sum(bot.memory() for bot in bots)
        before = sum(bot.seconds() for bot in bots)
        await self._act(enough)
        self.log.processor = sum(bot.seconds() for bot in bots) - before
        self.log.memory = sum(bot.memory(most=True) for bot in bots)

    async def _act(self, enough: Callable[[Log], bool]) -> None:
        began = perf_counter()

        async def one() -> None:
            while self._free and not enough(self.log):
                await self._turn()
                self.log.seconds = perf_counter() - began

        await asyncio.gather(*(one() for _ in range(self._in_flight)))

    async def _turn(self) -> None:
        """A table at which nobody is acting just now, and somebody at it who is asked."""
        berth = self._free.pop(self._dice.randrange(len(self._free)))
        try:
            seat, pick = berth.next()
            await self._do(berth, seat, pick)
        except NoAnswer as silence:
            self.log.failures.append(str(silence))
        finally:
            if not berth.over:
                self._free.append(berth)

    async def _do(self, berth: Berth, seat: Seat, pick: Pick) -> None:
        path, given = command(berth.table.game.key, pick)
        person = berth.people[seat]
        if berth.warned(seat, pick):  # asked once whether it is meant
            person.dismiss(await person.slash(path, **given))
        began = perf_counter()
        answer = await person.slash(path, **given)
        self.log.answers.append(perf_counter() - began)
        if "###" not in answer.text:
            self.log.failures.append(answer.text)
        else:
            berth.played(seat, pick)
        person.dismiss(answer)

    def _actions(self) -> int:
        with closing(read_place(self.place)) as connection:
            return int(connection.execute("SELECT count(*) FROM action").fetchone()[0])


async def _at_rest(bots: Sequence[Process]) -> None:
    """Wait until they have done what is done once, at the start: it is no part of what an action costs."""
    used = [0.0]
    while sum(bot.seconds() for bot in bots) - used[-1] > _IDLE and len(used) < _PATIENCE:
        used.append(sum(bot.seconds() for bot in bots))
        await asyncio.sleep(1)


def command(game: str, pick: Pick) -> tuple[str, dict[str, Any]]:
    words = Words("en", game)
    given = {words.say(f"argument-{kebab(name)}"): typed(value) for name, value in pick.values.items()}
    return f"{group_name(GAMES[game])} {words.say(f'command-{kebab(pick.kind)}')}", given
