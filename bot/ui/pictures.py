"""The table as a picture; close up, or in words, for whoever asks."""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.look import Look, look
from bot.refusals import refuse
from bot.render.alt import alt_text
from bot.render.prose import write, write_panels
from bot.render.studio import Studio
from bot.ui.controls import Press, button, layout, option, rows, select
from bot.ui.ids import Control
from bot.ui.routes import Given, verb
from bot.ui.text import Words
from bot.ui.visit import Visit
from games.kernel import Panel, Scene

log = logging.getLogger(__name__)
_MOST_AREAS = 25  # that a select can offer


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


def looking_closer(seen: Look, words: Words, others: Sequence[Press]) -> list[ui.ActionRow[Any]]:
    """Under a picture: its areas to choose from, then the buttons, with one for all of it in words."""
    assert seen.scene is not None
    base, labels = Control("closer", seen.record.id), seen.labels(words.language)
    areas = [option(labels(panel.title), panel.key) for panel in seen.scene.panels[:_MOST_AREAS]]
    in_words = button(base.to("words"), words.say("picture-in-words"))
    return [select(base, words.say("picture-closer"), areas), *rows([*others, in_words])]


@verb("closer")
async def look_closer(visit: Visit, control: Control, given: Given) -> None:
    """One area as this person sees it: of one's own, the hand and the secrets too. Nobody else sees this."""
    seen = await visit.look(control.game)
    assert seen.scene is not None
    chosen = [panel for panel in seen.scene.panels if panel.key in given.chosen]
    if not chosen:
        raise refuse("picture-gone")
    shot = await _close_up(visit.bot.studio, seen, seen.scene, chosen, seen.labels(visit.language))
    if shot is None:
        await visit.show(layout(write_panels(chosen, visit.words, 3900)))
    else:
        view = layout(shot.gallery())
        await visit.interaction.response.send_message(view=view, files=[shot.file()], ephemeral=True)


async def _close_up(
    studio: Studio | None, seen: Look, scene: Scene, chosen: Sequence[Panel], words: Words
) -> Shot | None:
    """None: in words, then."""
    if studio is None:
        return None
    try:
        data = await studio.areas(scene, chosen, words)
    except Exception:
        log.exception("game %s: no picture", seen.record.id)
        return None
    alt = alt_text(Scene(scene.title, tuple(chosen)), words)
    return Shot(f"closer-{seen.record.id}-{seen.version}.png", data, alt)


@verb("words")
async def in_words(visit: Visit, control: Control, given: Given) -> None:
    """The whole table as everybody sees it, in one's own language."""
    seen = await look(visit.host, control.game)
    assert seen.scene is not None
    await visit.show(layout(write(seen.scene, seen.words(visit.language), 3900)))
