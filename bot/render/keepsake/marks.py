"""A position as data that the page can draw: marks with their places, or panels in words."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from itertools import groupby, zip_longest
from typing import Any, TypeAlias

from bot.render.art.marks import Letters, Outline, Pill, Placed, Sprite, Wake
from bot.render.art.picture import laid_out
from bot.render.prose import Pen
from bot.words.words import Words
from games.kernel.hosting import Panel, Scene

Item: TypeAlias = tuple[Any, ...]  # a mark as the page reads it: first its kind
Group: TypeAlias = tuple[Item, ...]  # marks of one thing, each in every language


class Kept(list[Any]):
    """A list in which everything stands once, and is known by its number."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers: dict[Hashable, int] = {}

    def number(self, thing: Hashable) -> int:
        """Return the number of something, which is kept if it is new."""
        if thing not in self._numbers:
            self._numbers[thing] = len(self)
            self.append(thing)
        return self._numbers[thing]


def groups(scene: Scene, every: Sequence[Words], fresh: Collection[str]) -> list[Group]:
    """Return all that is shown of a scene, in groups that mostly stay the same from move to move."""
    if scene.drawing is None:
        shown = [panel for panel in scene.panels if not panel.aside]
        return [(_in_every([_panel(panel, words) for words in every]),) for panel in shown]
    laid = [laid_out(scene, words, fresh).marks for words in every]
    return [
        tuple(_in_every([one and _mark(one) for one in same]) for same in some)
        for _, some in groupby(zip_longest(*laid), key=_owner)
    ]


def _owner(same: Sequence[Placed | None]) -> str:
    """Return to what a mark belongs: to a place of the board, or to a thing with a name."""
    return next(one.said for one in same if one is not None).partition(".")[0]


def _in_every(items: Sequence[Item | None]) -> Item:
    """Return a mark as it is in every language: once if that is the same, else one for each."""
    if len(set(items)) == 1 and items[0] is not None:
        return items[0]
    return "each", *items


def _panel(panel: Panel, words: Words) -> Item:
    pen = Pen(words)
    rows = [_plain(pen.row(row)) for row in panel.rows]
    return "panel", int(panel.active), _plain(words(panel.title)), tuple(filter(None, rows))


def _plain(text: str) -> str:
    """Take the marks of bold type out: the page has its own."""
    return text.replace("**", "")


def _mark(placed: Placed) -> Item:
    mark, box = placed.mark, tuple(placed.box)
    match mark:
        case Sprite():
            return "piece", *box, mark.piece, mark.tint or ""
        case Letters():
            return "text", *box, mark.text, mark.size, mark.ink, int(mark.bold)
        case Pill():
            return "pill", *box, mark.fill, mark.edge, mark.rim
        case Outline():
            return "frame", *box, mark.ink, mark.rim, int(mark.round), int(mark.dashed)
        case Wake():
            return "wake", " ".join(f"{x},{y}" for x, y in mark.points)
