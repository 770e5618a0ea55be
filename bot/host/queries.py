"""What may be asked about a table. Nothing changes by it, and nobody learns what is not theirs to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.host.guards import seated, table_of
from bot.host.ledger import signed_log
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import Event, Prompt, Score, Seat, Text, prompt, waiting, winners
from storage import Database, actions, audit, events, games, host_lines, outbox, past, seats
from storage.actions import LAST, HostAction, Row
from storage.audit import Entry
from storage.care import export
from storage.engine.connection import Connection
from storage.games import Record, Status
from storage.past import Past
from storage.seats import Player

_CHANNELS = 10_000  # that are remembered
_ELSEWHERE = ("host-mod-moved", "host-mod-restored")  # what is told when a table has come to another channel
Moderates: TypeAlias = Callable[[int], bool]  # does whoever asks moderate this channel?


class Asked(NamedTuple):
    """What a player may do, and the version of the table for which it holds."""

    version: int
    seat: Seat
    prompt: Prompt | None  # None: the game is over


class GameStatus(NamedTuple):
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
    """One thing that was told, and the version of the table that it led to."""

    version: int
    event: Event
    undone: bool  # the move has been taken back since


class Queries:
    """Answer what may be asked about games."""

    def __init__(self, database: Database, open_games: OpenGames) -> None:
        self._database, self._open_games = database, open_games
        self._channels: LRUCache[int, int] = LRUCache(_CHANNELS)  # the game that was last found in each

    async def view(self, game: int, user: int | None = None) -> Any:
        """Return the table as this person may see it; a spectator's view for whoever does not play."""
        async with self._open_games.at(game) as open_game:
            return open_game.deal.game.view(table_of(open_game), open_game.seat_of(user))

    async def prompt(self, game: int, user: int) -> Asked:
        """Return what a player may do now."""
        async with self._open_games.at(game) as open_game:
            seat = seated(open_game, user)
            asked = prompt(table_of(open_game), seat)
            return Asked(open_game.version, seat, None if asked is None else asked.whole())

    async def status(self, game: int) -> GameStatus:
        """Return what everybody may know about a game."""
        async with self._open_games.at(game) as open_game:
            return _status(open_game)

    async def history(
        self, game: int, user: int | None = None, after: int = 0, upto: int = LAST
    ) -> list[Told]:
        """Return what was told after a version and up to another, as far as this person may read it."""
        async with self._open_games.at(game) as open_game:
            seat = open_game.seat_of(user)
        return await self.told_to(game, seat, after, upto)

    async def told_to(self, game: int, seat: Seat | None, after: int = 0, upto: int = LAST) -> list[Told]:
        """Return what was told to a seat, or to everybody, after a version of a game that exists."""
        rows = await self._database.browse(lambda connection: signed_log(connection, game, after, upto))
        told = events.told_in([row.line.events for row in rows], seat)
        return [Told(rows[at].seq, event, rows[at].undone_by is not None) for at, event in told]

    async def told_since_own_move(self, game: int, seat: Seat) -> list[Told]:
        """Return what a seat was told after its own last move, or since the game began."""

        def last(connection: Connection) -> int:
            own = actions.last_move(connection, game, seat)
            return host_lines.begun(connection, game) - 1 if own is None else own.seq

        found = await self.told_to(game, seat, await self._database.read(last))
        return [told for told in found if not told.undone]

    async def told_between(self, game: int, seat: Seat, upto: int) -> list[Told]:
        """Return what a seat was told after its own last move, up to a version; nothing before the first."""

        def last(connection: Connection) -> int:
            own = actions.last_move(connection, game, seat)
            return upto if own is None else own.seq

        after = await self._database.read(last)
        found = await self.told_to(game, seat, after, upto) if after < upto else []
        return [told for told in found if not told.undone]

    async def in_channel(self, channel: int) -> int | None:
        """Return the lobby or the running game of a channel. Mostly it is the one that was there before."""
        known = self._open_games.in_memory(self._channels.get(channel))
        if known is not None and known.live and known.channel == channel:
            return known.id
        number = await self._database.read(lambda c: games.in_channel(c, channel), apart=True)
        if number is not None:
            self._channels[channel] = number
        return number

    async def channel_of(self, game: int) -> int:
        """Return the channel in which a game was when it was last looked at."""
        if (known := self._open_games.in_memory(game)) is not None:
            return known.channel
        async with self._open_games.at(game) as open_game:
            return open_game.record.channel

    async def latest_in(self, channel: int) -> int | None:
        """Return the last game of a channel, whatever became of it."""
        return await self._database.read(lambda connection: games.latest_in(connection, channel))

    async def last_played_in(self, channel: int) -> int | None:
        """Return the last game of a channel that had begun, whatever became of it."""
        return await self._database.read(lambda connection: games.last_played_in(connection, channel))

    async def games_of(self, user: int) -> list[int]:
        """Return the lobbies and running games at which this person sits."""
        return await self._database.read(lambda connection: seats.games_of(connection, user))

    async def finished_of(self, user: int, limit: int, channel: int | None = None) -> list[int]:
        """Return the games played to their end at which this person sat, the last one first."""
        return await self._database.read(lambda c: seats.finished_of(c, user, limit, channel))

    async def export(self, game: int) -> str:
        """Return a game as JSON: what everybody knows, and the whole when it is over."""
        return await self._database.browse(lambda connection: export.export_text(connection, game))

    async def lobbies_opened_by(self, user: int) -> list[int]:
        """Return the tables that a person has opened and that wait for players."""
        found = await self._database.read(lambda connection: games.lobbies_opened_by(connection, user))
        return [record.id for record in found]

    async def live(self) -> list[Record]:
        """Return all lobbies and running games."""
        return await self._database.read(games.live_in)

    async def live_in(self, guild: int) -> list[Record]:
        """Return the lobbies and running games of a server."""
        return await self._database.read(lambda connection: games.live_in(connection, guild))

    async def closed_in(self, guild: int, moderates: Moderates) -> list[Record]:
        """Return the games of a server that were called off, of those channels that the asker moderates."""
        places = await self._database.read(lambda connection: games.closed_channels(connection, guild))
        hidden = [place for place in places if not moderates(place)]
        return await self._database.read(lambda connection: games.closed_in(connection, guild, hidden=hidden))

    async def channels_of(self, guild: int) -> list[int]:
        """Return the channels of a server in which a table stands."""
        return await self._database.read(lambda connection: games.channels_of(connection, guild))

    async def audit_of(self, guild: int, moderates: Moderates, whole: bool) -> list[Entry]:
        """Return what moderators of a server have done, in those channels that the asker moderates.

        `whole`: also what was done to the server as a whole.
        """
        places = await self._database.read(lambda connection: audit.channels(connection, guild))
        hidden = [place for place in places if not moderates(place)]
        return await self._database.read(
            lambda connection: audit.read(connection, guild, hidden=hidden, whole=whole)
        )

    async def undelivered_in(self, guild: int) -> list[tuple[int | None, int]]:
        """Return how many messages of a server could not be delivered, by channel; None: to people."""
        return await self._database.read(lambda connection: outbox.failed_in(connection, guild))

    async def line(self, game: int, version: int) -> Row:
        """Return the line of the log that led to a version."""
        rows = await self._database.browse(lambda c: actions.log(c, game, version - 1, version))
        return rows[0]

    async def moved_since(self, game: int, version: int) -> bool:
        """Return whether a table has gone to another channel after a version."""
        rows = await self._database.read(
            lambda connection: host_lines.of_kinds(connection, game, [HostAction.MOD], version)
        )
        done = [event.text.args.get("what") for row in rows for event in row.line.events]
        return any(isinstance(what, Text) and what.key in _ELSEWHERE for what in done)

    async def moved_at(self, game: int) -> int | None:
        """Return when somebody moved last, or the game began; None if neither."""
        return await self._database.read(lambda c: actions.last_moved(c, game), apart=True)

    async def past(self, game: int) -> Past:
        """Return the moves in force, to be played through again."""
        return await self._database.browse(lambda connection: past.read(connection, game))

    async def told_at(self, game: int, version: int) -> Text:
        """Return what everybody was told first when the table came to this version."""
        rows = await self._database.read(
            lambda connection: signed_log(connection, game, version - 1, version)
        )
        return events.seen_by(None, rows[0].line.events)[0].text

    async def signed(self, row: Row) -> Row:
        """Return a line of the log with the name of the moderator in it."""
        (found,) = await self._database.read(lambda connection: audit.signed(connection, [row]))
        return found


def _status(open_game: OpenGame) -> GameStatus:
    record, deal, table = open_game.record, open_game.deal, open_game.table
    return GameStatus(
        record.id,
        record.key,
        record.guild,
        record.channel,
        record.opener,
        record.status,
        open_game.version,
        open_game.players,
        deal.options.model_dump(mode="json"),
        () if table is None else waiting(table),
        None if table is None else deal.commitment,
        deal.seed if record.status == "over" else None,
        None if table is None else table.scores,
        () if table is None else winners(table),
    )
