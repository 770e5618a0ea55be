"""A local Discord with very many tables of Container in it, and the bot in a process of its own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeVar

from aiohttp import web

from bot.host.host import Host, build_host
from bot.sandbox import Player, Sandbox
from bot.sandbox.world.events import Event, InteractionAnswered
from bot.sandbox.world.interactions import Interaction
from bot.views.choosing.draft import Draft
from games.kernel import Pick, Seat, waiting
from games.kernel.hosting import AnyTable, Offer, play, prompt
from storage import Database, dm_channels, settings

T = TypeVar("T")
Begin = Callable[[], Interaction]
_SEATS, _OPENING = 3, 20
_PATIENCE = 86_400.0
_LONGEST = 60.0  # seconds to all answers


class Stopwatch(Sandbox):
    """Takes the time from interactions being sent until the answers of the bot come in.

    It begins to look at the answers when all of them have come: its own work is not what is measured.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._came: dict[str, float] = {}
        self._missing: set[str] = set()
        self._all_came = asyncio.Event()
        self._done: dict[str, asyncio.Future[None]] = {}
        self.world.listen(self._hear)

    def _app(self) -> web.Application:
        app = super()._app()
        app.middlewares.append(self._stamp)
        return app

    @web.middleware
    async def _stamp(self, request: web.Request, handler: Any) -> Any:
        if request.path.endswith("/callback"):
            key = request.match_info["interaction_id"]
            self._came[key] = perf_counter()
            self._missing.discard(key)
            if not self._missing:
                self._all_came.set()
            await self._all_came.wait()
        return await handler(request)

    def _hear(self, event: Event) -> None:
        if isinstance(event, InteractionAnswered) and event.interaction.id in self._done:
            self._done[event.interaction.id].set_result(None)

    async def take(self, begins: Sequence[Begin]) -> list[float]:
        """Seconds to each answer, when all of these are sent in the same moment."""
        with self.faults.out_of_order():
            begun = [begin() for begin in begins]
        for one in begun:
            one.created += (
                _LONGEST  # how long it takes is measured, not judged: a busy machine gets its answer
            )
        keys = [one.id for one in begun]
        began = perf_counter()
        self._missing = set(keys)
        self._all_came.clear()
        self._done = {key: asyncio.get_running_loop().create_future() for key in keys}
        async with asyncio.timeout(_LONGEST):  # then none comes any more
            await asyncio.gather(*self._done.values())
        return [self._came.pop(key) - began for key in keys]


class Berth:
    """One table, with a copy of the game, by which its sensible players decide."""

    def __init__(self, people: Sequence[Player], game: int, table: AnyTable) -> None:
        self.people, self.game, self.table = people, game, table
        self._dice = Random(game)
        self._decided: tuple[Seat, Pick] | None = None

    @property
    def over(self) -> bool:
        return self.table.scores is not None

    def next(self) -> tuple[Seat, Pick]:
        """Who moves next, and how. It is decided once: what was filled in and not sent is still meant."""
        if self._decided is None:
            self._decided = self._decide()
        return self._decided

    def decide_anew(self) -> None:
        self._decided = None

    def _decide(self) -> tuple[Seat, Pick]:
        seat = waiting(self.table)[0]
        asked = prompt(self.table, seat)
        assert asked is not None
        rules = self.table.game
        policy = rules.easy or rules.policy  # beginners: what they do is the same from version to version
        return seat, policy(rules.view(self.table, seat), asked, self._dice)

    def warned(self, seat: Seat, pick: Pick) -> bool:
        """Does the bot ask whether this is meant?"""
        return self.offer(seat, pick).is_folly(pick.values)

    def offer(self, seat: Seat, pick: Pick) -> Offer:
        asked = prompt(self.table, seat)
        assert asked is not None
        return asked.offer(pick.kind)

    def played(self, seat: Seat, pick: Pick) -> None:
        self.decide_anew()
        play(self.table, seat, pick.kind, pick.values)


class Harbour:
    def __init__(self, file: Path, tables: int, stack: ExitStack) -> None:
        self.file = file
        self._loop = stack.enter_context(asyncio.Runner())
        self.sandbox = Stopwatch(heartbeat_seconds=_PATIENCE)
        self.berths: list[Berth] = self.run(self._build(tables))
        self.run(self.sandbox.start())
        stack.callback(lambda: self.run(self.sandbox.stop()))
        self._file = stack.enter_context(closing(sqlite3.connect(file)))
        command = [sys.executable, "-m", "tests.bench.pinged", str(file)]
        self.bot = subprocess.Popen(command, env={**os.environ, **self.sandbox.environment()})
        stack.callback(self._stop)
        self.run(self.sandbox.until_online(seconds=60))
        self.run(self.settled())

    def _stop(self) -> None:
        self.bot.terminate()
        self.bot.wait()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run(work)

    async def settled(self) -> None:
        """The bot has sent all that it had to send."""
        waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting'"
        while self._file.execute(waiting).fetchone() != (0,):  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.01)

    def actions(self) -> int:
        """How many have been accepted so far."""
        return int(self._file.execute("SELECT count(*) FROM action").fetchone()[0])

    def draft(self, user: int, game: int, kind: str) -> Draft:
        """What somebody has filled in of a form, as the bot has saved it."""
        drafts = settings.read(self._file, "player", user).get(f"form/{game}", {})
        return Draft(**drafts.get(kind, {}))

    async def _build(self, tables: int) -> list[Berth]:
        database = await Database.open(self.file)
        berths = [await self._berth(build_host(database), number) for number in range(tables)]
        await database.close()
        return berths

    async def _berth(self, host: Host, number: int) -> Berth:
        """Three people who have played a while in a channel of their own."""
        world = self.sandbox.world
        guild = next(iter(world.guilds.values()))
        channel = world.add_channel(guild, f"berth-{number}")
        people = [self._person(f"{number}-{seat}").at(channel) for seat in range(_SEATS)]
        opened = await host.new_tables.create(
            "container",
            int(channel.id),
            int(people[0].id),
            people[0].name,
            guild=int(guild.id),
            seed=f"bench {number}",
        )
        for person in people[1:]:
            await host.lobby.join(opened.game, int(person.id), person.name)
        for person in people:  # they have been at the table before: the bot knows their language and DMs
            await host.preferences.remember_language(int(person.id), "en")
            user, place = int(person.id), int(person.in_dm().place.id)
            await host.database.write(partial(dm_channels.remember, user=user, channel=place))
        await host.lobby.start(opened.game, int(people[0].id))
        return await self._opening(host, opened.game, people)

    def _person(self, name: str) -> Player:
        world = self.sandbox.world
        user = world.add_user(name, name)
        world.join(next(iter(world.guilds.values())), user)
        world.open_dm(user, world.ids.next())
        return self.sandbox.person(name)

    async def _opening(self, host: Host, game: int, people: list[Player]) -> Berth:
        async with host.open_games.at(game) as live:
            assert live.table is not None
            seated = {str(player.user): seat for seat, player in enumerate(live.players)}
            berth = Berth(sorted(people, key=lambda person: seated[person.id]), game, live.table)
        for _ in range(_OPENING):
            seat, pick = berth.next()
            await host.play.act(game, int(berth.people[seat].id), pick.kind, pick.values, None)
            berth.decide_anew()  # the host plays on the same table
        return berth
