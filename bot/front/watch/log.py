"""The history of a game, page by page."""

from __future__ import annotations

from bot.front.router import Payload, number_carried, verb
from bot.front.visit import Visit
from bot.host.queries import Told
from bot.views.log import log_view, struck
from bot.views.parts.custom_id import Control
from bot.words.words import Words


async def show_log(visit: Visit, game: int, page: int | None = None) -> None:
    """Show a page of the history of a game; the last one unless another is asked for."""
    seen = await visit.look(game)
    lines = [_line(told, visit.words) for told in await visit.host.queries.history(game)]
    await visit.show(log_view(seen, visit.words, lines, page))


def _line(told: Told, words: Words) -> str:
    """Return what was told with the names of that time; struck out, if it has been taken back."""
    line = words.at(told.version)(told.event.text)
    return struck(line) if told.undone else line


@verb("log")
async def read_log(visit: Visit, control: Control, payload: Payload) -> None:
    """Open the history, or turn its page."""
    await show_log(visit, control.game, number_carried(control.extra) if control.extra else None)
