"""Running a discord.py client against the sandbox in the same event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

import discord

if TYPE_CHECKING:
    from .server import Sandbox

C = TypeVar("C", bound=discord.Client)


@asynccontextmanager
async def hosted(sandbox: Sandbox, client: C) -> AsyncIterator[C]:
    """The client is logged in and listening inside the block; whatever ended it early is raised."""
    before, others = sandbox.gateway.identified, set(sandbox.gateway.sessions)
    with sandbox.point_discord_py_here():
        work = asyncio.create_task(client.start(sandbox.token))
        here = asyncio.create_task(sandbox.until(lambda: sandbox.gateway.identified > before, seconds=30))
        try:
            await asyncio.wait({work, here}, return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                work.result()
            await here
            yield client
        finally:
            here.cancel()
            await client.close()
            await asyncio.gather(work, return_exceptions=True)
            await _forget(sandbox, others)


async def _forget(sandbox: Sandbox, others: set[str]) -> None:
    """discord.py goes as if it would come back and resume; this client will not."""
    gateway = sandbox.gateway
    gone = [session for key, session in gateway.sessions.items() if key not in others]
    await sandbox.until(lambda: all(session.socket is None for session in gone))
    for session in gone:
        gateway.sessions.pop(session.id, None)
