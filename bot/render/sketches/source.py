"""The art of a game as it stands in its files: boards and pieces, each as SVG with its named places.

A board is put together from parts: what a <use> names is drawn there, and its places get the <use>'s id in
front of their own. Colours are var(--name); the palette says later which they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as Xml

from bot.render.paint.palette import SEATS
from bot.render.sketches.places import Place, place_of
from games import GAMES

_SVG = "{http://www.w3.org/2000/svg}"
_SHARED = Path(__file__).parent / "shared"
_SHIFT = re.compile(r"translate\(\s*(-?[\d.]+)[\s,]*(-?[\d.]+)?\s*\)")
_OWN = re.compile(r"var\(--own(-[a-z]+)?\)")


class Sketch(NamedTuple):
    """Something drawn: its size in its own units, what is inside its <svg>, and its places by name."""

    w: float
    h: float
    svg: str
    places: dict[str, Place]
    round: bool = False
    names: tuple[str, ...] = ()  # of the messages that it stands beside in texts, as an emoji


class Source:
    """Reads the art of one game from its folder."""

    def __init__(self, home: Path) -> None:
        self._home = home

    @cached_property
    def pieces(self) -> dict[str, Sketch]:
        """The pieces by name: those that every game has, and its own."""
        found: dict[str, Sketch] = {}
        for file in (_SHARED / "pieces.svg", self._home / "pieces.svg", self._home / "card" / "pieces.svg"):
            found |= {symbol.attrib["id"]: self._sketch(symbol, file) for symbol in _symbols(file)}
        return found

    @cached_property
    def boards(self) -> dict[str, Sketch]:
        """The boards by name, each in a file of its own."""
        return self._files("boards")

    @cached_property
    def cards(self) -> dict[str, Sketch]:
        """What a game's end is shown on, by name: the top, the ground of a place and of a line, a chart."""
        return self._files("card")

    def _files(self, folder: str) -> dict[str, Sketch]:
        files = sorted((self._home / folder).glob("*.svg"))
        return {file.stem: self._sketch(_read(file), file) for file in files if file.stem != "pieces"}

    def palette(self) -> str:
        """Return the palette of the game as it is written."""
        return (self._home / "palette.css").read_text(encoding="utf-8")

    def _sketch(self, drawn: Xml.Element, file: Path) -> Sketch:
        _, _, w, h = (float(part) for part in drawn.attrib["viewBox"].split())
        places: dict[str, Place] = {}
        inside = Xml.Element(f"{_SVG}g")
        for child in drawn:
            _Expansion(places, file, "", None).draw(child, inside, 0, 0)
        svg = Xml.tostring(inside, encoding="unicode")
        names = tuple(filter(None, map(str.strip, drawn.get("data-names", "").split(";"))))
        return Sketch(w, h, svg, places, drawn.get("data-outline") == "round", names)


class _Expansion(NamedTuple):
    """Draws elements of one file, and what they use, into another; collects their places."""

    places: dict[str, Place]
    file: Path
    prefix: str
    tint: str | None  # the colour of a seat

    def draw(self, element: Xml.Element, into: Xml.Element, right: float, down: float) -> None:
        if "place" in element.get("class", "").split():
            name = self.prefix + element.attrib["id"]
            assert name not in self.places, f"{self.file.name}: two places are called {name}"
            self.places[name] = place_of(element.attrib).moved(right, down).tinted(self.tint)
        elif element.tag == f"{_SVG}use":
            self._use(element, into, right, down)
        elif element.tag != f"{_SVG}defs":
            self._copy(element, into, right, down)

    def _use(self, element: Xml.Element, into: Xml.Element, right: float, down: float) -> None:
        file, _, name = element.attrib["href"].partition("#")
        home = self.file if not file else self.file.parent / file
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        moved = f"translate({x:g} {y:g}) {element.get('transform', '')}".strip()
        group = Xml.SubElement(into, f"{_SVG}g", {"transform": moved})
        inner = self._replace(
            file=home,
            prefix=f"{self.prefix}{element.attrib['id']}." if "id" in element.attrib else self.prefix,
            tint=_tint(element) or self.tint,
        )
        for child in _named(home, name):
            inner.draw(child, group, right + x, down + y)

    def _copy(self, element: Xml.Element, into: Xml.Element, right: float, down: float) -> None:
        kept = {name: self._tinted(value) for name, value in element.attrib.items() if name != "id"}
        copied = Xml.SubElement(into, element.tag, kept)
        shift = _SHIFT.fullmatch(element.get("transform", ""))
        if shift:
            right, down = right + float(shift[1]), down + float(shift[2] or 0)
        for child in element:
            self.draw(child, copied, right, down)

    def _tinted(self, value: str) -> str:
        if self.tint is None:
            return value
        return _OWN.sub(lambda found: f"var(--{self.tint}{found[1] or ''})", value)


def _tint(element: Xml.Element) -> str | None:
    """Return the colour of the seat that an element is said to be of by its class."""
    seats = [name for name in element.get("class", "").split() if name.startswith("seat-")]
    return SEATS[int(seats[0].removeprefix("seat-"))] if seats else None


@lru_cache(maxsize=32)
def _read(file: Path) -> Xml.Element:
    return Xml.parse(file).getroot()


def _named(file: Path, name: str) -> Xml.Element:
    found = [element for element in _read(file).iter() if element.get("id") == name]
    assert len(found) == 1, f"{file.name}: {len(found)} elements are called {name}"
    return found[0]


def _symbols(file: Path) -> Iterator[Xml.Element]:
    return _read(file).iter(f"{_SVG}symbol") if file.exists() else iter(())


def shared_pieces() -> dict[str, Sketch]:
    """Return the pieces that every game has."""
    return Source(_SHARED / "none").pieces


@lru_cache(maxsize=16)
def source_of(game: str) -> Source:
    """Return the art of a game."""
    return Source(GAMES[game].home / "art")
