"""The table as a picture; close up, or in words, for whoever asks."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from discord import ui

if TYPE_CHECKING:
    pass


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
