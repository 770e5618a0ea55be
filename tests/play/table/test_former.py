"""A seat goes from hand to hand: the log and the channel tell each move with the name of its player."""

from __future__ import annotations

import pytest

from bot.perspective import look
from bot.sandbox import Player
from tests.play.guests import open_table, usable
from tests.play.house import House
from tests.play.moderation.test_mod import channel_text
from tests.play.moves.test_clicks import button_for, panel_of
from tests.play.moves.test_undo import ask_the_others, borrow, request_seen_by

LOANS = ("takes a loan", "берёт заём")


@pytest.fixture
async def passed_on(house: House) -> Player:
    """Sam borrows in his turn and leaves; a stand-in plays it; Boris takes the seat and borrows."""
    sam, boris = house.person("Sam"), house.person("Boris")
    await open_table(house, [house.person("Anna"), sam, house.person("Clara")], "container", first=sam)
    await pass_on(house, sam, boris)
    await borrow(boris)
    await house.settled()
    return boris


async def pass_on(house: House, sam: Player, boris: Player) -> None:
    await borrow(sam)
    sure = await sam.slash("seat leave")
    await sam.press(sure, usable(sure.message)[0]["custom_id"])
    await house.settled()
    await boris.slash("seat take")
    await house.settled()


async def read(person: Player, locale: str) -> list[str]:
    person.speaks(locale)
    return (await person.slash("log")).text.splitlines()


async def test_the_log_has_each_move_under_the_name_of_its_player(house: House, passed_on: Player) -> None:
    lines = await read(house.person("Anna"), "en-US")
    opened = next(line for line in lines if "Players" in line)
    assert opened.endswith("Players: **Anna**, **Sam**, **Clara**.")
    assert [line.split("**")[1] for line in lines if LOANS[0] in line] == ["Sam", "Boris"]
    left = lines.index("**Sam** leaves the game; a bot plays seat 2 until somebody takes it.")
    taken = lines.index("**Boris** takes over seat 2 from **Bot Gull**.")
    assert lines[left + 1].startswith("**Bot Gull** ")
    assert not any(name in line for line in lines[left + 1 : taken] for name in ("Sam", "Boris"))
    assert not any("Boris" in line for line in lines[:left])


async def test_the_log_is_as_true_in_russian(house: House, passed_on: Player) -> None:
    lines = await read(house.person("Anna"), "ru")
    assert [line.split("**")[1] for line in lines if LOANS[1] in line] == ["Sam", "Boris"]
    left = lines.index("**Sam** покидает игру; на месте 2 играет дублёр, пока место кто-нибудь не займёт.")
    taken = lines.index("**Boris** занимает место 2 (раньше там: **Бот Чайка**).")
    assert lines[left + 1].startswith("**Бот Чайка** ")
    assert not any(name in line for line in lines[left + 1 : taken] for name in ("Sam", "Boris"))


async def test_the_channel_tells_the_same_and_so_after_a_restart(house: House, passed_on: Player) -> None:
    await house.restart()
    await borrow(passed_on)
    await house.settled()
    lines = channel_text(house.person("Anna")).splitlines()
    assert [line.split("**")[1] for line in lines if LOANS[0] in line] == ["Sam", "Boris", "Boris"]
    assert "**Sam** leaves the game; a bot plays seat 2 until somebody takes it." in lines
    assert "**Boris** takes over seat 2 from **Bot Gull**." in lines
    assert any(line.startswith("**Bot Gull** ") for line in lines)


async def test_what_is_told_about_now_has_the_names_of_today(house: House, passed_on: Player) -> None:
    shown = (await house.person("Anna").slash("table")).text
    assert "**Boris**" in shown
    assert "Sam" not in shown
    assert (await look(house.bot.host, 1)).players[1].name == "Boris"


async def test_whoever_presses_too_late_is_told_who_has_moved_under_each_name(house: House) -> None:
    anna, sam, clara, boris = (house.person(name) for name in ("Anna", "Sam", "Clara", "Boris"))
    await open_table(house, [anna, sam, clara], "container", first=sam)
    panel = await panel_of(clara)
    await pass_on(house, sam, boris)
    late = await clara.press(panel, button_for(panel, "TakeLoan"))
    assert "**Sam**, **Bot Gull**, **Boris**" in late.text


async def test_a_moderator_is_asked_about_moves_under_the_names_of_their_players(
    house: House, passed_on: Player
) -> None:
    mira = house.person("Mira")
    mira.speaks("en-US")
    points = await mira.autocomplete("mod rewind", focus="to")
    assert [point["name"] for point in points if "Sam" in point["name"] and LOANS[0] in point["name"]]
    asked = await mira.slash("mod rewind", to=points[-1]["value"], why="a mistake")
    lines = [line for line in asked.text.splitlines() if LOANS[0] in line]
    assert [line.split("**")[1] for line in lines] == ["Sam", "Boris"]


async def test_a_move_that_shall_be_taken_back_is_told_under_the_name_of_its_player(house: House) -> None:
    anna, sam, clara = people = [house.person(name) for name in ("Anna", "Sam", "Clara")]
    await open_table(house, people, "container", first=clara)
    await borrow(sam)
    await borrow(anna)
    await sam.slash("seat offer")
    boris = house.person("Boris")
    await boris.slash("seat take")
    await ask_the_others(house, boris)
    shown = request_seen_by(house.person("Mira")).text
    assert "**Boris** asks to undo:" in shown
    assert "> **Sam** takes a loan" in shown


async def test_whoever_is_forgotten_is_a_former_player_in_the_log(house: House, passed_on: Player) -> None:
    sam = house.person("Sam")
    await sam.press(await sam.slash("settings forget"), "Forget me")
    await house.settled()
    english, russian = await read(house.person("Anna"), "en-US"), await read(house.person("Clara"), "ru")
    assert not any("Sam" in line for line in english + russian)
    assert [line.split("**")[1] for line in english if LOANS[0] in line] == ["former player", "Boris"]
    assert [line.split("**")[1] for line in russian if LOANS[1] in line] == ["бывший игрок", "Boris"]
