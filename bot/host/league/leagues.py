"""Leagues as people see to them: opening one, joining, leaving, and what moderators do to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.clock.pace import PACES, Pace
from bot.host.errors import Refused, refuse, to_refusal
from bot.host.league import notices
from bot.host.lobby.options import check_options
from bot.host.moderation.ruling import Ruling
from games.kernel.hosting import Game, Text, Who, say
from storage import Database, audit, leagues, outbox
from storage.engine.connection import Connection
from storage.leagues import Entry, Filed, League
from storage.outbox import Message
from storage.seats import Player

MOST_PEOPLE, MOST_ROUNDS, MOST_DAYS = 64, 12, 30
_MOST_LEAGUES = 5  # of a server that are not over
_IN_LEAGUE = 2  # in what is announced: the moderator plays in the league
_MOST_TOLD = 5  # moderators who are told that a league has lost its channel
_LATEST = 25  # leagues of a server that can be asked about
_UNHURRIED, _QUICK = (
    10,
    4,
)  # days of a round that take a relaxed clock, or a steady one; fewer take a brisk one

Job: TypeAlias = Callable[[Connection, Filed], Sequence[Message]]


class Leagues:
    """Keep leagues, and let people and moderators change them."""

    def __init__(self, database: Database, games: Mapping[str, Game], now: Callable[[], int]) -> None:
        self.database, self._games, self._now = database, games, now

    # ── looking ──

    async def find(self, league: int) -> Filed:
        """Return all of a league, or refuse."""
        try:
            return await self.database.read(lambda connection: leagues.read(connection, league))
        except Exception as error:
            raise to_refusal(error, 0, None) from error

    async def live_in(self, guild: int) -> list[League]:
        """Return the leagues of a server that are not over."""
        return await self.database.read(lambda connection: leagues.live_in(connection, guild))

    async def latest_in(self, guild: int) -> list[League]:
        """Return the last leagues of a server, the newest first."""
        return await self.database.read(lambda connection: leagues.latest_in(connection, guild, _LATEST))

    async def ruled(self, entry: int) -> Text | None:
        """Return what a moderator did, as it stands in the audit."""
        return await self.database.read(lambda connection: audit.told(connection, entry))

    def game_of(self, league: League) -> Game:
        """Return the game that a league plays."""
        return self._game(league.key)

    def _game(self, key: str) -> Game:
        if key not in self._games:
            raise refuse("host-game-unknown", game=str(key), games=tuple(self._games))
        return self._games[key]

    # ── people ──

    async def join(self, league: int, user: int, name: str) -> Filed:
        """Let a person play in a league that has not begun."""

        def job(connection: Connection, filed: Filed) -> Sequence[Message]:
            if filed.league.status != "open":
                raise refuse("league-begun" if filed.league.live else "league-over")
            if (entry := filed.entry_of(user)) is not None and entry.active:
                raise refuse("league-joined-already")
            if len(filed.active) >= MOST_PEOPLE:
                raise refuse("league-full", most=MOST_PEOPLE)
            leagues.enter(connection, league, user, name, self._now())
            return [notices.shown(filed.league)]

        return await self.change(league, job)

    async def leave(self, league: int, user: int) -> Filed:
        """Let a person leave a league. Their seat at a table goes to a bot, which scores nothing."""

        def job(connection: Connection, filed: Filed) -> Sequence[Message]:
            _must_live(filed.league)
            return self._part(connection, filed, _active(filed, user, "league-not-in"))

        return await self.change(league, job)

    def _part(self, connection: Connection, filed: Filed, entry: Entry) -> Sequence[Message]:
        """Let somebody go; before it begins they leave no trace."""
        league = filed.league
        if league.status == "open":
            leagues.withdraw(connection, league.id, entry.number)
            return [notices.shown(league)]
        leagues.leave(connection, league.id, entry.number, self._now())
        return [notices.shown(league), notices.told(league, say("league-left", who=Who(entry.number)))]

    # ── moderators ──

    async def create(
        self,
        by: Ruling,
        guild: int,
        channel: int,
        game: str,
        seats: int,
        rounds: int,
        days: int,
        options: Mapping[str, Any],
        starts: int | None,
    ) -> int:
        """Open a league that people can join; return its number. `starts`: when it begins by itself."""
        spans = self._game(game).seats
        if seats not in range(spans[0], spans[-1] + 1):
            raise refuse("league-seats", least=spans[0], most=spans[-1])

        checked = check_options(self._game(game), options).model_dump(mode="json")
        chosen = json.dumps({name: checked[name] for name in options})

        def job(connection: Connection) -> int:
            now = self._now()
            number, new = leagues.create(
                connection,
                guild=guild,
                channel=channel,
                key=game,
                options=chosen,
                seats=seats,
                rounds=rounds,
                days=days,
                created=now,
                starts=starts,
                click=int(by.key or 0),
                most=_MOST_LEAGUES,
            )
            if new:
                filed = leagues.read(connection, number)
                told = self.rule(connection, filed, by, say("league-ruled-new", league=number))
                outbox.enqueue(connection, [*told, notices.shown(filed.league)], now)
            return number

        try:
            return await self.database.write(job)
        except Exception as error:
            raise to_refusal(error, 0, None) from error

    async def drop(self, by: Ruling, league: int, user: int) -> Filed:
        """Take somebody out of a league."""

        def job(connection: Connection, filed: Filed) -> Sequence[Message]:
            _must_live(filed.league)
            entry = _active(filed, user, "league-not-in-it")
            what = say("league-ruled-drop", league=league, who=Who(entry.number))
            told = self.rule(connection, filed, by, what)
            leagues.leave(connection, league, entry.number, self._now())
            return [*told, notices.shown(filed.league)]

        return await self.change(league, job)

    async def replace(self, by: Ruling, league: int, user: int, other: Player) -> Filed:
        """Let somebody play in the place of another, who may have left already.

        They play from the next round on, and for points of their own.
        """
        new = other.user
        assert new is not None

        def job(connection: Connection, filed: Filed) -> Sequence[Message]:
            _must_live(filed.league)
            if (entry := filed.entry_of(user)) is None:
                raise refuse("league-not-in-it")
            if (known := filed.entry_of(new)) is not None and known.active:
                raise refuse("league-in-already")
            if filed.round is not None and filed.round.number >= filed.league.rounds:
                raise refuse("league-last-round")
            now = self._now()
            leagues.leave(connection, league, entry.number, now)
            leagues.enter(connection, league, new, other.name, now)
            leagues.get_stuck(connection, league, stuck=False)
            came = leagues.read(connection, league).entry_of(new)
            assert came is not None
            what = say("league-ruled-replace", league=league, who=Who(came.number), before=Who(entry.number))
            return [*self.rule(connection, filed, by, what), notices.shown(filed.league)]

        return await self.change(league, job)

    async def call_off(self, by: Ruling, league: int) -> Filed:
        """End a league before it is over. Its games go on as games of their own."""

        def job(connection: Connection, filed: Filed) -> Sequence[Message]:
            _must_live(filed.league)
            leagues.become(connection, league, "off")
            told = self.rule(connection, filed, by, say("league-ruled-off", league=league))
            return [*told, notices.shown(filed.league)]

        return await self.change(league, job)

    async def lose_place(self, league: int, channel: int) -> None:
        """Note that the channel of a league takes nothing, and tell the moderators who have run it."""

        def job(connection: Connection) -> None:
            now = self._now()
            if leagues.lose(connection, league, channel, now):
                filed = leagues.read(connection, league)
                told = [notices.lost(filed.league, user) for user in _moderators(connection, filed.league)]
                outbox.enqueue(connection, told, now)

        await self.database.write(job)

    async def lose_channel(self, guild: int, channel: int) -> None:
        """Note the same of all leagues of a server that are announced in a channel."""
        for league in await self.live_in(guild):
            if league.channel == channel:
                await self.lose_place(league.id, channel)

    def rule(self, connection: Connection, filed: Filed, by: Ruling, what: Text) -> list[Message]:
        """File what a moderator does in the audit; return the message that announces it."""
        own = filed.entry_of(by.user)
        plays = _IN_LEAGUE if own is not None and own.active else 0
        told = say("host-mod", plays=plays, what=what, why=by.why)
        entry = audit.note_numbered(connection, filed.league.guild, self._now(), by.user, told)
        return [notices.ruled(filed.league, entry)]

    async def change(self, league: int, job: Job) -> Filed:
        """Change a league in one transaction, with what is sent of it; return it as it is then."""

        def whole(connection: Connection) -> Filed:
            filed = leagues.read(connection, league)
            messages = job(connection, filed)
            leagues.move_on(connection, league, filed.league.version)
            outbox.enqueue(connection, messages, self._now())
            return leagues.read(connection, league)

        try:
            return await self.database.write(whole)
        except Exception as error:
            raise _refused(error) from error


def _refused(error: Exception) -> Exception:
    return error if isinstance(error, Refused) else to_refusal(error, 0, None)


def _moderators(connection: Connection, league: League) -> list[int]:
    """Return the moderators who have opened a league or changed it, the last one first."""
    found = [
        entry.moderator
        for entry in audit.read(connection, league.guild)
        if isinstance(what := entry.told.args.get("what"), Text)
        and what.key.startswith("league-ruled-")
        and what.args.get("league") == league.id
        and entry.moderator
    ]
    return list(dict.fromkeys(found))[:_MOST_TOLD]


def _must_live(league: League) -> None:
    if not league.live:
        raise refuse("league-over")


def _active(filed: Filed, user: int, otherwise: str) -> Entry:
    """Return the entry of somebody who plays in a league, or refuse."""
    entry = filed.entry_of(user)
    if entry is None or not entry.active:
        raise refuse(otherwise)
    return entry


def pace_of(days: int) -> Pace:
    """Return the clock of the tables of a round that takes so long: nobody can use up a round alone."""
    return PACES["relaxed" if days >= _UNHURRIED else "steady" if days >= _QUICK else "brisk"]
