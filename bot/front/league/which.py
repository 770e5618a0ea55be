"""Which league is meant: named by its number, that of this channel, or the only one of the server."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.front.visit import Visit, completes
from bot.host.errors import refuse
from bot.views.league import names_of, title
from bot.views.parts.limits import SUGGESTION
from bot.words.words import Words, shorten
from storage.leagues import Filed


def server_of(visit: Visit) -> int:
    """Return the server in which this happens, or refuse: leagues belong to servers."""
    if visit.interaction.guild_id is None:
        raise refuse("league-server-only")
    return visit.interaction.guild_id


async def league_meant(visit: Visit, number: int | None) -> Filed:
    """Return the league that is meant; of those that are over only the last one, if none is live."""
    guild, leagues = server_of(visit), visit.host.leagues
    if number is not None:
        filed = await leagues.find(number)
        if filed.league.guild != guild:
            raise refuse("league-none-such")
        return filed
    live = await leagues.live_in(guild) or (await leagues.latest_in(guild))[:1]
    found = [one for one in live if one.channel == visit.channel] if len(live) > 1 else live
    if not live:
        raise refuse("league-none-here")
    if len(found) != 1:
        raise refuse("league-which", leagues=names_of(found or live, visit.language))
    return await leagues.find(found[0].id)


@completes
async def complete_leagues(visit: Visit, current: str) -> list[Choice[int]]:
    """Propose the leagues of this server."""
    if visit.interaction.guild_id is None:
        return []
    found = await visit.host.leagues.latest_in(visit.interaction.guild_id)
    named = {one.id: title(one, Words(visit.language, one.key)) for one in found}
    return [
        Choice(name=shorten(name, SUGGESTION), value=number)
        for number, name in named.items()
        if current.casefold() in name.casefold()
    ]
