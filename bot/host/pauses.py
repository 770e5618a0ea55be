"""Pauses of a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.clock import seat_clock
from bot.host.clocks import Keeper
from bot.host.errors import refuse
from bot.host.ledger import Accepted
from bot.host.notices import announce
from bot.host.open_games import Live
from games.kernel.hosting import Event, Text, say
from storage.actions import Change, Key, Line, Saved
from storage.clocks import Agreed, Wait

Spoken: TypeAlias = Callable[[Live], Text]  # what everybody is told of it


class Pauses(Keeper):
    async def pause(
        self, game: int, user: int, key: Key | None = None, spoken: Spoken | None = None
    ) -> Accepted:
        """All clocks of the table stand still, no move is taken, and no stand-in plays for the absent."""

        async def do(live: Live) -> Saved:
            if live.record.status != "running":
                raise refuse("host-pause-not-running")
            if live.clocks.agreed.paused is not None:
                raise refuse("host-paused-already")
            hours, now = await self.hours(live), self.now()
            waits = [seat_clock.settled(wait, now, hours(seat)) for seat, wait in live.clocks.seats.items()]
            agreed = live.clocks.agreed._replace(paused=now)
            told = say("host-clock-pause") if spoken is None else spoken(live)
            return await self._interrupt(live, user, "pause", agreed, waits, key, told)

        return await self.once(game, user, key, do)

    async def resume(
        self, game: int, user: int, key: Key | None = None, spoken: Spoken | None = None
    ) -> Accepted:
        """Whoever was waited for is waited for again; a limit by time moves by the length of the pause."""

        async def do(live: Live) -> Saved:
            hours, now, old = await self.hours(live), self.now(), live.clocks.agreed
            if old.paused is None:
                raise refuse("host-not-paused")
            ends = None if old.ends is None else old.ends + now - old.paused
            agreed = old._replace(paused=None, ends=ends)
            stopped = live.clocks.seats.items()
            waits = [seat_clock.resumed(agreed, wait, now, hours(seat)) for seat, wait in stopped]
            told = say("host-clock-resume") if spoken is None else spoken(live)
            return await self._interrupt(live, user, "resume", agreed, waits, key, told)

        return await self.once(game, user, key, do)

    async def _interrupt(
        self,
        live: Live,
        user: int,
        what: str,
        agreed: Agreed,
        waits: list[Wait],
        key: Key | None,
        told: Text,
    ) -> Saved:
        line = Line(f"/{what}", self.now(), live.seat_of(user), user, events=[Event(told)], key=key)
        notices = announce(live, line.events)
        change = Change(live.record.id, live.version, line, messages=notices, waits=waits, agreed=agreed)
        return await self.tables.save(live, change)
