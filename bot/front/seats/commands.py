"""/seat: offering one's seat, taking a free one, leaving for good."""

from __future__ import annotations

from typing import Optional

from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import SERVERS, command, group, named, worded
from bot.front.seats.chosen import chosen_seat, seat_choices
from bot.front.seats.controls import ask_to_leave, welcome
from bot.front.visit import Visit, answers, completes
from bot.front.which_table import table_for


def seat_group() -> app_commands.Group:
    every = [offer, take, keep, leave]
    return group("seat", SERVERS, every)


@command("seat-offer")
@named(until="until")
@app_commands.choices(until=worded("ui-seat-until-", ("me", "stand-in")))
@answers
async def offer(visit: Visit, until: str = "me") -> None:
    number = await table_for(visit, None)
    if until != "me":
        await ask_to_leave(visit, number)
        return
    await visit.host.seats.offer(number, visit.user, visit.key)
    await visit.say(visit.words.say("ui-seat-you-offer"))


@command("seat-keep")
@answers
async def keep(visit: Visit) -> None:
    await visit.host.seats.keep(await table_for(visit, None), visit.user, visit.key)
    await visit.say(visit.words.say("ui-seat-you-keep"))


@command("seat-leave")
@answers
async def leave(visit: Visit) -> None:
    await ask_to_leave(visit, await table_for(visit, None))


@completes
async def _complete_seats(visit: Visit, current: str) -> list[Choice[str]]:
    number = await visit.host.queries.in_channel(visit.channel)
    if number is None:
        return []
    players = (await visit.look(number)).players
    return seat_choices(players, await visit.host.seats.free(number), current, visit.language)


@command("seat-take")
@named(seat="seat")
@app_commands.autocomplete(seat=_complete_seats)
@answers
async def take(visit: Visit, seat: Optional[str] = None) -> None:  # noqa: UP045
    number = await table_for(visit, None)
    players = (await visit.look(number)).players
    place = None if seat is None else chosen_seat(players, seat, visit.language)
    await visit.host.seats.take(number, visit.user, visit.name, place, visit.key)
    await visit.look(number)
    await welcome(visit, number)
