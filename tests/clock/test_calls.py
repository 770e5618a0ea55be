"""What is remembered of those who were called."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import cachetools
import pytest

from bot.host import clocks
from bot.host.host import Host
from bot.host.open_games import OpenGame
from tests.host.hosting import hosted
from tests.tables import begin

_GAMES = 2_000
_THERE = [tracemalloc.Filter(True, module.__file__ or "") for module in (clocks, cachetools)]


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def room_after(host: Host, table: OpenGame, games: range) -> int:
    """Bytes that clocks and caches hold after somebody was called in each of these games."""
    for game in games:
        table.record = table.record._replace(id=game)
        assert host.clocks.worth_calling(table, [0]) == [0]
    return sum(trace.size for trace in tracemalloc.take_snapshot().filter_traces(_THERE).traces)


async def test_calls_take_no_more_room_after_the_first_two_thousand_games(
    tmp_path: Path, traced: None
) -> None:
    async with hosted(tmp_path / "dockside.sqlite3") as host:
        game = await begin(host, "lots")
        async with host.open_games.at(game) as table:
            first = room_after(host, table, range(_GAMES))
            again = room_after(host, table, range(_GAMES, 2 * _GAMES))
    assert again - first < 20 * _GAMES
