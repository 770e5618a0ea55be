"""How a person, or a channel, wants to look at tables: pictures on dark, pictures on light, or words."""

from __future__ import annotations

from bot.host.preferences import Notes
from bot.render.paint.palette import DARK, THEMES, Theme
from storage.settings import Scope

WORDS = "text"
LOOKS = (*THEMES, WORDS)


async def theme_for(notes: Notes, scope: Scope, owner: int) -> Theme | None:
    """None: in words. Whoever has chosen nothing sees pictures on dark."""
    chosen = await notes.get(scope, owner, "look")
    return None if chosen == WORDS else THEMES.get(chosen, DARK)


async def choose(notes: Notes, scope: Scope, owner: int, look: str) -> None:
    assert look in LOOKS, look
    await notes.put(scope, owner, "look", look)
