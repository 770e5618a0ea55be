"""Close up: the crew of each player, ship by ship."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.kernel import Panel, Row, Scene, Seat, Slot
from games.sewer_pirats.board import board
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.view import View


def closer(view: View) -> Scene:
    scene = board(view)
    ships = [panel for panel in scene.panels if panel.key in TALISMANS]
    return replace(scene, panels=tuple(replace(one, more=_aboard(ships, one.seat)) for one in scene.panels))


def _aboard(ships: Sequence[Panel], seat: Seat | None) -> tuple[Row, ...]:
    crews = ((ship.title, _crew(ship, seat)) for ship in ships if seat is not None)
    return tuple(Row(name, crew) for name, crew in crews if crew)


def _crew(ship: Panel, seat: Seat | None) -> tuple[Slot, ...]:
    """The spaces of a ship that this player's figures stand on."""
    slots = (piece for piece in ship.rows[0].pieces if isinstance(piece, Slot))
    return tuple(slot for slot in slots if any(figure.seat == seat for figure in slot.tokens))
