"""Looking things up in the rules, and turning their pages."""

from __future__ import annotations

import asyncio

from bot.front.router import Payload, never_ours, number_carried, verb
from bot.front.visit import Visit
from bot.views.parts.build import Drawn
from bot.views.parts.custom_id import Control
from bot.views.rulebook import rules_view
from bot.words.rulebook import book
from bot.words.words import Words


async def ready(game: str, language: str) -> None:
    """Prepare the rules of a game to be searched: the first time that takes longer than the loop may wait."""
    await asyncio.to_thread(book, game, language)


async def found_rules(visit: Visit, game: str, wanted: str, page: int = 0) -> Drawn:
    """Return a page of what the rules of a game say about something."""
    await ready(game, visit.language)
    return rules_view(Words(visit.language, game), game, wanted, page)


@verb("rules")
async def turn_the_page(visit: Visit, control: Control, payload: Payload) -> None:
    """Turn the page of the rules."""
    game = visit.host.games.get(control.kind) or never_ours(control.kind)
    await visit.show(await found_rules(visit, game.key, control.field, number_carried(control.extra)))
