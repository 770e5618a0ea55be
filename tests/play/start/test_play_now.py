"""Play now: one press in an empty channel, and a game against bots has begun."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.front.start import controls
from bot.perspective import Perspective, look
from bot.sandbox import Permission, Player, Seen
from games import GAMES
from tests.play.delivery.test_notices import calls_to
from tests.play.guests import Toucher, is_table, open_table
from tests.play.house import House
from tests.play.table.test_lobby import forbid


async def begin(person: Player, label: str) -> Seen:
    """Press it in one's own greeting; gives the panel that follows."""
    await person.press(await person.slash("start"), label)
    return await panel_of(person)


async def panel_of(person: Player) -> Seen:
    for _ in range(100):
        if found := [seen for seen in person.ephemerals() if "### " in seen.text and "· <#" in seen.text]:
            return found[-1]
        await asyncio.sleep(0.05)
    raise AssertionError("no panel came")


async def game_of(house: House, person: Player) -> Perspective:
    number = await house.host.queries.in_channel(int(person.place.id))
    assert number is not None
    return await look(house.host, number, int(person.id))


@pytest.mark.parametrize("key", GAMES)
async def test_one_press_begins_a_game_against_bots_and_shows_the_first_question(
    house: House, key: str
) -> None:
    anna = house.person("Anna")
    await anna.press(await anna.slash("start"), f"b|playnow|0||0||{key}")
    panel, seen = await panel_of(anna), await game_of(house, anna)
    assert seen.game.key == key
    assert seen.running
    assert [player.user is None for player in seen.players] == [False, True, True, True]
    assert seen.seat in seen.waiting
    assert seen.mover is None, "the first turn is the person's own"
    assert "You’re playing against **Bot Gull**" in panel.text


async def test_the_panel_stands_below_the_table(house: House) -> None:
    anna = house.person("Anna")
    panel = await begin(anna, "Play now · Container")
    table = next(seen for seen in anna.messages() if is_table(seen))
    assert int(panel.id) > int(table.id)


async def test_the_table_speaks_the_language_of_whoever_presses(house: House) -> None:
    boris = house.person("Boris")
    await begin(boris, "Играть · Контейнер")
    table = next(seen for seen in boris.messages() if is_table(seen))
    assert "Фабричный магазин" in table.text


async def test_the_first_move_is_made_from_the_panel(house: House) -> None:
    anna, dice = house.person("Anna"), Random(1)
    panel = await begin(anna, "Play now · Container")
    guest = Toucher(house, anna, dice)
    await guest.do_on(panel, await guest.plan())
    assert (await game_of(house, anna)).mover == 0


async def test_the_first_move_leaves_the_table_above_the_panel(house: House) -> None:
    anna = house.person("Anna")
    panel = await begin(anna, "Play now · Container")
    table = next(seen for seen in anna.messages() if is_table(seen))
    await anna.press(await anna.press(panel, "Produce"), "Use this")
    await house.settled()
    [now] = [seen for seen in anna.messages() if is_table(seen)]
    assert int(now.id) == int(table.id)
    assert "makes 1 container" in now.text


async def test_a_second_press_shows_the_same_game(house: House) -> None:
    anna = house.person("Anna")
    greeting = await anna.slash("start")
    await anna.press(greeting, "Play now · Container")
    await panel_of(anna)
    again = await anna.press(greeting, "Play now · Cargo Noir")
    assert "You’re playing Container in this channel." in again.text
    assert (await game_of(house, anna)).record.id == 1


async def test_where_others_play_one_sentence_says_so_and_where_to_go(house: House) -> None:
    sam = house.person("Sam")
    greeting = await sam.slash("start")
    await open_table(house, house.people(3), "container")
    for label in ("Play now · Cargo Noir", "Open a table"):
        answer = await sam.press(greeting, label)
        assert answer.text.startswith("This channel already has a table: Container, https://discord.com/")
        assert answer.text.endswith("For another game, type `/start` in another channel or thread.")


async def test_where_the_bot_may_not_write_nothing_begins(house: House) -> None:
    anna = house.person("Anna")
    greeting = await anna.slash("start")
    forbid(house, anna, Permission.SEND_MESSAGES)
    answer = await anna.press(greeting, "Play now · Container")
    assert "Missing in this channel: Send Messages." in answer.text
    assert await house.host.queries.in_channel(int(anna.place.id)) is None


async def test_a_table_for_friends_is_two_presses_away(house: House) -> None:
    anna = house.person("Anna")
    which = await anna.press(await anna.slash("start"), "Open a table")
    opened = await anna.press(which, "Open · Cargo Noir")
    assert "1 of 2–5 players" in opened.text
    seen = await game_of(house, anna)
    assert (seen.record.status, seen.game.key) == ("lobby", "cargo_noir")


async def test_a_forged_button_names_no_game(house: House) -> None:
    anna = house.person("Anna")
    greeting = await anna.slash("start")
    forged = "b|playnow|0||0||chess"
    greeting.message.control("Play now · Container")["custom_id"] = forged
    answer = await anna.press(greeting, forged)
    assert "chess" in answer.text
    assert await house.host.queries.in_channel(int(anna.place.id)) is None


async def test_the_panel_comes_also_where_the_table_is_slow_to_come(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "_PATIENCE", 0.05)
    anna = house.person("Anna")
    await house.bot.outbox.stop()
    panel = await begin(anna, "Play now · Container")
    assert "Produce" in panel.buttons
    assert not any(is_table(seen) for seen in anna.messages())


async def test_whoever_reads_the_next_question_in_the_answer_is_not_called_to_it(house: House) -> None:
    anna = house.person("Anna")
    panel = await begin(anna, "Play now · Container")
    await house.settled()
    [table], called = [seen for seen in anna.messages() if is_table(seen)], calls_to(house, anna)
    answer = await anna.press(await anna.press(panel, "End turn"), "Yes, do it")
    await house.settled()
    seen = await game_of(house, anna)
    assert seen.seat in seen.waiting, "the bots have moved"
    assert "Produce" in answer.message.buttons
    [now] = [found for found in anna.messages() if is_table(found)]
    assert (int(now.id), calls_to(house, anna)) == (int(table.id), called)
