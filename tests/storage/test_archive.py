"""Packing the logs of ended games: they take little room, read as before, and nothing of them can be lost."""

from __future__ import annotations

from contextlib import closing
from random import Random

import pytest

from bot.host.host import Host, build_host
from games import GAMES
from storage import Database, actions, archive, games
from storage.actions import HostAction
from storage.care.check import check
from storage.care.export import export
from storage.engine.connection import Connection
from storage.opening import open_place, read_place
from storage.place import Place
from tests.kit_game import GAMES as SMALL
from tests.storage.kit import REFUSED, ask
from tests.tables import ANNA, begin, play_on

BOTH = {**GAMES, **SMALL}


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, BOTH)


async def over(host: Host, key: str = "lots", players: int = 2) -> int:
    game = await begin(host, key, players=players)
    if key == "lots":
        await host.play.act(game, ANNA, "Borrow", {}, "the first click")
    await play_on(host, game, Random(5))
    return game


async def pack(host: Host, game: int) -> None:
    await host.database.write(lambda connection: archive.pack(connection, game))


async def log(host: Host, game: int, after: int = 0) -> list[actions.Row]:
    return await host.database.read(lambda connection: actions.log(connection, game, after))


async def test_a_packed_log_reads_as_before(host: Host) -> None:
    game = await over(host)
    whole, end = await log(host, game), await log(host, game, 4)
    await pack(host, game)
    assert await log(host, game) == whole
    assert await log(host, game, 4) == end
    assert await log(host, game, len(whole)) == []


async def test_a_click_on_a_packed_game_is_still_known(host: Host) -> None:
    game = await over(host)
    await pack(host, game)
    found = await host.database.read(lambda connection: actions.by_key(connection, game, "the first click"))
    assert found is not None
    assert found.line.kind == "Borrow"
    assert await host.database.read(lambda connection: actions.by_key(connection, game, "no such")) is None


async def test_a_packed_game_is_checked_and_exported_like_any_other(host: Host, path: Place) -> None:
    game = await over(host, "container", players=3)
    with closing(read_place(path)) as connection:
        before = export(connection, game, BOTH)
    await pack(host, game)
    with closing(read_place(path)) as connection:
        assert export(connection, game, BOTH) == before
        assert list(check(connection, BOTH)) == []


async def test_a_packed_log_takes_a_fifth_of_the_room_or_less(host: Host, path: Place) -> None:
    game = await over(host, "container", players=3)
    ((loose,),) = ask(path, "SELECT sum(length(picked) + length(events) + length(kind) + 12) FROM action")
    await pack(host, game)
    ((packed,),) = ask(path, "SELECT length(log) + length(actors) FROM archive")
    assert packed < loose / 5


async def test_an_unpacked_log_is_what_it_was(host: Host, path: Place) -> None:
    game = await over(host)
    before = ask(path, "SELECT * FROM action ORDER BY game, seq")
    await pack(host, game)
    assert ask(path, "SELECT count(*) FROM action") == [(0,)]
    await host.database.write(lambda connection: archive.unpack(connection, game))
    assert ask(path, "SELECT * FROM action ORDER BY game, seq") == before
    assert ask(path, "SELECT count(*) FROM archive") == [(0,)]


async def test_a_line_that_is_added_later_follows_the_packed_ones(host: Host) -> None:
    game = await over(host)
    rows = await log(host, game)
    await pack(host, game)
    late = actions.Change(game, rows[-1].seq, actions.Line(HostAction.MOD, 9))
    await host.database.write(lambda connection: actions.append(connection, late))
    assert await log(host, game) == [*rows, actions.Row(rows[-1].seq + 1, late.line)]


async def test_only_ended_games_are_waiting_to_be_packed(host: Host) -> None:
    await begin(host, "lots", channel=2)
    game = await over(host)
    ended = (await host.database.read(lambda connection: _ended(connection, game))) + 1
    assert await host.database.read(lambda c: archive.unpacked(c, ended_before=ended, limit=9)) == [game]
    assert await host.database.read(lambda c: archive.unpacked(c, ended_before=ended - 1, limit=9)) == []
    await pack(host, game)
    assert await host.database.read(lambda c: archive.unpacked(c, ended_before=ended, limit=9)) == []


def _ended(connection: Connection, game: int) -> int:
    return int(connection.execute("SELECT ended FROM game WHERE id = ?", (game,)).fetchone()[0])


async def test_a_running_game_cannot_be_packed(host: Host) -> None:
    game = await begin(host, "lots")
    with pytest.raises(REFUSED, match="when it has ended"):
        await pack(host, game)
    assert len(await log(host, game)) == 3


@pytest.mark.parametrize(
    "wish",
    [
        "DELETE FROM archive",
        "UPDATE archive SET log = log",
        "UPDATE archive SET lines = 0",
        "INSERT INTO archive SELECT * FROM archive",
    ],
)
async def test_the_schema_itself_keeps_a_packed_log_as_it_was_written(
    host: Host, path: Place, wish: str
) -> None:
    await pack(host, await over(host))
    with (
        closing(open_place(path)) as connection,
        pytest.raises(REFUSED, match=r"only grows|packed once"),
    ):
        connection.execute(wish)


async def test_a_packed_game_that_is_opened_again_is_played_on(host: Host, path: Place) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    rows = await log(host, game)
    await host.database.write(lambda connection: games.end(connection, game, "void", 9))
    await pack(host, game)
    await host.database.write(lambda connection: games.reopen(connection, game, channel=5))
    assert await log(host, game) == rows
    again = build_host(host.database, BOTH)
    await again.undo.take_back(game, ANNA)
    with closing(read_place(path)) as connection:
        assert list(check(connection, BOTH)) == []
