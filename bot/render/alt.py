"""What a picture shows, in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.prose import Pen
from bot.words.words import Words
from games.kernel.hosting import Scene, say

MOST = 1024  # Discord takes no longer description


def alt_text(scene: Scene, words: Words, most: int = MOST) -> str:
    """Describe a scene: whose turn it is, then what all share, then the others; in brief if need be."""
    shown = [panel for panel in scene.panels if not panel.aside]
    ordered = sorted(shown, key=lambda panel: (not panel.active, panel.seat is not None))
    for pen in (Pen(words), Pen(words, brief=True)):
        areas = [[_plain(line) for line in (pen.title(panel), *pen.rows(panel))] for panel in ordered]
        text = "\n".join([words(scene.title), *(line for area in areas for line in area)])
        if len(text) <= most:
            return text
    rest = words(say("ui-areas-left-out")).removeprefix("-# ")
    fitting = _as_much_as_fits(areas, most - len(words(scene.title)) - len(rest) - 2)
    return "\n".join([words(scene.title), *fitting, rest])


def _as_much_as_fits(areas: Sequence[Sequence[str]], most: int) -> list[str]:
    """Return as many lines as fit, as large a part of each area as of any other, in their order."""
    taken, left, open_areas = [0] * len(areas), most, set(range(len(areas)))
    while open_areas:
        at = min(open_areas, key=lambda one: (taken[one] / len(areas[one]), one))
        more = 2 if not taken[at] and len(areas[at]) > 1 else 1  # a title with the first line under it
        cost = sum(len(line) + 1 for line in areas[at][taken[at] : taken[at] + more])
        if cost > left or taken[at] == len(areas[at]):
            open_areas.remove(at)
        else:
            taken[at] += more
            left -= cost
    return [line for area, number in zip(areas, taken, strict=True) for line in area[:number]]


def _plain(text: str) -> str:
    return text.replace("**", "")
