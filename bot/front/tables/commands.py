"""/tables: where somebody may sit down on a server, as far as whoever asks sees the channels."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import app_commands

from bot.front.declare import SERVERS, allowed, command, named
from bot.front.lobby.commands import titles
from bot.front.visit import Visit, answers, sees_from
from bot.host.errors import refuse
from bot.host.open_tables import OpenTable
from bot.views.tables import PER_PAGE, Listed, Page, tables_view

_AT_A_TIME = 10  # channels of which it is asked who sees them, before others are let in


def tables_command() -> app_commands.Command[Any, ..., Any]:
    """Return /tables. Which games there are is asked when a bot is built."""
    app_commands.choices(game=titles())(tables)
    return allowed(tables, SERVERS)  # type: ignore[no-any-return]


@command("tables")
@named(game="tables-game")
@answers
async def tables(visit: Visit, game: str | None = None) -> None:
    """List the tables at which somebody may sit down."""
    await show_tables(visit, game or "")


async def show_tables(visit: Visit, key: str = "", at: int = 0) -> None:
    """Show a page of the list, of all games or of one."""
    found = await open_to(visit, key)
    last = max(0, (len(found) - 1) // PER_PAGE)
    at = min(max(at, 0), last)
    here = [await linked(visit, table) for table in found[at * PER_PAGE : (at + 1) * PER_PAGE]]
    await visit.show(tables_view(Page(here, at, len(found), key), visit.language))


async def linked(visit: Visit, table: OpenTable) -> Listed:
    """Return a table with a link to its message."""
    return Listed(table, await visit.services.boards.link(table.game, table.channel, table.guild))


async def open_to(visit: Visit, key: str = "") -> list[OpenTable]:
    """Return the open tables of this server in channels that this person sees."""
    if (guild := visit.interaction.guild_id) is None:
        raise refuse("tables-server-only")
    seen = []
    for number, table in enumerate(await visit.host.open_tables.find(guild, key or None)):
        if sees_from(visit, table.channel):
            seen.append(table)
        if number % _AT_A_TIME == 0:
            await asyncio.sleep(0)
    return seen
