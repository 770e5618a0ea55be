"""What must hold before something is done: at which stage the game is, and who sits at it.

Each guard refuses with one sentence about how things stand instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.access import everyone, not_seated
from bot.host.errors import refuse
from bot.host.open_games import OpenGame
from games.kernel.hosting import AnyTable, Level, Seat
from storage.clocks import Agreed
from storage.games import Record
from storage.seats import Player


def seated(open_game: OpenGame, user: int) -> Seat:
    """Return a user's seat, or refuse those who do not play here."""
    if (seat := open_game.seat_of(user)) is None:
        raise not_seated(open_game.record.status, open_game.players)
    return seat


def in_lobby(open_game: OpenGame) -> None:
    """Refuse what can only be done before the game begins."""
    if open_game.record.status == "running":
        raise refuse("host-started-already", who=everyone(open_game.players))
    not_ended(open_game)


def to_be_agreed(open_game: OpenGame) -> None:
    """Refuse to change what was agreed on in the lobby: it holds for the whole game."""
    if open_game.record.status == "running":
        raise refuse("host-agreed-before")
    not_ended(open_game)


def not_ended(open_game: OpenGame) -> None:
    """Refuse when the game is over or was called off."""
    if open_game.record.status == "over":
        raise refuse("host-over")
    if open_game.record.status == "void":
        raise refuse("host-void")


def expert_or_not(open_game: OpenGame, level: Level) -> None:
    """Refuse an expert where there are none."""
    if level is Level.EXPERT:
        has_experts(open_game)


def has_experts(open_game: OpenGame) -> None:
    """Refuse where there are no experts."""
    if not open_game.experts:
        raise refuse("host-no-experts")


def gives_hints(record: Record, players: Sequence[Player]) -> bool:
    """Return whether an expert may be asked at a table: as was agreed, else where only one person plays."""
    if record.hints is not None:
        return bool(record.hints)
    return sum(player.user is not None for player in players) == 1


def table_of(open_game: OpenGame) -> AnyTable:
    """Return the table, or refuse when the game has not begun."""
    if open_game.table is None:
        not_ended(open_game)
        game = open_game.deal.game
        raise refuse(
            "host-not-started", count=len(open_game.players), least=game.seats[0], most=game.seats[-1]
        )
    return open_game.table


def playing(open_game: OpenGame, user: int) -> tuple[AnyTable, Seat]:
    """Return the table and the user's seat, or refuse those who do not play in a running game."""
    not_ended(open_game)
    table = table_of(open_game)
    return table, seated(open_game, user)


def moving(open_game: OpenGame, user: int) -> tuple[AnyTable, Seat]:
    """Return the table and the user's seat to whoever wants to move, or refuse. In a pause nobody moves."""
    found = playing(open_game, user)
    not_paused(open_game.clocks.agreed)
    return found


def not_paused(agreed: Agreed) -> None:
    """Refuse while the game is paused."""
    if agreed.paused is not None:
        raise refuse("host-paused")
