"""Slash commands, through the real discord.py."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.sandbox import NoAnswer, NotPossible, Player, Sandbox
from tests.sandbox.echo import EchoBot

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_is_answered_in_the_channel_for_all_to_see(anna: Player, boris: Player) -> None:
    answer = await anna.slash("ping")
    assert (answer.text, answer.ephemeral) == ("pong", False)
    assert [seen.text for seen in boris.messages()] == ["pong"]
    assert boris.at("table-two").messages() == []


async def test_options_arrive_with_their_types_and_the_people_they_name(anna: Player, boris: Player) -> None:
    answer = await anna.slash("echo", text="hi", times=2, who=boris)
    assert answer.text == f"{boris.mention} hi hi"


async def test_an_ephemeral_answer_is_seen_by_the_one_who_asked(anna: Player, boris: Player) -> None:
    answer = await anna.slash("echo", text="psst")
    assert answer.ephemeral
    assert [seen.text for seen in anna.ephemerals()] == ["psst"]
    assert boris.messages() == []


async def test_a_dismissed_ephemeral_message_is_gone(anna: Player) -> None:
    answer = await anna.slash("echo", text="psst")
    anna.dismiss(answer)
    assert anna.messages() == []


async def test_suppressed_mentions_ping_nobody(anna: Player, boris: Player) -> None:
    answer = await anna.slash("echo", text="hi", who=boris)
    assert answer.message.mentions == []


async def test_autocomplete_offers_at_most_25_choices_that_fit(anna: Player) -> None:
    assert len(await anna.autocomplete("eat", focus="fruit", fruit="fruit")) == 25
    assert await anna.autocomplete("eat", focus="fruit", fruit="39") == [
        {"name": "Fruit 39", "value": "fruit 39"}
    ]


async def test_the_first_follow_up_takes_the_place_of_thinking(anna: Player, boris: Player) -> None:
    answer = await anna.slash("eat", fruit="plum")
    assert answer.text == "ate plum"
    assert (await anna.sees("liked plum")).ephemeral
    assert [seen.text for seen in boris.messages()] == ["ate plum"]


async def test_a_required_option_must_be_typed(anna: Player) -> None:
    with pytest.raises(NotPossible, match="/echo needs “text”"):
        await anna.slash("echo")


async def test_an_option_that_does_not_exist_cannot_be_typed(anna: Player) -> None:
    with pytest.raises(NotPossible, match="/ping has no option “pong”"):
        await anna.slash("ping", pong="1")


async def test_a_number_must_lie_within_its_bounds(anna: Player) -> None:
    with pytest.raises(NotPossible, match="“times” must be at most 5"):
        await anna.slash("echo", text="hi", times=6)
    with pytest.raises(NotPossible, match="“times” must be at least 1"):
        await anna.slash("echo", text="hi", times=0)


async def test_commands_read_in_the_language_of_the_person(anna: Player) -> None:
    def echo() -> tuple[str, str, list[str]]:
        command = next(command for command in anna.commands() if command["path"] == "echo")
        return command["shown"], command["description"], [option["shown"] for option in command["options"]]

    assert echo() == ("echo", "Says it again", ["text", "times", "who"])
    anna.speaks("ru")
    assert echo() == ("эхо", "Повторяет", ["текст", "times", "who"])


async def test_the_bot_hears_in_which_language_the_person_reads(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    anna.speaks("ru")
    asking = asyncio.create_task(anna.slash("silent"))
    heard = await bot.silent.get()
    assert (str(heard.locale), str(heard.guild_locale)) == ("ru", "en-US")
    await heard.response.send_message("after all")
    assert (await asking).text == "after all"


async def test_a_command_for_moderators_is_offered_to_moderators(sandbox: Sandbox, anna: Player) -> None:
    assert (await sandbox.person("Mira").slash("sweep")).text == "swept"
    with pytest.raises(NotPossible, match="Anna has no command /sweep here"):
        await anna.slash("sweep")


async def test_a_command_of_servers_is_not_offered_in_direct_messages(sandbox: Sandbox) -> None:
    mira = sandbox.person("Mira").in_dm()
    assert (await mira.slash("ping")).text == "pong"
    with pytest.raises(NotPossible, match="no command /sweep here"):
        await mira.slash("sweep")


async def test_an_unanswered_command_fails_after_three_seconds_of_the_sandbox(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    asking = asyncio.create_task(anna.slash("silent"))
    late = await bot.silent.get()
    sandbox.advance(3)
    with pytest.raises(NoAnswer, match="Dockside did not answer /silent by Anna within 3 s"):
        await asking
    with pytest.raises(discord.NotFound) as refusal:
        await late.response.send_message("too late")
    assert refusal.value.code == 10062


async def test_a_command_is_answered_only_once(anna: Player, bot: EchoBot) -> None:
    asking = asyncio.create_task(anna.slash("silent"))
    asked = await bot.silent.get()
    await asked.response.send_message("once")
    asked.response._response_type = None  # discord.py would not try a second time
    with pytest.raises(discord.HTTPException) as refusal:
        await asked.response.send_message("twice")
    assert refusal.value.code == 40060
    assert (await asking).text == "once"
