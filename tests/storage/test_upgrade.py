"""The first start after the rules have changed."""

from __future__ import annotations

import asyncio
from contextlib import closing

import pytest

from bot.host.host import Host, build_host
from storage import Database, settings
from storage.care.check import Difference
from storage.care.upgrade import fingerprint, recheck_running_games
from storage.opening import open_place
from storage.place import Place
from tests.kit_game import GAMES
from tests.storage.test_past import deviating
from tests.storage.test_tools import differences
from tests.tables import BORIS, begin


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, GAMES)


def upgrade(path: Place, rules: str) -> list[Difference] | None:
    with closing(open_place(path)) as connection:
        return recheck_running_games(connection, GAMES, rules)


async def test_games_are_checked_once_after_each_change_of_the_rules(host: Host, path: Place) -> None:
    game = await deviating(host, path)
    where = "action 4 (Bid of seat 0) is refused: choose-amount"
    assert upgrade(path, "new") == [Difference(game, where)]
    assert upgrade(path, "new") is None
    assert upgrade(path, "newer") == []


@pytest.mark.only("postgresql")
async def test_of_processes_that_start_together_one_checks_the_games(host: Host, path: Place) -> None:
    await deviating(host, path)
    with closing(open_place(path)) as first:
        first.begin()
        first.one_at_a_time("rules")  # type: ignore[attr-defined]
        second = asyncio.create_task(asyncio.to_thread(upgrade, path, "new"))
        await asyncio.sleep(0.3)
        assert not second.done()
        settings.choose(first, "guild", 0, "rules", "new")
        first.commit()
        assert await second is None


async def test_a_game_that_differs_keeps_its_position_and_goes_on(host: Host, path: Place) -> None:
    game = await deviating(host, path)
    before = await host.queries.view(game, BORIS)
    upgrade(path, "new")
    again = build_host(host.database, GAMES)
    assert await again.queries.view(game, BORIS) == before
    await again.play.act(game, BORIS, "Bid", {"amount": 1}, 9)
    assert differences(path) == []


async def test_games_that_replay_as_before_are_left_alone(host: Host, path: Place) -> None:
    await begin(host, "lots")
    assert upgrade(path, "new") == []
    (count,) = await host.database.read(lambda c: c.execute("SELECT count(*) FROM base").fetchone())
    assert count == 0


def test_the_fingerprint_is_that_of_the_rules_as_they_are_written() -> None:
    assert fingerprint() == fingerprint()
    assert len(fingerprint()) == 64
