"""What has changed between two scenes, so that it can be marked."""

from __future__ import annotations

from games.kernel import Panel, Scene


def changes(before: Scene, after: Scene) -> frozenset[str]:
    """The keys of panels that changed, and of their rows: "supply", "supply/1"."""
    known = {panel.key: panel for panel in before.panels}
    found: set[str] = set()
    for panel in after.panels:
        rows = _rows(known.get(panel.key), panel)
        found |= {panel.key, *rows} if rows else set()
    return frozenset(found)


def _rows(before: Panel | None, after: Panel) -> set[str]:
    """Rows may come and go, so a row is compared with all that stood there."""
    old = () if before is None else before.rows
    return {f"{after.key}/{number}" for number, row in enumerate(after.rows) if row not in old}
