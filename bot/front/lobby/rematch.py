"""The same players and options at a new table."""

from __future__ import annotations

from bot.front.permissions import must_reach_here
from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.views.parts.custom_id import Control
from games.kernel.hosting import say


@verb("again")
async def rematch(visit: Visit, control: Control, payload: Payload) -> None:
    """Open a table for the same game once more."""
    await play_again(visit, control.game)


async def play_again(visit: Visit, game: int) -> None:
    """Open a new table with the same players and options."""
    await visit.look(game)
    await must_reach_here(visit.interaction)
    await visit.host.lobby.again(game, visit.user, visit.key)
    await visit.tell(say("ui-rematch-open"))
    await visit.advise_on_dms()
