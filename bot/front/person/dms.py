"""Trying again whether DMs arrive."""

from __future__ import annotations

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
    await visit.interaction.response.defer(ephemeral=not visit.in_dm, thinking=True)
    if await visit.services.dms.knock(visit.user, visit.words.say("ui-dm-knock")):
        await visit.show(layout(visit.words.say("ui-dm-open")))
    elif (until := await visit.services.dms.channels.paused_until()) is not None:
        await visit.show(layout(visit.words.say("ui-dm-paused", until=str(until))))
    else:
        await visit.show(advice(visit.words, await visit.preferences.dms_closed(visit.user)))
