"""Which table is meant: the one of this channel, in a DM one's own, or for moderators any of the server."""

from __future__ import annotations

from discord import app_commands

from bot.front.visit import Visit, completes, sees_from
from bot.host.errors import Refused, refuse
from bot.perspective import Overview, overview
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.words.numbers import number_in
from bot.words.words import Words, shorten
from games.kernel.hosting import say
from storage.games import Record

_MOST_NAMED = 20  # tables in one sentence


async def table_for(visit: Visit, key: str | None, named: str | None = None, kind: str | None = None) -> int:
    """Return the number of the table that is meant, if this person may reach it; or refuse."""
    number = await table_meant(visit, key, named, kind)
    async with visit.at_table(number) as table:
        must_play_there(visit, table.open_game.record, key, named is not None)
    return number


def must_play_there(visit: Visit, record: Record, key: str | None, named: bool) -> None:
    """Refuse a command of one game at a table of another: two games may call different things by one name."""
    if key is not None and record.key != key:
        otherwise = "ui-other-game-there" if named else "ui-other-game-here"
        raise refuse(otherwise, title=visit.words.say("game-title"))


async def table_meant(visit: Visit, key: str | None, named: str | None, kind: str | None) -> int:
    """Return the number of the table that is meant: named, one's own, or that of this channel."""
    if named is not None:
        return await _named(visit, named)
    if visit.in_dm:
        return await _own(visit, key, kind)
    return await visit.table_here()


async def _named(visit: Visit, named: str) -> int:
    mine = await visit.host.queries.games_of(visit.user)
    meant = _number(named)
    if meant is not None and meant in mine:
        return meant
    for number in mine:
        if (await overview(visit.host, number)).record.channel == meant:
            return number
    raise refuse("ui-no-such-table-of-yours")


def _number(named: str) -> int | None:
    """Return the number in a name: of a game, or of a channel."""
    return number_in("".join(letter for letter in named if letter.isdecimal()))


async def table_of_server(visit: Visit, named: str) -> int:
    """Return the number of a table of this server that is named by its own number or its channel's.

    Of a table in a channel that they neither see nor moderate nobody learns that it is there.
    """
    meant, moderates = _number(named), (await visit.caller()).moderates
    for record in await visit.host.queries.live_in(visit.interaction.guild_id or 0):
        place = record.channel
        if meant in (record.id, place) and (sees_from(visit, place) or moderates(place)):
            return record.id
    raise refuse("mod-no-such-table")


async def _own(visit: Visit, key: str | None, kind: str | None) -> int:
    """Return one's only table, or the only one where this can be done now."""
    mine = [
        await overview(visit.host, number, visit.user)
        for number in await visit.host.queries.games_of(visit.user)
    ]
    fit = [seen for seen in mine if seen.running and key in (None, seen.game.key)]
    if not fit:
        raise refuse("ui-no-table-of-yours" if key is None else "ui-no-such-game-of-yours")
    waited = [seen for seen in fit if seen.seat in seen.waiting and _offers(seen, kind)]
    chosen = fit if len(fit) == 1 else waited
    if len(chosen) != 1:
        raise several(waited or fit)
    return chosen[0].record.id


def _offers(seen: Overview, kind: str | None) -> bool:
    if kind is None or seen.prompt is None:
        return True
    return any(offer.kind == kind and offer.blocked is None for offer in seen.prompt.offers)


def several(tables: list[Overview]) -> Refused:
    """Return the refusal that asks which of these tables is meant. Of very many it names the first ones."""
    named = tuple(f"<#{seen.record.channel}>" for seen in tables[:_MOST_NAMED])
    more = (say("and-more", count=len(tables) - _MOST_NAMED),) if len(tables) > _MOST_NAMED else ()
    return refuse("ui-several-tables", tables=(*named, *more))


@completes
async def complete_tables(visit: Visit, current: str) -> list[app_commands.Choice[str]]:
    """Propose the tables at which this person plays."""
    found = []
    for number in (await visit.host.queries.games_of(visit.user))[:MOST_SUGGESTIONS]:
        seen = await overview(visit.host, number, visit.user)
        if not visit.in_dm and seen.record.guild != visit.interaction.guild_id:
            continue
        name = f"{channel_name(visit, seen)} · {seen.labels(visit.language).say('game-title')}"
        if current.casefold() in name.casefold():
            found.append(app_commands.Choice(name=shorten(name, SUGGESTION), value=str(number)))
    return found


@completes
async def complete_tables_of_server(visit: Visit, current: str) -> list[app_commands.Choice[str]]:
    """Propose the tables of this server to whoever moderates them."""
    moderates, found = (await visit.caller()).moderates, []
    for record in await visit.host.queries.live_in(visit.interaction.guild_id or 0):
        words = Words(visit.language, record.key)
        title, number = words.say("game-title"), words.say("mod-game", game=record.id)
        name = f"{name_of_channel(visit, record.channel)} · {title} · {number}"
        if current.casefold() in name.casefold() and moderates(record.channel):
            found.append(app_commands.Choice(name=shorten(name, SUGGESTION), value=str(record.id)))
    return found


def channel_name(visit: Visit, seen: Overview) -> str:
    """Return the name of a table's channel, or its number where the library does not know it."""
    return name_of_channel(visit, seen.record.channel)


def name_of_channel(visit: Visit, number: int) -> str:
    """Return the name of a channel, or its number where the library does not know it."""
    return f"#{getattr(visit.interaction.client.get_channel(number), 'name', number)}"
