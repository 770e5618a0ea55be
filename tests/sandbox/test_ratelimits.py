"""Buckets, headers and 429."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from bot.sandbox import HandClock, Sandbox
from tests.sandbox.raw import Raw, raw

MESSAGE = {"content": "x"}


def limited() -> Sandbox:
    return Sandbox(strict=True, clock=HandClock(), rate_limits=True)


async def test_without_enforcement_the_bucket_is_told_and_never_empty(sandbox: Sandbox) -> None:
    async with raw(sandbox) as client:
        for _ in range(20):
            status, _, headers = await client.send(MESSAGE)
            assert (status, headers["X-RateLimit-Remaining"]) == (200, "999")


async def test_five_messages_in_five_seconds_to_one_channel() -> None:
    async with limited() as sandbox, raw(sandbox) as client:
        left = [(await client.send(MESSAGE))[2]["X-RateLimit-Remaining"] for _ in range(5)]
        assert left == ["4", "3", "2", "1", "0"]
        status, body, headers = await client.send(MESSAGE)
        assert (status, body["retry_after"], body["global"]) == (429, 5.0, False)
        assert (headers["Via"], headers["X-RateLimit-Scope"]) == ("1.1 google", "user")
        assert (await client.send(MESSAGE, "table-two"))[0] == 200
        sandbox.advance(5)
        assert (await client.send(MESSAGE))[0] == 200


async def test_fifty_requests_a_second_in_all() -> None:
    async with limited() as sandbox, raw(sandbox) as client:
        routes = ["/users/@me", "/gateway"]
        for n in range(50):
            assert (await client.ask("GET", routes[n % 2]))[0] == 200
        status, body, headers = await client.ask("GET", "/users/@me/guilds")
        assert (status, body["global"], headers["X-RateLimit-Global"]) == (429, True, "true")
        sandbox.advance(1)
        assert (await client.ask("GET", "/users/@me/guilds"))[0] == 200


async def test_more_than_twenty_dms_opened_in_ten_seconds_are_refused_with_403() -> None:
    async with limited() as sandbox, raw(sandbox) as client:
        anna = {"recipient_id": sandbox.person("Anna").id}
        for _ in range(20):
            assert (await client.ask("POST", "/users/@me/channels", anna))[0] == 200
            sandbox.advance(0.1)
        status, body, _ = await client.ask("POST", "/users/@me/channels", anna)
        assert (status, body["code"]) == (403, 40003)
        sandbox.advance(8.05)
        assert (await client.ask("POST", "/users/@me/channels", anna))[0] == 200
        assert (await client.ask("POST", "/users/@me/channels", anna))[0] == 403


async def test_where_nothing_is_enforced_dms_are_opened_as_fast_as_you_like(sandbox: Sandbox) -> None:
    async with raw(sandbox) as client:
        anna = {"recipient_id": sandbox.person("Anna").id}
        for _ in range(30):
            assert (await client.ask("POST", "/users/@me/channels", anna))[0] == 200


async def test_a_429_made_to_order_tells_its_scope(sandbox: Sandbox) -> None:
    async with raw(sandbox) as client:
        sandbox.faults.rate_limit(1, retry_after=2.5, everywhere=True)
        status, body, headers = await client.send(MESSAGE)
        assert (status, body["retry_after"], body["global"]) == (429, 2.5, True)
        assert (headers["X-RateLimit-Scope"], headers["Via"]) == ("global", "1.1 google")


async def test_answers_to_interactions_are_not_limited() -> None:
    async with limited() as sandbox, raw(sandbox) as client:
        for _ in range(60):
            status, _, headers = await client.ask("POST", "/interactions/1/token/callback", {"type": 6})
            assert (status, "X-RateLimit-Limit" in headers) == (404, False)


async def sent_and_edited(client: Raw, sandbox: Sandbox, hours: float) -> Callable[[], Awaitable[Any]]:
    """A message of that age, and how to edit it."""
    _, message, _ = await client.send(MESSAGE)
    sandbox.advance(hours * 3600)
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    return partial(client.ask, "PATCH", path, {"content": "y"})


async def test_three_edits_of_old_messages_in_six_seconds_whether_or_not_limits_are_enforced(
    sandbox: Sandbox,
) -> None:
    async with raw(sandbox) as client:
        edit = await sent_and_edited(client, sandbox, hours=1.1)
        assert [(await edit())[0] for _ in range(3)] == [200, 200, 200]
        sandbox.advance(2)
        status, body, headers = await edit()
        assert (status, body["code"], body["retry_after"], body["global"]) == (429, 30046, 4.0, False)
        assert int(headers["X-RateLimit-Remaining"]) > 0  # of the bucket of all edits
        sandbox.advance(4)
        assert (await edit())[0] == 200


async def test_within_its_first_hour_a_message_is_edited_as_often_as_the_bucket_allows(
    sandbox: Sandbox,
) -> None:
    async with raw(sandbox) as client:
        edit = await sent_and_edited(client, sandbox, hours=0.9)
        assert {(await edit())[0] for _ in range(10)} == {200}


async def test_the_buckets_of_a_channel_can_be_emptied() -> None:
    async with limited() as sandbox, raw(sandbox) as client:
        sandbox.limits.exhaust(sandbox.channel("table-one").id, 4)
        status, body, _ = await client.send(MESSAGE)
        assert (status, body["retry_after"]) == (429, 4.0)
        assert (await client.send(MESSAGE, "table-two"))[0] == 200
        sandbox.advance(4)
        assert (await client.send(MESSAGE))[0] == 200
