"""/settings data and /settings forget: what is stored about me, and that it shall not be."""

from __future__ import annotations

import io
import json

import discord

from bot.front.declare import command
from bot.front.router import Payload, verb
from bot.front.visit import Visit, answers
from bot.host.errors import refuse
from bot.views.parts.build import layout
from bot.views.parts.confirm import are_you_sure
from bot.views.parts.custom_id import Control
from games.kernel.hosting import say


@command("settings-data")
@answers
async def data(visit: Visit) -> None:
    """Send all that is stored about oneself, as a file."""
    if not visit.may_attach:
        raise refuse("ui-settings-data-no-files")
    known = await visit.host.privacy.about(visit.user)
    count = len({game["number"] for game in known["games"]})
    text = json.dumps(known, ensure_ascii=False, indent=1)
    file = discord.File(io.BytesIO(text.encode()), f"dockside-{visit.user}.json")
    told = [visit.words.say("ui-settings-data", games=count)]
    if marks := known["marks"]:
        told.append(visit.words.say("ui-settings-data-marks", count=len(marks)))
    await visit.say("\n".join(told), file=file)


@command("settings-forget")
@answers
async def forget(visit: Visit) -> None:
    """Ask whether to be forgotten, and say what it means."""
    words, tables = visit.words, await visit.host.queries.games_of(visit.user)
    channels = [f"<#{(await visit.host.queries.status(game)).channel}>" for game in tables]
    left = (
        words(say("ui-settings-forget-tables", tables=tuple(channels), count=len(tables))) if tables else None
    )
    choice = (
        (Control("forget", 0), "ui-settings-forget-yes"),
        (Control("remember", 0), "ui-settings-forget-no"),
    )
    await visit.show(are_you_sure(words, *choice, words.say("ui-settings-forget-sure"), left))


@verb("forget")
async def forgotten(visit: Visit, control: Control, payload: Payload) -> None:
    """Forget this person."""
    await visit.host.privacy.forget(visit.user)
    await visit.show(layout(visit.words.say("ui-settings-forgotten")))


@verb("remember")
async def remembered(visit: Visit, control: Control, payload: Payload) -> None:
    """Leave everything as it is."""
    await visit.show(layout(visit.words.say("ui-settings-remembered")))
