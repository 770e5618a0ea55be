"""Names of players and marks of seats, safe to show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from discord.utils import escape_markdown

from bot.ui.cleaning import clean, imitates_us
from bot.ui.completion import shorten
from bot.ui.text import Names, Words
from storage.seats import Player

MARKS = ("🔵", "🔴", "🟡", "🟢", "🟣", "🟠", "⚪", "🟤")


def tidy(name: str) -> str:
    """As others see it: harmless, not too long, never empty, and nobody goes by the name of the bot."""
    called = shorten(clean(name), 32) or "?"
    return f"{called}?" if imitates_us(called) else called


def mark(seat: int) -> str:
    return MARKS[seat % len(MARKS)]


def name_of(player: Player, language: str) -> str:
    """A stand-in is called by a word of the reader's language."""
    if player.user is not None:
        return player.name
    words, key = Words(language), f"ui-stand-in-{player.name}"
    return words.say(key) if words.knows(key) else player.name


def names_of(players: Sequence[Player], language: str) -> tuple[str, ...]:
    return tuple(name_of(player, language) for player in players)


def bold(players: Sequence[Player], language: str) -> Names:
    return lambda seat: _bold(plain(players, language)(seat))


@lru_cache(maxsize=1_000)
def _bold(name: str) -> str:
    return f"**{escape_markdown(name)}**"


def plain(players: Sequence[Player], language: str) -> Names:
    return lambda seat: name_of(players[seat], language) if 0 <= seat < len(players) else "?"
