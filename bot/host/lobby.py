"""Before the first move: opening a table, sitting down, getting up, starting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pydantic import BaseModel

from bot.clock.pace import USUAL, Pace
from bot.host import options as choices
from bot.host.access import everyone, seated
from bot.host.alarm import Alarm
from bot.host.errors import Refused, meaning, refuse
from bot.host.guards import in_lobby, to_be_agreed
from bot.host.ledger import Accepted
from bot.host.notices import announce, board, hands
from bot.host.open_games import Live
from bot.host.opening import open_table
from bot.host.stand_in import newcomer
from games.kernel.hosting import Deal, Event, Game, Seat, Text, Who, save, save_deal, say, start, waiting
from storage import games, seats
from storage.actions import Change, Key, Line, Saved
from storage.clocks import Agreed
from storage.errors import ChannelTaken
from storage.seats import Player


class Lobby(Alarm):
    async def create(
        self,
        game: str,
        channel: int,
        user: int,
        name: str,
        *,
        guild: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: BaseModel | None = None,
        seed: str | None = None,
        others: Sequence[Player] = (),
        pace: Pace = USUAL,
        key: Key | None = None,
    ) -> Accepted:
        """Whoever opens a table sits down at it, and the others who were there before, for a rematch."""
        chosen = self._game(game)
        figures = components or self.components.get(game) or chosen.Components()
        deal = Deal(
            chosen, chosen.seats[0], choices.choose(chosen, options), figures, seed or secrets.token_hex(32)
        )
        count = 1 + len(others)
        told = say("host-opened", count=count, least=chosen.seats[0], most=chosen.seats[-1])
        line = Line("/create", self.now(), 0, user, events=[Event(told, 0)], key=key)
        job = partial(open_table, deal, channel, guild, [Player(user, name), *others], line, Agreed(*pace))
        try:
            number, row = await self.database.write(job)
        except ChannelTaken as error:
            raise await self._taken(channel, user) from error
        except Exception as error:
            raise meaning(error, 0, None) from error
        return Accepted(number, row.seq, (Event(told, 0),))

    async def _taken(self, channel: int, user: int) -> Refused:
        """Whoever sits at the table of this channel is told just that."""
        number = await self.database.read(lambda connection: games.in_channel(connection, channel))
        if number is None or number not in await self.database.read(lambda c: seats.games_of(c, user)):
            return refuse("host-channel-taken")
        async with self.tables.at(number) as live:
            place, count, span = f"<#{channel}>", len(live.players), live.deal.game.seats
            if live.table is not None:
                return refuse("host-playing-there", place=place)
            return refuse("host-seated-there", place=place, count=count, least=span[0], most=span[-1])

    def _game(self, key: str) -> Game:
        if key not in self.games:
            raise refuse("host-game-unknown", game=str(key), games=tuple(self.games))
        return self.games[key]

    async def join(self, game: int, user: int, name: str, key: Key | None = None) -> Accepted:
        async def do(live: Live) -> Saved:
            in_lobby(live)
            least, most = live.deal.game.seats[0], live.deal.game.seats[-1]
            if live.seat_of(user) is not None:
                raise refuse("host-already-seated", count=len(live.players), most=most)
            players = (*_room(live.players, most), Player(user, name))
            if len(players) > most:
                raise refuse("host-table-full", most=most)
            told = say("host-joined", count=len(players), least=least, most=most)
            return await self._seat(live, "/join", players, user, told, key)

        return await self.once(game, user, key, do)

    async def add_stand_in(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Everybody at the table may, so that two can play what needs more."""

        async def do(live: Live) -> Saved:
            seated(live, user)
            to_be_agreed(live)
            count, most = len(live.players) + 1, live.deal.game.seats[-1]
            if count > most:
                raise refuse("host-table-full", most=most)
            told = say("host-stand-in-sits", count=count, least=live.deal.game.seats[0], most=most)
            return await self._seat(
                live, "/stand-in", (*live.players, newcomer(live.players)), user, told, key
            )

        return await self.once(game, user, key, do)

    async def remove_stand_in(self, game: int, user: int, key: Key | None = None) -> Accepted:
        async def do(live: Live) -> Saved:
            seated(live, user)
            to_be_agreed(live)
            fewer = _without_a_stand_in(live.players)
            if fewer == live.players:
                raise refuse("host-stand-in-none")
            least, most = live.deal.game.seats[0], live.deal.game.seats[-1]
            told = say("host-stand-in-gone", count=len(fewer), least=least, most=most)
            return await self._seat(live, "/stand-in", fewer, user, told, key)

        return await self.once(game, user, key, do)

    async def leave(self, game: int, user: int, key: Key | None = None) -> Accepted:
        async def do(live: Live) -> Saved:
            seated(live, user)
            if live.record.status == "running":
                raise refuse("host-leave-running")
            in_lobby(live)
            others = tuple(player for player in live.players if player.user != user)
            return await self._seat(live, "/leave", others, user, say("host-left"), key)

        return await self.once(game, user, key, do)

    async def _seat(
        self, live: Live, kind: str, players: Sequence[Player], user: int, told: Text, key: Key | None
    ) -> Saved:
        seat = live.seat_of(user)
        seat = len(live.players) if seat is None else seat
        line = Line(kind, self.now(), seat, user, events=[Event(told, seat)], key=key)
        notice = board(live.record.id, live.record.channel, live.version + 1)
        change = Change(live.record.id, live.version, line, messages=[notice])
        return await self.tables.save(
            live, change, lambda connection: seats.write(connection, change.game, players, change.expected)
        )

    async def again(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """A new table in the same channel: the same players, stand-ins too, options and components."""
        async with self.tables.at(game) as live:
            seat = seated(live, user)
            if live.record.status == "running":
                raise refuse("host-again-running")
            record, deal, players = live.record, live.deal, live.players
        return await self.create(
            record.key,
            record.channel,
            user,
            players[seat].name,
            guild=record.guild,
            options=deal.options.model_dump(mode="json"),
            components=deal.components,
            others=[player for player in players if player.user != user],
            pace=Pace(*live.clocks.agreed[:3]),
            key=key,
        )

    async def configure(
        self, game: int, user: int, options: Mapping[str, Any], key: Key | None = None
    ) -> Accepted:
        """Changes some options before the game begins. Everybody at the table may."""

        async def do(live: Live) -> Saved:
            seat = seated(live, user)
            to_be_agreed(live)
            chosen = choices.choose(live.deal.game, live.deal.options.model_dump(mode="json") | dict(options))
            deal = save_deal(replace(live.deal, options=chosen))
            line = Line("/options", self.now(), seat, user, picked=dict(options), key=key)
            notice = board(live.record.id, live.record.channel, live.version + 1)
            change = Change(live.record.id, live.version, line, messages=[notice])
            return await self.tables.save(
                live, change, lambda connection: games.redeal(connection, change.game, deal)
            )

        return await self.once(game, user, key, do)

    async def agree_clock(self, game: int, user: int, pace: Pace, key: Key | None = None) -> Accepted:
        """How much time everybody has, before the game begins. Everybody at the table may choose."""

        async def do(live: Live) -> Saved:
            seat = seated(live, user)
            to_be_agreed(live)
            line = Line("/clock", self.now(), seat, user, picked=pace._asdict(), key=key)
            notice = board(live.record.id, live.record.channel, live.version + 1)
            agreed = Agreed(*pace)
            change = Change(live.record.id, live.version, line, messages=[notice], agreed=agreed)
            return await self.tables.save(live, change)

        return await self.once(game, user, key, do)

    async def start(self, game: int, user: int, key: Key | None = None, first: int | None = None) -> Accepted:
        """Fixes the deal and publishes the commitment to its seed. `first`: the player who begins."""

        async def do(live: Live) -> Saved:
            seated(live, user)
            in_lobby(live)
            least = live.deal.game.seats[0]
            if len(live.players) < least:
                raise refuse("host-too-few", count=len(live.players), least=least)
            if first is not None and live.seat_of(first) is None:
                raise refuse("host-first-not-seated", who=everyone(live.players))
            return await self._begin(live, user, key, live.seat_of(first))

        return await self.once(game, user, key, do)

    async def _begin(self, live: Live, user: int, key: Key | None, first: Seat | None) -> Saved:
        deal = replace(live.deal, seats=len(live.players), first=first)
        table, now = start(deal), self.now()
        opening = say("host-started", who=everyone(live.players), commitment=deal.commitment)
        told = [Event(opening), *table.events]
        line = Line("/start", now, live.seat_of(user), user, events=told, key=key)
        notices = await self.considerate([*announce(live, told, waiting(table)), *hands(live)])
        limit = deal.game.limit(deal.options)
        agreed = live.clocks.agreed._replace(ends=None if limit is None else now + limit)
        waits = await self.waits(live, table, now)
        change = Change(
            live.record.id, live.version, line, save(table), messages=notices, waits=waits, agreed=agreed
        )
        return await self.tables.save(
            live, change, lambda connection: games.begin(connection, change.game, save_deal(deal), now)
        )

    async def cancel(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """A lobby only: a running game belongs to all who play it."""

        async def do(live: Live) -> Saved:
            if user != live.record.opener:
                seated(live, user)
            if live.record.status == "running":
                raise refuse("host-cancel-running")
            in_lobby(live)
            now, seat = self.now(), live.seat_of(user)
            told = [Event(say("host-cancelled") if seat is None else say("host-cancelled-by", who=Who(seat)))]
            line = Line("/cancel", now, seat, user, events=told, key=key)
            change = Change(live.record.id, live.version, line, messages=announce(live, told))
            return await self.tables.save(
                live, change, lambda connection: games.end(connection, change.game, "void", now)
            )

        return await self.once(game, user, key, do)


def _room(players: tuple[Player, ...], most: int) -> tuple[Player, ...]:
    """At a full table a stand-in gets up for a person."""
    return players if len(players) < most else _without_a_stand_in(players)


def _without_a_stand_in(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The last of them leaves."""
    found = [seat for seat, player in enumerate(players) if player.user is None]
    return players if not found else players[: found[-1]] + players[found[-1] + 1 :]
