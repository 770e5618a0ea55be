"""/me data and /me forget: what is stored about me, and that it shall not be."""

from __future__ import annotations

import io
import json

import discord

from bot.commands.declared import command
from bot.privacy import forget as forget_person
from bot.ui.controls import layout
from bot.ui.ids import Control
from bot.ui.routes import Given, verb
from bot.ui.sure import are_you_sure
from bot.ui.visit import Visit, answered
from games.kernel import say
from storage import people


@command("me-data")
async def data(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        known = await visit.bot.database.read(lambda connection: people.about(connection, visit.user))
        count = len({game["number"] for game in known["games"]})
        text = json.dumps(known, ensure_ascii=False, indent=1)
        file = discord.File(io.BytesIO(text.encode()), f"dockside-{visit.user}.json")
        await visit.say(visit.words.say("ui-me-data", games=count), file=file)


@command("me-forget")
async def forget(interaction: discord.Interaction) -> None:
    """Asks first, and says what it means."""
    visit = Visit(interaction)
    async with answered(visit):
        words, live = visit.words, await visit.host.games_of(visit.user)
        channels = [f"<#{(await visit.host.status(game)).channel}>" for game in live]
        left = words(say("ui-me-forget-tables", tables=tuple(channels), count=len(live))) if live else None
        answers = (Control("forget", 0), "ui-me-forget-yes"), (Control("remember", 0), "ui-me-forget-no")
        await visit.show(are_you_sure(words, *answers, words.say("ui-me-forget-sure"), left))


@verb("forget")
async def forgotten(visit: Visit, control: Control, given: Given) -> None:
    await forget_person(visit.host, visit.user)
    visit.bot.outbox.wake()
    await visit.show(layout(visit.words.say("ui-me-forgotten")))


@verb("remember")
async def remembered(visit: Visit, control: Control, given: Given) -> None:
    await visit.show(layout(visit.words.say("ui-me-remembered")))
