"""/seat: offering one's seat, taking a free one, leaving for good."""

from __future__ import annotations

from typing import Any, Optional

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import SERVERS, command, group, named, worded
from bot.front.seats.chosen import chosen_seat, seat_choices
from bot.front.visit import Visit, answered
from bot.front.which_table import table_for
from bot.views.seats import ask_to_leave, welcome


def seat_group() -> app_commands.Group:
    every = [offer, take, keep, leave]
    return group("seat", SERVERS, every)


@command("seat-offer")
@named(until="until")
@app_commands.choices(until=worded("ui-seat-until-", ("me", "stand-in")))
async def offer(interaction: discord.Interaction, until: str = "me") -> None:
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        if until != "me":
            await ask_to_leave(visit, number)
            return
        await visit.host.offer_seat(number, visit.user, visit.key)
        await visit.say(visit.words.say("ui-seat-you-offer"))


@command("seat-keep")
async def keep(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await visit.host.keep_seat(await table_for(visit, None), visit.user, visit.key)
        await visit.say(visit.words.say("ui-seat-you-keep"))


@command("seat-leave")
async def leave(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await ask_to_leave(visit, await table_for(visit, None))


async def _complete_seats(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    visit = Visit(interaction)
    number = await visit.host.in_channel(visit.channel)
    if number is None:
        return []
    players = (await visit.look(number)).players
    return seat_choices(players, await visit.host.free_seats(number), current, visit.language)


@command("seat-take")
@named(seat="seat")
@app_commands.autocomplete(seat=_complete_seats)
async def take(interaction: discord.Interaction, seat: Optional[str] = None) -> None:  # noqa: UP045
    visit = Visit(interaction)
    async with answered(visit):
        number = await table_for(visit, None)
        players = (await visit.look(number)).players
        place = None if seat is None else chosen_seat(players, seat, visit.language)
        await visit.host.take_seat(number, visit.user, visit.name, place, visit.key)
        await visit.look(number)
        await welcome(visit, number)
