"""The tables of a league's round: opened where they are played, counted when over, never left hanging."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial

from bot.clock import seat_clock
from bot.host.autoplay.autoplay import Autoplay
from bot.host.autoplay.stand_in import newcomer
from bot.host.clocks import Clocks
from bot.host.errors import Refused, Unsaved, refuse
from bot.host.league import notices
from bot.host.league.leagues import Leagues, pace_of
from bot.host.league.points import points
from bot.host.lobby.new_tables import NewTables
from bot.host.notices import announce
from bot.host.open_games import OpenGame, OpenGames
from bot.host.seats import Seats
from games.kernel.hosting import Event, ranks, say
from storage import Database, host_lines, leagues, outbox
from storage.actions import HostAction, Line
from storage.clocks import Wait
from storage.engine.connection import Connection
from storage.leagues import Entry, Filed, League, Table
from storage.outbox import Message
from storage.seats import Player

_ENDS = (HostAction.CANCEL, HostAction.MOD, HostAction.GONE, HostAction.IDLE, HostAction.ABANDONED)


class LeagueTables:
    """Open the tables of a round, take their results, and let bots play the rest when time is up."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        leagues: Leagues,
        new_tables: NewTables,
        seats: Seats,
        clocks: Clocks,
        autoplay: Autoplay,
        now: Callable[[], int],
    ) -> None:
        self._database, self._open_games, self._leagues = database, open_games, leagues
        self._new_tables, self._seats, self._clocks = new_tables, seats, clocks
        self._autoplay, self._now = autoplay, now

    # ── opening ──

    async def to_open(self, league: int, number: int, user: int | None = None) -> tuple[Filed, Table]:
        """Return a table of the round that is being played and that waits for a place, or refuse.

        `user`: who wants to open it, if that must be one of those who play there.
        """
        filed = await self._leagues.find(league)
        table = _table(filed, number)
        if table is None or table.counted is not None:
            raise _no_such(filed)
        if table.status in ("lobby", "running"):
            raise refuse("league-table-open", place=f"<#{table.channel}>")
        if table.status == "over":
            raise _no_such(filed)
        if user is not None and user not in [entry.user for entry in _people(filed, table)]:
            raise refuse("league-not-your-table", table=number)
        return filed, table

    async def open(self, league: int, number: int, channel: int, user: int | None = None) -> int:
        """Open a table of the round in a channel, and begin; return the game."""
        filed, table = await self.to_open(league, number, user)
        people = _people(filed, table)
        if not people:
            raise refuse("league-nobody-there", table=number)
        about = filed.league
        called = [entry.user for entry in people if entry.user is not None and entry.user != user]
        note = partial(_note_game, about, table, self._now(), channel, called)
        key = f"league/{league}/{table.round}/{number}"
        players, options = self._seated(filed, table, people), json.loads(about.options)
        return await self._new_tables.arrange(
            about.key, channel, about.guild, players, options, pace_of(about.days), key, note
        )

    async def call(self, filed: Filed, table: Table) -> None:
        """Call those who play at a table that they have to open themselves."""
        messages = [
            notices.called(filed.league, table.round, table.number, entry.user)
            for entry in _people(filed, table)
            if entry.user is not None
        ]
        now = self._now()
        await self._database.write(lambda connection: outbox.enqueue(connection, messages, now))

    def _seated(self, filed: Filed, table: Table, people: Sequence[Entry]) -> list[Player]:
        """Return who sits there: the people in the order of their seats, then bots for the others."""
        players = [Player(entry.user, entry.name) for entry in people]
        possible, wanted = self._leagues.game_of(filed.league).seats, len(filed.at(table))
        for _ in range(min(size for size in possible if size >= wanted) - len(players)):
            players.append(newcomer(players))
        return players

    # ── what is due ──

    async def see_to(self, filed: Filed, table: Table, *, late: bool) -> None:
        """Do what is due at a table that is not counted yet. `late`: its round has no time left."""
        if table.status == "lobby":
            await self._see_to_lobby(filed, table, late)
        elif table.status == "running":
            await self._see_to_running(filed, table, late)
        elif table.status == "over":
            await self._count(filed, table)
        elif late or not _people(filed, table):
            await self.count_nothing(filed, table)
        elif table.status == "void" and not table.lost:
            await self._tell_lost(filed, table)

    async def _see_to_lobby(self, filed: Filed, table: Table, late: bool) -> None:
        """Begin; a table at which nobody can begin when time is up scores nothing."""
        try:
            await self._new_tables.begin_arranged(table.game or 0)
        except Unsaved:
            raise
        except Refused:  # who was to begin has got up
            if late:
                await self.count_nothing(filed, table)
            return
        if late:
            await self._see_to_running(filed, table, late)

    async def count_nothing(self, filed: Filed, table: Table) -> None:
        """Count a table that came to nothing: nobody scores there."""
        await self._save_count(filed, table, {})

    async def _see_to_running(self, filed: Filed, table: Table, late: bool) -> None:
        """Give the seats of those who have left the league to bots; when time is up, let bots finish it."""
        game = table.game or 0
        async with self._open_games.at(game) as open_game:
            here = [player.user for player in open_game.players if player.user is not None]
        gone = [entry.user for entry in filed.entries if entry.user in here and not entry.active]
        for user in filter(None, gone):
            await self._seats.leave(game, user)
        if not [entry for entry in _people(filed, table) if entry.user in here]:
            await self.count_nothing(filed, table)
        elif late:
            await self._play_out(game)
            await self._count(filed, table)

    async def _play_out(self, game: int) -> None:
        """Let bots of one strength play the rest for everybody. Who plays there is told so."""
        async with self._open_games.at(game) as open_game:
            if open_game.record.status != "running":
                return
            told = [Event(say("host-league-late"))]
            waits = [
                seat_clock.gone(open_game.clocks.seats.get(seat) or Wait(seat, 0))
                for seat in open_game.people
            ]
            agreed = open_game.clocks.agreed._replace(paused=None)
            line = Line(HostAction.LATE, self._now(), events=told)
            change = open_game.change(line, messages=announce(open_game, told), waits=waits, agreed=agreed)
            await self._open_games.save(open_game, change)
            await self._autoplay.play_out(open_game)

    async def _count(self, filed: Filed, table: Table) -> None:
        """Take the result of a game that is over."""
        async with self._open_games.at(table.game or 0) as open_game:
            if open_game.record.status == "over":
                await self._save_count(filed, table, _came_off(filed, table, open_game))

    async def _save_count(self, filed: Filed, table: Table, came_off: dict[int, tuple[int, int]]) -> None:
        league, now = filed.league.id, self._now()

        def job(connection: Connection, found: Filed) -> Sequence[Message]:
            if (
                (again := _table(found, table.number)) is None
                or again[:2] != table[:2]
                or again.counted is not None
            ):
                return []
            leagues.count(connection, league, table, now, came_off)
            return [notices.shown(found.league)]

        await self._leagues.change(league, job)

    async def _tell_lost(self, filed: Filed, table: Table) -> None:
        """Say that a table has no game any more, and let people open it anew below the message about it."""

        def job(connection: Connection, found: Filed) -> Sequence[Message]:
            leagues.lose_place(connection, found.league.id, table.round, table.number)
            ends = host_lines.of_kinds(connection, table.game or 0, _ENDS)
            gone = bool(ends) and ends[-1].line.kind == HostAction.GONE
            key = "league-table-lost" if gone else "league-table-closed"
            return [
                notices.told(found.league, say(key, table=table.number)),
                notices.table(found.league, table.round, table.number, by_hand=True),
            ]

        await self._leagues.change(filed.league.id, job)


