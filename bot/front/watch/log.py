"""The history of a game, page by page. Only what is on the page is read, however long the game is."""

from __future__ import annotations

from bot.front.router import Payload, number_carried, verb
from bot.front.visit import Visit
from bot.host.queries import Told
from bot.perspective import Perspective
from bot.views.log import UPTO, log_view, page_of, struck
from bot.views.parts.custom_id import Control
from bot.words.words import Words

_LINES = 40  # of the log that are read for a page; mostly fewer fit


async def show_log(visit: Visit, game: int, upto: int | None = None) -> None:
    """Show the history of a game up to a line of the log; the last one, unless another is asked for."""
    seen = await visit.look(game)
    last = seen.version if upto is None else min(max(upto, 0), seen.version)
    first = max(last - _LINES, 0)
    lines = await _lines(visit, seen, first, last)
    await visit.show(log_view(seen, visit.words, page_of(lines, first, last, backwards=True)))


async def show_log_after(visit: Visit, game: int, after: int) -> None:
    """Show the history of a game from a line of the log on."""
    seen = await visit.look(game)
    first = min(max(after, 0), max(seen.version - 1, 0))
    last = min(first + _LINES, seen.version)
    lines = await _lines(visit, seen, first, last)
    await visit.show(log_view(seen, visit.words, page_of(lines, first, last, backwards=False)))


async def _lines(visit: Visit, seen: Perspective, after: int, upto: int) -> list[tuple[int, str]]:
    """Return what was told by these lines of the log, each line as one text."""
    texts: dict[int, list[str]] = {}
    for told in await visit.host.queries.history(seen.record.id, after=after, upto=upto):
        texts.setdefault(told.version, []).append(_line(told, visit.words))
    return [(version, "\n".join(lines)) for version, lines in texts.items()]


def _line(told: Told, words: Words) -> str:
    """Return what was told with the names of that time; struck out, if it has been taken back.

    Beside the start stands what was published of the seed: whoever wants to check the draws finds it here.
    """
    text = told.event.text
    line = words.at(told.version)(text)
    if text.key == "host-started" and (hashed := text.args.get("commitment")):
        line = f"{line}\n{words.say('ui-log-commitment', commitment=hashed)}"
    return struck(line) if told.undone else line


@verb("log")
async def read_log(visit: Visit, control: Control, payload: Payload) -> None:
    """Open the history, or turn its page. Older buttons carry the number of a page."""
    if not control.extra:
        await show_log(visit, control.game)
        return
    number = number_carried(control.extra)
    if control.kind == UPTO:
        await show_log(visit, control.game, number)
    else:
        await show_log_after(visit, control.game, number if control.kind else number * _LINES)
