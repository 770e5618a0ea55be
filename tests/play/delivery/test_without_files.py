"""Attach Files is taken from the bot while a game is played: the table goes on in words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.delivery.board.wordless import Wordless
from bot.perspective import look
from bot.render.studio import Studio
from bot.sandbox import Overwrite, Permission, Player, Sandbox, Seen
from tests.play.guests import open_table, result_of
from tests.play.house import House

TOLD = "I can’t attach files here, so the table is shown as text."


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    """The bot draws its tables, as where it is at home."""
    with closing(Studio()) as studio:
        async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
            house.bot.services.pictures.studio = studio
            yield house


@pytest.fixture
async def anna(house: House) -> Player:
    """Somebody at a table that stood there as a picture when the right was taken away."""
    people = [house.person(name) for name in ("Anna", "Clara")]
    await open_table(house, people, "economicus")
    assert board(people[0]).attachments
    rights(house, deny=Permission.ATTACH_FILES)
    return people[0]


def rights(house: House, deny: Permission) -> None:
    """What the bot is denied in the channel, and nothing else."""
    world = house.sandbox.world
    denied = Overwrite(world.bot.id, is_member=True, deny=deny)
    world.overwrite(house.sandbox.channel("table-one"), denied)


def give_back(house: House) -> None:
    rights(house, deny=Permission(0))


def board(person: Player) -> Seen:
    return next(
        seen for seen in reversed(person.messages()) if "My moves" in seen.buttons and not seen.ephemeral
    )


async def moved(house: House) -> str:
    """Let whoever is waited for move, and all be shown; gives what was told of it."""
    host = house.bot.host
    user = (seen := await look(host, 1)).players[seen.waiting[0]].user
    own = await look(host, 1, user)
    assert own.prompt is not None
    assert user is not None
    pick = (own.game.easy or own.game.policy)(own.view, own.prompt, Random(1))
    await host.play.act(1, user, pick.kind, pick.values, None)
    await house.settled()
    now = await look(host, 1)
    return (await house.bot.services.boards.lines.told(now, now.version - 1))[-1].line


async def test_the_next_move_is_shown_and_the_table_is_in_words(house: House, anna: Player) -> None:
    told = await moved(house)
    assert told in board(anna).text
    assert board(anna).attachments == []
    assert "**Clara**" in board(anna).text


async def test_a_call_too_brings_the_table_in_words(house: House, anna: Player) -> None:
    await anna.slash("table", **{"for": "channel"})
    await house.settled()
    assert board(anna).attachments == []


async def test_pictures_are_not_tried_at_every_move(house: House, anna: Player) -> None:
    await moved(house)
    await moved(house)
    assert [one.status for one in house.sandbox.journal.exchanges].count(403) == 1


async def test_whoever_presses_next_is_told_and_nobody_after_that(house: House, anna: Player) -> None:
    await moved(house)
    clara = house.person("Clara")
    await clara.slash("score")
    await clara.sees(TOLD)
    await anna.slash("score")
    await house.settled()
    assert not any(TOLD in seen.text for seen in anna.messages())


async def test_pictures_are_back_with_the_right_when_somebody_presses(house: House, anna: Player) -> None:
    await moved(house)
    assert board(anna).attachments == []
    give_back(house)
    await anna.slash("score")
    await house.settled()
    assert board(anna).attachments
    assert not any(TOLD in seen.text for seen in anna.messages())


@pytest.mark.parametrize("path", ["table", "chart"])
async def test_what_is_looked_at_is_answered_in_words(house: House, anna: Player, path: str) -> None:
    await moved(house)
    answer = await anna.slash(path)
    assert answer.message.attachments == []
    assert "Clara" in answer.text
    await anna.sees(TOLD)


async def test_ones_data_is_sent_by_direct_message_instead(house: House, anna: Player) -> None:
    assert "direct message" in (await anna.slash("settings data")).text
    assert (await anna.in_dm().slash("settings data")).message.attachments


async def test_no_game_is_written_to_a_file_that_cannot_be_sent(house: House, anna: Player) -> None:
    before = (await look(house.bot.host, 1)).version
    answer = await house.person("Mira").slash("mod export", why="to check it")
    assert answer.message.attachments == []
    assert "«Прикреплять файлы»" in answer.text
    assert (await look(house.bot.host, 1)).version == before


async def test_the_result_is_told_without_its_files(house: House, anna: Player) -> None:
    mira = house.person("Mira")
    for _ in range(400):
        if not (await look(house.bot.host, 1)).running:
            break
        await moved(house)
    await house.settled()
    result = result_of(mira)
    assert result is not None
    assert result.attachments == []


async def test_pictures_are_tried_again_after_an_hour() -> None:
    time = [0.0]
    wordless = Wordless(lambda: time[0])
    wordless.add(1)
    time[0] += 3500
    assert 1 in wordless
    time[0] += 200
    assert 1 not in wordless


async def test_the_doctor_names_the_right_and_the_channel(house: House, anna: Player) -> None:
    await moved(house)
    for place in ("table-one", "table-two"):
        answer = await house.person("Mira", place).slash("doctor")
        assert f"<#{anna.place.id}> · мне не хватает: Прикреплять файлы" in answer.text
