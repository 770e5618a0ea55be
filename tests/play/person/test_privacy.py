"""/settings data and /settings forget, by the person whose data it is."""

from __future__ import annotations

import json

from bot.perspective import look
from tests.play.games.test_the_end import finish
from tests.play.guests import open_table
from tests.play.house import House


async def test_what_is_stored_comes_as_a_file_that_only_the_person_sees(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    answer = await people[0].slash("settings data")
    assert answer.ephemeral
    (file,) = answer.message.attachments
    found = json.loads(file.upload.data)
    assert found["person"] == int(people[0].id)
    assert [game["name"] for game in found["games"]] == [people[0].name]
    assert people[1].id not in file.upload.data.decode()


async def test_somebody_who_changes_their_mind_stays(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    asked = await people[0].slash("settings forget")
    assert "You’re at a table now" in asked.text
    answer = await people[0].press(asked, "Keep everything")
    assert answer.text == "Nothing has changed."
    assert (await look(house.bot.host, 1)).players[0].user == int(people[0].id)


async def test_whoever_is_forgotten_leaves_the_running_game_to_a_stand_in(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    asked = await people[0].slash("settings forget")
    answer = await people[0].press(asked, "Forget me")
    assert answer.text.startswith("You are forgotten.")
    await house.settled()
    seen = await look(house.bot.host, 1)
    assert people[0].name not in [player.name for player in seen.players]
    assert [player.user for player in seen.players].count(None) == 1


async def test_whoever_is_forgotten_reads_no_second_seat(house: House) -> None:
    """Leaving, being forgotten, taking the next seat, looking at its hand; and again."""
    anna, boris, _ = people = house.people(3)
    await open_table(house, people, "container")
    await boris.press(await boris.slash("seat leave"), "Покинуть игру")
    await anna.press(await anna.slash("seat leave"), "Leave the game")
    await anna.press(await anna.slash("settings forget"), "Forget me")
    refused = await anna.slash("seat take", seat="2")
    assert refused.text.startswith("You know the secrets of seat 1 in this game")
    assert (await anna.slash("hand")).text.startswith("You’re not in this game")


async def test_a_mark_that_is_left_is_told_and_goes_with_the_end_of_the_game(house: House) -> None:
    anna, *_ = people = house.people(3)
    await open_table(house, people, "container")
    asked = await anna.slash("settings forget")
    assert "a mark without your name" in asked.text
    await anna.press(asked, "Forget me")
    answer = await anna.slash("settings data")
    assert "One game that forgot you isn’t over yet." in answer.text
    assert json.loads(answer.message.attachments[0].upload.data)["marks"] == [{"game": 1, "seat": 0}]
    await finish(house, 1)
    assert "forgot" not in (await anna.slash("settings data")).text


async def test_past_games_are_shown_without_the_name(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    await finish(house, 1)
    await people[0].press(await people[0].slash("settings forget"), "Forget me")
    shown = (await people[1].slash("score")).text
    assert people[0].name not in shown
    assert "former player" in shown or "бывший игрок" in shown
