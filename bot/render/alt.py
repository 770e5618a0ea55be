"""What a picture shows, in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.render.prose import Pen
from bot.words.words import Words
from games.kernel.hosting import Panel, Scene, say

MOST = 1024  # Discord takes no longer description


def alt_text(scene: Scene, words: Words, most: int = MOST) -> str:
    """Describe a scene: whose turn it is, then what all share, then the others; in brief if need be."""
    shown = [panel for panel in scene.panels if not panel.aside]
    ordered = sorted(shown, key=lambda panel: (not panel.active, panel.seat is not None))
    for brief in (False, True):
        parts = _parts(words(scene.title), ordered, Pen(words, brief), most)
        if len(text := "\n".join(parts)) <= most:
            return text
    return _as_much_as_fits(parts, words(say("ui-areas-left-out")).removeprefix("-# "), most)


def _parts(title: str, panels: Iterable[Panel], pen: Pen, most: int) -> list[str]:
    """Write panels one by one, and no more of them than can be of use: what is too long is cut anyway."""
    parts, length = [title], len(title)
    for panel in panels:
        if length > most:
            break
        parts.append(pen.panel(panel).replace("**", ""))
        length += 1 + len(parts[-1])
    return parts


def _as_much_as_fits(parts: list[str], rest: str, most: int) -> str:
    """Keep as many of the first lines as fit, and say that there is more."""
    lines = [line for part in parts for line in part.split("\n")]
    kept, left = [], most - len(rest)
    for line in lines:
        if len(line) + 1 > left:
            break
        kept.append(line)
        left -= len(line) + 1
    return "\n".join([*kept, rest])
