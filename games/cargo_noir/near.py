"""Says what a close-up shows of the board: parts of it, row by row, each as wide as the picture."""

from games.cargo_noir.drawing import drawing
from games.cargo_noir.view import View
from games.kernel import Drawing, Near, Panel, Seat

_SHARED: dict[str, Near] = {
    "macao": (("macao.near-casino",), ("macao.near-market",)),
    "cards": tuple((f"cards.near-{at}",) for at in range(4)),
}


def near(view: View, panel: Panel) -> Near:
    """Return what is shown of an area: of a family its board in rows, of all ports two beside each other."""
    if panel.seat is not None:
        return _family(panel.seat)
    if panel.key == "ports":
        ports = [f"{port.name}.near" for port in view.ports]
        return tuple(tuple(ports[at : at + 2]) for at in range(0, len(ports), 2))
    if panel.key.startswith("port-"):
        return ((f"{panel.key.removeprefix('port-')}.near",),)
    return _SHARED.get(panel.key, ())


def question(view: View) -> Drawing | None:
    """Draw the viewer's own family, and what has been laid of a payment."""
    if view.viewer is None or (whole := drawing(view)) is None:
        return None
    return whole._replace(near=(*_family(view.viewer), *((("cards.near-3",),) if view.laid else ())))


def _family(seat: Seat) -> Near:
    own = f"seat-{seat}"
    rows = (f"{own}.near-name",), (f"{own}.near-figures",), (f"{own}.near-cargo",)
    return *rows, (f"{own}.near-hat", f"{own}.near-cards")
