"""Who plays at a table that has not begun: who has said yes, and who makes room for whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from storage.seats import Player


def coming(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return those who play: bots, and all persons but those who have not said yes yet."""
    return tuple(player for player in players if not player.invited)


def says_yes(players: tuple[Player, ...], user: int) -> tuple[Player, ...]:
    """Return the players when one of them has said that they play."""
    return tuple(one._replace(invited=False) if one.user == user else one for one in players)


def with_room(players: tuple[Player, ...], most: int) -> tuple[Player, ...]:
    """Return the players with room for one more.

    At a full table a stand-in gets up for a person, or a seat is no longer kept for whoever has not said yes.
    """
    if len(players) < most:
        return players
    fewer = without_a_stand_in(players)
    return without_a_guest(players) if fewer == players else fewer


def without_a_stand_in(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return these players without their last stand-in."""
    return _without_the_last(players, lambda player: player.user is None)


def without_a_guest(players: tuple[Player, ...], but: int | None = None) -> tuple[Player, ...]:
    """Return these players without the last one who has not said yes yet; `but` this user."""
    return _without_the_last(players, lambda player: player.invited and player.user != but)


def together(players: Sequence[Player], waiting: Sequence[Player], most: int) -> tuple[Player, ...]:
    """Return these players with those who would like to play, too, as far as there is room.

    Bots get up for them; a seat that is kept stays kept.
    """
    found = tuple(players)
    for one in waiting:
        seated = found if len(found) < most else without_a_stand_in(found)
        if len(seated) < most and all(player.user != one.user for player in seated):
            found = (*seated, one)
    return found


def _without_the_last(players: tuple[Player, ...], gets_up: Callable[[Player], bool]) -> tuple[Player, ...]:
    """Return these players without the last one of whom this is true; all, if there is none."""
    found = [seat for seat, player in enumerate(players) if gets_up(player)]
    return players if not found else players[: found[-1]] + players[found[-1] + 1 :]
