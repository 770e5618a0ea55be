"""What is stored about a person, and that nothing of it is left when they are forgotten."""

from __future__ import annotations

import re
import zlib
from contextlib import closing
from random import Random

import pytest

from bot.host.host import Host, build_host
from storage import Database, archive, dm_channels, people, settings
from storage.actions import HostAction
from storage.care.check import check
from storage.opening import read_place
from storage.place import Place
from storage.seats import Player, mark_of
from tests.kit_game import GAMES
from tests.storage.kit import ask, lines
from tests.tables import NAMES, play_on

OLGA, NAME = 987_654_321_012_345_678, "Olga Sviridova"
_PERSON = re.compile(r"user|actor|opener|moderator|member|person|author|who")


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, GAMES)


async def game_with(host: Host, channel: int, start: bool = True) -> int:
    """Opened by Olga, with Anna."""
    game = (await host.new_tables.create("lots", channel, OLGA, NAME, seed="seed")).game
    await host.lobby.join(game, 10, NAMES[10])
    if start:
        await host.lobby.start(game, OLGA)
    return game


async def past(host: Host, channel: int) -> int:
    game = await game_with(host, channel)
    await play_on(host, game, Random(1))
    return game


def everything(path: Place) -> str:
    """The whole database as text, what is packed in it unpacked."""
    packed = [zlib.decompress(log).decode() for (log,) in ask(path, "SELECT log FROM archive")]
    return "\n".join([*lines(path), *packed])


async def test_nothing_of_somebody_forgotten_is_left_in_the_file(host: Host, path: Place) -> None:
    packed, loose = await past(host, 1), await past(host, 2)
    await host.database.write(lambda connection: archive.pack(connection, packed))
    running, lobby = await game_with(host, 3), await game_with(host, 4, start=False)
    await host.database.write(lambda c: settings.choose(c, "player", OLGA, "language", "ru"))
    await host.database.write(lambda c: settings.choose(c, "channel", 4, "first", OLGA))
    await host.database.write(lambda c: dm_channels.remember(c, OLGA, 4711))
    assert str(OLGA) in everything(path)
    await host.privacy.forget(OLGA)
    left = everything(path)
    assert str(OLGA) not in left
    assert NAME not in left
    assert ask(path, "SELECT game, seat FROM mark") == [(running, 0)], "it names nobody"
    assert ask(path, "SELECT count(*) FROM seat WHERE game = ?", lobby) == [(1,)]
    assert (await host.queries.status(running)).players[0].user is None, "a stand-in plays on"
    for game in (packed, loose):
        assert (await host.queries.status(game)).players[0] == Player(None, people.GONE)


async def test_the_games_of_somebody_forgotten_still_replay(host: Host, path: Place) -> None:
    packed = await past(host, 1)
    await past(host, 2)
    await host.database.write(lambda connection: archive.pack(connection, packed))
    await host.privacy.forget(OLGA)
    with closing(read_place(path)) as connection:
        assert list(check(connection, GAMES)) == []


async def test_a_mark_can_be_checked_only_with_the_seed_and_is_gone_before_that_is_published(
    host: Host, path: Place
) -> None:
    running = await game_with(host, 1)
    other = await game_with(host, 2)
    await host.privacy.forget(OLGA)
    marks = dict(ask(path, "SELECT game, mark FROM mark"))
    assert marks[running] == marks[other] == mark_of("seed", OLGA) != mark_of("another", OLGA)
    await host.seats.take(running, 77, "Zoe", 0)
    await play_on(host, running, Random(1))
    assert (await host.queries.status(running)).seed == "seed"
    assert ask(path, "SELECT game FROM mark") == [(other,)]


async def test_others_are_not_touched(host: Host, path: Place) -> None:
    await past(host, 1)
    await host.database.write(lambda c: settings.choose(c, "player", 10, "language", "ru"))
    await host.privacy.forget(OLGA)
    assert ask(path, 'SELECT "user", name FROM seat WHERE "user" IS NOT NULL') == [(10, "Anna")]
    assert ask(path, "SELECT id, value FROM setting WHERE scope = 'player'") == [(10, '"ru"')]


async def test_all_that_is_stored_is_told_to_the_person(host: Host) -> None:
    packed, running = await past(host, 1), await game_with(host, 2)
    await host.database.write(lambda connection: archive.pack(connection, packed))
    await host.play.act(running, OLGA, "Bid", {"amount": 3}, 1)
    await host.database.write(lambda c: settings.choose(c, "player", OLGA, "language", "ru"))
    await host.database.write(lambda c: dm_channels.remember(c, OLGA, 4711))
    found = await host.database.read(lambda connection: people.about(connection, OLGA))
    assert found["settings"] == {"language": "ru"}
    assert found["dm_channel"] == 4711
    assert [(game["number"], game["status"], game["name"]) for game in found["games"]] == [
        (packed, "over", NAME),
        (running, "running", NAME),
    ]
    assert found["games"][1]["moves"][-1][2:] == ["Bid", {"amount": 3}]
    assert [(game, kind) for game, _, _, kind in found["done"]] == [
        (packed, HostAction.CREATE),
        (packed, HostAction.START),
        (running, HostAction.CREATE),
        (running, HostAction.START),
    ]


async def test_a_person_is_told_nothing_about_the_moves_of_others(host: Host) -> None:
    running = await game_with(host, 1)
    await host.play.act(running, 10, "Bid", {"amount": 7}, 1)
    found = await host.database.read(lambda connection: people.about(connection, OLGA))
    assert [kind for _, _, kind, _ in found["games"][0]["moves"]] == [HostAction.CREATE, HostAction.START]


async def test_every_column_that_holds_a_person_is_known(host: Host, path: Place, engine: str) -> None:
    listed = {
        "sqlite": "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
        " WHERE t.type = 'table'",
        "postgresql": "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = current_schema()",
    }
    columns = ask(path, listed[engine])
    assert {one for one in columns if _PERSON.search(one[1])} - {("archive", "actors")} == set(people.COLUMNS)
