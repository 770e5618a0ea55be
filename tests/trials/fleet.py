"""Several processes on one PostgreSQL database, of which one after another is killed while five people play.

The table stands on a server of the second shard, and all DMs come to the first: what one process does the
others have to know. People press what stands in their channel, type, and press what was sent to them by DM.
Now and then a process stays away for so long that another one has to do its work.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from bot.host.host import Host
from bot.sandbox import NoAnswer, Player, Seen
from bot.views.parts.custom_id import read_id
from games.kernel import Pick
from storage.place import Server
from tests.play.guests import Guest, buttons
from tests.trials.crash import Crash
from tests.trials.crew import Crew, Finger, acts
from tests.trials.letters import Letters
from tests.trials.process import Process

_BY_DM = 0.5  # of the answers of those who have been asked by DM
_EVER = 3600.0
_ABSENCE = 0.02  # of all kills, after which a process stays away
_AWAY = 20.0  # seconds, in which others have to take over


class Correspondent(Finger):
    """Answers by DM what was asked by DM."""

    async def do(self, pick: Pick) -> None:
        game = (await self.look()).record.id
        asked = next((seen for seen in reversed(self.person.dms()) if self._asks(seen, game)), None)
        if asked is None:
            await super().do(pick)
        else:
            self.person = self.person.in_dm()
            await self.do_on(asked, pick)

    def _asks(self, seen: Seen, game: int) -> bool:
        found = [control for one in buttons(seen) if (control := read_id(str(one["custom_id"]))) is not None]
        return any(one.game == game for one in found) and self.is_panel(seen)


class Correspondents(Crew):
    """Five people of whom some answer by DM."""

    answered_by_dm = 0

    def guest(self, person: Player) -> Guest:
        if self.dice.random() < _BY_DM:
            return Correspondent(self.eyes, self.key, person, self.dice)
        return super().guest(person)


class FleetCrash(Crash):
    """Runs the trial: `await FleetCrash("container", folder, place, 3, seed=1).run(kills=20)`."""

    def __init__(self, game: str, folder: Path, place: Server, processes: int, seed: int) -> None:
        super().__init__(game, folder, seed)
        self.place, self.processes = place, processes
        self.bots: list[Process] = []
        self.letters = Letters(self.sandbox.world)
        self.sandbox.world.listen(self.letters.hear)
        self.absences = 0

    def _crew(self, eyes: Host, people: list[Player]) -> Crew:
        return Correspondents(eyes, people, self.game, self.dice, self.warden)

    def _launch(self, shard: int) -> Process:
        return self._start(DOCKSIDE_SHARDS=f"{shard}/{self.processes}")

    async def _one_life(self) -> None:
        """One of them is killed in the midst of it, and started again at once, or not so soon."""
        if not self.bots:
            self.bots = [self._launch(shard) for shard in range(self.processes)]
        shard = self.dice.randrange(self.processes)
        victim = self.bots[shard]
        try:
            self.sandbox.arm(victim)
            await self._until_one_ends(victim, self._play(), self.sandbox.struck.wait())
            victim.kill()
            self._forget_session(shard)
            if self.dice.random() < _ABSENCE:
                await self._without(shard)
            self.bots[shard] = self._launch(shard)
        except BaseException:
            self._kill_all()
            raise

    async def _without(self, shard: int) -> None:
        """The others play on meanwhile, as far as people can reach them."""
        self.absences += 1
        self.sandbox.disarm()
        playing = asyncio.create_task(self.crew.play())
        await asyncio.wait({playing}, timeout=_AWAY)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

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
        await self.crew.play(begun)

    async def _last_life(self, eyes: Host) -> None:
        try:
            self.sandbox.disarm()
            await self._until_one_ends(self.bots[0], self._look_at_everything(eyes))
        finally:
            self._kill_all()

    async def _all_warm(self) -> None:
        """The first answer of a process that has just started takes longer, on a busy machine too long."""
        reader = self.crew.people[0]
        for where in (reader, reader.in_dm()):
            for _ in range(10):
                with suppress(NoAnswer):
                    await where.slash("help")
                    await where.autocomplete("settings zone", focus="city", city="berl")
                    break

    async def _look_at_everything(self, eyes: Host) -> None:
        await self.sandbox.until(self._all_online, seconds=_EVER)
        await self._all_warm()
        await super()._look_at_everything(eyes)
        assert self.letters.twice == []
