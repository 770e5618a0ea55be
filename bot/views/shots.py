"""The table as a picture; close up, or in words, for whoever asks."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.delivery.theme import theme_for
from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.host.errors import refuse
from bot.perspective import Look, look
from bot.render.alt import alt_text
from bot.render.paint.palette import Theme
from bot.render.prose import write_panels, write_scene
from bot.render.studio import Picture
from bot.views.areas import areas_of, leads_on, looking_closer
from bot.views.build import Press, button, layout
from bot.views.custom_id import Control
from bot.words.aliases import normalise
from bot.words.words import Words
from games.kernel.hosting import Panel, Scene

if TYPE_CHECKING:
    from bot.app import Dockside

log = logging.getLogger(__name__)
_PATIENCE = 2.0  # seconds: then whoever asked reads it in words
_MOST_WORDS = 3900


@dataclass(frozen=True)
class Shot:
    """A picture, and what it shows in words."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)

    def gallery(self) -> ui.MediaGallery[ui.LayoutView]:
        item = discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt)
        return ui.MediaGallery(item)


def galleries(shots: Sequence[Shot]) -> list[ui.MediaGallery[ui.LayoutView]]:
    """Below each other, each as wide as the message: several in one gallery would be cropped."""
    return [shot.gallery() for shot in shots]


def files(shots: Sequence[Shot]) -> list[discord.File]:
    return [shot.file() for shot in shots]


async def taken(
    bot: Dockside,
    seen: Look,
    scene: Scene,
    words: Words,
    theme: Theme | None,
    fresh: Collection[str] = (),
    *,
    name: str = "table",
    close: bool = False,
    patience: float | None = _PATIENCE,
) -> list[Shot]:
    """None: in words, then. That is also what a picture that fails or comes too late ends in."""
    if bot.studio is None or theme is None:
        return []
    try:
        async with asyncio.timeout(patience):
            made = await bot.studio.pictures(scene, words, theme, fresh, names=close)
    except Exception:
        log.exception("game %s: no picture", seen.record.id)
        return []
    return shots_of(made, scene, words, f"{name}-{seen.record.id}-{seen.version}")


def shots_of(made: Sequence[Picture], scene: Scene, words: Words, name: str) -> list[Shot]:
    """Each with what stands on it in words."""
    found = []
    for number, sheet in enumerate(made, 1):
        part = replace(scene, panels=tuple(panel for panel in scene.panels if panel.key in sheet.areas))
        file = f"{name}.png" if number == 1 else f"{name}-{number}.png"
        found.append(Shot(file, sheet.data, alt_text(part, words)))
    return found


async def of_areas(
    bot: Dockside, seen: Look, panels: Sequence[Panel], user: int, language: str, name: str
) -> list[Shot]:
    """Some areas of what this person sees, with the names of their pieces, as this person likes it."""
    assert seen.scene is not None
    scene = replace(seen.scene, panels=tuple(replace(panel, aside=False) for panel in panels))
    theme = await theme_for(bot.notes, "player", user)
    return await taken(bot, seen, scene, seen.labels(language), theme, name=name, close=True)


async def show_table(visit: Visit, game: int) -> None:
    """The board as the public sees it, in one's own language, with what is new to oneself marked."""
    seen, own = await look(visit.host, game), await visit.look(game)
    if seen.scene is None:
        raise refuse("ui-lobby-not-begun")
    fresh = await visit.bot.boards.new_to(own.seat, seen)
    theme = await theme_for(visit.notes, "player", visit.user)
    shots = await taken(visit.bot, seen, seen.scene, seen.labels(visit.language), theme, fresh)
    if not shots:
        await visit.show(layout(write_scene(seen.scene, visit.words, _MOST_WORDS)))
        return
    controls = looking_closer(seen, visit.words, chart_button(seen, visit.words))
    await visit.show(layout(*galleries(shots), *controls), files(shots))


def chart_button(seen: Look, words: Words) -> list[Press]:
    """Where there is something to follow over the game."""
    if seen.public is None or not seen.game.gauges(seen.public):
        return []
    return [button(Control("chart", seen.record.id), words.say("chart-button"))]


@verb("closer")
async def look_closer(visit: Visit, control: Control, given: Given) -> None:
    """One area as this person sees it: of one's own, the hand and the secrets too. Nobody else sees this."""
    if (first := leads_on(given.chosen[0])) is None:
        await show_area(visit, control.game, given.chosen[0])
        return
    seen = await visit.look(control.game)
    await visit.show(layout(*looking_closer(seen, visit.words, [_whole(seen, visit.words)], first)))


def _whole(seen: Look, words: Words) -> Press:
    return button(Control("whole", seen.record.id), words.say("picture-whole"))


async def show_area(visit: Visit, game: int, wanted: str) -> None:
    """By its key, or by what it is called."""
    seen = await visit.look(game)
    if seen.closer is None:
        raise refuse("ui-lobby-not-begun")
    named = {normalise(name): key for name, key in areas_of(seen.closer, seen.labels(visit.language))}
    key = named.get(normalise(wanted), wanted)
    chosen = [area.close_up() for area in seen.closer.areas if area.key == key]
    if not chosen:
        raise refuse("picture-gone")
    shots = await of_areas(visit.bot, seen, chosen, visit.user, visit.language, "closer")
    controls = looking_closer(seen, visit.words, [_whole(seen, visit.words)])
    told = None if shots else write_panels(chosen, visit.words, _MOST_WORDS)
    await visit.show(layout(told, *galleries(shots), *controls), files(shots))


@verb("whole")
async def whole_table(visit: Visit, control: Control, given: Given) -> None:
    await show_table(visit, control.game)


@verb("words")
async def in_words(visit: Visit, control: Control, given: Given) -> None:
    """The whole table as everybody sees it, in one's own language."""
    seen = await look(visit.host, control.game)
    assert seen.scene is not None
    hint = visit.words.say("look-always")
    text = write_scene(seen.scene, seen.words(visit.language), _MOST_WORDS - len(hint))
    await visit.show(layout(text, hint))
