"""A seat for whoever moderates the table: those who play are asked, and answer with one press each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.host.ledger import Accepted
from bot.host.seats import NeedsConsent
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control
from bot.views.seats import claim_view
from games.kernel.hosting import Seat


async def sat_down(visit: Visit, game: int, seat: Seat | None) -> bool:
    """Take a free seat. Return False if this person moderates the table: then the others are asked first."""
    seats, claims = visit.host.seats, visit.host.claims
    moderates = (await visit.caller()).moderates((await visit.look(game)).record.channel)
    try:
        await seats.take(game, visit.user, visit.name, seat, visit.key, moderates=moderates)
    except NeedsConsent as needs:
        await visit.preferences.remember_called(visit.user, visit.called)
        await claims.ask(game, visit.user, visit.name, needs.seat, visit.key)
        return False
    return True


@verb("claimyes")
async def agree(visit: Visit, control: Control, payload: Payload) -> None:
    """Agree to a moderator's taking a seat."""
    await _answer(visit, control, visit.host.claims.agree)


@verb("claimno")
async def decline(visit: Visit, control: Control, payload: Payload) -> None:
    """Decline it; whoever asks withdraws it by this."""
    await _answer(visit, control, visit.host.claims.decline)


async def _answer(visit: Visit, control: Control, answer: Callable[..., Awaitable[Accepted]]) -> None:
    """Answer a claim, and show in the message itself what became of it."""
    await visit.look(control.game)
    await answer(control.game, visit.user, control.version, visit.key)
    seen, claims = await visit.look(control.game), visit.host.claims
    words = seen.words(await visit.preferences.channel_language(seen.record.channel))
    told = await visit.host.queries.told_at(control.game, control.version)
    claim = await claims.find(control.game, control.version)
    outcome = None if claim else words(await claims.outcome(control.game, control.version))
    view = layout(outcome) if claim is None else claim_view(seen, words, claim, told)
    await visit.interaction.response.edit_message(view=view)
