"""/leaderboard: who leads on this server, in each game or in one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import app_commands

from bot.front.declare import SERVERS, allowed, command, named
from bot.front.drawn import theme_for
from bot.front.in_time import Made, show_in_time
from bot.front.lobby.commands import titles
from bot.front.visit import Visit, answers
from bot.host.errors import refuse
from bot.render.alt import MOST
from bot.render.history.ladder import ladders_png
from bot.views.parts.build import layout
from bot.views.parts.paging import clip
from bot.views.ratings import ladders, leaders_in_words
from bot.views.shots import Shot
from bot.words.words import Words
from storage.rating.pool import read_pool
from storage.rating.skill import is_unsure
from storage.rating.standings import Leader

log = logging.getLogger(__name__)
_MOST = 3600  # characters


def leaderboard_command() -> app_commands.Command[Any, ..., Any]:
    """Return /leaderboard. Which games there are is asked when a bot is built."""
    app_commands.choices(game=titles())(leaderboard)
    return allowed(leaderboard, SERVERS)  # type: ignore[no-any-return]


@command("leaderboard")
@named(game="leaderboard-game")
@answers
async def leaderboard(visit: Visit, game: str | None = None) -> None:
    """Show who leads on this server."""
    if visit.interaction.guild_id is None:
        raise refuse("leaderboard-server-only")
    everybody = await visit.host.ratings.leaders(visit.interaction.guild_id)
    leaders = [one for one in everybody if game in (None, read_pool(one.pool).key)]
    if not leaders:
        raise _nobody(visit, game)
    words, alone = visit.words, game is not None
    legend = [words.say("rating-legend")] if any(is_unsure(one.skill, one.rated) for one in leaders) else []
    below = [*legend, *([] if alone else [words.say("leaderboard-one-game")])]
    told = leaders_in_words(leaders, words, alone=alone)
    text = clip([f"### {words.say('leaderboard-title')}", *told, *below], _MOST)
    await show_in_time(visit, _made(visit, leaders, alone, text, "\n".join(below)), partial(layout, text))


def _nobody(visit: Visit, game: str | None) -> Exception:
    if game is None:
        return refuse("leaderboard-none")
    return refuse("leaderboard-none-of", game=Words(visit.language, game).say("game-title"))


async def _made(visit: Visit, leaders: Sequence[Leader], alone: bool, text: str, below: str) -> Made:
    """Return the lists as a picture; in words where those are wanted."""
    if (theme := await theme_for(visit)) is None:
        return Made(layout(text))
    drawn = tuple(ladders(leaders, visit.words, alone=alone))
    job = partial(ladders_png, visit.words.say("leaderboard-title"), drawn, theme)
    try:
        data = await visit.services.pictures.once(("leaders", drawn, theme.name), job)
    except Exception:
        log.exception("no picture of leaders")
        return Made(layout(text))
    shot = Shot("leaderboard.png", data, clip(leaders_in_words(leaders, visit.words, alone=alone), MOST))
    return Made(layout(shot.gallery(), below), [shot])
