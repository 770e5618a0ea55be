"""Direct messages that do not arrive: what to do about it, and trying again."""

from __future__ import annotations

from discord import ui

from bot.views.parts.build import Part, Row, button, layout, rows
from bot.views.parts.custom_id import Control
from bot.words.words import Words


def advice(words: Words, closed: bool) -> ui.LayoutView:
    """Return what to do about it. `closed`: by the person's own choice, which they can change."""
    return layout(words.say("ui-dm-closed" if closed else "ui-dm-failed"), *_try_again(words))


def not_reached(words: Words) -> list[Part | str]:
    """Return what the panel says to somebody whom no DM reaches."""
    return [words.say("ui-dm-not-reached"), *_try_again(words)]


def _try_again(words: Words) -> list[Row]:
    return rows([button(Control("knock", 0), words.say("ui-dm-try-again"))])
