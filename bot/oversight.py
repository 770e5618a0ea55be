"""What moderators do to a game. No Discord in here, and no way to see what a player may not show.

Each of these is one saved line: announced to everybody, filed in the audit, with who it was and why.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.announce import announce, post
from bot.clock import running
from bot.desk import Accepted
from bot.host import Host
from bot.lobby import not_ended, open_table, table_of
from bot.refusals import refuse
from bot.stand_in import newcomer, play_for
from bot.tables import Live
from games.kernel import HOST, Event, Seat, Text, Who, calls, play, prompt, say, waiting
from storage import actions, audit, events, games, seats
from storage.actions import Change, Key, Line, Saved
from storage.clocks import Agreed, Wait
from storage.seats import Player

Also = Callable[[sqlite3.Connection], None]


class Ruling(NamedTuple):
    """Who of the moderators acts, and why. It is shown to everybody, so it is safe to show."""

    user: int
    why: str
    key: Key | None = None


class Point(NamedTuple):
    """A moment that can be gone back to: the version, and what everybody was told then."""

    version: int
    told: tuple[Text, ...]


def spoken(live: Live, ruling: Ruling, what: Text) -> Text:
    """A moderator who plays at the table is named as such."""
    plays = int(live.seat_of(ruling.user) is not None)
    return say("host-mod", plays=plays, what=what, why=ruling.why)


def _line(host: Host, live: Live, ruling: Ruling, what: Text) -> Line:
    told = [Event(spoken(live, ruling, what))]
    return Line("/mod", host.now(), None, ruling.user, events=told, key=ruling.key)


async def _save(
    host: Host,
    live: Live,
    line: Line,
    also: Also | None = None,
    waits: tuple[Wait, ...] = (),
    agreed: Agreed | None = None,
) -> Saved:
    """At a lobby, whose message tells nothing, the announcement is a message of its own."""
    messages = [*announce(live, line.events), *([post(live)] if live.table is None else [])]
    change = Change(live.record.id, live.version, line, messages=messages, waits=waits, agreed=agreed)
    return await host.tables.save(live, change, also)


async def mention(host: Host, game: int, ruling: Ruling, what: Text) -> Accepted:
    """Nothing changes, but everybody knows that it was done."""

    async def do(live: Live) -> Saved:
        not_ended(live)
        return await _save(host, live, _line(host, live, ruling, what))

    return await host.once(game, ruling.user, ruling.key, do)


async def close(host: Host, game: int, ruling: Ruling, version: int, what: Text) -> Accepted:
    """The game is void, and lies in the archive as it stood, its clocks at rest."""

    async def do(live: Live) -> Saved:
        _unchanged(live, version)
        return await _close(host, live, _line(host, live, ruling, what))

    return await host.once(game, ruling.user, ruling.key, do)


async def back_to_lobby(host: Host, game: int, ruling: Ruling, version: int) -> Accepted:
    """A new table with the same people, options and figures; the old one lies in the archive."""

    async def do(live: Live) -> Saved:
        _unchanged(live, version)
        if live.table is None:
            raise refuse("mod-lobby-already")
        people = [player for player in live.players if player.user is not None]
        if not people:
            raise refuse("mod-nobody-left")
        line = Line("/create", host.now(), 0, people[0].user, key=ruling.key)
        deal = replace(live.deal, seats=live.deal.game.seats[0], seed=secrets.token_hex(32), first=None)
        agreed = live.clocks.agreed._replace(paused=None, ends=None)
        anew = partial(open_table, deal, live.record.channel, live.record.guild, people, line, agreed)
        told = _line(host, live, ruling, say("host-mod-reset"))
        return await _close(host, live, told, anew)

    return await host.once(game, ruling.user, ruling.key, do)


async def _close(
    host: Host, live: Live, line: Line, then: Callable[[sqlite3.Connection], object] | None = None
) -> Saved:
    hours, now, agreed = await host.hours(live), host.now(), live.clocks.agreed
    waits = tuple(running.settled(wait, now, hours(seat)) for seat, wait in live.clocks.seats.items())

    def also(connection: sqlite3.Connection) -> None:
        games.end(connection, live.record.id, "void", now)
        if then is not None:
            then(connection)

    if live.table is None or agreed.paused is not None:
        return await _save(host, live, line, also)
    return await _save(host, live, line, also, waits, agreed._replace(paused=now))


def _unchanged(live: Live, version: int) -> None:
    """What was asked about is what is done."""
    not_ended(live)
    if live.version != version:
        raise refuse("mod-moved-on")


async def count_now(host: Host, game: int, ruling: Ruling, version: int) -> Accepted:
    """The host says what the game has a word for: that it is counted now, or after this turn."""

    async def do(live: Live) -> Saved:
        _unchanged(live, version)
        table = table_of(live)
        offer = next((offer for offer in calls(table) if offer.blocked is None), None)
        if offer is None:
            raise refuse("mod-cannot-count")
        before, told = waiting(table), Event(spoken(live, ruling, say("host-mod-counted")))
        happened = play(table, HOST, offer.kind, {})
        line = Line(offer.kind, host.now(), HOST, ruling.user, events=[told, *happened], key=ruling.key)
        return await host.keep(live, table, line, before)

    return await host.once(game, ruling.user, ruling.key, do)


async def restore(host: Host, game: int, ruling: Ruling, channel: int) -> Accepted:
    """Out of the archive into this channel. A game that was running rests until it is resumed."""

    async def do(live: Live) -> Saved:
        if live.record.status != "void":
            raise refuse("mod-not-in-archive")
        here = replace(live, record=live.record._replace(channel=channel))
        what = say("host-mod-restored-lobby" if live.table is None else "host-mod-restored")
        line = _line(host, here, ruling, what)
        return await _save(host, here, line, lambda connection: games.reopen(connection, game, channel))

    return await host.once(game, ruling.user, ruling.key, do)


async def move(host: Host, game: int, ruling: Ruling, channel: int) -> Accepted:
    async def do(live: Live) -> Saved:
        not_ended(live)
        if channel == live.record.channel:
            raise refuse("mod-here-already")
        there = replace(live, record=live.record._replace(channel=channel))
        line = _line(host, there, ruling, say("host-mod-moved", place=f"<#{channel}>"))
        return await _save(host, there, line, lambda connection: games.move(connection, game, channel))

    return await host.once(game, ruling.user, ruling.key, do)


async def pause(host: Host, game: int, ruling: Ruling) -> Accepted:
    return await host.pause(
        game, ruling.user, ruling.key, partial(_spoken_by, ruling, say("host-mod-paused"))
    )


async def resume(host: Host, game: int, ruling: Ruling) -> Accepted:
    what = partial(_spoken_by, ruling, say("host-mod-resumed"))
    return await host.resume(game, ruling.user, ruling.key, what)


def _spoken_by(ruling: Ruling, what: Text, live: Live) -> Text:
    return spoken(live, ruling, what)


async def play_in_place(host: Host, game: int, ruling: Ruling, seat: Seat) -> Accepted:
    """The stand-in chooses, so the moderator learns no more than everybody does."""

    async def do(live: Live) -> Saved:
        not_ended(live)
        table = table_of(live)
        if seat not in waiting(table):
            raise refuse("mod-not-waited-for", who=tuple(map(Who, waiting(table))))
        asked = prompt(table, seat)
        assert asked is not None
        pick, before = play_for(live, seat, asked).pick, waiting(table)
        told = Event(spoken(live, ruling, say("host-mod-played", who=Who(seat))))
        happened = play(table, seat, pick.kind, pick.values)
        line = Line(pick.kind, host.now(), seat, ruling.user, pick.values, [told, *happened], ruling.key)
        return await host.keep(live, table, line, before)

    done = await host.once(game, ruling.user, ruling.key, do)
    return done._replace(events=events.seen_by(None, done.events))


async def replace_player(
    host: Host, game: int, ruling: Ruling, seat: Seat, player: Player | None
) -> Accepted:
    """A named person, or a stand-in, has the seat from now on. In the lobby the seat is empty again."""

    async def do(live: Live) -> Saved:
        not_ended(live)
        if live.table is None:
            return await _send_away(host, live, ruling, seat)
        if player is None and live.players[seat].user is None:
            raise refuse("mod-stand-in-already", who=Who(seat))
        key = "host-mod-kicked" if player is None else "host-mod-replaced"
        told = [Event(spoken(live, ruling, say(key, who=Who(seat), place=seat + 1)))]
        line = Line("/seat", host.now(), seat, ruling.user, events=told, key=ruling.key)
        new = newcomer(live.players) if player is None else player
        return await host.change_hands(live, seat, new, line, offered=player is None)

    done = await host.once(game, ruling.user, ruling.key, do)
    return done._replace(events=events.seen_by(None, done.events))


async def _send_away(host: Host, live: Live, ruling: Ruling, seat: Seat) -> Saved:
    others = [player for place, player in enumerate(live.players) if place != seat]
    line = _line(host, live, ruling, say("host-mod-sent-away", place=seat + 1))
    return await _save(host, live, line, lambda connection: seats.write(connection, live.record.id, others))


async def rewind(host: Host, game: int, ruling: Ruling, version: int, to: int) -> Accepted:
    """The log keeps what is taken back, marked as such."""

    async def do(live: Live) -> Saved:
        _unchanged(live, version)
        table_of(live)
        gone = [point for point in await points(host, game) if point.version > to]
        what = say("host-mod-rewound", count=len(gone))
        return await host.back_to(live, to, _line(host, live, ruling, what))

    return await host.once(game, ruling.user, ruling.key, do)


async def points(host: Host, game: int) -> list[Point]:
    """All moves in force that everybody was told of, and the start, in order."""
    rows = await host.database.read(lambda c: audit.signed(c, actions.log(c, game)))
    moves = [row for row in rows if row.undone_by is None]
    found = [row for row in moves if row.line.kind == "/start" or not row.line.kind.startswith("/")]
    public = ((row.seq, events.seen_by(None, row.line.events)) for row in found)
    return [Point(seq, tuple(event.text for event in told)) for seq, told in public]
