"""The rounds of a league: they begin, end and follow each other by themselves, each step in one transaction.

What is due is found in the file, not in memory, so a bot that was killed goes on where it stopped.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from bot.host.errors import Refused, Unsaved, log_mistake, refuse
from bot.host.league import notices
from bot.host.league.leagues import Leagues
from bot.host.league.pairing import meetings, pair, seat, shape
from bot.host.league.points import standings
from bot.host.league.tables import LeagueTables
from bot.host.moderation.ruling import Ruling
from games.kernel.hosting import Text, say
from storage import leagues
from storage.engine.connection import Connection
from storage.errors import StorageError
from storage.leagues import DAY, Filed, Round
from storage.outbox import Message

_GRACE = 3600  # seconds after the end of a round; what cannot be played to its end by then scores nothing
_FEWEST = 2  # people who can play a round; bots fill the table


class Rounds:
    """Begin rounds, close them, and end leagues."""

    def __init__(self, leagues: Leagues, tables: LeagueTables, now: Callable[[], int]) -> None:
        self._leagues, self._tables, self._now = leagues, tables, now

    async def start(self, by: Ruling, league: int, channel: int) -> Filed:
        """Begin a league, or the round for which there were too few people. It goes on in this channel.

        One whose channel is lost, or that is being played elsewhere, only moves here.
        """
        filed = await self._leagues.find(league)
        if not filed.league.live:
            raise refuse("league-over")
        playing, lost = filed.round is not None and filed.round.closed is None, filed.league.lost is not None
        if playing and not lost and channel == filed.league.channel:
            raise refuse("league-begun")
        if playing or lost:
            return await self._leagues.change(league, partial(self._move, by, channel))
        seated = await self._paired(filed)

        def job(connection: Connection, found: Filed) -> Sequence[Message]:
            _must_be(found, filed)
            if channel != found.league.channel:
                leagues.show_in(connection, league, channel, self._now())
            here = found._replace(league=found.league._replace(channel=channel))
            told = self._leagues.rule(connection, here, by, say("league-ruled-start", league=league))
            return [*told, *self._begin(connection, here, seated)]

        return await self._leagues.change(league, job)

    def _move(self, by: Ruling, channel: int, connection: Connection, filed: Filed) -> Sequence[Message]:
        """Let a league go on in another channel; tables that wait for a place are told of there."""
        leagues.show_in(connection, filed.league.id, channel, self._now())
        leagues.get_stuck(connection, filed.league.id, stuck=False)
        here = filed._replace(league=filed.league._replace(channel=channel))
        what = say("league-ruled-moved", league=filed.league.id, place=f"<#{channel}>")
        tables = [] if filed.round is None else filed.tables_of(filed.round.number)
        waiting = [table for table in tables if table.waits]
        again = [notices.table(here.league, table.round, table.number) for table in waiting]
        return [*self._leagues.rule(connection, here, by, what), notices.shown(here.league), *again]

    # ── by the clock ──

    async def over(self, game: int) -> None:
        """Take the result of a game at once, if it was played in a league; the clock would see it later."""
        league = await self._leagues.database.read(lambda connection: leagues.of_game(connection, game))
        if league is not None:
            await self.see_to(league)

    async def due(self) -> list[int]:
        """Return the leagues in which something is to be done."""
        now = self._now()
        return await self._leagues.database.read(lambda connection: leagues.due(connection, now))

    async def see_to_all(self) -> None:
        """Do all that is due in all leagues, without waiting for the clock."""
        for league in await self.due():
            try:
                await self.see_to(league)
            except Exception as error:  # the clock tries again
                log_mistake(error, 0)

    async def see_to(self, league: int) -> None:
        """Do all that is due in a league. Done twice, it does nothing the second time.

        If the league changes meanwhile, the clock will find what is still due.
        """
        filed = await self._leagues.find(league)
        try:
            if filed.league.status == "open":
                await self._begin_by_itself(filed)
            elif filed.league.status == "running":
                await self._go_on(filed)
        except Refused as refused:
            if refused.text.key != "league-moved":
                raise

    async def _begin_by_itself(self, filed: Filed) -> None:
        """Begin when the time has come; with too few people it waits until a moderator says so."""
        if filed.league.starts is None or filed.league.starts > self._now() or filed.league.lost:
            return
        try:
            seated = await self._paired(filed)
        except Refused as refused:
            await self._leagues.change(filed.league.id, partial(_put_off, refused.text))
            return

        def job(connection: Connection, found: Filed) -> Sequence[Message]:
            _must_be(found, filed)
            return self._begin(connection, found, seated)

        await self._leagues.change(filed.league.id, job)

    async def _go_on(self, filed: Filed) -> None:
        """See to all tables of the round; when all are counted it is over, and the next one begins.

        As long as the channel is lost nothing begins or ends, and time stands still.
        """
        round_ = filed.round
        if round_ is not None and round_.closed is None:
            await self._see_to_tables(filed, round_)
            filed = await self._leagues.find(filed.league.id)
            if filed.league.lost is None and any(
                table.counted is None for table in filed.tables_of(round_.number)
            ):
                await self._warn(filed, round_)
                return
        if filed.league.lost is None:
            await self._follow(filed)

    async def _see_to_tables(self, filed: Filed, round_: Round) -> None:
        late = round_.due <= self._now() and filed.league.lost is None
        for table in filed.tables_of(round_.number):
            if table.counted is None:
                try:
                    await self._tables.see_to(filed, table, late=late)
                except (Unsaved, StorageError) as error:  # it is out of reach for a while
                    log_mistake(error, table.game or 0)
                except Exception as error:  # the other tables have their turn
                    log_mistake(error, table.game or 0)
                    if late and round_.due + _GRACE <= self._now():
                        await self._tables.count_nothing(filed, table)

    async def _warn(self, filed: Filed, round_: Round) -> None:
        """Say once that a day is left; a round of one day is as long as that."""
        if round_.warned or filed.league.days < 2 or round_.due > self._now() + DAY:
            return

        def job(connection: Connection, found: Filed) -> Sequence[Message]:
            leagues.warn(connection, found.league.id, round_.number)
            return [
                notices.told(found.league, say("league-warned", round=round_.number, when=str(round_.due)))
            ]

        await self._leagues.change(filed.league.id, job)

    async def _follow(self, filed: Filed) -> None:
        """Close the round that is over, and begin the next one, or end the league."""
        last = filed.round is not None and filed.round.number >= filed.league.rounds
        seated: list[tuple[int, ...]] = []
        stuck: Text | None = None
        if not last:
            try:
                seated = await self._paired(filed)
            except Refused as refused:
                stuck = refused.text

        def job(connection: Connection, found: Filed) -> Sequence[Message]:
            _must_be(found, filed)
            closed, league = self._close(connection, found), found.league
            if stuck is not None and not closed and league.stuck:
                return []
            if last:
                leagues.become(connection, league.id, "over")
                return [notices.told(league, *closed), notices.shown(league), notices.crowned(league)]
            if stuck is not None:
                leagues.get_stuck(connection, league.id, stuck=True)
                return [notices.told(league, *closed, stuck), notices.shown(league)]
            return self._begin(connection, found, seated, *closed)

        await self._leagues.change(filed.league.id, job)

    def _close(self, connection: Connection, filed: Filed) -> list[Text]:
        """Close the round that is being played; return what is said of it. One that is closed stays so."""
        if filed.round is None or filed.round.closed is not None:
            return []
        leagues.close_round(connection, filed.league.id, filed.round.number, self._now())
        return [say("league-round-over", round=filed.round.number), *_came_to_nothing(filed, filed.round)]

    def _begin(
        self, connection: Connection, filed: Filed, seated: Sequence[Sequence[int]], *before: Text
    ) -> list[Message]:
        """File the next round, and have its tables opened. `before`: what is said before that."""
        now, league = self._now(), filed.league
        number = 1 if filed.round is None else filed.round.number + 1
        due = now + league.days * DAY
        leagues.become(connection, league.id, "running")
        leagues.begin_round(connection, league.id, number, now, due, seated)
        told = say(
            "league-round-begins", round=number, rounds=league.rounds, when=str(due), tables=len(seated)
        )
        return [
            notices.shown(league),
            notices.told(league, *before, told),
            *notices.tables(league, number, len(seated)),
        ]

    # ── who meets whom ──

    async def _paired(self, filed: Filed) -> list[tuple[int, ...]]:
        """Return who sits where in the next round, or refuse. It is searched for beside the event loop."""
        count = len(filed.active)
        if filed.round is None and count < filed.league.seats:
            raise refuse("league-too-few", count=count, least=filed.league.seats)
        if count < _FEWEST:
            raise refuse(
                "league-cannot-pair", round=1 if filed.round is None else filed.round.number + 1, count=count
            )
        game = self._leagues.game_of(filed.league)
        return await asyncio.to_thread(_pair, filed, game.seats)


def _pair(filed: Filed, possible: Sequence[int]) -> list[tuple[int, ...]]:
    """Pair those who are there, by how they stand; nobody stands anywhere before the first round."""
    number = 1 if filed.round is None else filed.round.number + 1
    people = [one.entry.number for one in standings(filed) if one.entry.active]
    before = [[one.entry for one in filed.at(table)] for table in filed.tables]
    had = Counter((one.entry, one.seat) for one in filed.sittings)
    sizes = shape(len(people), filed.league.seats, possible).people
    found = pair(people, sizes, meetings(before), f"{filed.league.id}/{filed.league.created}/{number}")
    return [seat(table, had) for table in found]


def _came_to_nothing(filed: Filed, round_: Round) -> list[Text]:
    """Return at which tables of a round nobody has scored."""
    empty = [
        str(table.number)
        for table in filed.tables_of(round_.number)
        if all(one.place is None for one in filed.at(table))
    ]
    return [say("league-round-nothing", count=len(empty), tables=tuple(empty))] if empty else []


def _must_be(found: Filed, known: Filed) -> None:
    """Refuse if a league has changed since it was looked at: who meets whom was found out for that."""
    if found.league.version != known.league.version:
        raise refuse("league-moved")


def _put_off(why: Text, connection: Connection, filed: Filed) -> Sequence[Message]:
    leagues.put_off(connection, filed.league.id)
    return [notices.told(filed.league, why, say("league-put-off")), notices.shown(filed.league)]
