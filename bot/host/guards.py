"""At which stage a game must be for what somebody wants; otherwise, in one sentence, at which it is."""

from __future__ import annotations

from bot.host.access import everyone, seated
from bot.host.errors import refuse
from bot.host.open_games import Live
from games.kernel.hosting import AnyTable, Seat
from storage.clocks import Agreed


def in_lobby(live: Live) -> None:
    if live.record.status == "running":
        raise refuse("host-started-already", who=everyone(live.players))
    not_ended(live)


def to_be_agreed(live: Live) -> None:
    """What is agreed on in the lobby holds for the whole game."""
    if live.record.status == "running":
        raise refuse("host-agreed-before")
    not_ended(live)


def not_ended(live: Live) -> None:
    if live.record.status == "over":
        raise refuse("host-over")
    if live.record.status == "void":
        raise refuse("host-void")


def table_of(live: Live) -> AnyTable:
    if live.table is None:
        not_ended(live)
        game = live.deal.game
        raise refuse("host-not-started", count=len(live.players), least=game.seats[0], most=game.seats[-1])
    return live.table


def playing(live: Live, user: int) -> tuple[AnyTable, Seat]:
    not_ended(live)
    table = table_of(live)
    return table, seated(live, user)


def moving(live: Live, user: int) -> tuple[AnyTable, Seat]:
    """For whoever wants to change what is on the table. In a pause nobody does."""
    found = playing(live, user)
    not_paused(live.clocks.agreed)
    return found


def not_paused(agreed: Agreed) -> None:
    if agreed.paused is not None:
        raise refuse("host-paused")
