"""Names of players and marks of seats, safe to show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.words.cleaning import clean, escape_markdown, imitates_us
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


def seat_mark(seat: int, colours: Sequence[str] = ()) -> str:
    """Return the mark of a seat in its colour. `colours`: of the seats, where players have their own."""
    colour = colours[seat] if seat < len(colours) else _USUAL[seat % len(_USUAL)]
    return MARKS[colour]


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


def bold_names(players: Sequence[Player], former: Sequence[Former], language: str) -> Names:
    """Return the names of the players in bold, with their own marks escaped."""
    now, then = plain_names(players, former, language)
    bold = tuple(map(_bold, now))
    return Names(bold) if then is None else Names(bold, lambda seat, at: _bold(then(seat, at)))


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
