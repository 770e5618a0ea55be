"""Answers with pictures. If those are not ready at once, the answer is in words and they follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, NamedTuple

from discord import ui

from bot.front.visit import Visit
from bot.host.errors import Refused
from bot.perspective import Perspective
from bot.render.paint.palette import Theme
from bot.views.parts.build import layout
from bot.views.shots import Shot, files
from games.kernel.hosting import Panel

_READY = 1.2  # seconds: Discord waits for three, and the way there takes some, too


class Drawn(NamedTuple):
    """A message with the pictures in it; without any it is in words."""

    view: ui.LayoutView
    shots: Sequence[Shot] = ()


async def theme_for(visit: Visit) -> Theme | None:
    """Return the theme that a person has chosen; None: in words, as wherever no files may be attached."""
    if not visit.may_attach:
        return None
    return await visit.services.pictures.theme("player", visit.user)


async def draw_areas(visit: Visit, seen: Perspective, panels: Sequence[Panel], name: str) -> list[Shot]:
    """Return pictures of some areas of what a person sees; none where they read them in words."""
    if not visit.may_attach:
        return []
    return await visit.services.pictures.draw_areas(seen, panels, visit.user, visit.language, name)


async def show_drawn(
    visit: Visit, draw: Coroutine[Any, Any, Drawn], meanwhile: Callable[[], ui.LayoutView]
) -> None:
    """Show something that has to be drawn; if that takes a while, first what can be shown meanwhile."""
    drawing = asyncio.create_task(draw)
    try:
        await asyncio.wait({drawing}, timeout=_READY)
        if drawing.done():
            drawn = drawing.result()
            await visit.show(drawn.view, files(drawn.shots))
            return
        await visit.show(meanwhile())
    except BaseException:
        drawing.cancel()
        raise
    visit.afterwards.append(partial(_follow, visit, drawing))


async def _follow(visit: Visit, drawing: asyncio.Task[Drawn]) -> None:
    """Put what has been drawn in place of the answer."""
    try:
        drawn = await drawing
    except Refused as refused:
        drawn = Drawn(layout(visit.words(refused.text)))
    await visit.replace(drawn.view, files(drawn.shots))
