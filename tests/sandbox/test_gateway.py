"""The gateway's own rules, over a bare WebSocket."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox import HandClock, Player, Sandbox
from bot.sandbox.gateway.dispatch import Intent
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.opening import BOT_ID, GUILD_ID
from tests.sandbox.raw import raw

THE_TOKEN = "the token of this sandbox"
HEARTBEAT, IDENTIFY, PRESENCE, RESUME, REQUEST_MEMBERS = 1, 2, 3, 6, 8


class Client:
    def __init__(self, ws: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self._ws = ws
        self._token = token

    async def send(self, op: int, data: Any = None) -> None:
        await self._ws.send_json({"op": op, "d": data})

    async def send_text(self, text: str) -> None:
        await self._ws.send_str(text)

    async def next(self) -> Json:
        frame: Json = await asyncio.wait_for(self._ws.receive_json(), 5)
        return frame

    async def named(self, name: str) -> Json:
        """The data of the next dispatch of that name."""
        while (frame := await self.next())["t"] != name:
            pass
        data: Json = frame["d"]
        return data

    async def identify(self, intents: int = Intent.GUILDS, **more: Any) -> Json:
        await self.send(IDENTIFY, {"token": self._token, "intents": intents, **more})
        return await self.named("READY")

    async def hung_up_with(self) -> int | None:
        while not self._ws.closed:
            await asyncio.wait_for(self._ws.receive(), 5)
        return self._ws.close_code


@asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as ws:
        client = Client(ws, sandbox.token)
        assert (await client.next())["d"] == {"heartbeat_interval": 41250}
        yield client


async def test_a_heartbeat_is_answered(sandbox: Sandbox) -> None:
    async with connected(sandbox) as client:
        await client.send(HEARTBEAT)
        assert await client.next() == {"op": 11}


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([{"op": 99}], 4001),
        (["no json"], 4002),
        (["[]"], 4002),
        ([{"op": 3, "d": "x" * 4096}], 4002),
        ([{"op": PRESENCE, "d": {}}], 4003),
        ([{"op": IDENTIFY, "d": {"token": "wrong", "intents": 1}}], 4004),
        ([{"op": IDENTIFY, "d": {"token": THE_TOKEN, "intents": 1}}] * 2, 4005),
        ([{"op": IDENTIFY, "d": {"token": THE_TOKEN, "intents": 1, "shard": [2, 2]}}], 4010),
        ([{"op": IDENTIFY, "d": {"token": THE_TOKEN, "intents": 1 << 15}}], 4014),
        ([{"op": HEARTBEAT}] * 121, 4008),
    ],
)
async def test_a_client_that_misbehaves_is_hung_up_on(
    sandbox: Sandbox, frames: list[Json | str], code: int
) -> None:
    async with connected(sandbox) as client:
        for frame in frames:
            text = frame if isinstance(frame, str) else json.dumps(frame)
            await client.send_text(text.replace(THE_TOKEN, sandbox.token))
        assert await client.hung_up_with() == code


async def test_session_starts_are_counted_and_one_too_many_costs_the_token(sandbox: Sandbox) -> None:
    async with connected(sandbox) as client:
        await client.identify()
    async with raw(sandbox) as client_of_http:
        _, answer, _ = await client_of_http.ask("GET", "/gateway/bot")
    assert answer["session_start_limit"]["remaining"] == 999
    sandbox.world.session_starts_left = 0
    async with connected(sandbox) as client:
        await client.send(IDENTIFY, {"token": sandbox.token, "intents": 1})
        assert await client.hung_up_with() == 4004


async def test_of_shards_that_take_turns_one_begins_a_session_in_five_seconds(sandbox: Sandbox) -> None:
    sandbox.world.sessions_at_once, sandbox.world.between_sessions = 2, 5.0
    async with connected(sandbox) as first, connected(sandbox) as second, connected(sandbox) as third:
        await first.identify(shard=[0, 4])
        await second.identify(shard=[1, 4])
        await third.send(IDENTIFY, {"token": sandbox.token, "intents": 1, "shard": [2, 4]})
        assert await third.next() == {"op": 9, "d": False}
        clock = sandbox.world.clock
        assert isinstance(clock, HandClock)
        clock.advance(5.0)
        assert (await third.identify(shard=[2, 4]))["shard"] == [2, 4]
    async with raw(sandbox) as client_of_http:
        _, answer, _ = await client_of_http.ask("GET", "/gateway/bot")
    assert answer["session_start_limit"]["max_concurrency"] == 2


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_all_dms(
    sandbox: Sandbox, anna: Player
) -> None:
    assert (int(GUILD_ID) >> 22) % 2 == 1
    async with connected(sandbox) as dms, connected(sandbox) as servers, raw(sandbox) as client_of_http:
        command = {"name": "help", "description": "What there is to do"}
        await client_of_http.ask("PUT", f"/applications/{BOT_ID}/commands", [command])
        assert (await dms.identify(shard=[0, 2]))["guilds"] == []
        assert [one["id"] for one in (await servers.identify(shard=[1, 2]))["guilds"]] == [GUILD_ID]
        for where, client in ((anna, servers), (anna.in_dm(), dms)):
            typing = asyncio.create_task(where.slash("help"))
            heard = await client.named("INTERACTION_CREATE")
            assert heard.get("guild_id") == (GUILD_ID if client is servers else None)
            typing.cancel()
            await asyncio.gather(typing, return_exceptions=True)
        await dms.send(HEARTBEAT)
        assert await dms.next() == {"op": 11}, "it has heard of nothing else"


async def test_a_closed_gateway_takes_nobody_until_it_is_open_again(sandbox: Sandbox) -> None:
    async with connected(sandbox) as client:
        await client.identify()
        sandbox.faults.close_gateway()
        await sandbox.until(lambda: not sandbox.gateway.online)
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with connected(sandbox):
            pass
    sandbox.faults.gateway_closed = False
    async with connected(sandbox) as client:
        await client.identify()


async def test_an_event_can_be_sent_as_wrong_as_one_likes(sandbox: Sandbox) -> None:
    async with connected(sandbox) as client:
        await client.identify()
        sandbox.faults.send_event("CHANNEL_CREATE", {"id": "no number"})
        assert await client.named("CHANNEL_CREATE") == {"id": "no number"}


async def test_120_frames_a_minute_are_heard(sandbox: Sandbox) -> None:
    async with connected(sandbox) as client:
        for _ in range(2):
            for _ in range(120):
                await client.send(HEARTBEAT)
                await client.next()
            sandbox.advance(60)


async def test_an_unknown_session_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with connected(sandbox) as client:
        await client.send(RESUME, {"token": sandbox.token, "session_id": "none", "seq": 1})
        assert await client.next() == {"op": 9, "d": False}


async def test_a_resumed_session_is_told_what_it_missed_in_order(sandbox: Sandbox, anna: Player) -> None:
    async with connected(sandbox) as client:
        session = (await client.identify(Intent.GUILD_MESSAGES | Intent.GUILDS))["session_id"]
        await client.named("GUILD_CREATE")
        sandbox.faults.drop_socket()
        await sandbox.until(lambda: not sandbox.gateway.online)
    for word in ("one", "two"):
        anna.say(word)
    async with connected(sandbox) as client:
        await client.send(RESUME, {"token": sandbox.token, "session_id": session, "seq": 2})
        frames = [await client.next() for _ in range(3)]
    assert [(frame["t"], frame["s"]) for frame in frames] == [
        ("MESSAGE_CREATE", 3),
        ("MESSAGE_CREATE", 4),
        ("RESUMED", 5),
    ]


async def test_messages_are_told_to_those_who_asked_for_them(sandbox: Sandbox, anna: Player) -> None:
    """By intents; and what others write is blank without the right to read it."""
    async with connected(sandbox) as deaf, connected(sandbox) as hears:
        await deaf.identify(Intent.GUILDS)
        await hears.identify(Intent.GUILDS | Intent.GUILD_MESSAGES | Intent.DIRECT_MESSAGES)
        anna.say("secret")
        anna.say(f"<@{sandbox.world.bot.id}> to you")
        anna.in_dm().say("in private")
        words = [(await hears.named("MESSAGE_CREATE"))["content"] for _ in range(3)]
        assert words == ["", f"<@{sandbox.world.bot.id}> to you", "in private"]
        await deaf.named("GUILD_CREATE")
        sandbox.world.close(sandbox.channel("lobby"))
        assert (await deaf.next())["t"] == "CHANNEL_DELETE"


async def test_with_the_privileged_intent_words_are_told() -> None:
    privileged = Sandbox(strict=True, clock=HandClock(), privileged_intents=True)
    async with privileged as sandbox, connected(sandbox) as client:
        await client.identify(Intent.GUILD_MESSAGES | Intent.MESSAGE_CONTENT)
        sandbox.person("Anna").say("words")
        assert (await client.named("MESSAGE_CREATE"))["content"] == "words"


async def test_members_can_be_asked_for(sandbox: Sandbox, anna: Player) -> None:
    guild = sandbox.channel("lobby").guild_id
    async with connected(sandbox) as client:
        await client.identify()
        await client.send(REQUEST_MEMBERS, {"guild_id": guild, "user_ids": [anna.id, "1"], "nonce": "n"})
        chunk = await client.named("GUILD_MEMBERS_CHUNK")
        assert [member["user"]["username"] for member in chunk["members"]] == ["anna"]
        assert (chunk["not_found"], chunk["nonce"]) == (["1"], "n")
        await client.send(REQUEST_MEMBERS, {"guild_id": guild, "query": "bo", "limit": 5})
        chunk = await client.named("GUILD_MEMBERS_CHUNK")
        assert [member["user"]["username"] for member in chunk["members"]] == ["boris"]


async def test_a_client_that_asks_for_zlib_gets_one_stream(sandbox: Sandbox) -> None:
    url = sandbox.gateway_url + "/?compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as ws:
        stream = zlib.decompressobj()
        assert json.loads(stream.decompress(await ws.receive_bytes()))["op"] == 10
        await ws.send_json({"op": HEARTBEAT})
        assert json.loads(stream.decompress(await ws.receive_bytes()))["op"] == 11
