"""Pauses of a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.clock import seat_clock
from bot.host.clocks import Clocks
from bot.host.errors import refuse
from bot.host.ledger import Accepted, Ledger
from bot.host.notices import announce
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import Event, Text, say
from storage.actions import HostAction, Key, Line, Saved
from storage.clocks import Agreed, Wait

Spoken: TypeAlias = Callable[[OpenGame], Text]  # what everybody is told of it


class Pauses:
    """Pause and resume whole games."""

    def __init__(self, open_games: OpenGames, ledger: Ledger, clocks: Clocks, now: Callable[[], int]) -> None:
        self._open_games, self._ledger, self._clocks, self._now = open_games, ledger, clocks, now

    async def pause(
        self, game: int, user: int, key: Key | None = None, spoken: Spoken | None = None
    ) -> Accepted:
        """Stop all clocks of the table; no move is taken, and no stand-in plays for the absent."""

        async def do(open_game: OpenGame) -> Saved:
            if open_game.record.status != "running":
                raise refuse("host-pause-not-running")
            if open_game.clocks.agreed.paused is not None:
                raise refuse("host-paused-already")
            now = self._now()
            waits = await self._clocks.all_stopped(open_game, now)
            agreed = open_game.clocks.agreed._replace(paused=now)
            told = say("host-clock-pause") if spoken is None else spoken(open_game)
            return await self._interrupt(open_game, user, HostAction.PAUSE, agreed, waits, key, told)

        return await self._ledger.exactly_once(game, user, key, do)

    async def resume(
        self, game: int, user: int, key: Key | None = None, spoken: Spoken | None = None
    ) -> Accepted:
        """Start the clocks again; a limit by time moves by the length of the pause."""

        async def do(open_game: OpenGame) -> Saved:
            hours, now, old = await self._clocks.hours(open_game), self._now(), open_game.clocks.agreed
            if old.paused is None:
                raise refuse("host-not-paused")
            ends = None if old.ends is None else old.ends + now - old.paused
            agreed = old._replace(paused=None, ends=ends)
            stopped = open_game.clocks.seats.items()
            waits = [seat_clock.resumed(agreed, wait, now, hours(seat)) for seat, wait in stopped]
            told = say("host-clock-resume") if spoken is None else spoken(open_game)
            return await self._interrupt(open_game, user, HostAction.RESUME, agreed, waits, key, told)

        return await self._ledger.exactly_once(game, user, key, do)

    async def _interrupt(
        self,
        open_game: OpenGame,
        user: int,
        what: HostAction,
        agreed: Agreed,
        waits: list[Wait],
        key: Key | None,
        told: Text,
    ) -> Saved:
        line = Line(what, self._now(), open_game.seat_of(user), user, events=[Event(told)], key=key)
        notices = announce(open_game, line.events)
        change = open_game.change(line, messages=notices, waits=waits, agreed=agreed)
        return await self._open_games.save(open_game, change)
