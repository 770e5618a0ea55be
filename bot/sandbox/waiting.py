"""Waiting until something has happened in the world, on its own clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from .world import World

T = TypeVar("T")
PATIENCE = 10.0  # real seconds, when the clock stands still and nobody moves it


async def until(world: World, look: Callable[[], T | None], seconds: float) -> T | None:
    """Look again after every event until there is something to see, or `seconds` have passed."""
    changed = asyncio.Event()
    stop_listening = world.listen(lambda _: changed.set())
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
