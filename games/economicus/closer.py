"""Close up: each industry alone, and the companies of each player."""

from __future__ import annotations

from dataclasses import replace

from games.economicus.board import board
from games.economicus.view import View
from games.kernel import Label, Panel, Row, Scene, Seat, Slot, Token, say
from games.kernel.scene import Piece


def closer(view: View) -> Scene:
    ring, *others = board(view).panels
    parts = tuple(_industry(view, at, row) for at, row in enumerate(ring.rows))
    players = (replace(panel, more=_holdings(ring, panel.seat)) for panel in others)
    return Scene(say("game-title"), (replace(ring, parts=parts), *players))


def _industry(view: View, at: int, row: Row) -> Panel:
    """How often it pays and beside what it lies, whose companies and orders are there."""
    sector, beside = view.ring[at], (view.ring[at - 1], view.ring[(at + 1) % len(view.ring)])
    figures = tuple(piece for piece in row.pieces if isinstance(piece, Label))
    rows = (
        Row(None, (*figures, Label(say("board-odds", hits=sector.hits)))),
        Row(say("board-beside"), tuple(Label(other.name) for other in beside)),
        Row(say("board-companies"), tuple(piece for piece in row.pieces if isinstance(piece, Token))),
        Row(say("board-orders"), tuple(piece for piece in row.pieces if isinstance(piece, Slot))),
    )
    return Panel(f"industry-{sector.number}", sector.name, rows)


def _holdings(ring: Panel, seat: Seat | None) -> tuple[Row, ...]:
    """The companies and orders of one player, industry by industry. The bank has none."""
    if seat is None:
        return ()
    owned = ((row.title, tuple(piece for piece in row.pieces if _owner(piece) == seat)) for row in ring.rows)
    return tuple(Row(title, pieces) for title, pieces in owned if pieces)


def _owner(piece: Piece) -> Seat | None:
    match piece:
        case Token():
            return piece.seat
        case Slot():
            return piece.tokens[0].seat
    return None
