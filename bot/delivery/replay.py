"""A game played through again, for charts and films."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.host.host import Host
from bot.perspective import Perspective
from bot.render.history.course import Played
from bot.render.paint.colours import seat_colours
from bot.render.paint.palette import Theme
from games.kernel.hosting import load_deal
from storage import actions


async def replay(host: Host, seen: Perspective) -> Played:
    """Return the game as far as it can be played through again."""
    gone_by = await host.queries.past(seen.record.id)
    opening = partial(gone_by.opening, load_deal(seen.game, seen.record.deal))
    versions = [row.seq for row in gone_by.moves]
    return Played(opening, [actions.entry(row) for row in gone_by.moves], versions)


def draw_chart(
    seen: Perspective, names: Sequence[str], title: str, values: Sequence[Sequence[int]], theme: Theme
) -> bytes:
    """Draw each player's line in the colour of the player's pieces."""
    from bot.render.history.chart import Series, chart

    assert seen.scene is not None
    colours = seat_colours(seen.scene)
    named = enumerate(zip(names, values, strict=True))
    return chart(title, [Series(name, line, colours[seat]) for seat, (name, line) in named], theme)
