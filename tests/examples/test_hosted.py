"""The example among the hosted games: played by touch and by command in both languages, drawn, started."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.perspective import look
from bot.render.layout.page import page
from bot.render.paint.palette import THEMES, Theme
from bot.render.painter import Painter
from bot.sandbox import Player, Sandbox
from bot.words.words import Names, Words
from games.__main__ import main as command_line
from games.kernel.hosting import LANGUAGES
from tests.ops.test_main import SECRETS
from tests.play.games.test_russian import Reader, play_to_the_end
from tests.play.guests import Guest, Toucher, Typist, open_table, play_out, result_of
from tests.play.house import House
from tests.play.moves.test_clicks import panel_of
from tests.render.positions import NAMES, positions
from tests.render.test_layout import faults

KEY = "morning_catch"
ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.usefixtures("examples_hosted")


@pytest.fixture
async def house(examples_hosted: None, tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox(strict=True) as sandbox, House(sandbox, tmp_path / "dockside.sqlite3") as house:
        yield house


@pytest.fixture
async def people(house: House) -> list[Player]:
    """Anna reads English and Boris Russian; their game has begun."""
    anna, boris = house.people(2)
    anna.speaks("en-US")
    boris.speaks("ru")
    await open_table(house, [anna, boris], KEY, first=anna)
    return [anna, boris]


@pytest.mark.parametrize("style", [Toucher, Typist])
async def test_two_people_play_it_to_the_end(
    house: House, people: list[Player], style: type[Guest], tmp_path: Path
) -> None:
    dice = Random(style.__name__)
    assert await play_out(house, [style(house, person, dice, whims=0.3) for person in people], dice) > 10
    result = result_of(people[0])
    assert result is not None
    (file,) = result.attachments
    saved = tmp_path / file.upload.filename
    saved.write_bytes(file.upload.data)
    assert command_line(["replay", str(saved)]) == 0


async def test_at_a_russian_table_nothing_is_said_in_english(house: House) -> None:
    people, dice = house.people(2), Random(KEY)
    for person in people:
        person.speaks("ru")
    reader = Reader(house, [person.name for person in people])
    await people[0].slash("game language", language="ru")
    await open_table(house, people, KEY)
    for person in people:
        for command in ("rules", "hand", "table", "moves", "orders", "help"):
            await person.slash(command)
    await play_to_the_end(house, dice)
    assert reader.english() == []
    assert len(reader.read) > 30


async def test_a_card_is_shown_to_its_owner_and_a_bid_to_nobody(house: House, people: list[Player]) -> None:
    anna, boris = people
    assert "Customer: " in (await panel_of(anna)).text
    await boris.slash("catch bid", coins="7")
    await house.settled()
    public = [seen.text for seen in anna.messages() if not seen.ephemeral]
    assert any("**Boris** has answered." in text for text in public)
    assert not any("**Boris** 7" in text for text in public)
    await anna.slash("catch bid", coins="3")
    await house.settled()
    assert any("**Boris** 7" in seen.text for seen in anna.messages() if not seen.ephemeral)


@pytest.mark.parametrize(
    ("who", "refusal"),
    [
        (0, "Choose a whole number from 0 to 10: you have 10 coins."),
        (1, "Укажите целое число от 0 до 10: в кошельке 10 монет."),
    ],
)
async def test_a_bid_too_high_is_refused_in_the_language_of_whoever_bids(
    people: list[Player], who: int, refusal: str
) -> None:
    assert refusal in (await people[who].slash("catch bid", coins="11")).text


async def test_completion_says_what_each_bid_leaves(people: list[Player]) -> None:
    proposed = await people[1].autocomplete("catch bid", focus="coins")
    assert "9 · останется 1 монета" in [choice["name"] for choice in proposed]


async def test_an_order_bids_every_morning(house: House, people: list[Player]) -> None:
    anna, boris = people
    await boris.slash("orders", order="BidEveryMorning", coins="0")
    for morning in (1, 2, 3):
        assert (await look(house.host, 1)).view.morning == morning
        await anna.slash("catch bid", coins="0")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_board_is_a_picture_on_which_everything_has_room(language: str, theme: Theme) -> None:
    words = Words(language, KEY, Names(NAMES))
    for scene in positions(KEY, 20, 5):
        laid = page(scene, words)
        assert faults(laid) == []
        image = Image.open(io.BytesIO(Painter(theme).paint(laid)))
        assert image.size == (laid.w, laid.h)


async def test_the_program_starts_with_the_examples(tmp_path: Path) -> None:
    clean = {name: value for name, value in os.environ.items() if name not in SECRETS}
    async with Sandbox(strict=True) as sandbox:
        anna = sandbox.person("Anna")
        settings = {**sandbox.environment(), "DOCKSIDE_DATABASE": str(tmp_path / "kept.sqlite3")}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "examples"), cwd=ROOT, env={**clean, **settings}, stdout=PIPE, stderr=PIPE
        )
        await sandbox.until(anna.commands, seconds=60)
        process.send_signal(signal.SIGTERM)
        _, errors = await asyncio.wait_for(process.communicate(), 30)
    assert (process.returncode, b"Traceback" in errors) == (0, False)
    commands = {command["path"]: command for command in anna.commands()}
    assert {"catch bid", "catch sell", "catch keep"} <= commands.keys()
    (games,) = (option for option in commands["game new"]["options"] if option["name"] == "game")
    assert KEY in [choice["value"] for choice in games["choices"]]
