"""Emojis that were deleted by hand: Discord takes no message with a control that has one."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
from discord import ui

from bot.delivery.errors import Code
from bot.views.parts.build import Drawn
from bot.words.pieces import show_pieces

log = logging.getLogger(__name__)
T = TypeVar("T")


async def at_least_in_words(view: ui.LayoutView, send: Callable[[ui.LayoutView], Awaitable[T]]) -> T:
    """Send a message; if an emoji in it is no more, at once with words alone.

    So are all others, until the emojis of the application have been looked through the next time.
    """
    try:
        return await send(view)
    except discord.HTTPException as error:
        if not isinstance(view, Drawn) or not _emoji_is_gone(error):
            raise
        log.warning("an emoji is gone, words stand alone: %s %s", error.status, error.code)
        show_pieces({})
    return await send(view.in_words())


def _emoji_is_gone(error: discord.HTTPException) -> bool:
    """Return whether the place that Discord names in the message is an emoji."""
    return error.code == Code.INVALID_BODY and ".emoji." in error.text
