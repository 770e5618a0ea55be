"""What has changed between two scenes, so that it can be marked."""

from __future__ import annotations

from hashlib import blake2b

from games.kernel.hosting import Row, Scene


def traces(scene: Scene) -> str:
    """Enough of a scene to tell later what has changed, and small enough to be kept for every player.

    "supply:1f3a90,77b2c4 island:09ae11" has a few letters for each row of each panel.
    """
    return " ".join(f"{panel.key}:{','.join(map(_trace, panel.rows))}" for panel in scene.panels)


def _trace(row: Row) -> str:
    return blake2b(repr(row).encode(), digest_size=3).hexdigest()


def _read(written: str) -> dict[str, list[str]]:
    panels = (part.split(":") for part in written.split())
    return {key: rows.split(",") for key, rows in panels}


def changes_since(before: str, after: Scene) -> frozenset[str]:
    """The keys of panels that changed, and of their rows: "supply", "supply/1".

    Rows may come and go, so a row is compared with all that stood in its panel.
    """
    old, found = _read(before), set[str]()
    for panel in after.panels:
        known = old.get(panel.key, ())
        rows = enumerate(map(_trace, panel.rows))
        new = {f"{panel.key}/{number}" for number, trace in rows if trace not in known}
        found |= {panel.key, *new} if new else set()
    return frozenset(found)


def changes(before: Scene, after: Scene) -> frozenset[str]:
    return changes_since(traces(before), after)
