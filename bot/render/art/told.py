"""What has changed since somebody's last turn: a chip beside a number, the way of a thing, what is gone."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.art.letters import aligned, fitted, width
from bot.render.art.marks import Letters, Outline, Pill, Placed, Wake
from bot.render.paint.box import Box
from bot.render.sketches.places import Place

_SMALL, _LEAST = 17, 10  # sizes of letters
_SIDES, _SMALL_SIDES = 7, 3
_INSET = 3  # of dashes from the edge of their place


def chip(said: str, place: Place, key: str) -> Iterator[Placed]:
    """Lay a chip with a text at a place, as wide as it needs to be."""
    box, sides = place.box, _SIDES if place.size > _SMALL else _SMALL_SIDES
    text, size = fitted(said, box.w - 2 * sides, place.size, _LEAST)
    w, h = width(text, size) + 2 * sides, min(box.h, place.size + 4)
    left = {"start": 0, "middle": (box.w - w) // 2, "end": box.w - w}[place.anchor]
    pill = Box(box.x + left, box.y + (box.h - h) // 2, w, h)
    yield Placed(pill, Pill("fresh", "ink"), key)
    yield Placed(aligned(text, size, False, pill, "middle"), Letters(text, size, "fresh-ink"), key)


def wake(before: Place, after: Place, key: str) -> Placed:
    """Lay the way from a place to another, by the points where ships leave them."""
    middles = [(place.x + place.w / 2, place.y + place.h / 2) for place in (before, after)]
    ways = [middles[0], before.way, after.way, middles[1]]
    points = tuple([(round(point[0]), round(point[1])) for point in ways if point is not None])
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return Placed(Box(left, top, right - left, bottom - top), Wake(points), key)


def left(place: Place, key: str) -> Placed:
    """Lay dashes around a place that was left."""
    x, y, w, h = place.box
    round_ = place.left == "round"
    side = min(w, h)
    box = Box(x + (w - side) // 2, y + (h - side) // 2, side, side) if round_ else Box(x, y, w, h)
    inner = Box(box.x + _INSET, box.y + _INSET, box.w - 2 * _INSET, box.h - 2 * _INSET)
    return Placed(inner, Outline("fresh", 2, round=round_, dashed=True), key)
