"""Says what a close-up shows of the board: parts of it, row by row, each as wide as the picture."""

from games.kernel import Drawing, Near, Panel
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.drawing import drawing
from games.sewer_pirats.view import View


def near(view: View, panel: Panel) -> Near:
    """Return what is shown of an area: a ship with its piles below it, the cards and the stocks."""
    if panel.key in TALISMANS and not view.bar:
        return (f"{panel.key}.near-ship",), (f"{panel.key}.near-piles",)
    return (("cards.near-cards",), ("cards.near-stock",)) if panel.key == "cards" else ()


def question(view: View) -> Drawing | None:
    """Draw the viewer's own quay with the hand, and what they are asked about."""
    if view.viewer is None or (whole := drawing(view)) is None:
        return None
    return whole._replace(near=((_asked_about(view),), (f"seat-{view.viewer}.turn",)))


def _asked_about(view: View) -> str:
    """Return the pile that is grabbed from, who sits at the bar or the bid there, else the open cards."""
    if view.bar:
        return "bar.near-lot" if view.lot or view.sold else "bar.near-stools"
    return "cards.near-cards" if view.looting is None else f"{view.looting[0]}.near-piles"
