"""The application's own emojis: the routes, their limits, and controls that carry one."""

from __future__ import annotations

import base64
import io
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from bot.sandbox import HandClock, Sandbox
from bot.sandbox.world import emojis
from tests.sandbox.echo import EchoBot
from tests.sandbox.raw import raw


def png(side: int = 4) -> bytes:
    out = io.BytesIO()
    Image.new("RGBA", (side, side), "red").save(out, "PNG")
    return out.getvalue()


def asked(name: str, data: bytes | None = None) -> dict[str, Any]:
    image = base64.b64encode(png() if data is None else data).decode()
    return {"name": name, "image": f"data:image/png;base64,{image}"}


@pytest.fixture
async def lenient() -> Any:
    """A sandbox that forgives: these tests send what no correct bot does."""
    async with Sandbox(clock=HandClock()) as sandbox:
        yield sandbox


def path(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.bot.id}/emojis"


async def test_an_emoji_is_made_listed_renamed_and_deleted(bot: EchoBot) -> None:
    made = await bot.create_application_emoji(name="crate", image=png())
    assert [(one.id, one.name) for one in await bot.fetch_application_emojis()] == [(made.id, "crate")]
    await made.edit(name="crate_2")
    assert (await bot.fetch_application_emoji(made.id)).name == "crate_2"
    await made.delete()
    assert await bot.fetch_application_emojis() == []


async def test_one_that_is_gone_is_unknown(bot: EchoBot) -> None:
    with pytest.raises(discord.NotFound) as refused:
        await bot.fetch_application_emoji(17)
    assert refused.value.code == 10014


async def test_its_image_is_served(sandbox: Sandbox, bot: EchoBot) -> None:
    made = await bot.create_application_emoji(name="crate", image=png())
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{sandbox.base_url}/emojis/{made.id}") as answer,
    ):
        assert (answer.content_type, await answer.read()) == ("image/png", png())


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        (asked("a"), "name", "BASE_TYPE_BAD_LENGTH"),
        (asked("a" * 33), "name", "BASE_TYPE_BAD_LENGTH"),
        (asked("two words"), "name", "STRING_TYPE_REGEX"),
        (asked("taken"), "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        (asked("large", bytes(256 * 1024 + 1)), "image", "BINARY_TYPE_MAX_SIZE"),
        ({"name": "broken", "image": "crate.png"}, "image", "IMAGE_INVALID"),
    ],
)
async def test_a_wrong_one_is_refused(lenient: Sandbox, body: Any, field: str, code: str) -> None:
    async with raw(lenient) as client:
        await client.ask("POST", path(lenient), asked("taken"))
        status, answer, _ = await client.ask("POST", path(lenient), body)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"][field]["_errors"][0]["code"] == code


async def test_one_too_many_is_refused(lenient: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "MOST_EMOJIS", 1)
    async with raw(lenient) as client:
        await client.ask("POST", path(lenient), asked("first"))
        status, answer, _ = await client.ask("POST", path(lenient), asked("second"))
    assert (status, answer["code"]) == (400, 30008)


async def test_those_of_another_application_are_not_shown(lenient: Sandbox) -> None:
    async with raw(lenient) as client:
        status, answer, _ = await client.ask("GET", "/applications/17/emojis")
    assert (status, answer["code"]) == (403, 50001)


async def test_a_control_with_an_emoji_that_is_gone_is_refused(lenient: Sandbox) -> None:
    button = {"type": 2, "style": 2, "label": "Go", "custom_id": "go", "emoji": {"id": "17", "name": "crate"}}
    async with raw(lenient) as client:
        status, answer, _ = await client.send({"components": [{"type": 1, "components": [button]}]})
    assert (status, answer["code"]) == (400, 50035)
    at = answer["errors"]["components"]["0"]["components"]["0"]["emoji"]["id"]
    assert at["_errors"][0]["message"] == "Invalid emoji"


async def test_a_control_with_an_emoji_is_posted(lenient: Sandbox) -> None:
    async with raw(lenient) as client:
        _, made, _ = await client.ask("POST", path(lenient), asked("crate"))
        emoji = {"id": made["id"], "name": "crate"}
        button = {"type": 2, "style": 2, "label": "Go", "custom_id": "go", "emoji": emoji}
        status, _, _ = await client.send({"components": [{"type": 1, "components": [button]}]})
    assert status == 200
