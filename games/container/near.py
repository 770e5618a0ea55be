"""Says what a close-up shows of the board: parts of it, row by row, each as wide as the picture."""

from games.container.view import View
from games.kernel import Near, Panel, Seat

_SHARED: dict[str, Near] = {
    "supply": (("supply.near-0",), ("supply.near-1",)),
    "island": (("island.near-table",), ("island.near-stage",)),
    "auction": (("island.near-stage",),),
}
_BROKERS: Near = (("bank.near-name", "bank.broker-0.near"), ("bank.broker-1.near", "bank.broker-2.near"))


def near(view: View, panel: Panel) -> Near:
    """Return what is shown of an area: of a player the pier, the ship wherever it lies, and the island."""
    if panel.seat is not None:
        return _player(panel.seat)
    if panel.key == "bank":
        quays = [f"quays.near-{mat.seat}" for mat in view.mats if mat.quay]
        return *_BROKERS, *(tuple(quays[at : at + 2]) for at in range(0, len(quays), 2))
    if panel.key.startswith("broker-"):
        return ((f"bank.{panel.key}.near",),)
    return _SHARED.get(panel.key, ())


def _player(seat: Seat) -> Near:
    own = f"seat-{seat}"
    stores = (f"{own}.near-factory",), (f"{own}.near-harbour",)
    return (f"{own}.near-plate", f"ship-{seat}"), *stores, (f"island.{seat}.near",)
