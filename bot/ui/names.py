"""Names of players and marks of seats, safe to show."""

from __future__ import annotations

from collections.abc import Sequence

from discord.utils import escape_markdown, escape_mentions

from bot.ui.completion import shorten
from bot.ui.text import Names
from storage.seats import Player

MARKS = ("🔵", "🔴", "🟡", "🟢", "🟣", "🟠", "⚪", "🟤")


def tidy(name: str) -> str:
    """One line, not too long, and it cannot ping anybody."""
    return shorten(escape_mentions(" ".join(name.split())), 32) or "?"


def mark(seat: int) -> str:
    return MARKS[seat % len(MARKS)]


def bold(players: Sequence[Player]) -> Names:
    return lambda seat: f"**{escape_markdown(players[seat].name)}**" if seat < len(players) else "?"


def plain(players: Sequence[Player]) -> Names:
    return lambda seat: players[seat].name if seat < len(players) else "?"
