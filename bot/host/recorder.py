"""Saving a move: the position, the clocks and what is sent of it, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from bot.clock.seat_clock import absent_seats
from bot.host.clocks import Clocks
from bot.host.errors import Refused, refuse
from bot.host.notices import announce, result
from bot.host.open_games import Also, OpenGame, OpenGames
from games.kernel.hosting import AnyTable, Deal, Event, Illegal, Score, Seat, play, save, say, waiting
from storage import games
from storage.actions import Change, Line, Saved
from storage.clocks import Agreed
from storage.engine.connection import Connection
from storage.rating.results import file_result


class Recorder:
    """Save what a move has made of a table."""

    def __init__(self, open_games: OpenGames, clocks: Clocks) -> None:
        self._open_games, self._clocks = open_games, clocks

    async def record(
        self,
        open_game: OpenGame,
        table: AnyTable,
        line: Line,
        before: tuple[Seat, ...],
        mover: Seat | None = None,
        agreed: Agreed | None = None,
        meanwhile: Callable[[], None] | None = None,
        also: Also | None = None,
        answering: Seat | None = None,
    ) -> Saved:
        """Save the table after a move, and call those who were not waited for `before`.

        `mover`: the seat whose own player has acted; `answering`: the one that is being answered, and reads
        there what it is asked, whoever has acted; `agreed`: the clock of the game, if it changes.
        `meanwhile` may be called while the disk is busy with a move after which the game goes on; `also` is
        saved with such a move.
        """
        if table.scores is not None:
            return await self._record_end(open_game, table, line, mover)
        new = [seat for seat in waiting(table) if seat not in before and seat not in (mover, answering)]
        waits = await self._clocks.waits(open_game, table, line.at, mover)
        here = [seat for seat in new if seat not in absent_seats(open_game.clocks)]
        called = self._clocks.worth_calling(open_game, here)
        notices = announce(open_game, line.events, called, reader=mover)
        change = open_game.change(
            line,
            save(table),
            messages=await self._clocks.respect_quiet_hours(notices, table),
            waits=waits,
            agreed=agreed,
            turn=None if mover is not None and waiting(table) == before else open_game.version + 1,
        )
        return await self._open_games.save(open_game, change, also, meanwhile)

    async def _record_end(
        self, open_game: OpenGame, table: AnyTable, line: Line, mover: Seat | None
    ) -> Saved:
        """Save the last move with the result of the game, and publish the seed with it."""
        deal = open_game.deal
        seed = say("host-seed", seed=deal.seed, commitment=deal.commitment)
        line = line._replace(events=[*line.events, Event(seed)])
        notices = [*announce(open_game, line.events, reader=mover), result(open_game)]
        change = open_game.change(line, save(table), over=True, messages=notices)
        return await self._open_games.save(open_game, change, partial(_end, change, deal, table.scores))


def _end(change: Change, deal: Deal, scores: dict[Seat, Score] | None, connection: Connection) -> None:
    """End a game in the transaction of its last move, and rate those who played it."""
    games.end(connection, change.game, "over", change.line.at)
    file_result(connection, change.game, deal, scores or {})


def played(table: AnyTable, seat: Seat, kind: str, values: Mapping[str, Any]) -> list[Event]:
    """Play one action on a table and return what happened; refuse it in the words of the rules."""
    try:
        return play(table, seat, str(kind), named(values))
    except Illegal as refusal:
        raise Refused(refusal.text) from refusal


def named(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of an action by their names; refuse what has none, whoever has sent it."""
    if not isinstance(values, Mapping) or not all(isinstance(name, str) for name in values):
        raise refuse("host-values-unnamed")
    return dict(values)
