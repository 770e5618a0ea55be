"""Waiting until something has happened in the world, on the world's own clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.sandbox.world.clock import Clock
from bot.sandbox.world.events import Event
from bot.sandbox.world.world import World

T = TypeVar("T")
PATIENCE = 20.0  # real seconds, when the clock stands still and nobody moves it


def _any_event(event: Event) -> bool:
    return True


async def until(
    world: World, look: Callable[[], T | None], seconds: float, wakes: Callable[[Event], bool] = _any_event
) -> T | None:
    """Return what `look` sees, looking again at every event that `wakes`; None after `seconds`."""
    if (found := look()) is not None:
        return found
    changed = asyncio.Event()
    stop_listening = world.listen(lambda event: changed.set() if wakes(event) else None)
    timer = asyncio.create_task(_sleep_until(world.clock, world.clock.now() + seconds))
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


async def _sleep_until(clock: Clock, time: float) -> None:
    """Return at a time of the clock, even if it was moved there before this was first run."""
    await clock.sleep(time - clock.now())


async def must_happen(world: World, look: Callable[[], T | None], seconds: float) -> T:
    """Wait until `look` sees something other than None or False; fail if it does not within `seconds`."""
    found = await until(world, lambda: look() or None, seconds)
    if found is None:
        raise AssertionError(f"It did not happen within {seconds:g} s.")
    return found
