"""The picture in the message that shows the table, in a strict local Discord."""

from __future__ import annotations

import io
from random import Random

from PIL import Image

from bot.perspective import Perspective, look
from bot.render.alt import alt_text
from bot.render.history.result import result_scene
from bot.sandbox import Player
from tests.play.guests import open_table
from tests.play.house import House
from tests.render.conftest import choose_here, public, public_scene


async def test_the_table_is_a_picture_that_says_in_words_what_it_shows(
    house: House, people: list[Player]
) -> None:
    table = public(house)[-1]
    [shown] = table.attachments
    scene, seen = await public_scene(house), await look(house.bot.host, 1)
    assert shown.payload()["description"] == alt_text(scene, seen.labels("en"))
    assert Image.open(io.BytesIO(shown.upload.data)).width == 720
    assert "Factory store" not in table.text


async def test_a_move_changes_the_picture_in_the_same_message(house: House, people: list[Player]) -> None:
    mover = people[(await look(house.bot.host, 1)).waiting[0]]
    before = public(house)[-1]
    [old] = before.attachments
    await mover.slash("container loan")
    await house.settled()
    after = public(house)[-1]
    [new] = after.attachments
    assert after.id == before.id
    assert new.upload.data != old.upload.data


async def test_an_old_message_keeps_no_picture(house: House, people: list[Player]) -> None:
    mover = people[(await look(house.bot.host, 1)).waiting[0]]
    await mover.slash("container end-turn")
    await mover.slash("container end-turn")
    await house.settled()
    *old, table = public(house)
    assert len(table.attachments) == 1
    assert all(seen.attachments == [] for seen in old)


async def test_where_no_picture_can_be_made_the_table_is_shown_in_words(
    house: House, people: list[Player]
) -> None:
    assert house.bot.services.pictures.studio is not None
    house.bot.services.pictures.studio.close()  # takes no more work
    mover = people[(await look(house.bot.host, 1)).waiting[0]]
    await mover.slash("container loan")
    await house.settled()
    table = public(house)[-1]
    assert table.attachments == []
    assert "Factory store" in table.text


async def described(house: House, anna: Player, whose: Player) -> str:
    """What Anna, who reads English, is shown close up of somebody's area."""
    players = (await look(house.bot.host, 1)).players
    seat = next(seat for seat, player in enumerate(players) if player.user == int(whose.id))
    answer = await anna.choose(public(house)[-1], "Take a closer look…", [f"seat-{seat}"])
    assert answer.message.ephemeral
    await house.sandbox.until(lambda: answer.message.attachments, seconds=10)
    [shown] = answer.message.attachments
    return str(shown.payload()["description"])


async def test_an_area_is_shown_close_up_without_its_owners_secrets(
    house: House, people: list[Player]
) -> None:
    told = await described(house, people[0], people[1])
    assert "Factory store" in told
    assert "Value card" not in told


async def test_ones_own_area_is_shown_with_ones_secrets(house: House, people: list[Player]) -> None:
    assert "Value card" in await described(house, people[0], people[0])


async def test_the_table_can_be_read_in_words(house: House, people: list[Player]) -> None:
    answer = await people[2].press(public(house)[-1], "As text")
    assert answer.message.ephemeral
    assert "Factory store" in answer.message.text


async def play_out(house: House) -> None:
    """Sensible play without Discord, to the end."""
    host, dice = house.bot.host, Random(1)
    while (seen := await look(host, 1)).running:
        user = seen.players[seen.waiting[0]].user
        own = await look(host, 1, user)
        assert own.prompt is not None
        assert user is not None
        pick = own.game.policy(own.view, own.prompt, dice)
        await host.play.act(1, user, pick.kind, pick.values, None)
    house.bot.outbox.wake()
    await house.settled()


def best(seen: Perspective) -> str:
    return seen.labels("en")(result_scene(seen.scores or {}).title)


async def test_the_end_is_told_with_a_result_a_chart_and_a_film(house: House) -> None:
    await open_table(house, house.people(3), "sewer_pirats")
    await play_out(house)
    told = next(message for message in reversed(public(house)) if len(message.attachments) > 1)
    names = [shown.upload.filename for shown in told.attachments]
    assert names == [
        *("sewer-pirats-1.json", "sewer-pirats-1.html"),
        *("result-1.png", "course-1.png", "film-1.gif"),
    ]
    assert "Watch the whole game again" in told.text
    result, course, film = told.attachments[2:]
    seen = await look(house.bot.host, 1)
    first, score = seen.players[0].name, (seen.scores or {})[0]
    assert f"{first}: 0 → {score.total}" in course.payload()["description"].split("\n")
    assert result.payload()["description"].startswith(best(seen))
    assert 100_000 < len(film.upload.data) < 8_000_000


async def test_in_a_channel_that_wants_words_the_end_has_no_pictures(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "sewer_pirats")
    await choose_here(house, people[0], "text")
    await play_out(house)
    told = next(message for message in reversed(public(house)) if message.attachments)
    assert [shown.upload.filename for shown in told.attachments] == [
        "sewer-pirats-1.json",
        "sewer-pirats-1.html",
    ]
    assert "Play again" in told.buttons
