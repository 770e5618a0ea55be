"""How moderators put a game right: moves taken back, a move for somebody absent, a seat in other hands."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from bot.host.errors import refuse
from bot.host.guards import not_ended, table_of
from bot.host.ledger import Accepted
from bot.host.moderation.ruling import Ruling, line_of, save_ruling, spoken, unchanged
from bot.host.open_games import Live
from bot.host.play import Host
from bot.host.stand_in import newcomer, play_for
from games.kernel.hosting import Event, Seat, Text, Was, Who, play, prompt, say, waiting
from storage import actions, audit, events, seats
from storage.actions import Line, Saved
from storage.seats import Player


class Point(NamedTuple):
    """A moment that can be gone back to: the version, and what everybody was told then."""

    version: int
    told: tuple[Text, ...]


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
        if player is not None and (theirs := live.seat_of(player.user)) is not None:
            raise refuse("mod-seated-already", who=Who(theirs))
        own = None if player is None else await host.seat_had_by(live, player.user)
        if own is not None and own != seat:
            raise refuse("mod-seat-another", place=own + 1)
        told = [Event(spoken(live, ruling, _handed_over(live, seat, player)))]
        line = Line("/seat", host.now(), seat, ruling.user, events=told, key=ruling.key)
        new = newcomer(live.players) if player is None else player
        return await host.change_hands(live, seat, new, line, offered=player is None)

    done = await host.once(game, ruling.user, ruling.key, do)
    return done._replace(events=events.seen_by(None, done.events))


def _handed_over(live: Live, seat: Seat, player: Player | None) -> Text:
    before = Was(seat, live.version)
    if player is None:
        return say("host-mod-taken-off", who=before, place=seat + 1)
    return say("host-mod-replaced-by", who=Who(seat), before=before, place=seat + 1)


async def _send_away(host: Host, live: Live, ruling: Ruling, seat: Seat) -> Saved:
    others = [player for place, player in enumerate(live.players) if place != seat]
    what = say("host-mod-sent-off", who=Was(seat, live.version), place=seat + 1)
    change = partial(seats.write, game=live.record.id, players=others, until=live.version)
    return await save_ruling(host, live, line_of(host, live, ruling, what), change)


async def rewind(host: Host, game: int, ruling: Ruling, version: int, to: int) -> Accepted:
    """The log keeps what is taken back, struck through."""

    async def do(live: Live) -> Saved:
        unchanged(live, version)
        table_of(live)
        gone = [point for point in await points(host, game) if point.version > to]
        what = say("host-mod-rewound", count=len(gone))
        return await host.back_to(live, to, line_of(host, live, ruling, what))

    return await host.once(game, ruling.user, ruling.key, do)


async def points(host: Host, game: int) -> list[Point]:
    """All moves in force that everybody was told of, and the start, in order."""
    rows = await host.database.read(lambda c: audit.signed(c, actions.log(c, game)))
    moves = [row for row in rows if row.undone_by is None]
    found = [row for row in moves if row.line.kind == "/start" or not row.line.kind.startswith("/")]
    public = ((row.seq, events.seen_by(None, row.line.events)) for row in found)
    return [Point(seq, tuple(event.text for event in told)) for seq, told in public]
