"""Which colour belongs to which player."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.paint.palette import SEATS, TOKENS
from games.kernel.hosting import Scene, Slot, Token


def seat_colours(scene: Scene) -> tuple[str, ...]:
    """Return the colour of each seat: a player's pieces and the player's number have the same."""
    own = {t.seat: t.colour for t in _tokens(scene) if t.seat is not None and t.colour != "neutral"}
    spare = [colour for colour in (*SEATS, *TOKENS) if colour not in own.values()]
    return tuple(own[seat] if seat in own else spare.pop(0) for seat in range(len(SEATS)))


def _tokens(scene: Scene) -> Iterator[Token]:
    for panel in scene.panels:
        for row in panel.rows:
            for piece in row.pieces:
                if isinstance(piece, Token):
                    yield piece
                elif isinstance(piece, Slot):
                    yield from piece.tokens
