"""Chapter 7: what a viewer may see. Whoever looks sees one card, their own."""

from dataclasses import dataclass

from examples.morning_catch.components import Components
from examples.morning_catch.state import Here
from games.kernel import HIDDEN, Hidden, Seat, waiting


@dataclass(frozen=True, slots=True)
class Mat:
    seat: Seat
    coins: int
    crates: dict[str, int]
    customer: str | Hidden


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    components: Components
    morning: int
    mornings: int
    first: Seat
    waiting: tuple[Seat, ...]
    quay: tuple[str, ...]
    boat: int
    prices: dict[str, int]
    mats: tuple[Mat, ...]


def view(table: Here, viewer: Seat | None) -> View:
    state = table.state
    return View(
        viewer=viewer,
        components=table.components,
        morning=state.morning,
        mornings=table.options.mornings,
        first=state.first,
        waiting=waiting(table),
        quay=tuple(state.quay),
        boat=len(state.boat),
        prices=dict(state.prices),
        mats=tuple(_mat(table, seat, viewer) for seat in range(table.seats)),
    )


def _mat(table: Here, seat: Seat, viewer: Seat | None) -> Mat:
    """7.2 A card is known to its owner, and to everybody when all is over."""
    player = table.state.players[seat]
    known = seat == viewer or table.scores is not None
    return Mat(seat, player.coins, dict(player.crates), player.customer if known else HIDDEN)
