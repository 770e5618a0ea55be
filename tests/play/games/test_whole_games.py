"""Whole games, from the lobby to the final scoring, through the real client in the strict local Discord."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.__main__ import main
from tests.play.guests import Guest, Toucher, Typist, open_table, play_out, result_of
from tests.play.house import House

every_game = pytest.mark.parametrize("key", list(GAMES))


@every_game
@pytest.mark.parametrize("style", [Toucher, Typist])
async def test_a_whole_game(
    house: House, key: str, style: type[Guest], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people(max(3, GAMES[key].seats[0]))
    dice = Random(f"{key}/{style.__name__}")
    with caplog.at_level(logging.WARNING):
        await open_table(house, people, key)
        guests = [style(house, person, dice) for person in people]
        moves = await play_out(house, guests, dice)
    assert moves > 20
    assert [record.getMessage() for record in caplog.records if record.name.startswith("bot.")] == []
    result = result_of(people[0])
    assert result is not None
    assert all(f"**{person.name}**" in result.text for person in people)
    (file,) = result.attachments
    saved = tmp_path / file.upload.filename
    saved.write_bytes(file.upload.data)
    assert main(["replay", str(saved)]) == 0
