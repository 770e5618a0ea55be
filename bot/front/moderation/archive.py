"""/mod archive: games that were closed, and how they are opened again."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import SERVERS, command, group, named
from bot.front.moderation.ruling import done, look_after, must_moderate, ruling
from bot.front.moderation.why import Reason, why
from bot.front.permissions import must_reach_here
from bot.front.visit import Visit, answers, completes
from bot.host.errors import refuse
from bot.perspective import look
from bot.views.parts.build import layout
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.views.parts.paging import clip
from bot.words.names import names_of
from bot.words.words import shorten
from storage.games import Record

_LONGEST_NUMBER = 18  # digits
_MOST = 3800  # characters


def archive_group() -> app_commands.Group:
    """Return /mod archive with its commands."""
    return group("mod-archive", SERVERS, [list_, restore])


async def _closed(visit: Visit) -> list[Record]:
    guild = visit.interaction.guild_id or 0
    return await visit.host.queries.closed_in(guild, (await visit.caller()).moderates)


async def _described(visit: Visit, record: Record) -> str:
    """Return who played what, and how far it was: nothing that lay hidden."""
    seen = await look(visit.host, record.id)
    words, names = seen.labels(visit.language), names_of(seen.players, visit.language)
    title = words.say("game-title")
    return words.say("mod-archived", game=record.id, title=title, who=", ".join(names), count=seen.version)


@command("mod-archive-list")
@answers
async def list_(visit: Visit) -> None:
    """List the games of this server that were closed."""
    await must_moderate(visit, visit.channel)
    found = await _closed(visit)
    lines = [
        f"<t:{record.ended}:d> <#{record.channel}> {await _described(visit, record)}" for record in found
    ]
    await visit.show(layout(clip(lines, _MOST) or visit.words.say("mod-archive-empty")))


@completes
async def _complete_closed(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose closed games to a moderator."""
    if not (await visit.caller()).moderates(visit.channel):
        return []
    found = [(str(record.id), await _described(visit, record)) for record in await _closed(visit)]
    hits = [(value, name) for value, name in found if current.casefold() in name.casefold()]
    return [Choice(name=shorten(name, SUGGESTION), value=value) for value, name in hits[:MOST_SUGGESTIONS]]


@command("mod-archive-restore")
@named(game="archived")
@app_commands.autocomplete(game=_complete_closed)
@why
@answers
async def restore(visit: Visit, game: str, why: Reason) -> None:
    """Bring a game out of the archive into the channel in which this is typed."""
    await must_moderate(visit, visit.channel)
    if not game.isdecimal() or len(game) > _LONGEST_NUMBER:
        raise refuse("mod-not-in-archive")
    seen = await look_after(visit, int(game))
    await must_reach_here(visit.interaction)
    by = await ruling(visit, why)
    restore = partial(visit.host.lifecycle.restore, int(game), by, visit.channel)
    await visit.services.boards.move(seen, visit.channel, restore, partial(done, visit))
