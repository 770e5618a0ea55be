"""A seat changes hands: the message that offers it, taking it, and leaving it after a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle, ui

from bot.delivery.posts import Post, posted_for
from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.host.errors import Refused, refuse
from bot.perspective import Look, look
from bot.views.build import button, layout, rows
from bot.views.confirm import are_you_sure
from bot.views.custom_id import Control
from bot.views.panel import must_be_asked, show_panel
from bot.words.names import mark
from bot.words.words import Words
from games.kernel.hosting import Seat, Who, say
from storage.actions import Row

if TYPE_CHECKING:
    from bot.app import Dockside


@posted_for("/offer", "/seat")
async def free_seat(bot: Dockside, seen: Look, words: Words, row: Row) -> Post:
    """To be taken as long as it is free."""
    seat = row.line.picked["seat"] if row.line.seat is None else row.line.seat
    if seat not in await bot.host.free_seats(seen.record.id):
        seen = await look(bot.host, seen.record.id)  # it may have ended while it was being shown
        return Post(_no_longer_free(seen, seen.words(words.language), seat), "settled")
    take = button(Control("take", seen.record.id, seat), words.say("ui-seat-take"), ButtonStyle.success)
    key = "ui-seat-offered" if seen.players[seat].user is not None else "ui-seat-stand-in"
    view = layout(
        f"### {mark(seat)} {words(say(key, who=Who(seat), place=seat + 1))}",
        words.say("ui-seat-what-it-means"),
        *rows([take]),
    )
    return Post(view, "open")


def _no_longer_free(seen: Look, words: Words, seat: Seat) -> ui.LayoutView:
    """What stays of an offer."""
    key = "ui-seat-no-longer-free" if seen.running else "ui-seat-offer-over"
    return layout(f"{mark(seat)} {words(say(key, who=Who(seat), place=seat + 1))}")


@verb("take")
async def take(visit: Visit, control: Control, given: Given) -> None:
    """The message is put right at once for whoever presses it, whether in time or too late."""
    assert control.seat is not None
    await visit.look(control.game)
    try:
        await visit.host.take_seat(control.game, visit.user, visit.name, control.seat, visit.key)
    except Refused:
        if control.seat not in await visit.host.free_seats(control.game):
            await _settle(visit, control.game, control.seat)
        raise
    await _settle(visit, control.game, control.seat)
    await welcome(visit, control.game)


async def _settle(visit: Visit, game: int, seat: Seat) -> None:
    seen = await visit.look(game)
    words = seen.words(await visit.notes.channel_language(seen.record.channel))
    await visit.interaction.response.edit_message(view=_no_longer_free(seen, words, seat))


async def welcome(visit: Visit, game: int) -> None:
    """The newcomer sees at once what the seat knows and may do; later it is in the DMs."""
    await show_panel(visit, game, [visit.words.say("ui-seat-yours")])
    await visit.bot.letters.welcome(visit, game)


async def ask_to_leave(visit: Visit, game: int) -> None:
    seen = await visit.look(game)
    if seen.seat is not None and seen.record.status == "lobby":
        raise refuse("host-seat-only-lobby")
    must_be_asked(seen)
    base = Control("getup", game, seen.seat)
    answers = (base, "ui-seat-leave"), (base.to("panel"), "ui-seat-stay")
    await visit.show(are_you_sure(visit.words, *answers, visit.words.say("ui-seat-leave-sure")))


@verb("getup")
async def leave(visit: Visit, control: Control, given: Given) -> None:
    seen = await visit.look(control.game)
    await visit.host.leave_seat(control.game, visit.user, visit.key)
    await visit.show(layout(seen.words(visit.language).say("ui-seat-left")))
