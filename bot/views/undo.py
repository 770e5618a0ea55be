"""Taking back: at once where it concerns nobody else, else by asking the others with one press each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from discord import ButtonStyle, ui

from bot.delivery.posts import Post, draw_again, posted_for
from bot.front.routes import Given, Outdated, verb
from bot.front.visit import Visit
from bot.host.ledger import Accepted
from bot.host.undo import Stands
from bot.host.undo_requests import Request
from bot.perspective import Look, look
from bot.views.build import button, layout, rows
from bot.views.custom_id import Control
from bot.views.panel import at_own_seat, clip, control_for, lines_of, must_be_asked, show_panel
from bot.words.words import Words
from games.kernel.hosting import Text, Who, say
from storage.actions import Row

if TYPE_CHECKING:
    from bot.app import Dockside

_MOST_LINES = 1500


async def take_back(visit: Visit, game: int, version: int | None = None) -> None:
    seen = await visit.look(game)
    must_be_asked(seen)
    try:
        undone = await visit.host.undo(game, visit.user, visit.key, version)
    except Stands as stands:
        await visit.show(why_it_stands(seen, visit.words, stands.text))
        return
    await show_panel(visit, game, lines_of(undone.events, visit.words))


def why_it_stands(seen: Look, words: Words, why: Text) -> ui.LayoutView:
    base = control_for(seen)
    ask = button(base.to("askundo"), words.say("ui-undo-ask"), ButtonStyle.primary)
    return layout(
        words(why), words.say("ui-undo-can-ask"), *rows([ask, button(base.to("panel"), words.say("ui-back"))])
    )


@verb("undo")
async def undo(visit: Visit, control: Control, given: Given) -> None:
    """Pressed twice it takes back one move, not two."""
    if (await at_own_seat(visit, control)).version != control.version:
        raise Outdated()
    await take_back(visit, control.game, control.version)


@verb("askundo")
async def ask(visit: Visit, control: Control, given: Given) -> None:
    await at_own_seat(visit, control)
    await ask_the_others(visit, control.game)


async def ask_the_others(visit: Visit, game: int) -> None:
    must_be_asked(await visit.look(game))
    asked = await visit.host.ask_to_undo(game, visit.user, visit.key)
    await show_panel(visit, game, lines_of(asked.events, visit.words))


@posted_for("/ask")
async def request_to_undo(bot: Dockside, seen: Look, words: Words, row: Row) -> Post:
    request = await bot.host.request(seen.record.id, row.seq)
    if request is None:
        return Post(layout(words(await bot.host.outcome(seen.record.id, row.seq))), "settled")
    return Post(request_view(seen, words, request), "open")


def request_view(seen: Look, words: Words, request: Request) -> ui.LayoutView:
    """Who asks to take back what, as far as everybody knows it, and who has agreed."""
    base = Control("agree", seen.record.id, version=request.number)
    agreed = tuple(map(Who, request.agreed))
    then = words.at(request.move)
    told = [f"> {line}" for text in request.told for line in then(text).split("\n")]
    return layout(
        f"### {words(say('ui-request', who=Who(request.seat)))}",
        clip(told, _MOST_LINES),
        words.say("ui-request-later", count=request.later) if request.later else None,
        words(say("ui-request-agreed", who=agreed)) if agreed else None,
        words(say("ui-request-missing", who=tuple(map(Who, request.missing)))),
        *rows(
            [
                button(base, words.say("ui-request-agree"), ButtonStyle.success),
                button(base.to("decline"), words.say("ui-request-decline")),
            ]
        ),
    )


@verb("agree")
async def agree(visit: Visit, control: Control, given: Given) -> None:
    await _answer(visit, control.game, control.version, visit.host.agree)
    await _show_what_became_of_it(visit, control)


@verb("decline")
async def decline(visit: Visit, control: Control, given: Given) -> None:
    await _answer(visit, control.game, control.version, visit.host.decline)
    await _show_what_became_of_it(visit, control)


async def answer_request(visit: Visit, game: int, agrees: bool) -> None:
    """By command: the message in the channel follows."""
    number = (await visit.host.open_request(game)).number
    await _answer(visit, game, number, visit.host.agree if agrees else visit.host.decline)
    await visit.tell(say("ui-request-answered-yes" if agrees else "ui-request-answered-no"))
    await draw_again(visit.bot, await look(visit.host, game), number)


async def _answer(visit: Visit, game: int, number: int, answer: Callable[..., Awaitable[Accepted]]) -> None:
    """Somebody who plays decides as a player, like the others."""
    seen = await visit.look(game)
    moderates = seen.seat is None and (await visit.caller()).moderates(seen.record.channel)
    await answer(game, visit.user, number, visit.key, moderates=moderates)


async def _show_what_became_of_it(visit: Visit, control: Control) -> None:
    """The message itself is the answer."""
    seen = await visit.look(control.game)
    words = seen.words(await visit.notes.channel_language(seen.record.channel))
    request = await visit.host.request(control.game, control.version)
    outcome = None if request else words(await visit.host.outcome(control.game, control.version))
    view = layout(outcome) if request is None else request_view(seen, words, request)
    await visit.interaction.response.edit_message(view=view)
