"""Several processes on one PostgreSQL database, of which one after another is killed while people play.

Each process has a server of its own with a table, and all DMs come to the first: what one process does the
others have to know. People press what stands in their channel, type, and press what was sent to them by DM.
Now and then a process stays away until others have done its work.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.host.host import Host
from bot.sandbox import NoAnswer, Player, Seen
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.opening import GUILD_ID, INVITED, MODERATORS_ID
from bot.views.parts.custom_id import read_id
from games.kernel import Pick
from storage.place import Server
from storage.shards import Shards
from tests.play.guests import Guest, buttons
from tests.play.house import PLAYERS, to_a_sealed_question
from tests.trials.absence import taken_over
from tests.trials.board import board_is_right
from tests.trials.crash import Crash, Report
from tests.trials.crew import Crew, Finger, acts
from tests.trials.letters import Letters
from tests.trials.process import Process
from tests.trials.witness import Witness, everything_was_told, rows_of

_FOR_A_LETTER = 3.0  # seconds: DMs are opened one by one
_BY_DM = 0.5  # of the answers of those who have been asked by DM
_EVER = 3600.0
_EVERY = 50  # kills, of which one is followed by an absence
_SEALED = ("container",)  # games that ask something by DM
_ELSEWHERE = 3  # people at the tables of the other servers


class Correspondent(Finger):
    """Answers by DM what was asked by DM."""

    async def do(self, pick: Pick) -> None:
        seen = await self.look()
        asked = await self._letter(seen.record.id, seen.decision, _FOR_A_LETTER if seen.sealed else 0.0)
        if asked is None:
            await super().do(pick)
        else:
            self.person = self.person.in_dm()
            await self.do_on(asked, pick)

    async def _letter(self, game: int, question: str, seconds: float) -> Seen | None:
        """Return what asks this question of a game by DM; what is sealed is waited for a while."""
        until = time.monotonic() + seconds
        while True:
            asked = next(
                (seen for seen in reversed(self.person.dms()) if self._asks(seen, game, question)), None
            )
            if asked is not None or time.monotonic() >= until:
                return asked
            await asyncio.sleep(0.05)

    def _asks(self, seen: Seen, game: int, question: str) -> bool:
        found = [control for one in buttons(seen) if (control := read_id(str(one["custom_id"]))) is not None]
        same = any(one.game == game and one.decision == question for one in found)
        return same and self.is_panel(seen)


class Correspondents(Crew):
    """People of whom some answer by DM."""

    def guest(self, person: Player) -> Guest:
        if self.dice.random() < _BY_DM:
            return Correspondent(self.eyes, self.key, person, self.dice)
        return super().guest(person)


@dataclass
class FleetReport(Report):
    kills_of: list[int] = field(default_factory=list)  # by shard
    absences: int = 0
    slowest: float = 0.0  # seconds until others had done the work of one that was away
    by_dm: int = 0  # answers that counted
    told_by_dm: int = 0  # of them, those that the bot has said so of


class FleetCrash(Crash):
    """Runs the trial: `await FleetCrash("container", folder, place, 3, seed=1).run(kills=20)`."""

    report: FleetReport

    def __init__(self, game: str, folder: Path, place: Server, processes: int, seed: int) -> None:
        super().__init__(game, folder, seed)
        self.place, self.processes = place, processes
        self.report = FleetReport(game, kills_of=[0] * processes)
        self.bots: list[Process] = []
        self._next: list[int] = []  # whose turn it is to be killed
        self.letters = Letters(self.sandbox.world)
        self.sandbox.world.listen(self.letters.hear)

    async def run(self, kills: int) -> Report:
        await super().run(kills)
        assert kills < self.processes or all(self.report.kills_of)
        assert kills < _EVERY or self.report.absences > 0
        return self.report

    # people, and where they play

    async def _gather(self, eyes: Host) -> None:
        await super()._gather(eyes)
        self.eyes, self.servers = eyes, self._servers()
        self.others: list[tuple[Crew, Witness]] = []
        for shard, guild in self.servers.items():
            quiet = self.sandbox.world.add_channel(guild, f"quiet-{shard}")
            await eyes.preferences.choose_look("channel", int(quiet.id), "text")
            if guild.id != GUILD_ID:
                self.others.append(await self._table_on(guild, shard))

        if self.game in _SEALED:
            await self._begin()

    async def _begin(self) -> None:
        """The first game has come to a question that everybody is asked by DM."""
        first, *others = self.crew.people
        lobby, place = self.eyes.lobby, (self.crew.channel, int(first.id), first.name)
        number = (
            await self.eyes.new_tables.create(self.game, *place, guild=int(GUILD_ID), seed="fleet")
        ).game
        for person in others:
            await lobby.join(number, int(person.id), person.name)
        await lobby.start(number, int(first.id))
        await to_a_sealed_question(self.eyes, number, Random(1))

    def _servers(self) -> dict[int, Guild]:
        """A server for each shard, with all people on it."""
        world, found = self.sandbox.world, dict[int, Guild]()
        home, number = world.guild(GUILD_ID), int(GUILD_ID)
        while len(found) < self.processes:
            shard = Shards((0,), self.processes).of(number)
            found[shard] = home if number == int(GUILD_ID) else self._like(home, str(number))
            number += 1 << 22
        return found

    def _like(self, home: Guild, number: str) -> Guild:
        world = self.sandbox.world
        guild = world.add_guild(f"Server {number}", world.users[home.owner_id], guild_id=number)
        world.invite(guild, INVITED)
        moderators = world.add_role(guild, "Moderators", home.roles[MODERATORS_ID].permissions)
        for name in (*PLAYERS, "Mira", "Sam"):
            world.join(guild, self.sandbox.person(name).user, *([moderators] if name == "Mira" else []))
        return guild

    async def _table_on(self, guild: Guild, shard: int) -> tuple[Crew, Witness]:
        place = self.sandbox.world.add_channel(guild, f"table-of-{shard}")
        await self.eyes.preferences.choose_look("channel", int(place.id), "text")  # that goes faster
        people = [self.sandbox.person(name).at(place) for name in PLAYERS[:_ELSEWHERE]]
        crew = Correspondents(self.eyes, people, self.game, self.dice)
        return crew, self._witness(crew)

    def _crew(self, eyes: Host, people: list[Player]) -> Crew:
        return Correspondents(eyes, people, self.game, self.dice, self.warden)

    # processes

    def _launch(self, shard: int) -> Process:
        return self._start(DOCKSIDE_SHARDS=f"{shard}/{self.processes}")

    async def _one_life(self) -> None:
        """One of them is killed in the midst of it, and started again at once, or not so soon."""
        if not self.bots:
            self.bots = [self._launch(shard) for shard in range(self.processes)]
        shard = self._victim()
        victim = self.bots[shard]
        try:
            self.sandbox.arm(victim)
            await self._until_one_ends(self.bots, self._play(), self.sandbox.struck.wait())
            victim.kill()
            self._forget_session(shard)
            self.report.kills_of[shard] += 1
            if sum(self.report.kills_of) % _EVERY == 0:
                await self._without(shard)
            self.bots[shard] = self._launch(shard)
        except BaseException:
            self._kill_all()
            raise

    def _victim(self) -> int:
        """Each in its turn, and who is first is left to chance."""
        if not self._next:
            self._next = self.dice.sample(range(self.processes), self.processes)
        return self._next.pop()

    async def _without(self, shard: int) -> None:
        """The others do its work, and people play on meanwhile, as far as they can be reached."""
        self.sandbox.disarm()
        self.report.absences += 1
        reader, guild = self.sandbox.person("Mira").at(f"quiet-{shard}"), int(self.servers[shard].id)
        self.letters.begin_anew(reader.place.id)  # each absence says the same there
        playing = asyncio.gather(*(crew.play() for crew in self._crews()))
        others = [bot for bot in self.bots if bot is not self.bots[shard]]
        seconds = 0.0

        async def watch() -> None:
            nonlocal seconds
            seconds = await taken_over(self.eyes, self.game, reader, guild)

        try:
            await self._until_one_ends(others, watch())
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        self.report.slowest = max(self.report.slowest, round(seconds, 1))

    def _crews(self) -> list[Crew]:
        return [self.crew, *(crew for crew, _ in self.others)]

    def _forget_session(self, shard: int) -> None:
        sessions = self.sandbox.gateway.sessions
        for name in [name for name, session in sessions.items() if session.shard[0] == shard]:
            del sessions[name]

    def _kill_all(self) -> None:
        for bot in self.bots:
            bot.kill()

    def _all_online(self) -> bool:
        sessions = self.sandbox.gateway.sessions.values()
        return {one.shard[0] for one in sessions if one.socket is not None} == {*range(self.processes)}

    async def _play(self) -> None:
        begun = [one for one in self.sandbox.world.interactions.values() if one.answer is None and acts(one)]
        await self.sandbox.until(self._all_online, seconds=_EVER)
        mine = {crew.channel: list[Interaction]() for crew in self._crews()}
        for one in begun:
            mine.get(int(one.channel.id), mine[self.crew.channel]).append(one)  # DMs are of the first one
        await asyncio.gather(*(crew.play(mine[crew.channel]) for crew in self._crews()))

    # what is looked at

    async def _last_life(self, eyes: Host) -> None:
        try:
            self.sandbox.disarm()
            await self._until_one_ends(self.bots, self._look_at_everything(eyes))
        finally:
            self._kill_all()

    async def _all_warm(self) -> None:
        """The first answer of a process that has just started takes longer, on a busy machine too long."""
        readers = [crew.people[0] for crew in self._crews()]
        for where in (*readers, readers[0].in_dm()):
            for _ in range(10):
                with suppress(NoAnswer):
                    await where.slash("help")
                    await where.autocomplete("settings zone", focus="city", city="berl")
                    break

    async def _look_at_everything(self, eyes: Host) -> None:
        await self.sandbox.until(self._all_online, seconds=_EVER)
        await self._all_warm()
        await super()._look_at_everything(eyes)
        keys = {row.line.key for row in await rows_of(eyes)}
        every = self.sandbox.world.interactions.values()
        by_dm = {int(one.id) for one in every if one.guild is None and int(one.id) in keys}
        self.report.by_dm, self.report.told_by_dm = len(by_dm), len(by_dm & self.witness.told_done)
        for _, witness in self.others:
            await everything_was_told(eyes, witness)
        assert not self.letters.twice_in_public, self.letters.twice_in_public
        again = await self.letters.numbers_sent_twice(eyes)
        assert not again, f"letters {again} were sent twice"

    async def _board_is_right(self, eyes: Host) -> None:
        await super()._board_is_right(eyes)
        for crew, _ in self.others:
            await board_is_right(eyes.database, crew.people[0])
