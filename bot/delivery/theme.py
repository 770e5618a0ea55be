"""The looks that a person or a channel can choose: pictures on dark, pictures on light, or words."""

from __future__ import annotations

from bot.render.paint.palette import DARK, THEMES, Theme

WORDS = "text"
LOOKS = (*THEMES, WORDS)


def theme_of(look: str | None) -> Theme | None:
    """Return the theme of a chosen look; None: in words. Whoever has chosen nothing sees pictures on dark."""
    return None if look == WORDS else THEMES.get(look or "", DARK)
