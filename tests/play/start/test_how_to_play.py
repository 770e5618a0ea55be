"""How to play: six sentences, a picture with numbers, and the chapters of the rules from there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery import pictures
from bot.render import newcomer
from bot.render.studio import Studio
from bot.sandbox import Sandbox
from games import GAMES
from games.kernel import Game
from games.kernel.hosting import deal, start
from tests.every import every_game
from tests.play.guests import open_table
from tests.play.house import House

CHAPTER = "Read a chapter of the rules"


@pytest.fixture
async def drawing(tmp_path: Path) -> AsyncIterator[House]:
    """A bot that draws."""
    studio = Studio()
    async with Sandbox(strict=True) as sandbox, House(sandbox, tmp_path / "dockside.sqlite3") as house:
        house.bot.services.pictures.studio = studio
        yield house
    studio.close()


@every_game
def test_what_is_pointed_out_is_on_the_board_at_the_start(game: Game) -> None:
    assert game.callouts
    for seats in game.seats:
        scene = game.board(game.view(start(deal(game, seats, "newcomer", first=0)), 0))
        assert set(game.callouts) <= {panel.key for panel in scene.panels}


async def test_six_sentences_stand_in_how_to_play(house: House) -> None:
    sam = house.person("Sam")
    works = await sam.press(await sam.slash("start"), "How it works")
    shown = await sam.press(works, "How to play · Cargo Noir")
    sentences = [line for line in shown.text.splitlines() if line.startswith("- ")]
    assert len(sentences) == 6
    assert shown.message.buttons == ["First lesson", "Play now · Cargo Noir", "Back"]


@pytest.mark.parametrize("key", GAMES)
async def test_the_picture_and_its_legend_come_together(drawing: House, key: str) -> None:
    sam = drawing.person("Sam")
    works = await sam.press(await sam.slash("start"), "How it works")
    await sam.press(works, f"b|howto|0||0||{key}")
    shown = await sam.sees("**1** ·", seconds=20)
    assert [file.upload.filename for file in shown.attachments] == [f"{key}-how.png"]
    assert f"**{len(GAMES[key].callouts)}** ·" in shown.text


async def test_without_a_picture_there_is_no_legend(house: House) -> None:
    sam = house.person("Sam")
    works = await sam.press(await sam.slash("start"), "How it works")
    assert "**1** ·" not in (await sam.press(works, "How to play · Container")).text


async def test_a_lobby_and_a_table_lead_to_how_their_game_is_played(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("game new", game="container")
    await house.settled()
    lobby = next(seen for seen in anna.messages() if "Join" in seen.buttons)
    shown = await anna.press(lobby, "How to play")
    assert "### How to play Container" in shown.text
    assert shown.ephemeral
    assert shown.message.buttons == ["First lesson"], "a table stands there already"


async def test_the_table_has_how_to_play(house: House) -> None:
    await open_table(house, house.people(3), "container")
    anna = house.person("Anna")
    table = next(seen for seen in anna.messages() if "My moves" in seen.buttons)
    assert "### How to play Container" in (await anna.press(table, "How to play")).text


async def test_a_chapter_is_one_choice_away_and_so_is_the_way_back(house: House) -> None:
    await open_table(house, house.people(3), "container")
    anna = house.person("Anna")
    chapters = await anna.slash("rules")
    options = {o["label"]: o["value"] for o in chapters.message.control(CHAPTER)["options"]}
    assert list(options)[:3] == ["How to play, in short", "1 Components", "2 Setup"]
    read = await anna.choose(chapters, CHAPTER, [options["7 Loans"]])
    assert "**7.1**" in read.text
    back = await anna.choose(read, CHAPTER, [options["How to play, in short"]])
    assert "### How to play Container" in back.text


async def test_a_chapter_that_we_never_offered_is_refused(house: House) -> None:
    await open_table(house, house.people(3), "container")
    anna = house.person("Anna")
    chapters = await anna.slash("rules")
    for value in ("99", "x", "-1"):
        control = chapters.message.control(CHAPTER)
        control["options"][0]["value"] = value
        answer = await anna.choose(chapters, CHAPTER, [value])
        assert "**7.1**" not in answer.text


async def test_a_picture_that_cannot_be_drawn_leaves_the_words(
    drawing: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bytes:
        raise OSError("no font")

    monkeypatch.setattr(pictures, "covers_apart", broken)
    monkeypatch.setattr(newcomer, "explained", broken)
    sam = drawing.person("Sam")
    greeting = await sam.slash("start")
    assert not greeting.message.attachments
    works = await sam.press(greeting, "How it works")
    shown = await sam.press(works, "How to play · Container")
    assert not shown.message.attachments
    assert "### How to play Container" in shown.text


async def test_what_is_what_is_one_press_from_how_to_play(drawing: House) -> None:
    sam = drawing.person("Sam")
    works = await sam.press(await sam.slash("start"), "How it works")
    await sam.press(works, "How to play · Container")
    shown = await sam.press(await sam.sees("**1** ·", seconds=20), "What is what")
    await drawing.sandbox.until(lambda: shown.message.attachments, seconds=10)
    [picture] = shown.message.attachments
    assert picture.upload.filename == "container-pieces.png"
    assert "gray machine" in (picture.description or "")
