"""Five people who play whatever stands in their channel, with the finger and by typing, and never give up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from bot.host.host import Host
from bot.perspective import Perspective, look
from bot.sandbox import NoAnswer, NotPossible, Player, Seen
from bot.sandbox.world.interactions import Interaction
from bot.views.parts.custom_id import read_id
from tests.play.guests import Guest, Toucher, Typist
from tests.trials.warden import Warden

# The bot is gone, or what was looked for does not stand there (a `next` without a find, in a coroutine).
_MISSED = (NoAnswer, NotPossible, AssertionError, RuntimeError, LookupError)
_REMEMBERED, _LONGEST = 12, 300  # of what went wrong


class Hand:
    """What both ways of playing have in common here: they look at the file, not into the bot."""

    def __init__(self, eyes: Host, key: str, person: Player, dice: Random) -> None:
        self.eyes, self.key, self.person, self.dice, self.whims = eyes, key, person, dice, 0.0
        self.tried, self.shunned, self.opened = 0, set[str](), set[str]()

    @property
    def host(self) -> Host:
        return self.eyes


class Finger(Hand, Toucher):
    pass


class Keyboard(Hand, Typist):
    def game(self) -> str:
        return self.key


def acts(interaction: Interaction) -> bool:
    """By a command of a game or of a moderator, or by a button that submits."""
    if interaction.command is not None:
        return interaction.command.split(" ")[0] not in ("game", "help")
    control = read_id(str(interaction.data.get("custom_id")))
    return control is not None and control.verb in ("act", "do", "listed", "modyes")


class Crew:
    """`play` does the next thing, whatever has happened before."""

    def __init__(
        self,
        eyes: Host,
        people: Sequence[Player],
        key: str,
        dice: Random,
        warden: Warden | None = None,
    ) -> None:
        self.eyes, self.people, self.key, self.dice, self.warden = eyes, people, key, dice, warden
        self.channel = int(people[0].place.id)
        self.repeated: list[tuple[int, int]] = []
        self.missed: deque[str] = deque(maxlen=_REMEMBERED)
        self._tried: set[str] = set()

    async def play(self, begun: Sequence[Interaction] = ()) -> None:
        """For ever. Whoever pressed something and got no answer first presses it again."""
        for one in begun:
            if one.message is not None and one.id not in self._tried:
                await self._press_again(one, Seen(one.message))
        while True:
            await self.go_on()

    async def go_on(self) -> None:
        """Whoever does not find what they looked for looks again."""
        try:
            await self.step()
        except _MISSED as missed:
            self.missed.append(repr(missed)[:_LONGEST])
            await asyncio.sleep(0.01)

    async def _press_again(self, first: Interaction, on: Seen) -> None:
        """As people do. Two presses of the same button on the same message must not count twice."""
        everybody = [*self.people, *([] if self.warden is None else [self.warden.mira])]
        person = next(person for person in everybody if person.id == first.user.id)
        self._tried.add(first.id)
        with suppress(*_MISSED):
            again = await person.press(on, first.data["custom_id"])
            self.repeated.append((int(first.id), int(again.interaction.id)))

    async def step(self) -> None:
        number = await self.eyes.queries.in_channel(self.channel)
        if number is None:
            await self.people[0].slash("game new", game=self.key)
            return
        seen = await look(self.eyes, number)
        if seen.running and self.warden is not None and self.warden.feels_like_it():
            await self.warden.meddle(seen)
        elif seen.running:
            await self._move(seen)
        else:
            await self._gather(seen)

    async def _gather(self, seen: Perspective) -> None:
        here = [player.user for player in seen.players]
        absent = [person for person in self.people if int(person.id) not in here]
        if absent:
            await absent[0].slash("game join")
        else:
            await self.people[0].slash("game start")

    async def _move(self, seen: Perspective) -> None:
        """Everybody who is asked, at the same time."""
        asked = [seen.players[seat].user for seat in seen.waiting]
        people = [person for person in self.people if int(person.id) in asked]
        done = [self._act(seen.record.id, person) for person in people]
        for failed in filter(None, await asyncio.gather(*done, return_exceptions=True)):
            raise failed

    async def _act(self, number: int, person: Player) -> None:
        own = await look(self.eyes, number, int(person.id))
        if own.prompt is None or own.seat not in own.waiting:
            return
        await self.guest(person).do(own.game.policy(own.view, own.prompt, self.dice))

    def guest(self, person: Player) -> Guest:
        kind = Finger if self.dice.random() < 0.7 else Keyboard
        return kind(self.eyes, self.key, person, self.dice)
