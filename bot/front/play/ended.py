"""What takes the place of the controls of a game that has ended: that it has, and where one plays on."""

from __future__ import annotations

from bot.front.router import Ended
from bot.front.visit import Visit
from bot.perspective import Overview, overview
from bot.views.result import ended_view
from games.kernel.hosting import say
from storage.games import Record

_MOST = 3  # tables that are offered


async def show_ended(visit: Visit, ended: Ended) -> None:
    """Show that a game has ended, and the tables at which this person plays on."""
    instead, over = await _instead(visit, ended.record), ended.record.status == "over"
    brief = say("ui-ended-over" if over else "ui-closed")
    await visit.show(ended_view(visit.words, brief if instead else ended.text, instead))


async def _instead(visit: Visit, record: Record) -> list[Overview]:
    """Return one's own tables: that in the same channel alone if there is one, else those that run."""
    mine = [
        await overview(visit.host, game, visit.user) for game in await visit.host.queries.games_of(visit.user)
    ]
    here = [seen for seen in mine if seen.record.channel == record.channel]
    return here or [seen for seen in mine if seen.running][:_MOST]
