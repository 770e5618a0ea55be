"""A moderator looks for a moment in a game of five thousand moves, letter by letter, and nobody waits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from bot.perspective import look
from bot.sandbox import Player
from storage import events
from tests.play.guests import Toucher, open_table
from tests.play.house import House

MOVES, KEYSTROKES = 5_000, 100
A_FEW = 2_000  # lines of the log: what may be read, however long it is and whatever is typed

_SERIES = "WITH RECURSIVE series (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ?1)"
_SAME_AGAIN = (
    f"{_SERIES} INSERT INTO action SELECT game, seq + n, at, seat, actor, kind, picked, events, NULL, NULL"
    " FROM series, action WHERE game = 1 AND seq = (SELECT version FROM snapshot WHERE game = 1)",
    "UPDATE snapshot SET version = version + ?1, turn = version + ?1 WHERE game = 1",  # in a new turn
)


@pytest.fixture
async def mira(house: House) -> Player:
    mira = house.person("Mira")
    mira.speaks("en-US")
    return mira


@pytest.fixture
async def anna(house: House) -> Player:
    """Her game has gone on for very long, mostly by taking loans."""
    people = house.people(3)
    await open_table(house, people, "container", first=people[0])
    await house.host.play.act(1, int(people[0].id), "TakeLoan", {}, None)
    with closing(sqlite3.connect(house.file)) as connection:
        for statement in _SAME_AGAIN:
            connection.execute(statement, (MOVES,))
        connection.commit()
    house.host.open_games.drop(1)
    await house.host.play.act(1, int(people[0].id), "TakeLoan", {}, None)
    await house.settled()  # the board has told all of it
    return people[0]


@pytest.fixture
def lines_read(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many lines of logs have been read so far."""
    read, count = events.read, 0

    def counted(filed: str) -> Any:
        nonlocal count
        count += 1
        return read(filed)

    monkeypatch.setattr(events, "read", counted)
    return lambda: count


async def test_a_press_does_not_wait_while_somebody_looks_for_a_moment_to_go_back_to(
    house: House, anna: Player, mira: Player, lines_read: Callable[[], int]
) -> None:
    panel = await Toucher(house, anna, None).open_panel()  # type: ignore[arg-type]
    await house.settled()
    before = lines_read()
    typing = [asyncio.create_task(mira.autocomplete("mod rewind", focus="to")) for _ in range(KEYSTROKES)]
    await asyncio.sleep(0)
    answer = await anna.press(panel, "Repay a loan · $10")
    assert lines_read() - before <= A_FEW
    assert "loan" in answer.text
    *_, newest = await asyncio.gather(*typing)
    assert lines_read() - before <= A_FEW
    assert len(newest) == 25
    last = (await look(house.host, 1)).version
    assert last - 2 <= int(newest[0]["value"]) < last, "the last move is where the table is"


async def test_a_moment_of_long_ago_is_found_by_its_number(
    house: House, anna: Player, mira: Player, lines_read: Callable[[], int]
) -> None:
    before = lines_read()
    (found,) = await mira.autocomplete("mod rewind", focus="to", to="1234")
    assert found["value"] == "1234"
    assert found["name"].startswith("1234 · Anna ")
    asked = await mira.slash("mod rewind", to="1234", why="far back")
    assert asked.text.count("\n- ") > 20
    assert lines_read() - before <= A_FEW
