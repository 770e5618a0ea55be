"""Says what a close-up shows of the board: parts of it, row by row, each as wide as the picture."""

from games.economicus.drawing import drawing
from games.economicus.view import View
from games.kernel import Drawing, Near, Panel

_IN_A_ROW = 3  # blocks of the ring


def near(view: View, panel: Panel) -> Near:
    """Return what is shown of an area: a block of the ring, all of them, or what stands in the middle."""
    if panel.key == "ring":
        blocks = [f"{at}.near" for at in range(len(view.ring))]
        *rows, last = (tuple(blocks[at : at + _IN_A_ROW]) for at in range(0, len(blocks), _IN_A_ROW))
        return *rows, (*last, "clock.near", "monument.near")
    if panel.key == "bank":
        return ("clock.near", "hub.near-floor", "monument.near"), ("hub.near-news",)
    numbers = [f"industry-{sector.number}" for sector in view.ring]
    return ((f"{numbers.index(panel.key)}.near",),) if panel.key in numbers else ()


def question(view: View) -> Drawing | None:
    """Draw the viewer's own mat, below the exchange if something is auctioned there."""
    if view.viewer is None or (whole := drawing(view)) is None:
        return None
    floor = () if view.lot is None else (("hub.near-floor",),)
    return whole._replace(near=(*floor, (f"seat-{view.viewer}.turn",)))
