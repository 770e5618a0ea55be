"""Taking back: at once where it concerns nobody else, else by asking the others with one press each."""

from __future__ import annotations

from bot.front.moderation.ruling import look_after, ruling
from bot.front.moderation.why import reason_form
from bot.front.play.panel import at_own_seat, must_be_asked, show_panel
from bot.front.router import Outdated, Payload, verb
from bot.front.visit import Visit
from bot.host.errors import refuse
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
    await _press(visit, control, agrees=True)


@verb("decline")
async def decline(visit: Visit, control: Control, payload: Payload) -> None:
    """Decline a request."""
    await _press(visit, control, agrees=False)


async def _press(visit: Visit, control: Control, agrees: bool) -> None:
    if not await _answered_by_player(visit, control.game, control.version, agrees):
        return
    await _show_what_became_of_it(visit, control)


async def answer_request(visit: Visit, game: int, agrees: bool) -> None:
    """Answer the open request by command; the message in the channel follows."""
    number = (await visit.host.undo_requests.newest(game)).number
    if await _answered_by_player(visit, game, number, agrees):
        await _tell(visit, game, number, agrees)


async def _tell(visit: Visit, game: int, number: int, agrees: bool) -> None:
    await visit.tell(say("ui-request-answered-yes" if agrees else "ui-request-answered-no"))
    await visit.services.posts.draw_again(await look(visit.host, game), number)


async def _answered_by_player(visit: Visit, game: int, number: int, agrees: bool) -> bool:
    """Answer a request. Return False if a moderator, who does not play, is asked for the reason first.

    Whoever plays decides like the others, moderator or not.
    """
    seen, requests = await visit.look(game), visit.host.undo_requests
    if seen.seat is None and (await visit.caller()).moderates(seen.record.channel):
        if await requests.find(game, number) is None:
            raise refuse("host-request-void")
        form = Control("grant" if agrees else "forbid", game, version=number)
        title = visit.words.say("ui-request-agree" if agrees else "ui-request-decline")
        await visit.open(reason_form(form, title, visit.words))
        return False
    answer = requests.agree if agrees else requests.decline
    await answer(game, visit.user, number, visit.key)
    return True


@verb("grant", enters=True)
async def grant(visit: Visit, control: Control, payload: Payload) -> None:
    """Take a move back as a moderator, with the reason that was filled in."""
    await _rule(visit, control, payload, agrees=True)


@verb("forbid", enters=True)
async def forbid(visit: Visit, control: Control, payload: Payload) -> None:
    """Let a move stand as a moderator, with the reason that was filled in."""
    await _rule(visit, control, payload, agrees=False)


async def _rule(visit: Visit, control: Control, payload: Payload, agrees: bool) -> None:
    """Decide as a moderator. The form was opened by a press on the request, or by a command."""
    await look_after(visit, control.game)
    by = await ruling(visit, payload.filled.get("why", ""))
    await visit.host.corrections.answer_request(control.game, by, control.version, agrees)
    if visit.interaction.message is None:
        await _tell(visit, control.game, control.version, agrees)
    else:
        await _show_what_became_of_it(visit, control)


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
