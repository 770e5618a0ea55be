"""From a press, a choice or a form to its answer. Nobody is left without one."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple, NoReturn, TypeAlias

import discord

from bot.front.visit import Visit, admitted, answered
from bot.host.errors import Refused, refuse
from bot.host.rehearsals import Gone
from bot.perspective import overview
from bot.views.parts.custom_id import Control, read_id
from games.kernel.hosting import Who, say
from storage.games import Record

log = logging.getLogger(__name__)
_DIGITS = 20  # a user's id has as many, or fewer


class Payload(NamedTuple):
    """What came with an interaction: the options chosen in a select, the fields filled in on a form."""

    chosen: Sequence[str] = ()
    filled: Mapping[str, str] = MappingProxyType({})

    @property
    def only(self) -> str:
        """Return the one option that was chosen; refuse if there is none, as in a forged press."""
        return self.chosen[0] if self.chosen else never_ours("")


def number_carried(text: str) -> int:
    """Return the number that a control or an option carries; refuse what we have never written there.

    Ids and options come back from clients, who may send anything.
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) < _DIGITS else never_ours(text)


def never_ours(text: str) -> NoReturn:
    """Refuse what a control or an option of ours cannot carry."""
    log.info("a forged control: %.40r", text)
    raise refuse("ui-control-too-old")


class Outdated(Refused):
    """These controls were drawn for another moment of the game. The line says what has happened since."""

    def __init__(self, line: str = "") -> None:
        super().__init__(say("ui-control-too-old"))
        self.line = line


class Ended(Refused):
    """The game that a control belongs to is over or closed."""

    def __init__(self, record: Record) -> None:
        super().__init__(say("host-over" if record.status == "over" else "host-void"))
        self.record = record


Answer: TypeAlias = Callable[[Visit, Control, Payload], Awaitable[None]]


@dataclass(frozen=True)
class Verb:
    """What a control can be for, and the code that answers it."""

    name: str
    answer: Answer
    enters: bool  # it sees to it itself that the person may reach the table
    rehearses: bool  # it does the same where a table is only rehearsed

    async def __call__(self, visit: Visit, control: Control, payload: Payload) -> None:
        await self.answer(visit, control, payload)


def verb(name: str, *, enters: bool = False, rehearses: bool = False) -> Callable[[Answer], Verb]:
    """Make a function the answer to the controls with this verb.

    Before it is called the router has seen to it that the person may reach the table; unless it `enters`
    itself, by way of `Visit.at_table`, with no lock more than it needs. Only one that `rehearses` is called
    for a table that is rehearsed.
    """
    return lambda answer: Verb(name, answer, enters, rehearses)


class Router:
    """Find the code that answers a control, by the id that the control carries."""

    def __init__(
        self,
        rooms: Iterable[ModuleType],
        outdated: Callable[[Visit, Control, str], Awaitable[None]],
        ended: Callable[[Visit, Ended], Awaitable[None]],
        gone: Callable[[Visit, Gone], Awaitable[None]],
    ) -> None:
        """Answer the verbs of the modules in `rooms`.

        `outdated` answers controls of another moment, `ended` those of a game that is over or closed, `gone`
        those of a rehearsal that is kept no more.
        """
        found = [value for room in rooms for value in vars(room).values() if isinstance(value, Verb)]
        self.verbs = {one.name: one for one in found}
        assert len(self.verbs) == len({id(one) for one in found}), "a verb with two answers"
        self._outdated, self._ended, self._gone = outdated, ended, gone

    async def attend(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press, a choice or a filled-in form, wherever it stands, and whether or not it still does.

        A form is answered here and not by the object that opened it: after a restart that one is gone.
        """
        data: Any = interaction.data or {}
        filled = fields(data.get("components", []))
        payload = Payload(tuple(data.get("values", ())), filled)
        if await admitted(interaction):
            await self._attend(Visit(interaction), data.get("custom_id", ""), payload)

    async def _attend(self, visit: Visit, custom_id: str, payload: Payload) -> None:
        control = read_id(custom_id)
        async with answered(visit):
            if control is None or (found := self.verbs.get(control.verb)) is None:
                await visit.tell(say("ui-control-too-old"))
                return
            try:
                await self._answer_or_say_gone(visit, found, control, payload)
            except Ended as ended:
                await self._ended(visit, ended)

    async def _answer_or_say_gone(
        self, visit: Visit, found: Verb, control: Control, payload: Payload
    ) -> None:
        try:
            await self._answer_in_time(visit, found, control, payload)
        except Gone as gone:
            await self._gone(visit, gone)

    async def _answer_in_time(self, visit: Visit, found: Verb, control: Control, payload: Payload) -> None:
        try:
            await self._answer(visit, found, control, payload)
        except Outdated as old:
            await self._outdated(visit, control, old.line)

    async def _answer(self, visit: Visit, found: Verb, control: Control, payload: Payload) -> None:
        if control.game < 0 and not found.rehearses:
            raise Outdated()
        try:
            if control.game and not found.enters:
                async with visit.at_table(control.game):
                    pass
            await found(visit, control, payload)
        except Refused as refused:
            if refused.text.key == "gate-elsewhere" and visit.in_dm and control.seat is not None:
                await _must_be_own(visit, control)
            raise


async def _must_be_own(visit: Visit, control: Control) -> None:
    """Tell whoever had a seat who has it now: in a DM the controls of a seat outlive it."""
    seen = await overview(visit.host, control.game)
    visit.words, visit.game = seen.words(visit.language), control.game
    if control.seat is not None and control.seat < len(seen.players):
        raise Refused(say("ui-seat-changed-hands", who=Who(control.seat)))


def fields(components: Any) -> dict[str, str]:
    """Return the filled-in fields of a form by their ids, wherever they are nested."""
    found: dict[str, str] = {}
    match components:
        case [*parts]:
            for part in parts:
                found |= fields(part)
        case {"custom_id": str(name), "values": [*values]}:
            found[name] = ",".join(map(str, values))
        case {"custom_id": str(name), "value": value}:
            found[name] = "" if value is None else str(value)
        case {"component": inner} | {"components": inner}:
            found |= fields(inner)
    return found
