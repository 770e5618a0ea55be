"""All that the journeys touch inside the bot. What they measure is found by its name, see trace.py."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from bot.look import look
from bot.render.studio import Studio
from bot.sandbox import Player, Sandbox, Seen
from bot.sandbox.events import Event, InteractionAnswered
from tests.play.house import House

__all__ = ["Event", "InteractionAnswered", "Player", "Sandbox", "Seen"]


@contextmanager
def pictures(house: House) -> Iterator[None]:
    """Tables are drawn, as where the bot is at home."""
    with closing(Studio()) as house.bot.studio:
        yield


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
