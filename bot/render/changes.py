"""What has changed between two scenes, so that it can be marked."""

from __future__ import annotations

from bot.words.fingerprint import traces_of
from games.kernel.hosting import Scene


def traces(scene: Scene) -> str:
    """Write down enough of a scene to tell later what has changed: little, as it is kept for every player.

    "supply:1f3a90,77b2c4 island:09ae11" has a few letters for each row of each panel.
    """
    return " ".join(f"{panel.key}:{','.join(traces_of(panel.rows))}" for panel in scene.panels)


def _read(written: str) -> dict[str, list[str]]:
    """Read traces back: the rows of each panel."""
    panels = (part.split(":") for part in written.split())
    return {key: rows.split(",") for key, rows in panels}


def changes_since(before: str, after: Scene) -> frozenset[str]:
    """Return the keys of panels that changed, and of their rows: "supply", "supply/1".

    Rows may come and go, so a row is compared with all that stood in its panel.
    """
    old, found = _read(before), set[str]()
    for panel in after.panels:
        known = old.get(panel.key, ())
        rows = enumerate(traces_of(panel.rows))
        new = {f"{panel.key}/{number}" for number, trace in rows if trace not in known}
        found |= {panel.key, *new} if new else set()
    return frozenset(found)


def changes(before: Scene, after: Scene) -> frozenset[str]:
    """Return what changed between two scenes."""
    return changes_since(traces(before), after)
