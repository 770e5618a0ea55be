"""3.2 Piles of flotsam from the face-down stacks."""

from __future__ import annotations

from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.state import Here, Pile


def draw_pile(table: Here, ship: str) -> Pile:
    """3.2 Three trophies and a prize: the stacks run out together."""
    state = table.state
    trophies = table.rng.draw_some(state.trophies, table.components.trophies_per_pile)
    prize = table.rng.draw(state.prizes)
    shown = words.tokens(trophies)
    table.tell("new-pile", ship=words.SHIP[ship], prize=words.PRIZE[prize], trophies=shown)
    return Pile(trophies, prize)


def lay_out(table: Here) -> None:
    """3.2 Two piles in front of each ship."""
    for name in TALISMANS:
        piles = table.state.ships[name].piles
        piles += [draw_pile(table, name) for _ in range(table.components.piles_per_ship)]
