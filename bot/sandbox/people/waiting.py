"""Waiting until something has happened in the world, on its own clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.sandbox.world.events import Event
from bot.sandbox.world.world import World

T = TypeVar("T")
PATIENCE = 20.0  # real seconds, when the clock stands still and nobody moves it


def _any_event(event: Event) -> bool:
    return True


async def until(
    world: World, look: Callable[[], T | None], seconds: float, wakes: Callable[[Event], bool] = _any_event
) -> T | None:
    """Look again after every event that `wakes`, until there is something to see or `seconds` have passed."""
    if (found := look()) is not None:
        return found
    changed = asyncio.Event()
    stop_listening = world.listen(lambda event: changed.set() if wakes(event) else None)
    timer = asyncio.create_task(world.clock.sleep(seconds))
    timer.add_done_callback(lambda _: changed.set())
    try:
        async with asyncio.timeout(PATIENCE if world.clock.by_hand else None):
            while (found := look()) is None and not timer.done():
                changed.clear()
                await changed.wait()
        return found
    except TimeoutError:
        return look()
    finally:
        stop_listening()
        timer.cancel()
