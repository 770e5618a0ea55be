"""Which table is meant: the one of this channel, or in a DM one's own."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.front.visit import Visit
from bot.host.errors import Refused, refuse
from bot.perspective import Glance, glance
from bot.words.numbers import number_in
from bot.words.suggest import shorten


async def table_for(visit: Visit, key: str | None, named: str | None = None, kind: str | None = None) -> int:
    """The number of the game, or one sentence about what to do instead.

    Only if that game is played there: two games may call different things by one name.
    """
    number = await _meant(visit, key, named, kind)
    record = await visit.enter(number)
    if key is not None and record.key != key:
        otherwise = "ui-other-game-here" if named is None else "ui-other-game-there"
        raise refuse(otherwise, title=visit.words.say("game-title"))
    return number


async def _meant(visit: Visit, key: str | None, named: str | None, kind: str | None) -> int:
    if named is not None:
        return await _named(visit, named)
    if visit.in_dm:
        return await _own(visit, key, kind)
    return await visit.table_here()


async def _named(visit: Visit, named: str) -> int:
    mine = await visit.host.games_of(visit.user)
    meant = number_in("".join(letter for letter in named if letter.isdecimal()))
    if meant is not None and meant in mine:
        return meant
    for number in mine:
        if (await glance(visit.host, number)).record.channel == meant:
            return number
    raise refuse("ui-no-such-table-of-yours")


async def _own(visit: Visit, key: str | None, kind: str | None) -> int:
    """In a DM: the only table, or the only one where this can be done now."""
    mine = [await glance(visit.host, number, visit.user) for number in await visit.host.games_of(visit.user)]
    fit = [seen for seen in mine if seen.running and key in (None, seen.game.key)]
    if not fit:
        raise refuse("ui-no-table-of-yours" if key is None else "ui-no-such-game-of-yours")
    waited = [seen for seen in fit if seen.seat in seen.waiting and _offers(seen, kind)]
    chosen = fit if len(fit) == 1 else waited
    if len(chosen) != 1:
        raise several(waited or fit)
    return chosen[0].record.id


def _offers(seen: Glance, kind: str | None) -> bool:
    if kind is None or seen.prompt is None:
        return True
    return any(offer.kind == kind and offer.blocked is None for offer in seen.prompt.offers)


def several(tables: list[Glance]) -> Refused:
    return refuse("ui-several-tables", tables=tuple(f"<#{seen.record.channel}>" for seen in tables))


async def complete_tables(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    visit = Visit(interaction)
    found = []
    for number in (await visit.host.games_of(visit.user))[:25]:
        seen = await glance(visit.host, number, visit.user)
        if not visit.in_dm and seen.record.guild != interaction.guild_id:
            continue
        name = f"{channel_name(visit, seen)} · {seen.labels(visit.language).say('game-title')}"
        if current.casefold() in name.casefold():
            found.append(app_commands.Choice(name=shorten(name, 100), value=str(number)))
    return found


def channel_name(visit: Visit, seen: Glance) -> str:
    channel = visit.bot.get_channel(seen.record.channel)
    return f"#{getattr(channel, 'name', seen.record.channel)}"
