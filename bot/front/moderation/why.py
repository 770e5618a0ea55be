"""The reason that every act of a moderator needs, asked for in the same words everywhere."""

from __future__ import annotations

from discord import app_commands, ui

from bot.front.declare import named
from bot.views.forms.modals import text_form
from bot.views.parts.custom_id import Control
from bot.words.words import Words

LONGEST = 200  # characters
Reason = app_commands.Range[str, 1, LONGEST]


why = named(why="why")


def reason_form(control: Control, title: str, words: Words) -> ui.Modal:
    """Return the form that asks for the reason, where no command has."""
    return text_form(control, title, {"why": words.say("hint-why")}, [None], LONGEST)
