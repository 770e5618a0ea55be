"""What every change by a person has in common: one lock, one click that counts once, one answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from bot.host.autoplay.autoplay import Autoplay
from bot.host.errors import Refused
from bot.host.open_games import OpenGame, OpenGames
from bot.host.snoozes import Snoozes
from games.kernel.hosting import Event, Seat
from storage import Database, actions, audit, events, host_lines, open_tables
from storage.actions import LAST, HostAction, Key, Row, Saved
from storage.engine.connection import Connection

Do: TypeAlias = Callable[[OpenGame], Awaitable[Saved]]


class Accepted(NamedTuple):
    """It is done and saved. The same click again gets the same version and the same events."""

    game: int
    version: int
    events: tuple[Event, ...]  # those that the asker may read


class Ledger:
    """Accept changes, each click once, and read the log of what was done."""

    def __init__(
        self, database: Database, open_games: OpenGames, autoplay: Autoplay, snoozes: Snoozes
    ) -> None:
        self._database, self._open_games = database, open_games
        self._autoplay, self._snoozes = autoplay, snoozes

    async def exactly_once(self, game: int, user: int, key: Key | None, do: Do) -> Accepted:
        """Lock a game, change it, and play on for those who need not be waited for.

        A click that was accepted before is answered as it was then, whatever is possible now.
        """
        async with self._open_games.at(game) as open_game:
            return await self.accept(open_game, user, key, do)

    async def accept(self, open_game: OpenGame, user: int, key: Key | None, do: Do) -> Accepted:
        """Change a game whose lock the caller holds, and play on, once for each click."""
        try:
            row = (await do(open_game)).row
            await self._snoozes.end(user, open_game.record.id)  # whoever does something is awake
        except Refused:
            if (first := await self._answered(open_game.record.id, key)) is None:
                raise
            row = first
        accepted = _accepted(open_game, row, user)
        await self._autoplay.run(open_game, answering=_hand(row))
        return accepted

    async def log(self, game: int, after: int = 0, upto: int = LAST) -> list[Row]:
        """Return all lines after a version and up to another, with the names of moderators in them."""
        return await self._database.browse(lambda connection: signed_log(connection, game, after, upto))

    async def moments(self, game: int, limit: int, after: int = 0, *, newest: bool = False) -> list[Row]:
        """Return the start and the moves in force after a version, as `actions.moments` finds them."""
        return await self._database.browse(
            lambda connection: audit.signed(
                connection, actions.moments(connection, game, limit, after, newest=newest)
            )
        )

    async def host_lines(self, game: int, kinds: Sequence[HostAction], after: int = 0) -> list[Row]:
        """Return the host's own lines of these kinds after a version; no others are read for them."""
        return await self._database.read(
            lambda connection: host_lines.of_kinds(connection, game, kinds, after)
        )

    async def newest_of(self, game: int, kind: HostAction, user: int, limit: int) -> list[Row]:
        """Return the last of the host's own lines of a kind that somebody has caused, the newest first."""
        return await self._database.read(
            lambda connection: host_lines.newest_of(connection, game, kind, user, limit)
        )

    async def begun(self, game: int) -> int:
        """Return the version at which a game began."""
        return await self._database.read(lambda connection: host_lines.begun(connection, game))

    async def offered(self, game: int) -> frozenset[Seat]:
        """Return the seats whose players want to get up."""
        return await self._database.read(lambda connection: open_tables.offered(connection, game))

    async def hands_since(self, game: int, after: int) -> list[tuple[int, Seat]]:
        """Return which seats have done something after a version, and the version that each line led to."""
        return await self._database.read(lambda c: actions.hands_since(c, game, after), apart=True)

    async def made_by(self, game: int, seat: Seat, after: int) -> int:
        """Count the moves that a seat has made after a version, those taken back among them."""
        return await self._database.read(lambda connection: actions.made_by(connection, game, seat, after))

    async def heard_of(self, game: int, user: int) -> int | None:
        """Return when somebody has last done something to a game other than a move; None: never."""
        return await self._database.read(lambda connection: host_lines.heard_of(connection, game, user))

    async def has_ruled(self, game: int, user: int) -> bool:
        """Return whether somebody has done something to a game as a moderator."""
        return await self._database.read(lambda connection: audit.ruled(connection, game, user))

    async def _answered(self, game: int, key: Key | None) -> Row | None:
        if key is None:
            return None
        return await self._database.read(lambda connection: actions.by_key(connection, game, key))


def signed_log(connection: Connection, game: int, after: int = 0, upto: int = LAST) -> list[Row]:
    """Return all lines after a version and up to another, with the names of moderators in them."""
    return audit.signed(connection, actions.log(connection, game, after, upto))


def _hand(row: Row) -> Seat | None:
    """Return the seat whose own move a line is; None: somebody did something to the game."""
    return row.line.seat if row.line.actor is None else None


def _accepted(open_game: OpenGame, row: Row, user: int) -> Accepted:
    """Return what the asker may read. Somebody who has left may still read what their leaving told them."""
    seat = row.line.seat if row.line.actor == user else open_game.seat_of(user)
    return Accepted(open_game.record.id, row.seq, events.seen_by(seat, row.line.events))
