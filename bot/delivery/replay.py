"""A game played through again, for charts and films."""

from __future__ import annotations

from functools import partial

from bot.host.host import Host
from bot.perspective import Perspective
from bot.render.giving_way import give_way
from bot.render.history.course import Course, Played
from bot.render.paint.colours import seat_colours
from bot.render.paint.palette import Theme
from bot.words.words import Words
from games.kernel.hosting import load_deal
from storage import actions


async def replay(host: Host, seen: Perspective) -> Played:
    """Return the game as far as it can be played through again."""
    gone_by = await host.queries.past(seen.record.id)
    opening = partial(gone_by.opening, load_deal(seen.game, seen.record.deal))
    versions = [row.seq for row in gone_by.moves]
    return Played(opening, [actions.entry(row) for row in gone_by.moves], versions)


def draw_chart(
    seen: Perspective, words: Words, course: Course, title: str, moves: int, theme: Theme
) -> bytes:
    """Draw each player's line in the colour of the player's pieces, in the art of the game if it has any.

    `title`: says after how many moves; `moves`: so many are told by the axis of a drawn chart.
    """
    from bot.render.history.chart import Series, chart
    from bot.render.history.drawn_chart import Story, drawn_chart, has_chart
    from bot.render.painter import as_pngs

    assert seen.scene is not None
    colours, name = seat_colours(seen.scene), words.names.of
    lines = [Series(name(seat), values, colours[seat]) for seat, values in enumerate(course.values)]
    if not has_chart(words.game):
        return chart(title, lines, theme)
    return as_pngs([drawn_chart(Story(words(course.title), lines, moves), words, theme, give_way)])[0]
