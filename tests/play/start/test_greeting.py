"""An empty channel greets: each game with a line, and what can be done, for whoever asks."""

from __future__ import annotations

import pytest

from bot.sandbox import Permission, Player
from bot.views.parts.limits import MOST_PARTS
from bot.views.shots import Shot
from bot.views.start import greeting
from games import GAMES
from games.kernel.hosting import LANGUAGES, Game
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.table.test_lobby import forbid

PLAY = ["Play now · Container", "Play now · Cargo Noir", "Play now · Sewer Pirats", "Play now · Economicus"]


@pytest.fixture
def sam(house: House) -> Player:
    return house.person("Sam")


def size(parts: object) -> int:
    """How many parts a message has, those inside of others among them."""
    if isinstance(parts, list):
        return sum(map(size, parts))
    assert isinstance(parts, dict)
    inside = [parts[name] for name in ("components", "accessory") if name in parts]
    return 1 + sum(map(size, inside))


async def test_start_shows_the_games_and_what_can_be_done(sam: Player) -> None:
    shown = (await sam.slash("start")).message
    assert shown.ephemeral
    assert "Privacy policy" not in shown.text
    assert shown.buttons == [*PLAY, "Open a table", "How it works", "First lesson", "🌐 По-русски"]
    assert "**Sewer Pirats** · 2–5 players\nCrew three ships of vermin" in shown.text


async def test_start_is_said_in_the_language_of_whoever_asks(house: House) -> None:
    boris = house.person("Boris")
    shown = (await boris.slash("start")).message
    assert shown.buttons[0] == "Играть · Контейнер"
    named = {command["path"]: command["shown"] for command in boris.commands()}
    assert named["start"] == "старт"


async def test_help_without_a_table_is_the_greeting_with_its_small_print(sam: Player) -> None:
    shown = (await sam.slash("help")).message
    assert shown.buttons[:4] == PLAY
    assert "Privacy policy" in shown.text


async def test_start_at_a_table_helps_as_help_does(house: House, sam: Player) -> None:
    await open_table(house, house.people(3), "container")
    assert (await sam.slash("help")).text.startswith((await sam.slash("start")).text)


async def test_start_in_a_dm_says_where_games_are_played(sam: Player) -> None:
    answer = await sam.in_dm().slash("start")
    assert answer.text == "Games are played in a server’s channels. Type `/start` in one of them."


async def test_start_where_the_bot_may_not_write_says_what_is_missing(house: House, sam: Player) -> None:
    forbid(house, sam, Permission.SEND_MESSAGES)
    answer = await sam.slash("start")
    assert "Missing in this channel: Send Messages." in answer.text
    assert not answer.message.buttons


async def test_start_in_a_private_thread_that_the_bot_does_not_see_says_so(house: House, sam: Player) -> None:
    thread = house.sandbox.world.open_thread(sam.place, "aside", sam.user, private=True)
    answer = await sam.at(thread).slash("start")
    assert answer.text == "I can’t see this private thread: mention me here first."


async def test_where_no_files_may_be_attached_the_greeting_has_no_pictures(house: House, sam: Player) -> None:
    forbid(house, sam, Permission.ATTACH_FILES)
    shown = (await sam.slash("help")).message
    assert shown.buttons[:4] == PLAY
    assert not shown.attachments


async def test_the_greeting_turns_into_the_other_language_where_it_stands(sam: Player) -> None:
    shown = await sam.slash("start")
    await sam.press(shown, "🌐 По-русски")
    turned = await sam.sees("Настольные игры")
    assert turned.id == shown.message.id
    assert turned.buttons[-1] == "🌐 In English"


async def test_how_it_works_leads_to_each_game_and_back(sam: Player) -> None:
    shown = await sam.press(await sam.slash("start"), "How it works")
    assert "direct message" in shown.text
    assert shown.message.buttons == [*(label.replace("Play now", "How to play") for label in PLAY), "Back"]
    assert (await sam.press(shown, "Back")).message.buttons[:4] == PLAY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 4, 5, 7, 8, 25, 30])
def test_however_many_games_there_are_the_greeting_fits(language: str, count: int) -> None:
    games: list[Game] = (list(GAMES.values()) * 8)[:count]
    shots = {key: Shot(f"{key}.png", b"", "x" * 100) for key in GAMES}
    view = greeting(games, language, shots, "small print")
    assert size(view.to_components()) <= MOST_PARTS
