"""Answers that take a while to make: something else is shown first, if need be, and they take its place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, NamedTuple

from discord import ui

from bot.delivery.pictures import AT_ONCE
from bot.front.visit import Visit
from bot.host.errors import Refused
from bot.views.parts.build import layout
from bot.views.shots import Shot, files


class Made(NamedTuple):
    """What is to be shown, and the pictures in it."""

    view: ui.LayoutView
    shots: Sequence[Shot] = ()


async def show_in_time(
    visit: Visit, making: Coroutine[Any, Any, Made], meanwhile: Callable[[], ui.LayoutView]
) -> None:
    """Show what is being made; if that takes a while, first what can be shown meanwhile."""
    task = asyncio.create_task(making)
    try:
        await asyncio.wait({task}, timeout=AT_ONCE)
        if task.done():
            made = task.result()
            await visit.show(made.view, files(made.shots))
            return
        await visit.show(meanwhile())
    except BaseException:
        task.cancel()
        raise
    visit.afterwards.append(partial(_follow, visit, task))


async def _follow(visit: Visit, task: asyncio.Task[Made]) -> None:
    """Put what has been made in place of the answer."""
    try:
        made = await task
    except Refused as refused:
        made = Made(layout(visit.words(refused.text)))
    await visit.replace(made.view, files(made.shots))
