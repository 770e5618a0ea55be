"""What is said of moves that were saved, and are missing in the file: at the table, and to moderators."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.clock.seat_clock import absent_seats
from bot.host.clocks import Clocks
from bot.host.notes import Note, Notes
from bot.host.notices import announce, post
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import Event, say, waiting
from storage.actions import HostAction, Line
from storage.care.tally import Shortfall
from storage.engine.connection import Connection
from storage.outbox import Message

_SHOWN_FOR = 30 * 86_400  # seconds
_MOST = 25  # tables of a server that are remembered


class Loss(NamedTuple):
    """One table that stands where it stood before."""

    channel: int
    since: int  # moves after this time are missing
    move: int  # how many are left
    found: int


class Losses:
    """Tell tables that moves are missing, once, and remember it for moderators."""

    def __init__(self, open_games: OpenGames, clocks: Clocks, notes: Notes, now: Callable[[], int]) -> None:
        self._open_games, self._clocks, self._now = open_games, clocks, now
        self._notes, self._losses = notes, Note[list[Loss]](notes, "guild", "losses", list[Loss])

    async def of_server(self, guild: int) -> list[Loss]:
        """Return what was lost at the tables of a server of late."""
        found = await self._losses.get(guild) or []
        return [loss for loss in found if self._now() - loss.found < _SHOWN_FOR]

    async def tell(self, short: Shortfall) -> None:
        """Tell a table that moves are missing, and call again whoever is waited for now."""
        async with self._open_games.at(short.game) as open_game:
            record, now = open_game.record, self._now()
            loss = Loss(record.channel, record.created if short.last is None else short.last, short.move, now)
            if not record.live:
                return
            told = [Event(say("host-lost", at=str(loss.since), count=loss.move))]
            line = Line(HostAction.LOST, now, picked={"noted": short.noted}, events=told)

            def note(connection: Connection) -> None:
                if record.guild is not None:
                    before = self._losses.read_in(connection, record.guild) or []
                    self._losses.write_in(connection, record.guild, [*before, loss][-_MOST:])

            change = open_game.change(line, messages=await self._messages(open_game, told))
            await self._open_games.save(open_game, change, note)
            if record.guild is not None:
                self._notes.forget("guild", record.guild)

    async def _messages(self, open_game: OpenGame, told: list[Event]) -> list[Message]:
        """Return the table with what is told, and calls. The message of a lobby tells nothing by itself."""
        if open_game.table is None:
            return [*announce(open_game, told), post(open_game)]
        here = [seat for seat in waiting(open_game.table) if seat not in absent_seats(open_game.clocks)]
        return await self._clocks.respect_quiet_hours(announce(open_game, told, here), open_game.table)
