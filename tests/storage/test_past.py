"""A game whose earlier actions this program would play differently goes on from where it stands."""

from __future__ import annotations

import pytest

from bot.host.errors import Refused
from bot.host.host import Host, build_host
from storage import Database, past, snapshots
from storage.care.check import Difference
from storage.place import Place
from tests.kit_game import GAMES
from tests.storage.test_tools import differences, spoil
from tests.tables import ANNA, BORIS, begin


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, GAMES)


async def deviating(host: Host, path: Place) -> int:
    """Its third move would be refused by the rules as they are now."""
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, ANNA, "Borrow", {}, 2)
    spoil(path, "UPDATE action SET picked = ? WHERE kind = 'Bid'", '{"amount": 4000}')
    return game


async def rebase(host: Host, game: int) -> None:
    await host.database.write(lambda connection: snapshots.rebase(connection, game))


async def test_what_led_to_a_base_is_not_replayed(host: Host, path: Place) -> None:
    game = await deviating(host, path)
    assert len(differences(path)) == 1
    await rebase(host, game)
    assert differences(path) == []
    await host.play.act(game, BORIS, "Bid", {"amount": 1}, 3)
    assert differences(path) == []


async def test_what_came_after_a_base_is_checked(host: Host, path: Place) -> None:
    game = await deviating(host, path)
    await rebase(host, game)
    await host.play.act(game, BORIS, "Borrow", {}, 3)
    spoil(path, "UPDATE action SET events = '[]' WHERE seq = 6")
    assert differences(path) == [Difference(game, "action 6 (Borrow of seat 1) tells something else")]


async def test_an_action_after_the_base_can_be_taken_back(host: Host, path: Place) -> None:
    game = await deviating(host, path)
    await rebase(host, game)
    before = await host.queries.view(game, BORIS)
    await host.play.act(game, BORIS, "Borrow", {}, 3)
    await host.undo.take_back(game, BORIS)
    assert await host.queries.view(game, BORIS) == before
    assert differences(path) == []


async def test_an_action_before_the_base_stands(host: Host, path: Place) -> None:
    game = await deviating(host, path)
    await rebase(host, game)
    with pytest.raises(Refused) as refused:
        await host.undo.take_back(game, ANNA)
    assert refused.value.text.key == "host-undo-too-old"


async def test_a_lobby_has_no_position_to_begin_from(host: Host) -> None:
    game = (await host.new_tables.create("lots", 1, ANNA, "Anna")).game
    await rebase(host, game)
    assert (await host.database.read(lambda connection: past.read(connection, game))).base is None
