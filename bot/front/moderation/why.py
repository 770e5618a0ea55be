"""What every act of a moderator needs, asked for in the same words everywhere: a reason, and a table."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.front.declare import named
from bot.front.which_table import complete_tables_of_server

Reason = app_commands.Range[str, 1, 200]


why = named(why="why")


def about_a_table(body: Any) -> Any:
    """Give a command the options that say why, and at which table if not at the one of the channel."""
    return why(named(table="mod-table")(app_commands.autocomplete(table=complete_tables_of_server)(body)))
