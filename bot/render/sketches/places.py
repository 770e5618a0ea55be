"""What the art of a game says about one place: where it is, and how something is written or laid there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.render.paint.box import Box

_LEAST = 20  # no text is smaller in a picture 720 wide, but captions


class Place(NamedTuple):
    """A place of a board or of a piece. Its box is in the units of what it belongs to."""

    x: float
    y: float
    w: float
    h: float
    size: int = 22  # of letters
    least: int = _LEAST  # what letters may shrink to before a text is cut
    ink: str = "ink"
    anchor: str = "middle"  # start, middle, end
    bold: bool = False  # else the heaviest letters
    sizes: tuple[int, ...] = ()  # how wide a piece of a pile may be, the largest first
    way: tuple[float, float] | None = None  # where a wake leaves it
    left: str = ""  # how it is marked when what lay there is gone: as a box, or round

    @property
    def box(self) -> Box:
        """Return where it is, in whole pixels."""
        return Box(round(self.x), round(self.y), round(self.w), round(self.h))

    def moved(self, right: float, down: float) -> Place:
        """Return the place so much further right and down."""
        way = None if self.way is None else (self.way[0] + right, self.way[1] + down)
        return self._replace(x=self.x + right, y=self.y + down, way=way)

    def tinted(self, tint: str | None) -> Place:
        """Return the place as it is in somebody's colours."""
        own = tint is not None and self.ink.split("-")[0] == "own"
        return self._replace(ink=f"{tint}{self.ink.removeprefix('own')}") if own else self

    def within(self, whole: Box, w: float, h: float) -> Place:
        """Return a place of a piece that is w by h in its own units, where the piece lies in a picture."""
        across, down = whole.w / w, whole.h / h
        return self._replace(
            x=whole.x + self.x * across,
            y=whole.y + self.y * down,
            w=self.w * across,
            h=self.h * down,
            size=round(self.size * down),
            least=min(self.least, round(self.size * down)),
            sizes=tuple(round(size * across) for size in self.sizes),
        )


def place_of(attributes: Mapping[str, str]) -> Place:
    """Read a place from the attributes of its rectangle."""
    x, y, w, h = (float(attributes.get(name, 0)) for name in ("x", "y", "width", "height"))
    told = {name.removeprefix("data-"): value for name, value in attributes.items()}
    size = int(told.get("size", 22))
    return Place(
        *(x, y, w, h),
        size=size,
        least=int(told.get("least", min(size, _LEAST))),
        ink=told.get("ink", "ink"),
        anchor=told.get("anchor", "middle"),
        bold=told.get("weight") == "bold",
        sizes=tuple(int(one) for one in told.get("sizes", "").split()),
        way=_point(told["way"]) if "way" in told else None,
        left=told.get("left", ""),
    )


def _point(told: str) -> tuple[float, float]:
    x, y = told.split()
    return float(x), float(y)
