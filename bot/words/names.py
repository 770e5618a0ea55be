"""Names of players and marks of seats, safe to show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.words.cleaning import clean, escape_markdown, imitates_us
from bot.words.words import Names, Words, shorten
from storage.seats import Former, Player, at_version

MARKS = ("🔵", "🔴", "🟡", "🟢", "🟣", "🟠", "⚪", "🟤")


def tidy(name: str) -> str:
    """Return a name as others see it: harmless, not too long, never empty, and never the name of the bot."""
    called = shorten(clean(name), 32) or "?"
    return f"{called}?" if imitates_us(called) else called


def seat_mark(seat: int) -> str:
    """Return the coloured mark of a seat."""
    return MARKS[seat % len(MARKS)]


def name_of(player: Player, language: str) -> str:
    """Return a player's name; a stand-in is called by a word of the reader's language."""
    if player.user is not None:
        return player.name
    words, key = Words(language), f"ui-stand-in-{player.name}"
    return words.say(key) if words.knows(key) else player.name


def names_of(players: Sequence[Player], language: str) -> tuple[str, ...]:
    return tuple(name_of(player, language) for player in players)


def bold_names(players: Sequence[Player], former: Sequence[Former], language: str) -> Names:
    """Return a function that gives the name of a seat in bold, with its own marks escaped."""
    name = plain_names(players, former, language)
    return lambda seat, at=None: _bold(name(seat, at))


@lru_cache(maxsize=1_000)
def _bold(name: str) -> str:
    return f"**{escape_markdown(name)}**"


def plain_names(players: Sequence[Player], former: Sequence[Former], language: str) -> Names:
    """Return a function that names who sits at a seat, or who sat there at a version of the table."""

    def name(seat: int, at: int | None = None) -> str:
        player = at_version(players, () if at is None else former, seat, at or 0)
        return "?" if player is None else name_of(player, language)

    return name
