"""“What would you do?”: an expert's choice with its reason, above the controls that make it."""

from __future__ import annotations

from bot.front.in_time import Made, show_in_time
from bot.front.play.panel import at_own_seat, must_be_asked, panel_with_hint
from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.perspective import Overview
from bot.views.forms.hint import hint_lines
from bot.views.panel import heading
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control


@verb("hint")
async def ask_for_a_hint(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask from My moves."""
    await show_hint(visit, await at_own_seat(visit, control))


async def show_hint(visit: Visit, seen: Overview) -> None:
    """Show a player what an expert would do, and all that they may do."""
    must_be_asked(seen)
    game, words = seen.record.id, seen.words(visit.language)

    async def think() -> Made:
        choice = await visit.host.hints.ask(game, visit.user, visit.key)
        now = await visit.look(game)
        return await panel_with_hint(visit, now, hint_lines(now, choice, visit.language))

    await show_in_time(visit, think(), lambda: layout(heading(seen, words), words.say("ui-hint-thinking")))
