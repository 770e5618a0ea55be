"""The reason that every act of a moderator needs, asked for in the same words everywhere."""

from __future__ import annotations

from discord import app_commands

from bot.front.declare import named

Reason = app_commands.Range[str, 1, 200]


why = named(why="why")
