"""Very many tables of all games, each in a channel of its own, with a copy by which its players decide."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import cycle, islice

from bot.host.host import Host, build_host
from bot.host.notes import Note, Notes
from bot.sandbox import Player, Sandbox
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.opening import INVITED, OWNER_ID
from games import GAMES
from storage import Database, dm_channels
from storage.care.progress import watched
from storage.place import Place
from tests.bench.harbour import Berth

SEATS = 4
_AT_ONCE = 50  # tables that are opened together: they share their transactions


async def build(sandbox: Sandbox, place: Place, tables: int, look: str, processes: int = 1) -> list[Berth]:
    """On the database itself, before the bot starts; what there was to tell has been told.

    Of several processes each gets a server of its own, with as many tables as the others.
    """
    database = await Database.open(place)
    servers = [await _server(sandbox, database, number) for number in range(processes)]
    host, berths = build_host(database), list[Berth]()
    keys = islice(cycle(GAMES), tables)
    places = [(key, _people(sandbox, servers[number % processes], number)) for number, key in enumerate(keys)]
    for first in watched(range(0, tables, _AT_ONCE), f"x {_AT_ONCE} tables"):
        some = places[first : first + _AT_ONCE]
        berths += await asyncio.gather(*(_berth(host, key, people, look) for key, people in some))
    await database.write(lambda connection: connection.execute("DELETE FROM outbox").rowcount)
    await database.close()
    return berths


async def _server(sandbox: Sandbox, database: Database, number: int) -> Guild:
    """The first is the one that is there, each of the others is of the next shard. All have been greeted."""
    world = sandbox.world
    first = next(iter(world.guilds.values()))
    if number == 0:
        return first
    guild_id = str(int(first.id) + (number << 22))
    guild = world.add_guild(f"Server {number}", world.users[OWNER_ID], guild_id=guild_id)
    world.invite(guild, INVITED, str(int(guild_id) + 1))
    await Note[bool](Notes(database), "guild", "greeted", bool).put(int(guild_id), True)
    return guild


def _people(sandbox: Sandbox, guild: Guild, number: int) -> list[Player]:
    world = sandbox.world
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
    opened = await host.new_tables.create(
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
