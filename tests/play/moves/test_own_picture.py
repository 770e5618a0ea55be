"""My moves in pictures: what only this player sees is drawn, and told in its description."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.perspective import Perspective
from bot.render.sketches.raster import board
from bot.render.studio import Studio
from bot.sandbox import Player, Sandbox
from tests.play.guests import open_table
from tests.play.house import House


@pytest.fixture
async def anna(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Player]:
    """Somebody who plays where tables are drawn."""
    board("container", "own", "dark")  # made once, which takes longer than an answer may
    with closing(Studio()) as studio:
        async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
            house.bot.services.pictures.studio = studio
            people = [house.person(name) for name in ("Anna", "Clara", "Boris")]
            await open_table(house, people, "container")
            yield people[0]


async def test_the_value_card_is_drawn_and_told_in_the_description(anna: Player) -> None:
    answer = await anna.slash("moves")
    assert "Value card" not in answer.text
    [picture] = answer.message.attachments
    assert "Value card" in (picture.description or "")


async def test_whoever_wants_words_reads_it(anna: Player) -> None:
    await anna.slash("look", how="text")
    answer = await anna.slash("moves")
    assert "Value card" in answer.text
    assert not answer.message.attachments


async def test_for_whoever_wants_words_nothing_is_laid_out(
    anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.slash("look", how="text")
    laid_out = list[Perspective]()
    monkeypatch.setattr(Perspective, "question", property(laid_out.append))
    await anna.slash("moves")
    assert laid_out == []
