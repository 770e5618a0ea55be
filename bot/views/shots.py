"""Pictures in a message, each with what it shows in words."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.views.parts.build import Part, beside


@dataclass(frozen=True)
class Shot:
    """A picture, and what it shows in words."""

    name: str
    data: bytes
    alt: str
    drawn: bool = False  # an area as it is on the board: all that is known of it is told beside it

    def file(self) -> discord.File:
        """Return the picture as an attachment."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)

    def gallery(self) -> ui.MediaGallery[ui.LayoutView]:
        """Return the part of a message that shows the attachment."""
        item = discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt)
        return ui.MediaGallery(item)

    def beside(self, text: str) -> Part:
        """Return a text with the attachment beside it, small."""
        return beside(text, f"attachment://{self.name}", self.alt)


def galleries(shots: Sequence[Shot]) -> list[ui.MediaGallery[ui.LayoutView]]:
    """Return a gallery for each picture, as wide as the message: several in one would be cropped."""
    return [shot.gallery() for shot in shots]


def files(shots: Sequence[Shot]) -> list[discord.File]:
    """Return the pictures as attachments."""
    return [shot.file() for shot in shots]
