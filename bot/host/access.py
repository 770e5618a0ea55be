"""The one gate: who may reach a table, and who moderates it.

A control names its table by a number, and a command may name one too. A number proves nothing: whoever
comes with it must stand where the table is, or sit at it, or moderate the server that it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.clock.seat_clock import absent_seats
from bot.host.errors import Refused, refuse
from bot.host.open_games import OpenGame
from games.kernel.hosting import Seat, Was, Who
from storage.games import Record, Status
from storage.seats import Former, Player, at_version


def _no() -> bool:
    return False


class Caller(NamedTuple):
    """Who asks, and from where. What they may do is found out when it matters."""

    user: int
    guild: int | None  # None: from a direct message
    channel: int
    moderates: Callable[[int], bool]  # in that channel of the server from which the call comes
    manages_server: Callable[[], bool] = _no  # that server as a whole
    oversees_server: Callable[[], bool] = _no  # or has the role that it has chosen for its moderators


def enter(open_game: OpenGame, caller: Caller) -> bool:
    """Return whether a stand-in plays for the caller, or refuse whoever may not reach the table.

    Every control and command comes by here.
    """
    seat = open_game.seat_of(caller.user)
    must_reach(caller, open_game.record, seat)
    return seat in absent_seats(open_game.clocks)


def must_reach(caller: Caller, record: Record, seat: Seat | None) -> None:
    """Refuse whoever is elsewhere.

    Players come from anywhere in its server and from their DMs; others stand in its channel.
    """
    if caller.guild is None:
        near = seat is not None
    else:
        here = caller.channel == record.channel
        near = caller.guild == record.guild and (seat is not None or here or caller.moderates(record.channel))
    if not near:
        raise refuse("gate-elsewhere")


def must_look_after(caller: Caller, record: Record) -> None:
    """Refuse all but moderators, and those at the tables of other servers."""
    if caller.guild is None or caller.guild != record.guild:
        raise refuse("gate-elsewhere")
    must_moderate(caller, record.channel)


def must_moderate(caller: Caller, channel: int) -> None:
    """Refuse all but the moderators of a channel."""
    if caller.guild is None or not caller.moderates(channel):
        raise refuse("gate-moderators-only")


def must_manage_server(caller: Caller) -> None:
    """Refuse all but those who manage the whole server: a channel gives nobody a right over the others."""
    if not caller.manages_server():
        raise refuse("gate-managers-only")


def not_seated(status: Status, players: Sequence[Player]) -> Refused:
    """Return the refusal for somebody who does not play here: it names those who do, and says how to."""
    return refuse("host-not-seated", who=everyone(players), count=len(players), status=status)


def everyone(players: Sequence[Player]) -> tuple[Who, ...]:
    """Return all players as an argument of a message."""
    return tuple(Who(seat) for seat in range(len(players)))


def movers(
    hands: Iterable[tuple[int, Seat]], players: Sequence[Player], former: Sequence[Former]
) -> tuple[Who | Was, ...]:
    """Return who made these lines of a log, named as they were then.

    A seat that changed hands may stand there twice.
    """
    found: dict[tuple[Seat, Player | None], Who | Was] = {}
    for version, seat in hands:
        mover = at_version(players, former, seat, version)
        still = mover == at_version(players, (), seat, version)
        found.setdefault((seat, mover), Who(seat) if still else Was(seat, version))
    return tuple(sorted(found.values(), key=lambda mover: mover.seat))
