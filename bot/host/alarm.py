"""When time passes and nobody acts: a nudge, a warning, then a stand-in until the player is back."""

from __future__ import annotations

from typing import Any

from bot.clock import seat_clock
from bot.host.deputies import Deputed
from bot.host.notices import announce, call
from bot.host.open_games import Live
from bot.host.pauses import Pauses
from bot.host.stand_in import play_for
from games.kernel.hosting import Event, Prompt, Seat, Who, say
from storage.actions import Change, Line
from storage.clocks import Wait


def for_the_absent(live: Live, seat: Seat, asked: Prompt) -> Deputed | None:
    """A stand-in answers at once for whoever's time is up, as long as there is somebody to play with."""
    wait, paused = live.clocks.seats.get(seat), live.clocks.agreed.paused is not None
    if wait is None or not wait.away or paused or seat_clock.nobody_is_here(live.clocks, live.people):
        return None
    return play_for(live, seat, asked)


class Alarm(Pauses):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.deputies.append(for_the_absent)

    async def ring(self, game: int) -> None:
        """All that is due at this table. What was done is saved with it, so it is never done twice."""
        async with self.tables.at(game) as live:
            for wait in list(live.clocks.seats.values()):
                if wait.due is not None and wait.due <= self.now():
                    await self._ring(live, wait)
            if live.record.status == "running":
                await self.go_on(live)

    async def _ring(self, live: Live, wait: Wait) -> None:
        agreed = live.clocks.agreed
        if live.record.status != "running" or wait.asked is None or agreed.paused is not None:
            await self.wind(live, [wait._replace(due=None)])
        elif seat_clock.late(agreed, wait, self.now()):
            hours = (await self.person(live.players[wait.seat].user)).hours
            await self.wind(live, [seat_clock.made_good(agreed, wait, self.now(), hours)])
        elif seat_clock.time_is_up(agreed, wait):
            await self._stand_in(live, wait)
        else:
            await self._remind(live, wait)

    async def _remind(self, live: Live, wait: Wait) -> None:
        person = await self.person(live.players[wait.seat].user)
        reminded = seat_clock.reminded(live.clocks.agreed, wait, person.hours)
        message = call(live, wait.seat)
        await self.wind(live, [reminded], await self.considerate([] if message is None else [message]))

    async def call_again(self, game: int, user: int) -> None:
        """When this person may be called again, if they are still waited for then."""
        async with self.tables.at(game) as live:
            seat = live.seat_of(user)
            message = None if seat is None else call(live, seat)
            await self.wind(live, (), await self.considerate([] if message is None else [message]))

    async def _stand_in(self, live: Live, wait: Wait) -> None:
        """The table is told, and the player: by mention or letter, as for a move."""
        told = [Event(say("host-time-up", who=Who(wait.seat)))]
        messages = await self.considerate(announce(live, told, [wait.seat]))
        line = Line("/away", self.now(), wait.seat, events=told)
        change = Change(live.record.id, live.version, line, messages=messages, waits=[seat_clock.gone(wait)])
        await self.tables.save(live, change)

    async def back(self, game: int, user: int) -> None:
        """Whoever was away does something at the table: the seat is theirs again."""
        async with self.tables.at(game) as live:
            seat = live.seat_of(user)
            wait = None if seat is None else live.clocks.seats.get(seat)
            if seat is None or wait is None or not wait.away or live.record.status != "running":
                return
            now, told = self.now(), [Event(say("host-back", who=Who(seat)))]
            back = seat_clock.returned(live.clocks.agreed, wait)
            if back.asked is not None:
                hours = (await self.person(user)).hours
                back = seat_clock.started(live.clocks.agreed, back, now, hours)
            line, messages = Line("/back", now, seat, events=told), announce(live, told)
            change = Change(live.record.id, live.version, line, messages=messages, waits=[back])
            await self.tables.save(live, change)
            await self.go_on(live)
