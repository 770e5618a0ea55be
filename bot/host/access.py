"""The one gate: who may reach a table, who sits at it, and who looks after it.

A control names its table by a number, and a command may name one too. A number proves nothing: whoever
comes with it must stand where the table is, or sit at it, or moderate the server that it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.clock.seat_clock import absent_seats
from bot.host.errors import Refused, refuse
from bot.host.open_games import Live, Tables
from games.kernel.hosting import HOST, Seat, Was, Who
from storage.actions import Row
from storage.games import Record
from storage.seats import Former, Player, at_version


class Caller(NamedTuple):
    """Who asks, and from where."""

    user: int
    guild: int | None  # None: from a direct message
    channel: int
    moderates: Callable[[int], bool]  # in that channel of the server from which the call comes


class Place(NamedTuple):
    """What whoever may reach a table knows of it before looking at it."""

    record: Record
    players: tuple[Player, ...]
    former: tuple[Former, ...]
    away: bool  # a stand-in plays for the caller


async def enter(tables: Tables, caller: Caller, game: int) -> Place:
    """Every control and every command that names a table comes through here."""
    async with tables.at(game) as live:
        seat = live.seat_of(caller.user)
        reach(caller, live.record, seat)
        return Place(live.record, live.players, live.former, seat in absent_seats(live.clocks))


def reach(caller: Caller, record: Record, seat: Seat | None) -> None:
    """Players come from anywhere in its server and from their DMs; others stand in its channel."""
    if caller.guild is None:
        near = seat is not None
    else:
        here = caller.channel == record.channel
        near = caller.guild == record.guild and (seat is not None or here or caller.moderates(record.channel))
    if not near:
        raise refuse("gate-elsewhere")


def look_after(caller: Caller, record: Record) -> None:
    """Only moderators, and only at the tables of their own server."""
    if caller.guild is None or caller.guild != record.guild:
        raise refuse("gate-elsewhere")
    moderate(caller, record.channel)


def moderate(caller: Caller, channel: int) -> None:
    if caller.guild is None or not caller.moderates(channel):
        raise refuse("gate-moderators-only")


def seated(live: Live, user: int) -> Seat:
    if (seat := live.seat_of(user)) is None:
        raise not_seated(live.players)
    return seat


def not_seated(players: Sequence[Player]) -> Refused:
    return refuse("host-not-seated", who=everyone(players), count=len(players))


def everyone(players: Sequence[Player]) -> tuple[Who, ...]:
    return tuple(Who(seat) for seat in range(len(players)))


def movers(rows: Iterable[Row], players: Sequence[Player], former: Sequence[Former]) -> tuple[Who | Was, ...]:
    """Who did all this, named as they were then: a seat that changed hands may stand there twice."""
    found: dict[tuple[Seat, Player | None], Who | Was] = {}
    for row in rows:
        if (seat := row.line.seat) is not None and seat != HOST:
            mover = at_version(players, former, seat, row.seq)
            still = mover == at_version(players, (), seat, row.seq)
            found.setdefault((seat, mover), Who(seat) if still else Was(seat, row.seq))
    return tuple(sorted(found.values(), key=lambda mover: mover.seat))
