"""Very many tables of all games, each in a channel of its own, with a copy by which its players decide."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from bot.host.host import Host, build_host
from bot.sandbox import Player, Sandbox
from games import GAMES
from storage import Database, dm_channels
from storage.care.progress import watched
from tests.bench.harbour import Berth

SEATS = 4
_AT_ONCE = 50  # tables that are opened together: they share their transactions


async def build(sandbox: Sandbox, file: Path, tables: int, look: str) -> list[Berth]:
    """On the file itself, before the bot starts; what there was to tell has been told."""
    database = await Database.open(file)
    host, berths = build_host(database), list[Berth]()
    keys = islice(cycle(GAMES), tables)
    places = [(key, _people(sandbox, number)) for number, key in enumerate(keys)]
    for first in watched(range(0, tables, _AT_ONCE), f"x {_AT_ONCE} tables"):
        some = places[first : first + _AT_ONCE]
        berths += await asyncio.gather(*(_berth(host, key, people, look) for key, people in some))
    await database.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM outbox")
    return berths


def _people(sandbox: Sandbox, number: int) -> list[Player]:
    world = sandbox.world
    guild = next(iter(world.guilds.values()))
    channel = world.add_channel(guild, f"table-{number}")
    people = []
    for seat in range(SEATS):
        user = world.add_user(f"{number}-{seat}", f"{number}-{seat}")
        world.join(guild, user)
        world.open_dm(user, world.ids.next())
        people.append(Player(world, user, lambda: bool(sandbox.gateway.sessions), channel))
    return people


async def _berth(host: Host, key: str, people: list[Player], look: str) -> Berth:
    channel, users = int(people[0].place.id), [int(person.id) for person in people]
    guild = int(people[0].place.guild_id or 0)
    await host.preferences.choose_look("channel", channel, look)
    opened = await host.lobby.create(
        key, channel, users[0], people[0].name, guild=guild, seed=f"load {channel}"
    )
    for person, user in zip(people, users, strict=True):
        await host.preferences.remember_language(user, "en")
        place = int(person.in_dm().place.id)
        await host.database.write(partial(dm_channels.remember, user=user, channel=place))
        if user != users[0]:
            await host.lobby.join(opened.game, user, person.name)
    await host.lobby.start(opened.game, users[0])
    async with host.open_games.at(opened.game) as live:
        assert live.table is not None
        seated = {player.user: seat for seat, player in enumerate(live.players)}
        return Berth(sorted(people, key=lambda person: seated[int(person.id)]), opened.game, live.table)
