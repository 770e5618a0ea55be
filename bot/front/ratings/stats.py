"""/stats: what became of one's own games, or of somebody else's on this server."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.front.declare import command, named
from bot.front.drawn import theme_for
from bot.front.in_time import Made, show_in_time
from bot.front.visit import Visit, answers
from bot.host.errors import refuse
from bot.host.ratings import Career
from bot.render.paint.palette import Theme
from bot.views.parts.build import layout
from bot.views.ratings import Rise, career_in_words, rise_of
from bot.views.shots import Shot
from bot.words.cleaning import escape_markdown
from bot.words.names import tidy
from games.kernel.hosting import Level, say
from storage.rating.skill import BOTS, points

log = logging.getLogger(__name__)
_ROOM = 300  # pixels for the name of a line


@command("stats")
@named(player="stats-player")
@answers
async def stats(visit: Visit, player: discord.User | discord.Member | None = None) -> None:
    """Show what became of somebody's games."""
    who = visit.interaction.user if player is None else player
    own = who.id == visit.user
    if not own:
        await _must_be_shown(visit, who)
    career = await visit.host.ratings.career(who.id, None if own else visit.interaction.guild_id)
    if not career.outings:
        raise refuse("stats-none-yours") if own else refuse("stats-none", name=_called(who))
    hidden = await visit.host.ratings.hides(who.id)
    below = "stats-here" if not own else "stats-only-you" if hidden else "rating-legend"
    parts = [
        visit.words.say("stats-title", name=_called(who)),
        *career_in_words(career, visit.words),
        visit.words.say(below),
    ]
    await show_in_time(visit, _made(visit, who.id, career, parts), partial(layout, *parts))


def _called(who: discord.User | discord.Member) -> str:
    return escape_markdown(tidy(who.display_name))


async def _must_be_shown(visit: Visit, who: discord.User | discord.Member) -> None:
    """Refuse to show those who are no players, not here, or who hide their results."""
    if who.bot:
        rated = {level.value: points(BOTS[level]) for level in Level}
        raise refuse("stats-bot", name=_called(who), **rated)
    if visit.in_dm:
        raise refuse("stats-own-only")
    if not isinstance(who, discord.Member):
        raise refuse("stats-no-member", name=_called(who))
    if await visit.host.ratings.hides(who.id):
        raise refuse("stats-hidden", name=_called(who))


async def _made(visit: Visit, person: int, career: Career, parts: list[str]) -> Made:
    """Return the answer with a picture of how the ratings went; without where words are wanted."""
    theme, rise = await theme_for(visit), rise_of(career, visit.words)
    if theme is None:
        return Made(layout(*parts))
    title = visit.words(say("stats-chart"))
    key = ("rise", person, rise, theme.name)
    try:
        data = await visit.services.pictures.once(key, partial(_draw, title, rise, theme))
    except Exception:
        log.exception("no chart of ratings")
        return Made(layout(*parts))
    shot = Shot(f"rating-{len(career.rated)}.png", data, rise.words)
    return Made(layout(*parts[:-1], shot.gallery(), parts[-1]), [shot])


def _draw(title: str, rise: Rise, theme: Theme) -> bytes:
    """Draw the chart. What draws is loaded only here: until then it takes no memory."""
    from bot.render.history.chart import Series, chart

    return chart(title, [Series(*line, room=_ROOM) for line in rise.lines], theme, from_zero=False)
