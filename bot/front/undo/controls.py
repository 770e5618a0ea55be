"""Taking back: at once where it concerns nobody else, else by asking the others with one press each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.front.play.panel import at_own_seat, must_be_asked, show_panel
from bot.front.router import Outdated, Payload, verb
from bot.front.visit import Visit
from bot.host.ledger import Accepted
from bot.host.undo.undo import Stands
from bot.perspective import look
from bot.views.panel import lines_of
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control
from bot.views.undo import request_view, why_it_stands
from games.kernel.hosting import say


async def take_back(visit: Visit, game: int, version: int | None = None) -> None:
    """Take one's last move back, or show why it stands and offer to ask the others."""
    seen = await visit.look(game)
    must_be_asked(seen)
    try:
        undone = await visit.host.undo.take_back(game, visit.user, visit.key, version)
    except Stands as stands:
        await visit.show(why_it_stands(seen, visit.words, stands.text))
        return
    await show_panel(visit, game, lines_of(undone.events, visit.words))


@verb("undo")
async def undo(visit: Visit, control: Control, payload: Payload) -> None:
    """Take back the move that was the last when this was drawn: pressed twice, it takes back one, not two."""
    if (await at_own_seat(visit, control)).version != control.version:
        raise Outdated()
    await take_back(visit, control.game, control.version)


@verb("askundo")
async def ask(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask the others to take back one's last move."""
    await at_own_seat(visit, control)
    await ask_the_others(visit, control.game)


async def ask_the_others(visit: Visit, game: int) -> None:
    """Ask the others to take back one's last move, and show what came of it."""
    must_be_asked(await visit.look(game))
    asked = await visit.host.undo_requests.ask(game, visit.user, visit.key)
    await show_panel(visit, game, lines_of(asked.events, visit.words))


@verb("agree")
async def agree(visit: Visit, control: Control, payload: Payload) -> None:
    """Agree to a request."""
    await _answer(visit, control.game, control.version, visit.host.undo_requests.agree)
    await _show_what_became_of_it(visit, control)


@verb("decline")
async def decline(visit: Visit, control: Control, payload: Payload) -> None:
    """Decline a request."""
    await _answer(visit, control.game, control.version, visit.host.undo_requests.decline)
    await _show_what_became_of_it(visit, control)


async def answer_request(visit: Visit, game: int, agrees: bool) -> None:
    """Answer the open request by command; the message in the channel follows."""
    number = (await visit.host.undo_requests.newest(game)).number
    await _answer(
        visit, game, number, visit.host.undo_requests.agree if agrees else visit.host.undo_requests.decline
    )
    await visit.tell(say("ui-request-answered-yes" if agrees else "ui-request-answered-no"))
    await visit.services.posts.draw_again(await look(visit.host, game), number)


async def _answer(visit: Visit, game: int, number: int, answer: Callable[..., Awaitable[Accepted]]) -> None:
    """Answer a request, as a moderator only if one does not play: who plays decides like the others."""
    seen = await visit.look(game)
    moderates = seen.seat is None and (await visit.caller()).moderates(seen.record.channel)
    await answer(game, visit.user, number, visit.key, moderates=moderates)


async def _show_what_became_of_it(visit: Visit, control: Control) -> None:
    """Answer the press by showing in the message itself what became of the request."""
    seen = await visit.look(control.game)
    words = seen.words(await visit.preferences.channel_language(seen.record.channel))
    request = await visit.host.undo_requests.find(control.game, control.version)
    outcome = (
        None if request else words(await visit.host.undo_requests.outcome(control.game, control.version))
    )
    view = layout(outcome) if request is None else request_view(seen, words, request)
    await visit.interaction.response.edit_message(view=view)
