"""Choosing one's days off."""

from __future__ import annotations

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
    waited_for = await visit.host.clocks.choose_hours(visit.user, DAYS_OFF, days or None)
    await visit.show(days_off_view(visit.words, days, waited_for))
