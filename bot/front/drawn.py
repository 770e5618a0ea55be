"""Pictures for whoever asks; none where the bot may attach no files."""

from __future__ import annotations

from collections.abc import Sequence

from bot.front.visit import Visit
from bot.perspective import Perspective
from bot.render.paint.palette import Theme
from bot.views.shots import Shot
from games.kernel.hosting import Panel


async def theme_for(visit: Visit) -> Theme | None:
    """Return the theme that a person has chosen; None: in words, as wherever no files may be attached."""
    if not visit.may_attach:
        return None
    return await visit.services.pictures.theme("player", visit.user)


async def draw_own(visit: Visit, seen: Perspective) -> list[Shot]:
    """Return what a player has and is asked about; of a game that does not draw it, what only they see.

    For whoever wants words nothing is laid out: that alone takes its time.
    """
    if await theme_for(visit) is None:
        return []
    shots = await visit.services.pictures.draw_question(seen, visit.user, visit.language, "mine")
    own = "" if seen.has_secrets else seen.secrets[0].key  # then all is on the board
    return shots or await draw_areas(visit, seen, seen.secrets, "mine", own)


async def draw_areas(
    visit: Visit, seen: Perspective, panels: Sequence[Panel], name: str, area: str = ""
) -> list[Shot]:
    """Return pictures of some areas of what a person sees; none where they read them in words."""
    if not visit.may_attach:
        return []
    return await visit.services.pictures.draw_areas(seen, panels, visit.user, visit.language, name, area)
