"""A person's own data: to read, and to be forgotten."""

from __future__ import annotations

from bot.host.play import Host
from storage import people


async def leave_every_table(host: Host, user: int) -> None:
    """A stand-in plays on where a game runs; a seat in a lobby is given back."""
    for game in await host.games_of(user):
        if (await host.status(game)).status == "running":
            await host.leave_seat(game, user)
        else:
            await host.leave(game, user)


async def forget(host: Host, user: int) -> None:
    """Tables in memory still know the name: they are set up anew."""
    await leave_every_table(host, user)
    games = await host.database.write(lambda connection: people.forget(connection, user))
    for game in games:
        host.tables.drop(game)
    host.notes.forget("player", user)
