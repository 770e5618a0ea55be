"""The art of a game inside a page: pieces as symbols, boards, and colours as they are named."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.render.paint.palette import THEMES
from bot.render.sketches.colours import colours_of
from bot.render.sketches.source import Sketch, source_of

_PREFIX = re.compile(r"(</?)ns\d+:")
_SPACE = re.compile(r' xmlns(:ns\d+)?="[^"]*"')
_GAPS = re.compile(r">\s+<")


def symbols(game: str, pieces: Iterable[str], boards: Iterable[str]) -> str:
    """Return pieces and boards as symbols, to be placed by name."""
    source = source_of(game)
    drawn = [_symbol(f"piece-{name}", source.pieces[name]) for name in sorted(pieces)]
    return "\n".join([*drawn, *(_symbol(f"board-{name}", source.boards[name]) for name in sorted(boards))])


def _symbol(name: str, sketch: Sketch) -> str:
    """Return something drawn as a part of a page, where elements of SVG have no prefix."""
    inside = _GAPS.sub("><", _SPACE.sub("", _PREFIX.sub(r"\1", sketch.svg)))
    box = f'viewBox="0 0 {sketch.w:g} {sketch.h:g}" preserveAspectRatio="none"'
    return f'<symbol id="{name}" {box}>{inside}</symbol>'


def styles(game: str, tints: Iterable[str]) -> str:
    """Return the colours of both themes, and for each tint whose own they are."""
    rules = [f".{theme}{{{_named(game, theme)}}}" for theme in THEMES]
    return "\n".join([*rules, *(f".tint-{tint}{{{_own(tint)}}}" for tint in sorted(tints))])


def _own(tint: str) -> str:
    return "".join(f"--own{one}:var(--{tint}{one});" for one in ("", "-dark", "-ink"))


def _named(game: str, theme: str) -> str:
    colours = colours_of(game, theme).items()
    return "".join(f"--{name}:#{red:02x}{green:02x}{blue:02x};" for name, (red, green, blue) in colours)
