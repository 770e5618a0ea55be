"""People who mean harm: they flood, forge, hop from seat to seat, and leave deleted threads behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from bot.sandbox import NoAnswer, NotPossible, Player, Sandbox
from bot.sandbox.people.interacting import begin
from bot.sandbox.wire.components import walk
from bot.sandbox.wire.interactions import InteractionType
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.messages import Message
from games import GAMES

_LONGEST = 6000  # characters of one option: so much Discord lets through
_LETTERS = "aZ09 ,.;:!?|/\\'\"`*_~<>@#&%${}[]()\u200b\u202e\u0301яёЖ漢\U0001f42b\n\t"
_WORDS = ("@everyone", "<@1>", "{ $who }", "-1", "1e9999", "'; DROP TABLE game; --", "container", "1", "3M")
_BUTTON, _SELECT = 2, 3
_NOT_THERE = (NotPossible, LookupError)  # what was to be used is gone, or the client does not offer it


class Rogue:
    """One of them, in the channel where others play."""

    def __init__(self, sandbox: Sandbox, person: Player, dice: Random) -> None:
        self.sandbox, self.person, self.dice = sandbox, person, dice
        self.ways: Sequence[Callable[[], Awaitable[object]]] = (
            *(self.shout, self.shout, self.keystrokes, self.keystrokes),
            *(self.forge, self.forge, self.hand_in, self.press, self.hop, self.squat),
        )

    async def try_something(self) -> None:
        """Do one thing. Whether it is answered is seen by others."""
        with suppress(NoAnswer, *_NOT_THERE):
            await self.dice.choice(self.ways)()

    async def shout(self) -> None:
        """Send any command there is, with anything as its options."""
        command = self.dice.choice(self.person.commands())
        given = {
            option["name"]: self._value(option) for option in command["options"] if self._willing(option)
        }
        await self.person.slash(command["path"], **given)

    async def keystrokes(self) -> None:
        """Ask several times at once what could stand in an option, after very much was typed."""
        asking = [
            (c["path"], o["name"]) for c in self.person.commands() for o in c["options"] if o["autocomplete"]
        ]
        path, focus = self.dice.choice(asking)
        keys = (self.person.offered(path, {focus: self._text()}, focus) for _ in range(3))
        await asyncio.gather(*keys, return_exceptions=True)

    async def forge(self) -> None:
        """Send a control that somebody else was given, or one like it, from a message that stands here."""
        every = [control for message in self._messages() for control in _controls(message)]
        control = self._bent(self.dice.choice(every)["custom_id"])
        data: dict[str, Any] = {"custom_id": control, "component_type": _BUTTON, "id": 1}
        if self.dice.random() < 0.5:
            data |= {"component_type": _SELECT, "values": [self._text()[:100]]}
        await self._send(InteractionType.COMPONENT, data, self.dice.choice(self._messages()))

    async def hand_in(self) -> None:
        """Hand in a form that was opened for somebody else, or that nobody has ever opened."""
        every = list(self.sandbox.world.interactions.values())
        forms = [one.form for one in every if one.form is not None]
        name = self.dice.choice(forms)["custom_id"] if forms else "m|type|1"
        field = {"type": 4, "id": 2, "custom_id": self._bent("number"), "value": self._text()[:4000]}
        label = {"type": 18, "id": 1, "component": field}
        data = {"custom_id": self._bent(name), "components": [label]}
        opened = next(one for one in reversed(every) if one.kind is InteractionType.COMMAND)
        await self._send(InteractionType.MODAL_SUBMIT, data, self.dice.choice(self._messages()), opened)

    async def press(self) -> None:
        """Press any public control, twice in the same moment."""
        message = self.dice.choice([seen for seen in self.person.messages() if _controls(seen.message)])
        control = self.dice.choice(_controls(message.message))["custom_id"]
        presses = (self.person.press(message, control) for _ in range(2))
        await asyncio.gather(*presses, return_exceptions=True)

    async def hop(self) -> None:
        """Take any seat that is free, look at its secrets, and be forgotten."""
        for path, given in (
            ("seat take", {"seat": str(self.dice.randint(1, 5))}),
            ("hand", {}),
            ("seat leave", {}),
            ("settings forget", {}),
        ):
            with suppress(*_NOT_THERE):
                await self.person.slash(path, **given)

    async def squat(self) -> None:
        """Open a table in a thread of one's own, and delete the thread."""
        world, parent = self.sandbox.world, self.sandbox.channel("lobby")
        thread = world.open_thread(parent, "squat", self.person.user)
        await self.person.at(thread).slash("game new", game=self.dice.choice(list(GAMES)))
        world.close(thread)

    async def _send(
        self, kind: InteractionType, data: dict[str, Any], message: Message, opened: Interaction | None = None
    ) -> None:
        world, user, channel = self.sandbox.world, self.person.user, self.person.place
        await self.person.answered(begin(world, kind, user, channel, data, message=message, opened_by=opened))

    def _messages(self) -> list[Message]:
        """Return the last messages with controls, whoever was to see them."""
        every = list(self.sandbox.world.messages.values())[-200:]
        return [message for message in every if _controls(message)]

    def _bent(self, name: str) -> str:
        """Return an id as it was, or with something in it changed."""
        if self.dice.random() < 0.4:
            return name
        parts = name.split("|")
        parts[self.dice.randrange(len(parts))] = self.dice.choice(
            (self._text()[:20], "0", "-1", "9" * 30, "")
        )
        return "|".join(parts)[:100] or "?"

    def _willing(self, option: dict[str, Any]) -> bool:
        return option["required"] or self.dice.random() < 0.5

    def _value(self, option: dict[str, Any]) -> Any:
        if option["choices"]:
            return self.dice.choice(option["choices"])["value"]
        match option["kind"]:
            case "integer" | "number":
                return self.dice.randint(option["min"] or -(2**53), option["max"] or 2**53)
            case "boolean":
                return self.dice.random() < 0.5
            case "user" | "mentionable":
                return self.dice.choice(list(self.sandbox.world.users))
            case "channel":
                here = self.sandbox.world.channels_of(str(self.person.place.guild_id))
                return self.dice.choice(here).id
            case _:
                return self._text()[: option["max_length"] or _LONGEST]

    def _text(self) -> str:
        if self.dice.random() < 0.5:
            return self.dice.choice(_WORDS)
        return "".join(self.dice.choices(_LETTERS, k=self.dice.choice((1, 30, 100, _LONGEST))))


def _controls(message: Message) -> list[dict[str, Any]]:
    every = (component for _, component in walk(message.components))
    return [one for one in every if "custom_id" in one and not one.get("disabled")]
