"""Which colour belongs to which player."""

from __future__ import annotations

from bot.render.paint.palette import SEATS, TOKENS
from games.kernel.hosting import Scene


def seat_colours(scene: Scene) -> tuple[str, ...]:
    """Return the colour of each seat: of the player's pieces, number, badge, line and result."""
    spare = [colour for colour in (*SEATS, *TOKENS) if colour not in scene.colours]
    return (*scene.colours, *spare[: len(SEATS) - len(scene.colours)])
