"""SIGTERM ends the process within seconds, whatever Discord does; what was not sent waits in the file."""

from __future__ import annotations

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from bot.sandbox import Sandbox
from tests.ops.test_main import start

PATIENCE = 10.0  # seconds: after that whoever stops a program kills it


@asynccontextmanager
async def running(sandbox: Sandbox, folder: Path) -> AsyncIterator[Process]:
    """The bot as a process that is gone afterwards, however it took SIGTERM."""
    process = await start(folder, **sandbox.environment())
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ended(process: Process) -> str:
    """Send SIGTERM; return what it said on its way."""
    process.send_signal(signal.SIGTERM)
    before = monotonic()
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, said.decode()
    assert monotonic() - before < PATIENCE
    return said.decode()


async def requested(sandbox: Sandbox, route: str) -> None:
    """Wait until the bot has been answered on this route."""
    async with asyncio.timeout(60):
        while not sandbox.journal.of("GET", route):  # noqa: ASYNC110 - another process asks
            await asyncio.sleep(0.02)


async def gateway_unreachable(sandbox: Sandbox) -> None:
    sandbox.faults.gateway_closed = True
    await requested(sandbox, "/gateway/bot")
    await asyncio.sleep(1.0)  # and it has tried


async def gateway_lost(sandbox: Sandbox) -> None:
    await sandbox.until_online(seconds=60)
    sandbox.faults.close_gateway()
    await sandbox.until(lambda: not sandbox.gateway.online)
    await asyncio.sleep(1.0)


async def login_slow(sandbox: Sandbox) -> None:
    """To log in takes a minute for each request."""
    sandbox.faults.slow(60, times=1000, route="GET /oauth2/applications/@me")
    await requested(sandbox, "/users/@me")


async def sessions_spent(sandbox: Sandbox) -> None:
    """So few sessions are left of this day's that the next one has to wait for an hour."""
    sandbox.world.session_starts_left = 4
    await requested(sandbox, "/gateway/bot")
    await asyncio.sleep(1.0)
    assert not sandbox.gateway.identified


async def messages_slow(sandbox: Sandbox) -> None:
    """A table is opened, and neither the answer nor the table comes through."""
    await sandbox.until_online(seconds=60)
    await sandbox.until(lambda: sandbox.person("Anna").commands(), seconds=60)
    sandbox.faults.slow(60, times=1000, route="POST ")
    sandbox.person("Anna").start_slash("game new", {"game": "container"})
    await asyncio.sleep(2.0)  # the outbox lets answers go first, but not for ever


TROUBLE = (gateway_unreachable, gateway_lost, login_slow, sessions_spent, messages_slow)


@pytest.mark.parametrize("trouble", TROUBLE)
async def test_sigterm_ends_it_in_spite_of(
    tmp_path: Path, trouble: Callable[[Sandbox], Awaitable[None]]
) -> None:
    async with Sandbox() as sandbox, running(sandbox, tmp_path) as process:
        await trouble(sandbox)
        said = await ended(process)
    assert "Traceback" not in said
