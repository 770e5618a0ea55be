"""Before the game: opening, joining, options, starting, closing; one table a channel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.ledger import Accepted
from bot.perspective import look
from bot.sandbox import Overwrite, Permission, Player, Seen
from tests.play.guests import controls, is_table, usable
from tests.play.house import House


async def opened(house: House, *names: str) -> Seen:
    """A lobby of Container with these people in it."""
    await house.person(names[0]).slash("game new", game="container")
    for name in names[1:]:
        await house.person(name).slash("game join")
    await house.settled()
    return house.person(names[0]).messages()[-1]


async def test_the_lobby_shows_seats_colours_options_and_how_many_are_missing(house: House) -> None:
    lobby = await opened(house, "Anna", "Clara")
    assert "🔵 **Anna**" in lobby.text
    assert "🔴 **Clara**" in lobby.text
    assert "Investment Bank: on" in lobby.text
    assert "2 of 3–5 players" in lobby.text
    assert "Start" in lobby.greyed


async def test_join_and_leave_by_button(house: House) -> None:
    lobby = await opened(house, "Anna")
    clara = house.person("Clara")
    assert "**Clara**" in (await clara.press(lobby, "Join")).text
    assert "**Clara**" not in (await clara.press(lobby, "Leave")).text


async def test_joining_twice_is_refused_in_one_sentence(house: House) -> None:
    lobby = await opened(house, "Anna")
    answer = await house.person("Anna").press(lobby, "Join")
    assert answer.ephemeral
    assert answer.text == "You’ve already joined: 1 of at most 5 players."


async def test_one_table_a_channel_and_threads_count_as_channels(house: House) -> None:
    await opened(house, "Anna")
    clara = house.person("Clara")
    refused = await clara.slash("game new", game="container")
    assert refused.text.startswith("This channel already has a table.")
    thread = house.sandbox.world.open_thread(house.sandbox.channel("table-one"), "side table", clara.user)
    await clara.at(thread).slash("game new", game="container")
    await house.settled()
    assert any("**Clara**" in seen.text for seen in clara.at(thread).messages())


async def test_options_are_a_form_and_a_command(house: House) -> None:
    lobby = await opened(house, "Anna")
    anna = house.person("Anna")
    form = (await anna.press(lobby, "Options")).message
    assert form.ephemeral
    bank, bluff, signal, hints = controls(form, 3)
    await anna.choose(form, bank["custom_id"], ["b0"])
    await anna.choose(form, hints["custom_id"], ["b0"])
    await anna.choose(form, signal["custom_id"], ["shidden"])
    await anna.slash("game option", option="expert_cancel_bluff", value="True")
    await house.settled()
    seen = await look(house.bot.host, 1)
    assert seen.options == {"investment_bank": False, "expert_cancel_bluff": True, "bid_signal": "hidden"}
    assert "Investment Bank: off" in lobby.text
    assert "Hints: off" in lobby.text
    assert bluff["options"]


async def test_an_option_with_many_values_offers_those_people_choose_and_takes_any_number(
    house: House,
) -> None:
    anna = house.person("Anna")
    await anna.slash("game new", game="economicus")
    await house.settled()
    form = (await anna.press(anna.messages()[-1], "Options")).message
    hours = next(part for part in controls(form, 3) if part["custom_id"].endswith("limit_hours"))
    assert [choice["value"] for choice in hours["options"]] == [f"i{n}" for n in range(12, 301, 12)]
    rounds = next(part for part in controls(form, 3) if part["custom_id"].endswith("limit_rounds"))
    assert [choice["value"] for choice in rounds["options"]] == [f"i{n}" for n in range(1, 26)]
    assert [choice["value"] for choice in hours["options"] if choice.get("default")] == ["i72"]
    another = [button for button in usable(form) if button["custom_id"].endswith("limit_hours")][-1]
    await anna.submit(await anna.press(form, another["custom_id"]), {"number": "137"})
    assert (await look(house.bot.host, 1)).options["limit_hours"] == 137
    refused = await anna.submit(await anna.press(form, another["custom_id"]), {"number": "800"})
    assert "720" in refused.text
    assert (await look(house.bot.host, 1)).options["limit_hours"] == 137
    offered = await anna.autocomplete("game option", focus="value", option="limit_hours")
    assert offered[-1]["value"] == "300"
    offered = await anna.autocomplete("game option", focus="value", option="limit_hours", value="72")
    assert "720" in [choice["value"] for choice in offered]


async def test_a_usual_value_beside_the_numbers_of_an_option_can_be_chosen_again(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("game new", game="economicus")
    await house.settled()
    form = (await anna.press(anna.messages()[-1], "Options")).message
    stars = next(part for part in controls(form, 3) if part["custom_id"].endswith("star_target"))
    assert [choice["value"] for choice in stars["options"]] == ["i0", *(f"i{n}" for n in range(8, 23))]
    assert stars["options"][0]["label"] == "by the number of players"
    await anna.choose(form, stars["custom_id"], ["i13"])
    assert (await look(house.bot.host, 1)).options["star_target"] == 13
    refused = await anna.slash("game option", option="star_target", value="23")
    assert refused.text == "“Stars to win” takes a whole number from 8 to 22."
    await anna.slash("game option", option="star_target", value="by the number of players")
    assert (await look(house.bot.host, 1)).options["star_target"] == 0


async def test_an_option_is_completed_and_a_wrong_value_refused(house: House) -> None:
    await opened(house, "Anna")
    anna = house.person("Anna")
    names = await anna.autocomplete("game option", focus="option")
    assert [choice["value"] for choice in names] == ["investment_bank", "expert_cancel_bluff", "bid_signal"]
    values = await anna.autocomplete("game option", focus="value", option="bid_signal")
    assert [choice["value"] for choice in values] == ["thickness", "hidden"]
    refused = await anna.slash("game option", option="bid_signal", value="loud")
    assert refused.text == "“Others see how many cards you bid” can be: Roughly, Not at all."


async def test_somebody_who_does_not_sit_there_cannot_change_options(house: House) -> None:
    lobby = await opened(house, "Anna")
    answer = await house.person("Sam").press(lobby, "Options")
    assert answer.text.startswith("You’re not in this game")


@pytest.mark.parametrize("by_touch", [True, False])
async def test_the_first_player_can_be_chosen(house: House, by_touch: bool) -> None:
    lobby = await opened(house, "Anna", "Boris", "Clara")
    anna, clara = house.person("Anna"), house.person("Clara")
    if by_touch:
        await anna.choose(lobby, "Who goes first", [clara])
        await anna.press(lobby, "Start")
    else:
        await anna.slash("game start", first=clara)
    await house.settled()
    seen = await look(house.bot.host, 1)
    assert seen.players[seen.waiting[0]].name == "Clara"


async def test_too_few_cannot_start(house: House) -> None:
    await opened(house, "Anna", "Clara")
    answer = await house.person("Anna").slash("game start")
    assert answer.text.startswith("Players so far: 2 of at least 3.")


async def test_a_lobby_can_be_closed_and_the_channel_is_free_again(house: House) -> None:
    lobby = await opened(house, "Anna")
    closed = await house.person("Anna").press(lobby, "Close the table")
    assert closed.message.buttons == []
    await opened(house, "Clara")


async def test_public_messages_speak_the_language_of_the_channel(house: House) -> None:
    lobby = await opened(house, "Anna", "Boris", "Clara")
    answer = await house.person("Boris").slash("game language", language="ru")
    assert answer.text == "Общие сообщения в этом канале теперь по-русски."
    await house.settled()
    assert "Сесть" in lobby.buttons
    await house.person("Anna").slash("game start")
    await house.settled()
    table = next(seen for seen in reversed(house.person("Anna").messages()) if is_table(seen))
    assert "Ход:" in table.text


async def test_a_stranger_cannot_change_the_language_a_moderator_can(house: House) -> None:
    lobby = await opened(house, "Anna")
    refused = await house.person("Sam").slash("game language", language="ru")
    assert refused.text.startswith("You’re not in this game")
    await house.person("Mira").slash("game language", language="ru")
    await house.settled()
    assert "Сесть" in lobby.buttons


@pytest.mark.parametrize(("name", "sit_down"), [("Anna", "Join"), ("Boris", "Сесть")])
async def test_a_table_speaks_the_language_of_whoever_opens_it(
    house: House, name: str, sit_down: str
) -> None:
    """Whatever the server speaks."""
    next(iter(house.sandbox.world.guilds.values())).locale = "de"
    lobby = await opened(house, name)
    assert sit_down in lobby.buttons


async def test_the_next_table_of_a_channel_speaks_the_language_of_its_own_opener(house: House) -> None:
    await opened(house, "Anna")
    await house.person("Anna").slash("game cancel")
    assert "Сесть" in (await opened(house, "Boris")).buttons


async def test_a_button_in_the_lobby_changes_its_language_and_that_of_the_next_table(house: House) -> None:
    lobby = await opened(house, "Anna")
    anna = house.person("Anna")
    assert "Сесть" in (await anna.press(lobby, "🌐 По-русски")).message.buttons
    assert "Join" in (await anna.press(lobby, "🌐 In English")).message.buttons
    await anna.press(lobby, "🌐 По-русски")
    await anna.slash("game cancel")
    assert "Сесть" in (await opened(house, "Anna")).buttons, "what was chosen counts more than the opener's"


async def test_the_language_button_is_for_those_who_sit_there(house: House) -> None:
    lobby = await opened(house, "Anna")
    refused = await house.person("Sam").press(lobby, "🌐 По-русски")
    assert refused.text.startswith("You’re not in this game")
    assert "Join" in lobby.buttons
    assert "Сесть" in (await house.person("Mira").press(lobby, "🌐 По-русски")).message.buttons


async def test_no_table_is_opened_where_the_bot_may_not_write(house: House) -> None:
    anna = house.person("Anna")
    forbid(house, anna, Permission.SEND_MESSAGES | Permission.ATTACH_FILES)
    answer = await anna.slash("game new", game="container")
    assert "Send Messages, Attach Files" in answer.text
    assert await house.bot.host.queries.in_channel(int(anna.place.id)) is None


def forbid(house: House, person: Player, rights: Permission) -> None:
    """Takes rights from the bot in the channel where this person is."""
    world = house.sandbox.world
    world.overwrite(person.place, Overwrite(world.bot.id, is_member=True, deny=rights))


@pytest.mark.parametrize(
    ("name", "examples"), [("Anna", ["3 days, 12 h", "12 h"]), ("Boris", ["3 дня, 12 ч", "12 ч"])]
)
async def test_the_form_for_own_figures_shows_how_to_write_them(
    house: House, name: str, examples: list[str]
) -> None:
    lobby, person = await opened(house, name), house.person(name)
    clock = next(one for one in controls(lobby, 3) if one["custom_id"].startswith("s|clock"))
    form = await person.choose(lobby, clock["custom_id"], ["own"])
    fields = [form.form.question(field) for field in ("bank", "back")]
    assert [field["placeholder"] for field in fields] == examples
    await person.submit(form, dict(zip(("bank", "back"), examples, strict=True)))
    assert (await look(house.bot.host, 1)).agreed[:3] == ("own", 302_400, 43_200)


async def test_sitting_down_comes_first_and_closing_the_table_last(house: House) -> None:
    lobby = await opened(house, "Anna")
    first, agreed = ["Join", "Leave", "Start"], ["Add a bot", "Remove a bot", "First lesson", "🌐 По-русски"]
    assert lobby.buttons == [*first, "Options", "How to play", *agreed, "Close the table"]


# ── Somebody is still busy with the lobby when the game begins ──


async def the_start_is_shown(house: House) -> None:
    house.bot.outbox.start()
    await house.settled()
    seen, messages = await look(house.bot.host, 1), house.person("Sam").messages()
    assert not any("Join" in message.buttons for message in messages)
    assert any("The game begins." in message.text for message in messages)
    log = await house.person("Sam").slash("log")
    assert str(seen.commitment) in log.text, "whoever wants to check the draws finds it in the log"
    assert not any(str(seen.commitment) in message.text for message in messages)


async def test_who_begins_is_not_chosen_any_more_when_the_game_has_begun(house: House) -> None:
    lobby, boris = await opened(house, "Anna", "Boris", "Clara"), house.person("Boris")
    await house.bot.outbox.stop()
    await house.bot.host.lobby.start(1, int(house.person("Anna").id))
    first = next(one for one in controls(lobby, 3) if "first" in one["custom_id"])
    answer = await boris.choose(lobby, first["custom_id"], [str(boris.id)])
    assert answer.text == "Игра уже идёт. Играют: **Anna**, **Boris**, **Clara**."
    await the_start_is_shown(house)


async def test_whoever_sits_down_as_the_game_begins_sees_it_begin(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, host = await opened(house, "Anna", "Boris"), house.bot.host
    for person in house.people(3):
        await person.slash("settings notices", how="none")
    await house.bot.outbox.stop()
    join = host.lobby.join

    async def join_and_start(*args: Any) -> Accepted:
        joined = await join(*args)
        await host.lobby.start(1, int(house.person("Anna").id))
        return joined

    monkeypatch.setattr(host.lobby, "join", join_and_start)
    await house.person("Clara").press(lobby, "Join")
    await the_start_is_shown(house)
