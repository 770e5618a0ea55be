"""Trying again whether DMs arrive."""

from __future__ import annotations

from functools import partial

from bot.front.in_time import Made, show_in_time
from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.views.dms import advice
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control


@verb("knock")
async def knock(visit: Visit, control: Control, payload: Payload) -> None:
    """Try again whether DMs arrive."""
    await try_again(visit)


async def try_again(visit: Visit) -> None:
    """Send a DM and say what came of it. Discord may take its time."""
    await show_in_time(visit, _knock(visit), partial(layout, visit.words.say("ui-dm-knocking")))


async def _knock(visit: Visit) -> Made:
    if await visit.services.dms.knock(visit.user, visit.words.say("ui-dm-knock")):
        return Made(layout(visit.words.say("ui-dm-open")))
    if (until := await visit.services.dms.channels.paused_until()) is not None:
        return Made(layout(visit.words.say("ui-dm-paused", until=str(until))))
    return Made(advice(visit.words, await visit.preferences.dms_closed(visit.user)))
