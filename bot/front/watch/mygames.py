"""/mygames: everywhere that this person plays, and where they are waited for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from discord import app_commands

from bot.front.declare import EVERYWHERE, allowed, command
from bot.front.visit import Visit, answers
from bot.perspective import Overview, Perspective, look
from bot.views.clock import stamp
from bot.views.parts.build import layout
from bot.views.parts.paging import clip
from games.kernel.hosting import Who, say

_MOST = 3800  # characters
_MOST_LISTED = 100  # tables: more lines do not fit


@command("mygames")
@answers
async def mygames(visit: Visit) -> None:
    """List one's tables. It is only looking: whoever is away stays so until they act at that table."""
    tables = [seen async for seen in _tables(visit)]
    lines = [await _line(visit, seen) for seen in sorted(tables, key=_urgency)[:_MOST_LISTED]]
    await visit.show(layout(clip(lines, _MOST) or visit.words.say("ui-mygames-none")))


async def _tables(visit: Visit) -> AsyncIterator[Perspective]:
    """Look at one table after another. Whoever has very many lets others be answered in between."""
    for game in await visit.host.queries.games_of(visit.user):
        yield await look(visit.host, game, visit.user)
        await asyncio.sleep(0)


def digest() -> app_commands.Command[Any, ..., Any]:
    """Return /mygames, which can be typed anywhere."""
    return allowed(mygames, EVERYWHERE)  # type: ignore[no-any-return]


def _urgency(seen: Perspective) -> tuple[bool, float]:
    """Return what tables are sorted by: first where one is waited for, the soonest deadline first."""
    mine = seen.seat in seen.waiting
    return not mine, seen.until.get(seen.seat or 0, float("inf")) if mine else float(seen.record.id)


async def _line(visit: Visit, seen: Perspective) -> str:
    words = seen.words(visit.language)
    place, title = await link_to(visit, seen), words.say("game-title")
    if seen.record.status == "lobby":
        least, most = seen.game.seats[0], seen.game.seats[-1]
        count = len(seen.players)
        return words.say("ui-mygames-lobby", title=title, place=place, count=count, least=least, most=most)
    if seen.agreed.paused is not None:
        return words.say("ui-mygames-paused", title=title, place=place, since=stamp(seen.agreed.paused))
    if seen.seat in seen.away:
        return words.say("ui-mygames-away", title=title, place=place)
    return words(_whose(seen, title, place))


def _whose(seen: Perspective, title: str, place: str) -> Any:
    """Return who is waited for since when: oneself, or all the others since the first of them was asked."""
    mine = seen.seat in seen.waiting
    seats = [seen.seat] if mine and seen.seat is not None else list(seen.waiting)
    since = min(
        (seen.waits[s].asked or 0 for s in seats if s in seen.waits), default=seen.record.started or 0
    )
    until = max((seen.until[seat] for seat in seats if seat in seen.until), default=None)
    args: dict[str, Any] = {"title": title, "place": place, "since": stamp(since)}
    if not mine:
        args["who"] = tuple(Who(seat) for seat in seats)
    whose = "yours" if mine else "others"
    if until is None:
        return say(f"ui-mygames-{whose}", **args)
    return say(f"ui-mygames-{whose}-until", until=stamp(until), **args)


async def link_to(visit: Visit, seen: Overview) -> str:
    """Return a link to the table message, so that one tap leads there."""
    return await visit.services.boards.link(seen.record.id, seen.record.channel, seen.record.guild)
