"""A seat changes hands: taking it, and leaving it after a question."""

from __future__ import annotations

from bot.front.play.panel import must_be_asked, show_panel
from bot.front.router import Payload, verb
from bot.front.seats.claims import sat_down
from bot.front.visit import Visit
from bot.host.errors import Refused, refuse
from bot.views.parts.build import layout
from bot.views.parts.confirm import are_you_sure
from bot.views.parts.custom_id import Control
from bot.views.seats import seat_taken_view
from games.kernel.hosting import Seat, say


@verb("take")
async def take(visit: Visit, control: Control, payload: Payload) -> None:
    """Take over the seat that a message offers; in time or too late, the message is put right at once."""
    assert control.seat is not None
    await visit.look(control.game)
    try:
        seated = await sat_down(visit, control.game, control.seat)
    except Refused:
        if control.seat not in await visit.host.seats.free(control.game):
            await _settle(visit, control.game, control.seat)
        raise
    if not seated:
        await visit.tell(say("ui-claim-asked"))
        return
    await _settle(visit, control.game, control.seat)
    await welcome(visit, control.game)


async def _settle(visit: Visit, game: int, seat: Seat) -> None:
    seen = await visit.look(game)
    words = seen.words(await visit.preferences.channel_language(seen.record.channel))
    await visit.interaction.response.edit_message(view=seat_taken_view(seen, words, seat))


async def welcome(visit: Visit, game: int) -> None:
    """Show a newcomer what the seat knows and may do."""
    await show_panel(visit, game, [visit.words.say("ui-seat-yours")])
    await visit.advise_on_dms()


async def ask_to_leave(visit: Visit, game: int) -> None:
    """Ask whether to leave one's seat to a stand-in."""
    seen = await visit.look(game)
    if seen.seat is not None and seen.record.status == "lobby":
        raise refuse("host-seat-only-lobby")
    must_be_asked(seen)
    base = Control("getup", game, seen.seat)
    answers = (base, "ui-seat-leave"), (base.to("panel"), "ui-seat-stay")
    await visit.show(are_you_sure(visit.words, *answers, visit.words.say("ui-seat-leave-sure")))


@verb("getup")
async def leave(visit: Visit, control: Control, payload: Payload) -> None:
    """Leave one's seat to a stand-in."""
    seen = await visit.look(control.game)
    await visit.host.seats.leave(control.game, visit.user, visit.key)
    await visit.show(layout(seen.words(visit.language).say("ui-seat-left")))
