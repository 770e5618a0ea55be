"""Choosing one's days off."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import discord

from bot.clock.availability import DAYS_OFF
from bot.front.router import Payload, number_carried, verb
from bot.front.visit import Visit
from bot.views.days_off import days_off_view
from bot.views.parts.custom_id import Control

_WEEK = 7


@verb("daysoff")
async def choose_days_off(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose one's days off."""
    days = sorted({number_carried(day) % _WEEK for day in payload.chosen})
    changed = await visit.host.clocks.choose_hours(visit.user, DAYS_OFF, days or None)
    await visit.show(days_off_view(visit.words, days))
    await show_anew(visit, changed)


async def show_anew(visit: Visit, games: Iterable[int]) -> None:
    """Show tables again that wait until another time now. One that cannot be reached shows it later."""
    for game in games:
        with suppress(discord.HTTPException):
            await visit.services.boards.show(game, again=True)
