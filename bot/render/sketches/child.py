"""Rasterises boards in a process of its own: SVGs come in, pixels in a palette go out.

resvg holds up the whole program while it draws, which for a board would be a quarter of a second.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

FINE = 2  # how much larger everything is drawn before it is reduced
_PATIENCE = 60  # seconds
_alone = False  # whether nobody else waits for this process

Drawn: TypeAlias = tuple[str, tuple[int, int]]  # an SVG, and where it lies in the picture


def flattened(
    drawn: Sequence[Drawn], palette: Image.Image, size: tuple[int, int], ground: tuple[int, int, int]
) -> Image.Image:
    """Return SVGs on a ground of one colour, in a palette, drawn by another process.

    Threads share it, so its palette is set up before anybody has it: see palette_of.
    """
    colours = palette.getpalette() or []
    given = json.dumps([drawn, colours, size, ground]).encode()
    flat = Image.frombytes("P", size, _pixels(given) if _alone else _ask_another(given))
    flat.putpalette(colours)
    flat.load()
    return flat


def draw_alone() -> None:
    """Draw boards in this process from now on: nobody else waits for it."""
    global _alone
    _alone = True


def _ask_another(given: bytes) -> bytes:
    asked = [sys.executable, "-m", __name__]
    return subprocess.run(asked, input=given, stdout=subprocess.PIPE, check=True, timeout=_PATIENCE).stdout


def _pixels(given: bytes) -> bytes:
    import resvg_py

    drawn, colours, size, ground = json.loads(given)
    palette, canvas = Image.new("P", (1, 1)), Image.new("RGB", tuple(size), tuple(ground))
    palette.putpalette(colours)
    for svg, place in drawn:
        large = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))
        canvas.paste(large.convert("RGB").reduce(FINE), tuple(place))
    return canvas.quantize(palette=palette, dither=Image.Dither.NONE).tobytes()


def main() -> None:
    """Read what is to be drawn, and write the pixels."""
    sys.stdout.buffer.write(_pixels(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
