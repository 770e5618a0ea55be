"""Everything that goes wrong between a bot and Discord, one knob at a time."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Player, Sandbox
from tests.sandbox.echo import EchoBot

SEND = "POST /channels/{channel_id}/messages"


@pytest.fixture
def table(sandbox: Sandbox, bot: EchoBot) -> discord.PartialMessageable:
    return bot.get_partial_messageable(int(sandbox.channel("table-one").id))


async def test_a_429_is_waited_out_and_tried_again(
    sandbox: Sandbox, anna: Player, table: discord.PartialMessageable
) -> None:
    sandbox.faults.rate_limit(2, route=SEND, retry_after=0.02)
    await table.send("patience")
    assert [seen.text for seen in anna.messages()] == ["patience"]


async def test_a_ban_by_cloudflare_is_an_error_at_once(
    sandbox: Sandbox, table: discord.PartialMessageable
) -> None:
    sandbox.faults.ban(1, route=SEND)
    with pytest.raises(discord.HTTPException) as refusal:
        await table.send("in vain")
    assert (refusal.value.status, refusal.value.code) == (429, 0)
    assert "Error 1015" in refusal.value.text
    assert not [name for name in refusal.value.response.headers if name.lower().startswith("x-ratelimit")]
    assert sandbox.world.messages == {}


async def test_a_502_is_tried_again(
    sandbox: Sandbox, anna: Player, table: discord.PartialMessageable
) -> None:
    sandbox.faults.fail(1, route=SEND)
    await table.send("second try")
    assert [seen.text for seen in anna.messages()] == ["second try"]


async def test_a_503_is_an_error_for_the_bot(sandbox: Sandbox, table: discord.PartialMessageable) -> None:
    sandbox.faults.fail(1, route=SEND, status=503)
    with pytest.raises(discord.DiscordServerError):
        await table.send("in vain")
    assert sandbox.world.messages == {}


async def test_every_request_can_take_its_time(
    sandbox: Sandbox, anna: Player, table: discord.PartialMessageable
) -> None:
    sandbox.faults.latency = 0.3
    sending = asyncio.create_task(table.send("late"))
    await asyncio.sleep(0.05)
    assert anna.messages() == []
    while not sending.done():
        sandbox.advance(0.3)
        await asyncio.sleep(0.01)
    assert [seen.text for seen in anna.messages()] == ["late"]


async def test_a_slow_answer_takes_the_time_of_the_sandbox(
    sandbox: Sandbox, anna: Player, table: discord.PartialMessageable
) -> None:
    sandbox.faults.slow(60, route=SEND)
    sending = asyncio.create_task(table.send("at last"))
    await anna.slash("ping")
    assert not sending.done()
    sandbox.advance(60)
    await sending
    assert [seen.text for seen in anna.messages()] == ["pong", "at last"]


async def test_a_lost_answer_leaves_the_message_and_an_unknowing_bot(
    sandbox: Sandbox, anna: Player, table: discord.PartialMessageable
) -> None:
    sandbox.faults.lose_answer(1, route=SEND)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await table.send("heard by all but me", nonce="n1")
    assert [seen.text for seen in anna.messages()] == ["heard by all but me"]
    await table.send("heard by all but me", nonce="n1")
    assert len(anna.messages()) == 1


async def test_a_click_delivered_twice_is_answered_once(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    sandbox.faults.deliver_twice()
    anna.start_slash("silent", {})
    first, again = await bot.silent.get(), await bot.silent.get()
    assert (first.id, first.token) == (again.id, again.token)
    await first.response.send_message("once")
    with pytest.raises(discord.HTTPException) as refusal:
        await again.response.send_message("twice")
    assert refusal.value.code == 40060


async def test_clicks_out_of_order_arrive_last_first(
    sandbox: Sandbox, anna: Player, boris: Player, bot: EchoBot
) -> None:
    with sandbox.faults.out_of_order():
        anna.start_slash("silent", {})
        boris.start_slash("silent", {})
    order = [(await bot.silent.get()).user.name for _ in range(2)]
    assert order == ["boris", "anna"]


async def test_after_fifteen_minutes_the_token_is_dead(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    anna.start_slash("silent", {})
    asked = await bot.silent.get()
    await asked.response.send_message("in time")
    sandbox.advance(15 * 60 - 1)
    await asked.followup.send("just in time")
    sandbox.advance(1)
    with pytest.raises(discord.HTTPException) as refusal:
        await asked.followup.send("too late")
    assert refusal.value.code == 50027


async def test_tokens_can_be_made_to_expire(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    anna.start_slash("silent", {})
    asked = await bot.silent.get()
    await asked.response.send_message("in time")
    sandbox.faults.expire_tokens()
    with pytest.raises(discord.HTTPException) as refusal:
        await asked.edit_original_response(content="too late")
    assert refusal.value.code == 50027


async def test_a_fault_strikes_only_its_route_and_only_so_often(
    sandbox: Sandbox, table: discord.PartialMessageable
) -> None:
    sandbox.faults.fail(1, route=SEND, status=503)
    await table.typing()
    with pytest.raises(discord.DiscordServerError):
        await table.send("struck")
    await table.send("spared")
