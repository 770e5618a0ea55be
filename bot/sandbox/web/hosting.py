"""Running a discord.py client against the sandbox in the same event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import discord

from bot.sandbox.gateway import Gateway
from bot.sandbox.people.waiting import must_happen
from bot.sandbox.redirect import Redirect

C = TypeVar("C", bound=discord.Client)
SECONDS_TO_CONNECT = 30.0
SECONDS_TO_DISCONNECT = 3.0


@asynccontextmanager
async def hosted(
    client: C, token: str, redirect: Callable[[], Redirect], gateway: Gateway
) -> AsyncIterator[C]:
    """Keep a client logged in and connected inside the block; raise whatever ended it early."""
    before, others = gateway.identified, set(gateway.sessions)
    with redirect():
        work = asyncio.create_task(client.start(token))
        arrival = must_happen(gateway.world, lambda: gateway.identified > before, SECONDS_TO_CONNECT)
        here = asyncio.create_task(arrival)
        try:
            await asyncio.wait({work, here}, return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                work.result()
            await here
            yield client
        finally:
            here.cancel()
            await client.close()
            work.cancel()  # whoever is closed while connecting would try again for ever
            await asyncio.gather(work, return_exceptions=True)
            await _forget_sessions(gateway, others)


async def _forget_sessions(gateway: Gateway, others: set[str]) -> None:
    """End the sessions of a closed client: discord.py leaves as if it would resume, and this one will not."""
    gone = [session for key, session in gateway.sessions.items() if key not in others]
    await must_happen(
        gateway.world, lambda: all(session.socket is None for session in gone), SECONDS_TO_DISCONNECT
    )
    for session in gone:
        gateway.sessions.pop(session.id, None)
