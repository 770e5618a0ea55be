"""/seat: offering one's seat, taking a free one, leaving for good."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import SERVERS, command, group, named, worded
from bot.front.seats.chosen import chosen_seat, seat_choices
from bot.front.seats.claims import sat_down
from bot.front.seats.controls import ask_to_leave, welcome
from bot.front.visit import Visit, answers, completes
from bot.front.which_table import table_for
from games.kernel.hosting import say


def seat_group() -> app_commands.Group:
    """Return /seat with its commands."""
    every = [offer, take, keep, leave]
    return group("seat", SERVERS, every)


@command("seat-offer")
@named(until="until")
@app_commands.choices(until=worded("ui-seat-until-", ("me", "stand-in")))
@answers
async def offer(visit: Visit, until: str = "me") -> None:
    """Offer one's seat, and play on until somebody takes it; or leave it to a stand-in."""
    number = await table_for(visit, None)
    if until != "me":
        await ask_to_leave(visit, number)
        return
    await visit.host.seats.offer(number, visit.user, visit.key)
    await visit.say(visit.words.say("ui-seat-you-offer"))


@command("seat-keep")
@answers
async def keep(visit: Visit) -> None:
    """Withdraw the offer of one's seat."""
    await visit.host.seats.keep(await table_for(visit, None), visit.user, visit.key)
    await visit.say(visit.words.say("ui-seat-you-keep"))


@command("seat-leave")
@answers
async def leave(visit: Visit) -> None:
    """Ask whether to leave one's seat to a stand-in."""
    await ask_to_leave(visit, await table_for(visit, None))


@completes
async def _complete_seats(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the seats that are free."""
    number = await visit.host.queries.in_channel(visit.channel)
    if number is None:
        return []
    seen = await visit.look(number)
    return seat_choices(seen, await visit.host.seats.free(number), current, visit.language)


@command("seat-take")
@named(seat="seat")
@app_commands.autocomplete(seat=_complete_seats)
@answers
async def take(visit: Visit, seat: str | None = None) -> None:
    """Take over a free seat; the only one that is free, if none is named."""
    number = await table_for(visit, None)
    players = (await visit.look(number)).players
    place = None if seat is None else chosen_seat(players, seat, visit.language)
    if await sat_down(visit, number, place):
        await visit.look(number)
        await welcome(visit, number)
    else:
        await visit.tell(say("ui-claim-asked"))
