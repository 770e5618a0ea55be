"""A rectangle in a picture."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A place on the page, in pixels."""

    x: int
    y: int
    w: int
    h: int

    def enlarged(self, zoom: float) -> Box:
        """Return the box as it is drawn: enlarged by its edges, so that boxes which touch still do."""
        x, y = round(self.x * zoom), round(self.y * zoom)
        return Box(x, y, round((self.x + self.w) * zoom) - x, round((self.y + self.h) * zoom) - y)

    def holds(self, other: Box) -> bool:
        across = self.x <= other.x and other.x + other.w <= self.x + self.w
        return across and self.y <= other.y and other.y + other.h <= self.y + self.h

    def meets(self, other: Box) -> bool:
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h
