"""Names of players and marks of seats, safe to show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from discord.utils import escape_markdown

from bot.words.cleaning import clean, imitates_us
from bot.words.suggest import shorten
from bot.words.words import Names, Words
from storage.seats import Former, Player, at_version

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


def bold(players: Sequence[Player], former: Sequence[Former], language: str) -> Names:
    name = plain(players, former, language)
    return lambda seat, at=None: _bold(name(seat, at))


@lru_cache(maxsize=1_000)
def _bold(name: str) -> str:
    return f"**{escape_markdown(name)}**"


def plain(players: Sequence[Player], former: Sequence[Former], language: str) -> Names:
    """Of those who sit there, or who sat there at a version of the table."""

    def name(seat: int, at: int | None = None) -> str:
        player = at_version(players, () if at is None else former, seat, at or 0)
        return "?" if player is None else name_of(player, language)

    return name
