"""The reason that every act of a moderator needs, asked for in the same words everywhere."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.ui.translator import phrase

Reason = app_commands.Range[str, 1, 200]


def why(command: Any) -> Any:
    described = app_commands.describe(why=phrase("hint-why"))(command)
    return app_commands.rename(why=phrase("argument-why"))(described)
