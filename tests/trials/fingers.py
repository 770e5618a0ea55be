"""Every button that still stands somewhere is pressed: on the table, on panels, in DMs, on old messages."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bot.host.host import Host
from bot.perspective import look
from bot.sandbox import Answer, Player, Sandbox, Seen
from bot.sandbox.wire.interactions import CallbackType
from bot.views.parts.custom_id import Control
from bot.words.words import Words, language_of
from tests.play.guests import control_of, controls, is_table, usable
from tests.trials.crew import Finger

_APOLOGIES = ("host-broken", "ui-answer-refused", "ui-control-too-old", "host-unsaved-busy")
_MOST_OLD = 25  # messages of one person: whoever presses very much at once is asked to wait
_MOST_FORMS = 5
_SELECT = 3


class Fingers:
    def __init__(self, eyes: Host, sandbox: Sandbox, channel: int, dice: Random) -> None:
        self.eyes, self.channel, self.dice = eyes, channel, dice
        self.interactions, self.messages = sandbox.world.interactions, sandbox.world.messages
        self.pressed = 0

    async def press_everything(self, people: Iterable[Player], onlooker: Player) -> None:
        """What is old comes first: after it the table is as it was."""
        for person in people:
            await self._old(person, [*person.ephemerals(), *person.dms()])
            await self._forms(person)
        await self._old(onlooker, [seen for seen in onlooker.messages() if not seen.ephemeral])
        for person in people:
            await self._board(person)
        for person in people:
            await self._panel(person)

    async def _old(self, person: Player, messages: list[Seen]) -> None:
        """One control of each message: a press on a private one puts something new in its place."""
        alive = [message for message in messages if _pressable(message)]
        for message in self.dice.sample(alive, min(len(alive), _MOST_OLD)):
            if message.message.id in self.messages and (every := _pressable(message)):
                await self._use(person, message, self.dice.choice(every))

    async def _forms(self, person: Player) -> None:
        """Some that were opened in another life and never handed in."""
        mine = [one for one in self.interactions.values() if one.user is person.user]
        used = {one.opened_by.id for one in mine if one.opened_by is not None}
        left = [Answer(one) for one in mine if one.form is not None and one.id not in used]
        for opened in left[:_MOST_FORMS]:
            self.pressed += 1
            given = Finger(self.eyes, "", person, self.dice).filled(opened)
            _is_exact(person, opened.interaction.data, await person.submit(opened, given))

    async def _board(self, person: Player) -> None:
        """One press may take away what another stands for, such as a call that is put off."""
        for board in [seen for seen in person.messages() if is_table(seen)][-1:]:
            for control in _pressable(board):
                if board.message.id in self.messages and control in _pressable(board):
                    answer = await self._use(person, board, control)
                    if answer.kind is not CallbackType.MODAL:
                        person.dismiss(answer)

    async def _panel(self, person: Player) -> None:
        """What is offered there can be done, or a form for it opens. That may end the turn."""
        done: set[tuple[str, str]] = set()
        while await self._asked(person):
            panel = await Finger(self.eyes, "", person, self.dice).open_panel()
            left = [one for one in usable(panel.message) if _what(control_of(one)) not in done]
            if not left:
                person.dismiss(panel)
                return
            done.add(_what(control_of(left[0])))
            answer = await self._use(person, panel.message, left[0])
            if control_of(left[0]).verb == "act":
                assert answer.kind is CallbackType.MODAL or "### " in answer.text, answer.text

    async def _asked(self, person: Player) -> bool:
        number = await self.eyes.queries.in_channel(self.channel)
        seen = None if number is None else await look(self.eyes, number, int(person.id))
        return seen is not None and seen.seat in seen.waiting

    async def _use(self, person: Player, on: Seen, control: dict[str, Any]) -> Answer:
        self.pressed += 1
        answer = await _pressed(person, on, control)
        _is_exact(person, control, answer)
        return answer


async def _pressed(person: Player, on: Seen, control: dict[str, Any]) -> Answer:
    if control["type"] != _SELECT:
        return await person.press(on, control["custom_id"])
    values = [option["value"] for option in control["options"][: control["min_values"] or 1]]
    return await person.choose(on, control["custom_id"], values)


def _what(control: Control) -> tuple[str, str]:
    return control.verb, control.kind


def _pressable(seen: Seen) -> list[dict[str, Any]]:
    every = [*usable(seen), *(one for one in controls(seen, _SELECT) if not one.get("disabled"))]
    return [one for one in every if "custom_id" in one]


def _is_exact(person: Player, control: dict[str, Any], answer: Answer) -> None:
    """Something to read or to look at, and no apology."""
    words = Words(language_of(person.user.locale))
    sorry = [words.say(key, reference="\0").split("\0")[0] for key in _APOLOGIES]
    assert answer.text or answer.message.attachments, control
    assert not any(sentence in answer.text for sentence in sorry), f"{control}: {answer.text}"
