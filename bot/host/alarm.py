"""When time passes and nobody acts: a nudge, a warning, then a stand-in until the player is back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.clock import seat_clock
from bot.host.autoplay.autoplay import Autoplay
from bot.host.clocks import Clocks
from bot.host.notices import announce, call
from bot.host.open_games import OpenGame, OpenGames
from bot.host.preferences import Preferences
from bot.host.recorder import Recorder, played
from bot.host.tips import tell
from games.kernel.hosting import HOST, Event, Seat, Who, calls, say, waiting
from storage.actions import HostAction, Line
from storage.clocks import Wait
from storage.outbox import Message


class Alarm:
    """Do what is due when time has passed."""

    def __init__(
        self,
        open_games: OpenGames,
        preferences: Preferences,
        clocks: Clocks,
        recorder: Recorder,
        autoplay: Autoplay,
        now: Callable[[], int],
    ) -> None:
        self._open_games, self._preferences, self._clocks = open_games, preferences, clocks
        self._recorder, self._autoplay, self._now = recorder, autoplay, now

    async def ring(self, game: int) -> None:
        """Do all that is due at this table. It is saved with what was done, so it is never done twice."""
        async with self._open_games.at(game) as open_game:
            for wait in list(open_game.clocks.seats.values()):
                if wait.due is not None and wait.due <= self._now():
                    await self._ring(open_game, wait)
            if open_game.record.status == "running":
                await self._autoplay.run(open_game)

    async def _ring(self, open_game: OpenGame, wait: Wait) -> None:
        agreed = open_game.clocks.agreed
        if open_game.record.status != "running" or wait.asked is None or agreed.paused is not None:
            await self._clocks.save(open_game, [wait._replace(due=None)])
        elif seat_clock.late(agreed, wait, self._now()):
            hours = (await self._preferences.person(open_game.players[wait.seat].user)).hours
            await self._clocks.save(open_game, [seat_clock.made_good(agreed, wait, self._now(), hours)])
        elif seat_clock.time_is_up(agreed, wait):
            await self._stand_in(open_game, wait)
        else:
            await self._remind(open_game, wait)

    async def _remind(self, open_game: OpenGame, wait: Wait) -> None:
        person = await self._preferences.person(open_game.players[wait.seat].user)
        reminded = seat_clock.reminded(open_game.clocks.agreed, wait, person.hours)
        await self._clocks.save(open_game, [reminded], await self._call(open_game, wait.seat))

    async def _call(self, open_game: OpenGame, seat: Seat) -> list[Message]:
        message = call(open_game, seat)
        return await self._clocks.respect_quiet_hours([] if message is None else [message], open_game.table)

    async def _stand_in(self, open_game: OpenGame, wait: Wait) -> None:
        """Let a stand-in play from now on. The table is told, and the player, as for a move."""
        told = [Event(say("host-time-up", who=Who(wait.seat)))]
        messages = await self._clocks.respect_quiet_hours(
            announce(open_game, told, [wait.seat]), open_game.table
        )
        line = Line(HostAction.AWAY, self._now(), wait.seat, events=told)
        waits = [seat_clock.gone(wait)]
        change = open_game.change(line, messages=messages, waits=waits)
        tips = partial(tell, game=open_game.record.id, now=line.at)  # others may take the seat
        await self._open_games.save(open_game, change, tips)

    async def back(self, game: int, user: int) -> None:
        """Give the seat back to whoever was away and does something at the table."""
        async with self._open_games.at(game) as open_game:
            await self.welcome_back(open_game, user)

    async def welcome_back(self, open_game: OpenGame, user: int) -> None:
        """Give a seat back to its player, for a caller who holds the lock."""
        seat = open_game.seat_of(user)
        wait = None if seat is None else open_game.clocks.seats.get(seat)
        if seat is None or wait is None or not wait.away or open_game.record.status != "running":
            return
        now, told = self._now(), [Event(say("host-back", who=Who(seat)))]
        back = seat_clock.returned(open_game.clocks.agreed, wait)
        if back.asked is not None:
            hours = (await self._preferences.person(user)).hours
            back = seat_clock.asked_again(open_game.clocks.agreed, back, now, hours)
        line, messages = Line(HostAction.BACK, now, seat, events=told), announce(open_game, told)
        change = open_game.change(line, messages=messages, waits=[back])
        await self._open_games.save(open_game, change)
        await self._autoplay.run(open_game)

    async def end_by_time(self, game: int) -> None:
        """Say that the time which was agreed on for the whole game is up.

        The host says it once, and the rules say what follows.
        """
        async with self._open_games.at(game) as open_game:
            if not _time_is_up(open_game, self._now()):
                return
            agreed = open_game.clocks.agreed._replace(ends=None)
            table = open_game.table
            call = None if table is None else next((c for c in calls(table) if c.blocked is None), None)
            if table is None or call is None:
                await self._clocks.save(open_game, (), agreed=agreed)
                return
            before = waiting(table)
            told = played(table, HOST, call.kind, {})
            line = Line(call.kind, self._now(), HOST, events=told)
            await self._recorder.record(open_game, table, line, before, agreed=agreed)
            await self._autoplay.run(open_game)


def _time_is_up(open_game: OpenGame, now: int) -> bool:
    """Return whether a game still ends by time: somebody may have ended or paused it since it was read."""
    agreed = open_game.clocks.agreed
    return (
        open_game.record.status == "running"
        and agreed.paused is None
        and agreed.ends is not None
        and agreed.ends <= now
    )
