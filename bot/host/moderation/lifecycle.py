"""What moderators do to a whole game. No Discord in here, and no way to see what a player may not show."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.clock import seat_clock
from bot.host.errors import Refused, refuse
from bot.host.guards import not_ended, table_of
from bot.host.ledger import Accepted
from bot.host.moderation.ruling import Ruling, line_of, save_ruling, spoken, unchanged
from bot.host.open_games import Also, Live
from bot.host.opening import open_table
from bot.host.play import Host
from games.kernel.hosting import HOST, Event, Text, calls, play, say, waiting
from storage import games
from storage.actions import Line, Saved
from storage.errors import ChannelTaken


async def mention(host: Host, game: int, ruling: Ruling, what: Text) -> Accepted:
    """Nothing changes, but everybody knows that it was done."""

    async def do(live: Live) -> Saved:
        not_ended(live)
        return await save_ruling(host, live, line_of(host, live, ruling, what))

    return await host.once(game, ruling.user, ruling.key, do)


async def close(host: Host, game: int, ruling: Ruling, version: int, what: Text) -> Accepted:
    """The game is void, and lies in the archive as it stood, its clocks at rest."""

    async def do(live: Live) -> Saved:
        unchanged(live, version)
        return await _close(host, live, line_of(host, live, ruling, what))

    return await host.once(game, ruling.user, ruling.key, do)


async def back_to_lobby(host: Host, game: int, ruling: Ruling, version: int) -> Accepted:
    """A new table with the same players, options and figures; the old one lies in the archive."""

    async def do(live: Live) -> Saved:
        unchanged(live, version)
        if live.table is None:
            raise refuse("mod-lobby-already")
        players = sorted(live.players, key=lambda player: player.user is None)  # a person opens it
        if players[0].user is None:
            raise refuse("mod-nobody-left")
        line = Line("/create", host.now(), 0, players[0].user, key=ruling.key)
        deal = replace(live.deal, seats=live.deal.game.seats[0], seed=secrets.token_hex(32), first=None)
        agreed = live.clocks.agreed._replace(paused=None, ends=None)
        anew = partial(open_table, deal, live.record.channel, live.record.guild, players, line, agreed)
        told = line_of(host, live, ruling, say("host-mod-reset"))
        return await _close(host, live, told, anew)

    return await host.once(game, ruling.user, ruling.key, do)


async def _close(
    host: Host, live: Live, line: Line, then: Callable[[sqlite3.Connection], object] | None = None
) -> Saved:
    hours, now, agreed = await host.hours(live), host.now(), live.clocks.agreed
    waits = tuple(seat_clock.settled(wait, now, hours(seat)) for seat, wait in live.clocks.seats.items())

    def also(connection: sqlite3.Connection) -> None:
        games.end(connection, live.record.id, "void", now)
        if then is not None:
            then(connection)

    if live.table is None or agreed.paused is not None:
        return await save_ruling(host, live, line, also)
    return await save_ruling(host, live, line, also, waits, agreed._replace(paused=now))


async def count_now(host: Host, game: int, ruling: Ruling, version: int) -> Accepted:
    """The host says what the game has a word for: that it is counted now, or after this turn."""

    async def do(live: Live) -> Saved:
        unchanged(live, version)
        table = table_of(live)
        offer = next((offer for offer in calls(table) if offer.blocked is None), None)
        if offer is None:
            raise refuse("mod-cannot-count")
        before, told = waiting(table), Event(spoken(live, ruling, say("host-mod-counted")))
        happened = play(table, HOST, offer.kind, {})
        line = Line(offer.kind, host.now(), HOST, ruling.user, events=[told, *happened], key=ruling.key)
        return await host.keep(live, table, line, before)

    return await host.once(game, ruling.user, ruling.key, do)


async def restore(host: Host, game: int, ruling: Ruling, channel: int, also: Also) -> Accepted:
    """Out of the archive into this channel. A game that was running rests until it is resumed."""

    def reopen(connection: sqlite3.Connection) -> None:
        games.reopen(connection, game, channel)
        also(connection)

    async def do(live: Live) -> Saved:
        if live.record.status != "void":
            raise refuse("mod-not-in-archive")
        here = replace(live, record=live.record._replace(channel=channel))
        what = say("host-mod-restored-lobby" if live.table is None else "host-mod-restored")
        line = line_of(host, here, ruling, what)
        return await _settle_down(host, here, line, reopen, say("mod-channel-taken-here"))

    return await host.once(game, ruling.user, ruling.key, do)


async def move(host: Host, game: int, ruling: Ruling, channel: int, also: Also) -> Accepted:
    """`also`: what is saved with it, as with a game out of the archive."""

    def leave(connection: sqlite3.Connection) -> None:
        games.move(connection, game, channel)
        also(connection)

    async def do(live: Live) -> Saved:
        not_ended(live)
        if channel == live.record.channel:
            raise refuse("mod-here-already")
        there = replace(live, record=live.record._replace(channel=channel))
        line = line_of(host, there, ruling, say("host-mod-moved", place=f"<#{channel}>"))
        taken = say("mod-channel-taken", place=f"<#{channel}>")
        return await _settle_down(host, there, line, leave, taken)

    return await host.once(game, ruling.user, ruling.key, do)


async def _settle_down(host: Host, live: Live, line: Line, arrive: Also, taken: Text) -> Saved:
    """In a channel where no other table is. `taken`: what is said if one is."""
    try:
        return await save_ruling(host, live, line, arrive)
    except ChannelTaken as error:
        raise Refused(taken) from error


async def pause(host: Host, game: int, ruling: Ruling) -> Accepted:
    return await host.pause(
        game, ruling.user, ruling.key, partial(_spoken_by, ruling, say("host-mod-paused"))
    )


async def resume(host: Host, game: int, ruling: Ruling) -> Accepted:
    what = partial(_spoken_by, ruling, say("host-mod-resumed"))
    return await host.resume(game, ruling.user, ruling.key, what)


def _spoken_by(ruling: Ruling, what: Text, live: Live) -> Text:
    return spoken(live, ruling, what)