def _table(filed: Filed, number: int) -> Table | None:
    """Return a table of the round that is being played."""
    if filed.league.status != "running" or filed.round is None or filed.round.closed is not None:
        return None
    return next((table for table in filed.tables_of(filed.round.number) if table.number == number), None)


def _no_such(filed: Filed) -> Refused:
    free = _numbers(filed)
    return refuse("league-no-such-table", tables=free, count=len(free))


def _numbers(filed: Filed) -> tuple[str, ...]:
    """Return the numbers of the tables that can still be opened."""
    if filed.league.status != "running" or filed.round is None:
        return ()
    free = [
        one
        for one in filed.tables_of(filed.round.number)
        if one.counted is None and one.status in (None, "void")
    ]
    return tuple(str(table.number) for table in free)


def _people(filed: Filed, table: Table) -> list[Entry]:
    """Return who plays at a table and has not left the league, by seats."""
    entries = {entry.number: entry for entry in filed.entries}
    return [entries[one.entry] for one in filed.at(table) if entries[one.entry].active]


def _came_off(filed: Filed, table: Table, open_game: OpenGame) -> dict[int, tuple[int, int]]:
    """Return place and points of those who sit there to the end, by the seats that they were given."""
    scores = None if open_game.table is None else open_game.table.scores
    places = ranks(scores or {})
    each, entries = points(places), {entry.number: entry for entry in filed.entries}
    found = {}
    for one in filed.at(table):
        entry = entries[one.entry]
        seat = open_game.seat_of(entry.user) if entry.active else None
        if seat is not None:
            found[one.seat] = places[seat], each[seat]
    return found


def _note_game(
    league: League,
    table: Table,
    now: int,
    channel: int,
    called: Sequence[int],
    connection: Connection,
    game: int,
) -> None:
    """Save which game is played at a table, and call these people to it.

    The message that tells of it says where it is, if not in its thread.
    """
    if leagues.game_at(connection, league.id, table.round, table.number) == game:
        return
    leagues.note_game(connection, league.id, table.round, table.number, game)
    messages = [notices.called(league, table.round, table.number, user) for user in called]
    if table.message is not None and channel != table.message:
        messages.append(notices.table(league, table.round, table.number))
    outbox.enqueue(connection, messages, now)
