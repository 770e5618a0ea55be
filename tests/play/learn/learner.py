"""Somebody who takes a lesson by what stands on their screen."""

from __future__ import annotations

from random import Random

from bot.host.clocks import People
from bot.host.lessons import LESSON
from bot.host.rehearsals import Rehearsal
from bot.perspective import Perspective, perspective_of
from bot.sandbox import Answer, Player, Seen
from games.kernel import Pick
from games.kernel.hosting import LEARNER, Moment
from storage.seats import Player as Sitter
from tests.lessons import whole
from tests.play.guests import Toucher
from tests.play.house import House


class Learner(Toucher):
    def __init__(self, house: House, person: Player, key: str) -> None:
        super().__init__(house, person, Random(1))
        self.key = key

    async def begin(self) -> Answer:
        return await self.person.slash("learn", game=self.key)

    async def kept(self) -> tuple[int, Rehearsal]:
        user = int(self.person.id)
        number = await self.host.rehearsals.number_of(user, LESSON, self.key)
        assert number is not None
        return number, await self.host.rehearsals.find(user, number)

    async def moment(self) -> Moment:
        return self.host.lessons.moment((await self.kept())[1])

    async def look(self) -> Perspective:
        sitter = Sitter(int(self.person.id), self.person.name)
        staged = await self.host.lessons.lay(sitter, *await self.kept())
        return perspective_of(staged.open_game, LEARNER, People({}, 0))

    async def go_on(self, shown: Answer | Seen) -> Answer:
        """Do what is wanted on a page, or read on."""
        moment = await self.moment()
        if not moment.page.wants:
            return await self.person.press(shown, self.words.say("ui-lesson-next"))
        return await self.attempt(shown, moment.page.wants[0])

    async def attempt(self, shown: Answer | Seen, pick: Pick) -> Answer:
        """Make a move, right or wrong."""
        return await self.do_on(shown, whole((await self.moment()).table, pick))
