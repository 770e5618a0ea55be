"""Closed DMs: found out at the table, never in the way of the game. And several tables in one DM."""

from __future__ import annotations

import pytest

from bot.perspective import look
from tests.play.guests import control_of, open_table, usable
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.moves.test_clicks import panel_of, table_of


def opened(house: House) -> int:
    """How many DMs the bot has opened."""
    return len(house.sandbox.journal.of("POST", "/users/@me/channels"))


async def test_nobody_is_written_to_for_sitting_down(house: House) -> None:
    anna, boris, clara = house.people(3)
    await anna.slash("game new", game="container")
    await house.settled()
    await boris.press(anna.messages()[-1], "Join")
    await clara.slash("game join")
    await house.settled()
    assert (opened(house), anna.dms(), boris.dms(), clara.dms()) == (0, [], [], [])


@pytest.mark.parametrize("game", ["cargo_noir", "economicus"])
async def test_nobody_is_written_to_where_all_lies_open(house: House, game: str) -> None:
    people = house.people(3)
    await open_table(house, people, game)
    assert (opened(house), [person.dms() for person in people]) == (0, [[], [], []])


@pytest.mark.parametrize("game", ["container", "sewer_pirats"])
async def test_everybody_is_written_to_when_the_first_secrets_are_dealt(house: House, game: str) -> None:
    people = house.people(3)
    await open_table(house, people, game)
    assert opened(house) == 3
    assert all(person.dms() for person in people)


async def test_closed_dms_are_found_out_when_the_first_secret_is_due(house: House) -> None:
    people = house.people(3)
    for person in people:
        person.speaks("en-US")
    people[2].close_dms()
    await open_table(house, people, "container")
    shown = table_of(people[0])
    (line,) = [line for line in shown.text.splitlines() if "DMs closed" in line]
    assert "**Clara**" in line
    assert "**Anna**" not in line
    assert "Try again" in (await panel_of(people[2])).buttons


async def test_that_they_are_open_again_is_found_out_by_the_first_secret_of_the_next_game(
    house: House,
) -> None:
    people, clara = house.people(3), house.person("Clara")
    await house.bot.services.dms.note(int(clara.id), closed=True)
    await open_table(house, people, "container")
    assert any("Value card" in seen.text for seen in clara.dms())
    assert "DMs closed" not in table_of(people[0]).text


async def test_whoever_sits_down_behind_a_door_that_was_closed_is_told_what_to_do_and_sent_nothing(
    house: House,
) -> None:
    anna, clara = house.person("Anna"), house.person("Clara")
    await house.bot.services.dms.note(int(clara.id), closed=True)
    await anna.slash("game new", game="container")
    await house.settled()
    await clara.press(anna.messages()[-1], "Join")
    told = await clara.sees("I can’t send you direct messages.")
    assert told.ephemeral
    assert "Privacy Settings" in told.text
    assert told.buttons == ["Try again"]
    shown = await anna.sees("answers in this channel")
    assert "**Clara**" in next(line for line in shown.text.splitlines() if "answers in this channel" in line)
    assert opened(house) == 0


@pytest.fixture
async def auction(house: House) -> int:
    """Five players, one of them behind a closed door, and a sealed question."""
    house.person("Eva").close_dms()
    await open_table(house, house.people(), "container")
    return await fast_forward(house)


async def test_a_player_behind_a_closed_door_is_called_in_the_channel_and_bids_there(
    house: House, auction: int
) -> None:
    eva = house.person("Eva")
    assert "Eva" in [person.name for person in await bidders(house, auction)]
    table = table_of(eva)
    assert table.mentions == ["Eva"]
    assert "DMs closed" in table.text
    assert eva.dms() == []
    await bid_by_touch(eva, await panel_of(eva), 1)
    await house.settled()
    seen = await look(house.bot.host, auction, int(eva.id))
    assert seen.seat not in seen.waiting


async def test_a_closed_door_is_knocked_at_once_and_never_again(house: House, auction: int) -> None:
    refused = [entry for entry in house.sandbox.journal.exchanges if entry.status == 403]
    assert len(refused) == 1


