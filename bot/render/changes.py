"""What has changed between two scenes, so that it can be marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.words.fingerprint import traces_of
from games.kernel.hosting import Drawing, Pile, Put, Scene, Thing, Write

NOWHERE = "0"


def traces(scene: Scene) -> str:
    """Write down enough of a scene to tell later what has changed: little, as it is kept for every player.

    "supply:1f3a90,77b2c4 island:09ae11" has a few letters for each row of each panel; of a drawing there
    follow its numbers that are not 0, and where that lies which has a name: "seat-0.cards=27 ship-0=sea.0".
    """
    rows = (f"{panel.key}:{','.join(traces_of(panel.rows))}" for panel in scene.panels)
    drawn = () if scene.drawing is None else kept_of(scene.drawing)
    return " ".join([*rows, *(f"{name}={value}" for name, value in drawn if value != NOWHERE)])


def kept_of(drawing: Drawing) -> Iterator[tuple[str, str]]:
    """Yield all in a drawing that is told when it changes: numbers, and where things lie."""
    return _kept(drawing.things, "")


def _kept(things: Iterable[Thing], holder: str) -> Iterator[tuple[str, str]]:
    for thing in things:
        key = holder + thing.place
        match thing:
            case Put():
                if thing.name:
                    yield thing.name, thing.place
                yield from _kept(thing.holds, f"{thing.name or key}.")
            case Pile():
                yield key, str(sum(number for _, number in thing.pieces))
            case Write():
                if thing.number is not None:
                    yield key, str(thing.number)


def _read(written: str) -> tuple[dict[str, list[str]], dict[str, str]]:
    """Read traces back: the rows of each panel, and what a drawing had."""
    parts = written.split()
    panels = (part.split(":") for part in parts if "=" not in part)
    drawn = (part.partition("=") for part in parts if "=" in part)
    return {key: rows.split(",") for key, rows in panels}, {name: value for name, _, value in drawn}


def changes_since(before: str, after: Scene) -> frozenset[str]:
    """Return the keys of panels that changed, and of their rows: "supply", "supply/1".

    Rows may come and go, so a row is compared with all that stood in its panel. Of a drawing, what was
    different is returned with what it was: "seat-0.cards=27".
    """
    old, drawn = _read(before)
    found = set[str]()
    for panel in after.panels:
        known = old.get(panel.key, ())
        rows = enumerate(traces_of(panel.rows))
        new = {f"{panel.key}/{number}" for number, trace in rows if trace not in known}
        found |= {panel.key, *new} if new else set()
    return frozenset(found | _drawn_otherwise(drawn, after.drawing))


def _drawn_otherwise(before: dict[str, str], after: Drawing | None) -> set[str]:
    """Return what a drawing shows that was different, and what it does not show any more.

    Of what was kept without a drawing nothing is known.
    """
    if after is None or not before:
        return set()
    now = dict(kept_of(after))
    other = {name for name in now if now[name] != before.get(name, NOWHERE)}
    gone = {name for name in before if name not in now}
    return {f"{name}={before.get(name, NOWHERE)}" for name in other | gone}


def changes(before: Scene, after: Scene) -> frozenset[str]:
    """Return what changed between two scenes."""
    return changes_since(traces(before), after)
