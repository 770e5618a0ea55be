"""The buttons of the list of open tables: turning its pages, and sitting down from wherever one is."""

from __future__ import annotations

from bot.front.router import Payload, number_carried, verb
from bot.front.seats.claims import sat_down
from bot.front.seats.controls import welcome
from bot.front.tables.commands import linked, open_to, show_tables
from bot.front.visit import Visit, sees_from
from bot.host.errors import Refused, refuse
from bot.host.ledger import Accepted
from bot.views.parts.custom_id import Control
from bot.views.tables import which_seat
from games.kernel.hosting import say


@verb("tables")
async def turn_the_page(visit: Visit, control: Control, payload: Payload) -> None:
    """Show the list, or another page of it."""
    await show_tables(visit, control.kind, number_carried(control.extra or "0"))


@verb("sit", enters=True)
async def sit_down(visit: Visit, control: Control, payload: Payload) -> None:
    """Sit down at a table that waits for players."""
    await _come_near(visit, control.game)
    accepted = await visit.host.lobby.join(control.game, visit.user, visit.name, visit.key)
    told = await _joined(visit, accepted)
    if visit.on_private_message():
        await show_tables(visit, control.kind, number_carried(control.extra or "0"))
    await visit.say(told)
    await visit.advise_on_dms()


@verb("sitin", enters=True)
async def take_a_seat(visit: Visit, control: Control, payload: Payload) -> None:
    """Take over a free seat of a running game, as /seat take does."""
    await _come_near(visit, control.game)
    if await sat_down(visit, control.game, control.seat):
        await welcome(visit, control.game)
    else:
        await visit.tell(say("ui-claim-asked"))


@verb("whichseat", enters=True)
async def ask_which_seat(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask which of several free seats it is to be."""
    await _come_near(visit, control.game)
    found = next((table for table in await open_to(visit) if table.game == control.game), None)
    if found is None or not found.running:
        raise refuse("tables-closed")
    await visit.show(which_seat(await linked(visit, found), visit.language))


async def _come_near(visit: Visit, game: int) -> None:
    """Let this person sit down at a table elsewhere on this server, if they see its channel; or refuse.

    The refusal tells nothing of a table that they do not see.
    """
    guild = visit.interaction.guild_id
    try:
        about = await visit.host.queries.status(game)
    except Refused as refused:
        raise refuse("tables-closed") if refused.text.key == "host-no-game" else refused from refused
    live, here = about.status in ("lobby", "running"), guild is not None and about.guild == guild
    if not live or not here or not sees_from(visit, about.channel):
        raise refuse("tables-closed")
    visit.near = about.channel


async def _joined(visit: Visit, accepted: Accepted) -> str:
    """Return that they have joined, and a link to the table."""
    seen = await visit.overview(accepted.game)
    record = seen.record
    place = await visit.services.boards.link(record.id, record.channel, record.guild)
    title, least, most = visit.words.say("game-title"), seen.game.seats[0], seen.game.seats[-1]
    count = len(seen.players)
    return visit.words.say("tables-joined", title=title, place=place, count=count, least=least, most=most)
