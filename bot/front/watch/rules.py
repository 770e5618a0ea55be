"""Turning the pages of the rules."""

from __future__ import annotations

from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.views.parts.custom_id import Control
from bot.views.rulebook import rules_view


@verb("rules")
async def turn_the_page(visit: Visit, control: Control, payload: Payload) -> None:
    """Turn the page of the rules."""
    await visit.show(rules_view(visit.words, control.kind, control.field, int(control.extra)))
