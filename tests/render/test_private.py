"""What one person is shown: the table in their language, their own secrets, and a chart."""

from __future__ import annotations

from bot.perspective import look
from bot.sandbox import Player
from tests.play.guests import open_table
from tests.play.house import House, fast_forward
from tests.render.conftest import described, public


async def test_the_table_is_described_in_the_language_of_the_reader(
    house: House, people: list[Player]
) -> None:
    anna, boris, _ = people
    assert "Factory store" in described(await anna.slash("table"))
    assert "Фабричный магазин" in described(await boris.slash("table"))


async def test_the_table_shows_nobodys_secrets_and_the_hand_only_ones_own(
    house: House, people: list[Player]
) -> None:
    assert "Value card" not in described(await people[0].slash("table"))
    hand = await people[0].slash("hand")
    assert hand.ephemeral
    assert described(hand).count("Value card") == 1
    assert "Clara" not in described(hand)


async def test_what_was_dealt_comes_as_a_picture_by_dm(house: House, people: list[Player]) -> None:
    dealt = next(seen for seen in reversed(people[0].dms()) if seen.attachments)
    assert str(dealt.attachments[0].payload()["description"]).count("Value card") == 1


async def test_from_a_close_up_one_comes_back_to_the_whole_table(house: House, people: list[Player]) -> None:
    near = await people[0].choose(public(house)[-1], "Take a closer look…", ["supply"])
    whole = await people[0].press(near, "Whole table")
    assert whole.message.id == near.message.id
    assert "Factory store" in described(whole)


async def test_in_words_takes_the_picture_away_from_a_private_message(
    house: House, people: list[Player]
) -> None:
    shown = await people[0].slash("table")
    read = await people[0].press(shown, "As text")
    assert read.message.id == shown.message.id
    assert read.message.attachments == []
    assert "Factory store" in read.text


async def test_an_area_that_stands_in_no_picture_is_described_close_up(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "cargo_noir")
    near = await people[0].choose(public(house)[-1], "Take a closer look…", ["bag"])
    assert "Bag" in described(near)


async def test_before_the_first_move_there_is_no_chart(house: House, people: list[Player]) -> None:
    answer = await people[0].slash("chart")
    assert answer.text == "Nobody has moved yet, so there’s nothing to chart."


async def test_a_chart_tells_how_it_began_and_how_it_stands(house: House, people: list[Player]) -> None:
    await fast_forward(house)
    sam = house.person("Sam")
    shown = await sam.slash("chart")
    assert shown.ephemeral
    seen = await look(house.bot.host, 1)
    told = described(shown)
    assert told.startswith("Containers on the Foreign Island, after ")
    for player, mat in zip(seen.players, seen.public.mats, strict=True):
        assert f"{player.name}: 0 → {sum(mat.island.values())}" in told.split("\n")


async def test_another_number_is_a_press_away(house: House, people: list[Player]) -> None:
    await fast_forward(house)
    shown = await people[1].press(public(house)[-1], "Chart")
    other = await people[1].press(shown, "Карты денег на руках")
    assert other.message.id == shown.message.id
    assert described(other).startswith("Карты денег на руках, после ")


async def test_who_wants_no_pictures_reads_the_chart(house: House, people: list[Player]) -> None:
    await fast_forward(house)
    await people[0].slash("look", how="text")
    answer = await people[0].slash("chart")
    assert answer.message.attachments == []
    assert "Anna: 0 → " in answer.text


async def test_a_chart_that_nobody_has_changed_is_not_drawn_twice(house: House, people: list[Player]) -> None:
    await fast_forward(house)
    one, other = await people[0].slash("chart"), await people[0].slash("chart")
    assert one.message.attachments[0].upload.data == other.message.attachments[0].upload.data


async def test_what_is_new_to_a_player_is_marked_after_a_restart_too(
    house: House, people: list[Player]
) -> None:
    studio = house.bot.services.pictures.studio
    mover = (await look(house.bot.host, 1)).waiting[0]
    await people[mover].slash("container end-turn")
    await people[mover].slash("container end-turn")
    await house.settled()
    await house.restart()
    house.bot.services.pictures.studio = studio
    following = (await look(house.bot.host, 1)).waiting[0]
    await people[following].slash("container loan")
    await house.settled()
    seen = await look(house.bot.host, 1)
    assert f"seat-{following}" in await house.bot.services.boards.drawing.new_to(mover, seen)
    assert f"seat-{mover}" not in await house.bot.services.boards.drawing.new_to(mover, seen)


async def test_who_wants_no_pictures_is_dealt_to_in_words(house: House) -> None:
    people = house.people(3)
    await people[0].slash("look", how="text")
    await open_table(house, people, "container")
    [dealt] = [seen for seen in people[0].dms() if "Value card" in seen.text]
    assert dealt.attachments == []
