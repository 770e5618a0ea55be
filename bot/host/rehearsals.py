"""Tables on which nothing is at stake: the position of a lesson, or what somebody plans.

Of each only so much is kept as is needed to lay it again. It has a number below 0 where a game has one above,
so that the same controls work on it, and it is its owner's alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

from bot.host.errors import Refused
from bot.host.notes import Note, Notes, form_name
from bot.host.open_games import OpenGame
from games.kernel.hosting import AnyTable, Text, say
from storage.clocks import NO_CLOCK, Clocks
from storage.games import Record, Status
from storage.seats import Player

_MOST = 8  # of one person
_OLDEST = 60 * 24 * 3600  # seconds


class Rehearsal(NamedTuple):
    """What is kept of one: whose stage it stands on, what it is about, and what lays the table again."""

    kind: str  # "lesson"
    about: str  # of this there is only one: the key of a game, or its number
    data: dict[str, Any]
    at: int  # when it was last changed
    version: int = 0  # how often it was


class Staged(NamedTuple):
    """A rehearsal with its table laid."""

    rehearsal: Rehearsal
    open_game: OpenGame
    headline: Text  # what it is, where a game has its channel
    task: Text | None = None  # what is wanted there, to be read again in its forms

    @property
    def number(self) -> int:
        """The number of the table, which is below 0."""
        return self.open_game.record.id


Lay: TypeAlias = Callable[[Player, int, Rehearsal], Awaitable[Staged]]
"""Lays the table of a rehearsal for its owner; the same that is kept gives the same table."""


class Gone(Refused):
    """It is kept no more, or this version cannot lay it."""

    def __init__(self) -> None:
        super().__init__(say("rehearsal-gone"))


class Rehearsals:
    """Begin, find, change and end the rehearsals of people: few of each, and none that is very old."""

    def __init__(self, notes: Notes, now: Callable[[], int]) -> None:
        self._notes, self._now = notes, now
        self._kept = Note[dict[int, Rehearsal]](notes, "player", "rehearsals", dict[int, Rehearsal])
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def hold(self, user: int) -> asyncio.Lock:
        """Return the lock of all rehearsals of a person: one press after another."""
        if (lock := self._locks.get(user)) is None:
            lock = self._locks[user] = asyncio.Lock()
        return lock

    async def begin(self, user: int, kind: str, about: str, data: dict[str, Any]) -> int:
        """Save a new rehearsal in place of the one about the same; return its number."""
        kept, now = await self._read(user), self._now()
        number = min([-now, *(one - 1 for one in kept)])  # never one that stands on an old button
        others = {one: old for one, old in kept.items() if (old.kind, old.about) != (kind, about)}
        await self._write(user, others | {number: Rehearsal(kind, about, data, now)})
        return number

    async def find(self, user: int, number: int) -> Rehearsal:
        """Return a rehearsal, or refuse."""
        if (found := (await self._read(user)).get(number)) is None:
            raise Gone()
        return found

    async def number_of(self, user: int, kind: str, about: str) -> int | None:
        """Return the number of the rehearsal about this; None: there is none."""
        kept = await self._read(user)
        return next((one for one, old in kept.items() if (old.kind, old.about) == (kind, about)), None)

    async def change(self, user: int, number: int, data: dict[str, Any]) -> Rehearsal:
        """Save what lays the table from now on. Controls that were drawn before do not hold any more."""
        old = await self.find(user, number)
        changed = old._replace(data=data, at=self._now(), version=old.version + 1)
        await self._write(user, await self._read(user) | {number: changed})
        return changed

    async def end(self, user: int, number: int) -> None:
        """Forget a rehearsal."""
        kept = await self._read(user)
        await self._write(user, {one: old for one, old in kept.items() if one != number})

    async def _read(self, user: int) -> dict[int, Rehearsal]:
        """Return those that are not too old."""
        kept, oldest = await self._kept.get(user) or {}, self._now() - _OLDEST
        return {number: one for number, one in kept.items() if one.at > oldest}

    async def _write(self, user: int, kept: dict[int, Rehearsal]) -> None:
        """Save the newest ones, and take away what was filled in for those that are gone."""
        newest = dict(sorted(kept.items(), key=lambda one: one[1].at)[-_MOST:])
        for number in (await self._kept.get(user) or {}).keys() - newest.keys():
            await self._notes.write("player", user, form_name(number), None, None)
        await self._kept.put(user, newest or None)


def laid(number: int, rehearsal: Rehearsal, table: AnyTable, players: tuple[Player, ...]) -> OpenGame:
    """Return the table of a rehearsal as a game that is open: no file holds it, and no clock runs."""
    deal, at = table.deal, rehearsal.at
    status: Status = "running" if table.scores is None else "over"
    opener = next((player.user for player in players if player.user is not None), 0)
    record = Record(number, deal.game.key, None, 0, opener, status, "", at, at, hints=0)
    return OpenGame(record, players, rehearsal.version, deal, table, Clocks(NO_CLOCK, {}))
