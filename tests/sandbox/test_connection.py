"""The bot on the gateway: coming, falling off, coming back, being replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot.sandbox import HandClock, NoAnswer, Player, Sandbox
from tests.sandbox.echo import EchoBot

REPOSITORY = Path(__file__).parents[2]


async def test_the_bot_knows_itself_and_its_server(bot: EchoBot, sandbox: Sandbox) -> None:
    await bot.wait_until_ready()
    assert bot.user is not None
    assert (bot.user.name, [guild.name for guild in bot.guilds]) == ("Dockside", ["Dockside"])
    assert [channel.name for channel in bot.guilds[0].text_channels] == ["table-one", "table-two", "lobby"]


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    sandbox.token = "wrong"
    with sandbox.journal.forgiving() as found, pytest.raises(discord.LoginFailure):
        async with sandbox.hosting(EchoBot()):
            pass
    assert "401" in str(found[0])


async def test_privileged_intents_are_refused(sandbox: Sandbox) -> None:
    greedy = EchoBot()
    greedy._connection._intents = discord.Intents(guilds=True, members=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with sandbox.hosting(greedy):
            pass


async def test_old_buttons_work_after_the_bot_was_restarted(sandbox: Sandbox, anna: Player) -> None:
    async with sandbox.hosting(EchoBot()):
        counter, desk = await anna.slash("count"), await anna.slash("desk")
        await anna.press(counter, "Count 0")
    async with sandbox.hosting(EchoBot()):
        assert (await anna.press(counter, "Count 1")).text == "Counted 2"
        assert (await anna.press(desk, "Order")).form.title == "Your order"
        assert (await anna.choose(desk, "Pick", ["b"])).text == "Picked b"


async def test_commands_keep_their_ids_when_synced_again(sandbox: Sandbox) -> None:
    def ids() -> dict[str, str]:
        return {command["name"]: command["id"] for command in sandbox.world.commands.all(None)}

    async with sandbox.hosting(EchoBot()):
        before = ids()
    async with sandbox.hosting(EchoBot()):
        assert (len(before) > 10, ids()) == (True, before)


async def test_what_is_done_while_no_bot_is_there_fails_at_once(sandbox: Sandbox, anna: Player) -> None:
    async with sandbox.hosting(EchoBot()):
        counter = await anna.slash("count")
    with pytest.raises(NoAnswer, match="Dockside is not connected: “count:0” by Anna reached nobody"):
        await anna.press(counter, "Count 0")


async def test_a_killed_bot_is_replaced_by_another_process(sandbox: Sandbox, anna: Player) -> None:
    async with echo_process(sandbox) as first:
        counter = await anna.slash("count")
        first.kill()
        await first.wait()
    async with echo_process(sandbox):
        assert (await anna.press(counter, "Count 0")).text == "Counted 1"


@asynccontextmanager
async def echo_process(sandbox: Sandbox) -> AsyncIterator[asyncio.subprocess.Process]:
    before = sandbox.gateway.identified
    environment = {**os.environ, **sandbox.environment()}
    command = (sys.executable, "-m", "tests.sandbox.echo_process")
    process = await asyncio.create_subprocess_exec(*command, cwd=REPOSITORY, env=environment)
    try:
        await sandbox.until(lambda: sandbox.gateway.identified > before)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_after_a_dropped_line_the_bot_resumes_and_hears_what_it_missed(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    sandbox.faults.drop_socket()
    await sandbox.until(lambda: not sandbox.gateway.online)
    assert (await anna.slash("ping")).text == "pong"
    assert (sandbox.gateway.resumed, sandbox.gateway.identified) == (1, 1)


async def test_op_7_makes_the_bot_resume(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    sandbox.faults.ask_to_reconnect()
    await sandbox.until(lambda: sandbox.gateway.resumed)
    assert (await anna.slash("ping")).text == "pong"
    assert sandbox.gateway.identified == 1


async def test_op_9_resumable_makes_the_bot_resume(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    sandbox.faults.invalidate_session(resumable=True)
    await sandbox.until(lambda: sandbox.gateway.resumed)
    assert (await anna.slash("ping")).text == "pong"
    assert sandbox.gateway.identified == 1


async def test_op_9_makes_the_bot_identify_anew(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    sandbox.faults.invalidate_session()
    await sandbox.until(lambda: sandbox.gateway.identified == 2)
    assert (await anna.slash("ping")).text == "pong"
    assert sandbox.gateway.resumed == 0


async def test_unanswered_heartbeats_make_the_bot_reconnect() -> None:
    quick = Sandbox(strict=True, clock=HandClock(), heartbeat_seconds=0.05)
    async with quick as sandbox, sandbox.hosting(EchoBot(heartbeat_timeout=0.2)):
        sandbox.faults.heartbeats_unanswered = True
        await sandbox.until(lambda: sandbox.gateway.resumed)
        sandbox.faults.heartbeats_unanswered = False
        assert (await sandbox.person("Anna").slash("ping")).text == "pong"


async def test_a_session_whose_events_are_forgotten_cannot_be_resumed(
    sandbox: Sandbox, anna: Player, bot: EchoBot
) -> None:
    sandbox.faults.drop_socket()
    await sandbox.until(lambda: not sandbox.gateway.online)
    (session,) = sandbox.gateway.sessions.values()
    anna.start_slash("ping", {})
    anna.start_slash("ping", {})
    session.kept.popleft()
    session.kept.clear()
    await sandbox.until(lambda: sandbox.gateway.identified == 2)
    assert sandbox.gateway.resumed == 0


async def test_two_shards_share_the_servers_by_their_ids(sandbox: Sandbox, anna: Player) -> None:
    bot = EchoBot(shard_id=0, shard_count=2)
    other = EchoBot(shard_id=1, shard_count=2)
    async with sandbox.hosting(bot), sandbox.hosting(other):
        await asyncio.gather(bot.wait_until_ready(), other.wait_until_ready())
        guilds = [len(client.guilds) for client in (bot, other)]
        shard = (int(sandbox.channel("lobby").guild_id or 0) >> 22) % 2
        assert (guilds[shard], guilds[1 - shard]) == (1, 0)
        assert (await anna.slash("ping")).text == "pong"
