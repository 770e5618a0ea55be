"""Names of players and marks of seats, safe to show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.words.cleaning import clean, escape_markdown, imitates_us
from bot.words.pieces import Emoji, badge_of
from bot.words.words import Names, Words, shorten
from storage.seats import Former, Player, at_version

_USUAL = ("blue", "red", "yellow", "green", "purple", "orange", "white", "brown")
MARKS = {
    "blue": "🔵",
    "red": "🔴",
    "yellow": "🟡",
    "green": "🟢",
    "purple": "🟣",
    "orange": "🟠",
    "white": "⚪",
    "brown": "🟤",
    "black": "⚫",
}  # by colours


def tidy(name: str) -> str:
    """Return a name as others see it: harmless, not too long, never empty, and never the name of the bot."""
    called = shorten(clean(name), 32) or "?"
    return f"{called}?" if imitates_us(called) else called


def seat_sign(seat: int, colours: Sequence[str] = ()) -> str:
    """Return a sign in the colour of a seat. `colours`: of the seats, where players have their own."""
    return MARKS[_colour(seat, colours)]


def seat_badge(seat: int, colours: Sequence[str] = ()) -> Emoji | None:
    """Return the badge of a seat, as it is on boards; None where it cannot be had."""
    return badge_of(seat, _colour(seat, colours))


def seat_mark(seat: int, colours: Sequence[str] = ()) -> str:
    """Return the badge of a seat for a text, or a sign in its place."""
    return str(seat_badge(seat, colours) or seat_sign(seat, colours))


def sign_before(seat: int, colours: Sequence[str] = ()) -> str:
    """Return what stands before a sentence with the name of a seat: nothing if the name has its badge."""
    return "" if seat_badge(seat, colours) else f"{seat_sign(seat, colours)} "


def _colour(seat: int, colours: Sequence[str]) -> str:
    return colours[seat] if seat < len(colours) else _USUAL[seat % len(_USUAL)]


def name_of(player: Player, language: str) -> str:
    """Return a player's name; a stand-in is called by a word of the reader's language."""
    if player.user is not None:
        return player.name
    words, key = Words(language), f"ui-stand-in-{player.name}"
    return words.say(key) if words.knows(key) else player.name


def names_of(players: Sequence[Player], language: str) -> tuple[str, ...]:
    """Return the names of all players, in the order of their seats."""
    return _names_of(tuple(players), language)


@lru_cache(maxsize=2_000)
def _names_of(players: tuple[Player, ...], language: str) -> tuple[str, ...]:
    return tuple([name_of(player, language) for player in players])


def bold_names(
    players: Sequence[Player], former: Sequence[Former], language: str, colours: Sequence[str] = ()
) -> Names:
    """Return the names of the players in bold, with their own marks escaped, and the badges of their seats.

    `colours`: of the seats, where players have their own.
    """
    now, then, _ = plain_names(players, former, language)
    bold, badges = tuple(map(_bold, now)), _badges(len(now), colours)
    return Names(bold, None if then is None else lambda seat, at: _bold(then(seat, at)), badges)


def _badges(seats: int, colours: Sequence[str]) -> tuple[str, ...]:
    """Return the badges of all seats; none if one of them cannot be had."""
    found = [seat_badge(seat, colours) for seat in range(seats)]
    return tuple(map(str, found)) if all(found) else ()


@lru_cache(maxsize=1_000)
def _bold(name: str) -> str:
    return f"**{escape_markdown(name)}**"


def plain_names(players: Sequence[Player], former: Sequence[Former], language: str) -> Names:
    """Return the names of those who sit at a table, and of those who sat there before."""
    now = names_of(players, language)
    if not former:
        return Names(now)

    def then(seat: int, at: int) -> str:
        player = at_version(players, former, seat, at)
        return "?" if player is None else name_of(player, language)

    return Names(now, then)
