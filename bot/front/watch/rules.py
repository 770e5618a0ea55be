"""Turning the pages of the rules."""

from __future__ import annotations

from bot.front.router import Payload, never_ours, number_carried, verb
from bot.front.visit import Visit
from bot.views.parts.custom_id import Control
from bot.views.rulebook import rules_view


@verb("rules")
async def turn_the_page(visit: Visit, control: Control, payload: Payload) -> None:
    """Turn the page of the rules."""
    game = visit.host.games.get(control.kind) or never_ours(control.kind)
    await visit.show(rules_view(visit.words, game.key, control.field, number_carried(control.extra)))
