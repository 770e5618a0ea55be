"""The line to Discord: what cannot be read on it, how often it is opened, what does not get through."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
import pytest

from bot import app
from bot.ops import gateway
from bot.ops.gateway import SessionBrake, pause_before
from bot.sandbox import Sandbox
from bot.settings import Settings
from storage.place import Server
from tests.play.house import House

SYNC = "PUT /applications/{application_id}/commands"


def limits(remaining: int, *, total: int = 1000, hours: float = 10.0) -> discord.SessionStartLimits:
    return discord.SessionStartLimits(
        total=total, remaining=remaining, reset_after=int(hours * 3_600_000), max_concurrency=1
    )


# ── Events that cannot be read ──


async def test_an_event_that_cannot_be_read_is_logged_in_one_line_and_ends_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        house.sandbox.faults.send_event("CHANNEL_CREATE", {"id": "the secret of a table"})
        assert (await house.person("Anna").slash("help")).text
    (line,) = [record.getMessage() for record in caplog.records if record.name == gateway.__name__]
    assert line.startswith("an event of Discord cannot be read: CHANNEL_CREATE (")
    assert "secret" not in line


async def test_without_ready_there_is_no_session_and_the_program_ends(house: House) -> None:
    house.sandbox.faults.send_event("READY", {"session_id": "x", "resume_gateway_url": "ws://127.0.0.1"})
    async with asyncio.timeout(20):
        while not house.bot.is_closed():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


# ── Sessions ──


@pytest.mark.parametrize(
    ("left", "first", "seconds"),
    [
        (1000, True, 0),
        (1000, False, 5),
        (501, False, 5),
        (500, True, 72),
        (100, False, 360),
        (1, True, 36_000),
    ],
)
def test_when_half_of_a_days_sessions_are_gone_the_rest_is_spread(
    left: int, first: bool, seconds: float
) -> None:
    assert pause_before(limits(left), first=first) == seconds


def test_when_none_is_left_the_next_day_is_waited_for() -> None:
    assert pause_before(limits(0)) == 36_000


def test_a_day_has_room_for_all_sessions_that_the_pauses_allow() -> None:
    """Even if each of them is lost at once."""
    passed, left = 0.0, 1000
    while passed < 86_399 and left > 0:
        left -= 1
        passed += pause_before(limits(left, hours=(86_400 - passed) / 3600))
    assert left > 0


async def test_whoever_is_interrupted_waits_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "_APART", 0.4)
    asked = 0

    async def ask() -> discord.SessionStartLimits:
        nonlocal asked
        asked += 1
        return limits(1000)

    brake, loop = SessionBrake(ask), asyncio.get_running_loop()
    began = loop.time()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(brake.wait(0, first=False), 0.3)
    await brake.wait(0, first=False)
    assert 0.35 < loop.time() - began < 0.65
    assert asked == 1
    await brake.wait(0, first=True)
    assert asked == 2, "the next session has a pause of its own"


async def test_a_discord_that_does_not_count_is_not_asked_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "_UNKNOWN", 0.3)

    async def ask() -> discord.SessionStartLimits:
        raise discord.GatewayNotFound

    loop = asyncio.get_running_loop()
    began = loop.time()
    await SessionBrake(ask).wait(0, first=True)
    assert loop.time() - began > 0.25


async def test_before_a_lost_session_is_started_anew_it_waits_as_long_as_discords_count_demands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[int] = []

    def pause(limits: discord.SessionStartLimits, *, first: bool) -> float:
        known.append(limits.remaining)
        return 1.0

    monkeypatch.setattr(gateway, "pause_before", pause)
    house.sandbox.world.session_starts_left = 400
    loop, began = asyncio.get_running_loop(), asyncio.get_running_loop().time()
    house.sandbox.faults.invalidate_session()
    await house.sandbox.until(lambda: house.sandbox.gateway.identified == 2, seconds=20)
    assert known == [400]
    assert 0.9 < loop.time() - began < 4.0, "this pause, and not the library's own of five seconds"


# ── Commands ──


def commands_in(sandbox: Sandbox) -> int:
    return len(sandbox.world.commands.all(None))


async def test_a_bot_whose_commands_are_refused_plays_on_and_tries_again(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "_PATIENCE", 0.2)
    monkeypatch.setattr(app, "_FIRST_PAUSE", 1.0)
    sandbox.faults.fail(1, route=SYNC, status=503)
    async with House(sandbox, tmp_path / "dockside.sqlite3", known=False):
        assert commands_in(sandbox) == 0
        await sandbox.until(lambda: commands_in(sandbox), seconds=20)
    lines = [record.getMessage() for record in caplog.records if "not synced" in record.getMessage()]
    assert [line.split(":")[0] for line in lines] == ["commands not synced, again in 1 s"]


async def test_the_pauses_between_two_syncs_grow(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "_FIRST_PAUSE", 0.01)
    monkeypatch.setattr(app, "_LONGEST_PAUSE", 0.05)
    await house.bot._commands_note.put(0, "other commands")
    house.sandbox.faults.fail(5, route=SYNC, status=503)
    await house.bot._sync()
    told = [record.args for record in caplog.records if "not synced" in record.getMessage()]
    assert [args[0] for args in told if isinstance(args, tuple)] == [0.01, 0.02, 0.04, 0.05, 0.05]


async def test_a_bot_is_online_while_discord_takes_its_time_with_the_commands(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    sandbox.faults.slow(3600, route=SYNC)
    async with House(sandbox, tmp_path / "dockside.sqlite3", known=False) as house:
        await house.bot.wait_until_ready()
        assert commands_in(sandbox) == 0


@pytest.fixture
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """One shard starts right after the other."""
    monkeypatch.setattr(gateway, "_APART", 0.01)


@pytest.mark.usefixtures("without_pauses")
async def test_as_many_shards_are_served_as_discord_advises(house: House) -> None:
    house.sandbox.world.advised_shards = 2
    await house.restart()
    await house.sandbox.until(lambda: len(shards(house.sandbox)) == 2)
    assert shards(house.sandbox) == [(0, 2), (1, 2)]
    assert (await house.person("Anna").slash("help")).text


@pytest.mark.usefixtures("without_pauses")
async def test_only_the_shards_are_served_that_the_settings_name(house: House) -> None:
    named = Settings(
        _env_file=None, dockside_database=Server("postgresql://nobody@nowhere/games"), dockside_shards="1-2/4"
    )
    await house.close()
    bot = app.Dockside(await house.open_host(), guild_ready_timeout=0.0, **named.shards)
    async with house.sandbox.hosting(bot):
        await house.sandbox.until(lambda: len(shards(house.sandbox)) == 2)
        assert shards(house.sandbox) == [(1, 4), (2, 4)]


def shards(sandbox: Sandbox) -> list[tuple[int, int]]:
    return sorted(session.shard for session in sandbox.gateway.sessions.values())
