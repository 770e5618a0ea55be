"""What may be asked about a table. Nothing changes by it, and nobody learns what is not theirs to know."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.host.access import seated
from bot.host.guards import table_of
from bot.host.ledger import Desk
from bot.host.open_games import Live
from games.kernel.hosting import Event, Prompt, Score, Seat, prompt, waiting, winners
from storage import events, games, seats
from storage.games import Status
from storage.seats import Player


class Asked(NamedTuple):
    """What a player may do, and the version of the table for which it holds."""

    version: int
    seat: Seat
    prompt: Prompt | None  # None: the game is over


class Standing(NamedTuple):
    """What everybody may know about a game."""

    game: int
    key: str
    guild: int | None
    channel: int
    opener: int
    status: Status
    version: int
    players: tuple[Player, ...]
    options: dict[str, Any]
    waiting: tuple[Seat, ...]
    commitment: str | None  # published with the start
    seed: str | None  # published with the end
    scores: dict[Seat, Score] | None
    winners: tuple[Seat, ...]


class Told(NamedTuple):
    """What was told, and the version of the table that it led to."""

    version: int
    event: Event
    undone: bool  # the move has been taken back since


class Enquiries(Desk):
    async def view(self, game: int, user: int | None = None) -> Any:
        """The table as this person may see it; a spectator's view for whoever does not play."""
        async with self.tables.at(game) as live:
            return live.deal.game.view(table_of(live), live.seat_of(user))

    async def prompt(self, game: int, user: int) -> Asked:
        async with self.tables.at(game) as live:
            seat = seated(live, user)
            asked = prompt(table_of(live), seat)
            return Asked(live.version, seat, None if asked is None else asked.whole())

    async def status(self, game: int) -> Standing:
        async with self.tables.at(game) as live:
            return _standing(live)

    async def history(self, game: int, user: int | None = None, after: int = 0) -> list[Told]:
        """What was told since a version, as far as this person may read it."""
        async with self.tables.at(game) as live:
            seat = live.seat_of(user)
            rows = await self._log(live, after)
        return [
            Told(row.seq, event, row.undone_by is not None)
            for row in rows
            for event in events.seen_by(seat, row.line.events)
        ]

    async def in_channel(self, channel: int) -> int | None:
        """The lobby or the running game of a channel. Mostly it is the one that was there before."""
        known = self.tables.in_memory(self._channels.get(channel))
        if known is not None and known.live and known.channel == channel:
            return known.id
        number = await self.database.read(lambda connection: games.in_channel(connection, channel))
        if number is not None:
            self._channels[channel] = number
        return number

    async def latest_in(self, channel: int) -> int | None:
        """The last game of a channel, whatever became of it."""
        return await self.database.read(lambda connection: games.latest_in(connection, channel))

    async def last_played_in(self, channel: int) -> int | None:
        """The last one that had begun, whatever became of it."""
        return await self.database.read(lambda connection: games.last_played_in(connection, channel))

    async def games_of(self, user: int) -> list[int]:
        """The lobbies and running games at which this person sits."""
        return await self.database.read(lambda connection: seats.games_of(connection, user))


def _standing(live: Live) -> Standing:
    record, deal, table = live.record, live.deal, live.table
    return Standing(
        record.id,
        record.key,
        record.guild,
        record.channel,
        record.opener,
        record.status,
        live.version,
        live.players,
        deal.options.model_dump(mode="json"),
        () if table is None else waiting(table),
        None if table is None else deal.commitment,
        deal.seed if record.status == "over" else None,
        None if table is None else table.scores,
        () if table is None else winners(table),
    )
