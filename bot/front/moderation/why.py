"""What every act of a moderator needs, asked for in the same words everywhere: a reason, and a table."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui

from bot.front.declare import named
from bot.front.which_table import complete_tables_of_server
from bot.views.forms.modals import text_form
from bot.views.parts.custom_id import Control
from bot.words.words import Words

LONGEST = 200  # characters
Reason = app_commands.Range[str, 1, LONGEST]


why = named(why="why")


def reason_form(control: Control, title: str, words: Words) -> ui.Modal:
    """Return the form that asks for the reason, where no command has."""
    return text_form(control, title, {"why": words.say("hint-why")}, [None], LONGEST)


def about_a_table(body: Any) -> Any:
    """Give a command the options that say why, and at which table if not at the one of the channel."""
    return why(named(table="mod-table")(app_commands.autocomplete(table=complete_tables_of_server)(body)))
