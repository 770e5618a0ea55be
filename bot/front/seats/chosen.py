"""A seat as somebody names it: chosen from the list, or typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord.app_commands import Choice

from bot.host.errors import refuse
from bot.perspective import Overview
from bot.views.parts.limits import SUGGESTION
from bot.words.names import name_of, names_of, seat_sign
from bot.words.words import shorten
from games.kernel.hosting import Seat
from storage.seats import Player


def seat_choices(seen: Overview, seats: Iterable[Seat], typed: str, language: str) -> list[Choice[str]]:
    """Return these seats to choose from, by who sits there, as far as they fit what was typed."""
    names = {
        seat: f"{seat_sign(seat, seen.colours)} {name_of(seen.players[seat], language)}" for seat in seats
    }
    fit = {seat: name for seat, name in names.items() if typed.casefold() in name.casefold()}
    return [Choice(name=shorten(name, SUGGESTION), value=str(seat + 1)) for seat, name in fit.items()]


def chosen_seat(players: Sequence[Player], typed: str, language: str) -> Seat:
    """Return the seat that was typed, or refuse.

    A number from the list counts before a name, so that nobody is called by another seat's number.
    """
    names = [str(seat + 1) for seat in range(len(players))]
    names += [name.casefold() for name in names_of(players, language)]
    if (wanted := typed.strip().casefold()) not in names:
        raise refuse("ui-seat-unknown", most=len(players))
    return names.index(wanted) % len(players)
