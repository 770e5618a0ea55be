"""What is new to the one who is to move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery.board.news import News
from bot.host.notes import Notes
from storage import Database, settings
from tests.render.positions import by_hand

CHANNEL, GAME = 70, 1


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "dockside.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def since(database: Database) -> News:
    return News(Notes(database))


async def shown(since: News, number: int, asked: list[int], game: int = GAME) -> frozenset[str]:
    return await since.show(CHANNEL, game, by_hand(number), asked)


async def test_nothing_is_marked_for_somebody_who_has_not_moved_yet(since: News) -> None:
    assert await shown(since, 1, [0]) == frozenset()
    assert await shown(since, 2, [1]) == frozenset()


async def test_all_that_happened_since_the_end_of_ones_turn_is_marked(since: News) -> None:
    await shown(since, 1, [0])
    await shown(since, 2, [1])  # what the first player's turn came to
    await shown(since, 3, [2])
    assert await shown(since, 4, [0]) == {"seat-0", "seat-0/1"}


async def test_if_it_is_as_one_left_it_nothing_is_marked(since: News) -> None:
    await shown(since, 1, [0])
    await shown(since, 2, [1])
    assert await shown(since, 2, [0]) == frozenset()


async def test_a_restart_forgets_neither_who_was_asked_nor_how_they_left_the_table(
    since: News, database: Database
) -> None:
    await shown(since, 1, [0])
    await shown(News(Notes(database)), 2, [1])
    assert await shown(News(Notes(database)), 3, [0]) == {"seat-0", "seat-0/1"}


async def test_a_new_game_in_the_channel_begins_without_marks(since: News) -> None:
    await shown(since, 1, [0])
    await shown(since, 2, [1])
    assert await shown(since, 9, [0], game=2) == frozenset()


async def test_a_player_who_is_not_to_move_can_ask_too_and_a_spectator_sees_no_marks(since: News) -> None:
    await shown(since, 1, [0])
    await shown(since, 2, [1])
    assert await since.new_to(CHANNEL, GAME, by_hand(3), 0) == {"seat-0", "seat-0/1"}
    assert await since.new_to(CHANNEL, GAME, by_hand(3), None) == frozenset()


async def test_what_is_kept_for_a_player_is_small(since: News, database: Database) -> None:
    await shown(since, 1, [0])
    await shown(since, 2, [1])
    kept = (await Notes(database).read("channel", CHANNEL))["left"]
    assert len(kept["left"]["0"]) < 60


async def test_what_an_earlier_version_has_kept_is_still_understood(since: News, database: Database) -> None:
    """Nothing is taken for new because the bot was renewed, and what is new is still found."""
    left = {"0": "supply:0873e1 seat-0:a79956,573281"}
    kept = {"game": GAME, "asked": [0], "left": left}
    await database.write(lambda connection: settings.choose(connection, "channel", CHANNEL, "left", kept))
    assert await shown(since, 2, [0]) == frozenset()
    assert await shown(since, 3, [0]) == {"seat-0", "seat-0/1"}
