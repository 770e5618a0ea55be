"""The sandbox keeps to this machine and away from the real Discord."""

from __future__ import annotations

import base64

import discord
import pytest

from bot.sandbox import RealTokenError, Redirect, Sandbox, follow_environment
from bot.sandbox.redirect import looks_real

REAL = f"{base64.b64encode(b'1200000000000000001').decode().rstrip('=')}.Gabcde.{'x' * 38}"


def test_a_real_token_is_told_from_others() -> None:
    assert looks_real(REAL)
    assert looks_real(f"Bot {REAL}")
    assert not looks_real("sandbox.local.token")
    assert not looks_real("a" * 26 + "." + "b" * 6 + "." + "c" * 38)


def test_it_does_not_start_beside_a_real_token(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RealTokenError):
        Sandbox(configured_token=REAL)
    monkeypatch.setenv("DISCORD_TOKEN", REAL)
    with pytest.raises(RealTokenError):
        Sandbox()


async def test_it_listens_on_this_machine_only(sandbox: Sandbox) -> None:
    assert sandbox._runner is not None
    assert [address[0] for address in sandbox._runner.addresses] == ["127.0.0.1"]
    assert sandbox.page_url == f"http://127.0.0.1:{sandbox.port}/"


def test_discord_py_is_pointed_at_this_machine_only() -> None:
    with pytest.raises(ValueError, match=r"not at example\.org"):
        Redirect("http://example.org/api/v10")


def test_discord_py_is_pointed_back_afterwards() -> None:
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    with Redirect("http://127.0.0.1:9/api/v10"):
        assert discord.http.Route.BASE == "http://127.0.0.1:9/api/v10"
        assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:9/gateway"
    assert before == (discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)


def test_another_process_finds_the_sandbox_by_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert follow_environment() is None
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:9/api/v10")
    redirect = follow_environment()
    assert redirect is not None
    with redirect:
        assert discord.http.Route.BASE == "http://127.0.0.1:9/api/v10"


async def test_the_people_and_channels_have_the_same_ids_every_time(sandbox: Sandbox) -> None:
    async with Sandbox() as again:
        assert list(again.world.users) == list(sandbox.world.users)
        assert list(again.world.channels) == list(sandbox.world.channels)