async def test_doors_that_close_in_the_middle_of_a_game_hold_up_nobody(house: House) -> None:
    await open_table(house, house.people(), "container")
    for person in house.people():
        person.close_dms()
    game = await fast_forward(house)
    asked = await bidders(house, game)
    everybody = {person.name for person in asked}
    await house.sandbox.until(lambda: {*table_of(asked[0]).mentions} == everybody)
    for amount, person in enumerate(asked):
        await bid_by_touch(person, await panel_of(person), amount)
    await house.settled()
    assert not (await look(house.bot.host, game)).sealed


@pytest.fixture
async def two_auctions(house: House) -> tuple[int, int]:
    """The same five people at two tables, with a sealed question at both."""
    await open_table(house, house.people(), "container")
    await open_table(house, house.people(channel="table-two"), "container")
    return await fast_forward(house), await fast_forward(house, "table-two")


async def test_a_bid_in_a_dm_goes_to_the_table_whose_question_it_answers(
    house: House, two_auctions: tuple[int, int]
) -> None:
    first, second = two_auctions
    asked = {p.name: p for p in await bidders(house, first)}
    both = [asked[p.name] for p in await bidders(house, second) if p.name in asked]
    person = both[0]
    questions = {control_of(usable(dm)[0]).game: dm for dm in person.dms() if usable(dm)}
    assert set(questions) == {first, second}
    await bid_by_touch(person, questions[second], 1)
    one, two = [await look(house.bot.host, game, int(person.id)) for game in two_auctions]
    assert one.seat in one.waiting
    assert two.seat not in two.waiting


async def test_a_command_in_a_dm_asks_which_table_and_takes_the_one_named(
    house: House, two_auctions: tuple[int, int]
) -> None:
    first, second = two_auctions
    asked = {p.name for p in await bidders(house, first)}
    person = next(p for p in await bidders(house, second) if p.name in asked).in_dm()
    one, two = [house.sandbox.channel(name).id for name in ("table-one", "table-two")]
    answer = await person.slash("container bid", amount=1, cards="money 1")
    assert f"<#{one}>" in answer.text
    assert f"<#{two}>" in answer.text
    choices = await person.autocomplete("container bid", focus="table", amount=1)
    wanted = next(choice["value"] for choice in choices if "table-two" in choice["name"])
    await person.slash("container bid", amount=1, cards="money 1", table=wanted)
    seen = await look(house.bot.host, first, int(person.id))
    assert seen.seat in seen.waiting
    seen = await look(house.bot.host, second, int(person.id))
    assert seen.seat not in seen.waiting


async def test_with_one_question_open_a_dm_needs_no_table(house: House) -> None:
    await open_table(house, house.people(), "container")
    await open_table(house, house.people(channel="table-two"), "container")
    game = await fast_forward(house)
    person = (await bidders(house, game))[0].in_dm()
    await person.slash("container bid", amount=1, cards="money 1")
    seen = await look(house.bot.host, game, int(person.id))
    assert seen.seat not in seen.waiting


async def test_secrets_come_by_dm_and_can_be_read_again_in_both_places(house: House) -> None:
    await open_table(house, house.people(3), "container")
    anna = house.person("Anna")
    seen = await look(house.bot.host, 1, int(anna.id))
    secret = next(line for line in anna.dms()[-1].text.splitlines() if line.startswith("Value card"))
    assert secret in (await anna.slash("hand")).text
    assert secret in (await anna.in_dm().slash("hand")).text
    assert seen.seat is not None
    for person in house.people(3)[1:]:
        assert secret not in "\n".join(message.text for message in [*person.messages(), *person.dms()])


async def test_a_question_by_dm_is_answered_there_with_the_newest_controls(house: House) -> None:
    await open_table(house, house.people(), "container")
    game = await fast_forward(house)
    person = (await bidders(house, game))[0]
    answer = await bid_by_touch(person, question(person), 1)
    assert not answer.ephemeral
    assert control_of(usable(answer.message)[0]).version == (await look(house.bot.host, game)).version


async def test_a_table_named_by_a_number_without_end_is_none_of_yours(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    answer = await people[0].in_dm().slash("container end-turn", table="9" * 5000)
    assert answer.text == "You’re not playing at that table. Choose one from the list."
