"""All that the journeys touch inside the bot. What they measure is found by its name, see trace.py."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.perspective import look
from bot.render.studio import Studio
from bot.sandbox import Player, Sandbox, Seen
from bot.sandbox.world.events import Event, InteractionAnswered
from tests.play.house import House

__all__ = ["Event", "InteractionAnswered", "Player", "Sandbox", "Seen"]


@asynccontextmanager
async def drawing(sandbox: Sandbox, file: Path, now: Callable[[], float]) -> AsyncIterator[House]:
    """The bot draws its tables, as where it is at home."""
    with closing(Studio()) as studio:
        async with House(sandbox, file, now) as house:
            house.bot.services.pictures.studio = studio
            yield house


async def hold_the_clock(house: House) -> None:
    """From now on only `tick` looks at the clocks."""
    await house.bot.clock.stop()


async def hold_the_outbox(house: House) -> None:
    await house.bot.outbox.stop()


async def tick(house: House) -> None:
    await house.bot.clock.tick()


async def last_moment(house: House, game: int) -> int:
    """When the time of the last player who is waited for is up."""
    seen = await look(house.bot.host, game)
    return max(until for until in seen.until.values() if until is not None)


async def missing(house: House, game: int) -> int:
    """How many are still waited for."""
    return len((await look(house.bot.host, game)).waiting)
