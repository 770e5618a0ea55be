"""Which colour a name in the art stands for, and the palette that a game's pictures are saved with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from PIL import Image

from bot.render.paint.inks import palette_with
from bot.render.paint.palette import BLACK, RGB, TOKENS, WHITE, between, rgb
from bot.render.sketches.source import source_of

_SHARED = Path(__file__).parent / "shared" / "palette.css"
_RULE = re.compile(r"(:root|\.light)\s*\{(.*?)\}", re.DOTALL)
_COLOUR = re.compile(r"--([a-z0-9-]+):\s*#([0-9a-f]{6})\s*;")
_NAMED = re.compile(r"var\(--([a-z0-9-]+)\)")
_TEXTS = ("ink", "cream", "paper", "gold")  # inks of letters, which have soft edges

Colours: TypeAlias = Mapping[str, RGB]


@lru_cache(maxsize=16)
def colours_of(game: str, theme: str) -> Colours:
    """Return the colours of a game's art by name: the shared ones, then its own, then those of the theme."""
    return _read((_SHARED.read_text(encoding="utf-8"), source_of(game).palette()), theme)


@lru_cache(maxsize=1)
def shared_colours() -> Colours:
    """Return the colours that every game has, of the dark theme, with those of a seat that is black."""
    own = {"black": TOKENS["black"], "black-dark": BLACK, "black-ink": WHITE}
    return own | _read((_SHARED.read_text(encoding="utf-8"),), "dark")


def _read(sheets: Iterable[str], theme: str) -> dict[str, RGB]:
    found: dict[str, RGB] = {}
    for css in sheets:
        for where, rules in _RULE.findall(css):
            if where == ":root" or theme == "light":
                found |= {name: rgb(code) for name, code in _COLOUR.findall(rules)}
    return found


def coloured(svg: str, colours: Colours, tint: str | None = None) -> str:
    """Put the colours in place of their names; own, own-dark and own-ink are those of a tint."""

    def code(found: re.Match[str]) -> str:
        red, green, blue = colours[named(found[1], tint)]
        return f"#{red:02x}{green:02x}{blue:02x}"

    return _NAMED.sub(code, svg)


def named(name: str, tint: str | None) -> str:
    """Return the name of a colour, of a tint if it is somebody's own."""
    return name.replace("own", tint, 1) if tint is not None and name.split("-")[0] == "own" else name


@lru_cache(maxsize=16)
def inks_of(game: str, theme: str) -> Image.Image:
    """Return the palette of a game's pictures: its colours exactly, then steps where two of them meet."""
    colours = colours_of(game, theme)
    return palette_with(list(dict.fromkeys(colours.values())), _steps(colours))


def _steps(colours: Colours) -> Iterator[RGB]:
    """Yield the colours of soft edges: outlines against everything, then letters on it."""
    flats = list(dict.fromkeys(colours.values()))
    for share in (0.5, 0.25, 0.75):
        for text in _TEXTS if share == 0.5 else ("ink",):
            yield from (between(flat, colours[text], share) for flat in flats)
