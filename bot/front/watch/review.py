"""“How it went”: the moves that cost a person most in a game that is over, told to that person alone."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import command, named
from bot.front.in_time import Made, show_in_time
from bot.front.router import Payload, verb
from bot.front.visit import Visit, answers, completes
from bot.front.which_table import channel_name
from bot.host.errors import refuse
from bot.perspective import overview
from bot.views.forms.review import review_view
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.words.numbers import number_in
from bot.words.words import shorten


@verb("review")
async def ask_how_it_went(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask below the result."""
    await show_review(visit, control.game)


async def show_review(visit: Visit, game: int) -> None:
    """Show a person which of their moves cost most. An expert looks at them first, which takes a while."""
    seen = await visit.overview(game)

    async def look_back() -> Made:
        return Made(review_view(seen, await visit.host.reviews.ask(game, visit.user), visit.language))

    await show_in_time(visit, look_back(), lambda: layout(visit.words.say("ui-review-thinking")))


@completes
async def _complete_finished(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the games that this person has played to their end."""
    found = []
    for number in await visit.host.queries.finished_of(visit.user, MOST_SUGGESTIONS):
        seen = await overview(visit.host, number)
        if not visit.in_dm and seen.record.guild != visit.interaction.guild_id:
            continue
        words = seen.labels(visit.language)
        which = words.say("mod-game", game=number)
        name = f"{channel_name(visit, seen)} · {words.say('game-title')} · {which}"
        if current.casefold() in name.casefold():
            found.append(Choice(name=shorten(name, SUGGESTION), value=str(number)))
    return found


@command("review")
@named(which="review")
@app_commands.autocomplete(which=_complete_finished)
@answers
async def review(visit: Visit, which: str | None = None) -> None:
    """Show how a finished game went: the last one of this channel, in a DM of any, unless one is named."""
    await show_review(visit, await _last_here(visit) if which is None else await _named(visit, which))


async def _last_here(visit: Visit) -> int:
    here = None if visit.in_dm else visit.channel
    for number in await visit.host.queries.finished_of(visit.user, 1, here):
        return number
    running = None if here is None else await visit.host.queries.in_channel(here)
    raise refuse("ui-review-no-game" if running is None else "host-review-not-over")


async def _named(visit: Visit, which: str) -> int:
    number = number_in("".join(letter for letter in which if letter.isdecimal()))
    if number is None:
        raise refuse("ui-review-no-game")
    return number
