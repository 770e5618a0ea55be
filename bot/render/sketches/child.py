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

Drawn: TypeAlias = tuple[str, tuple[int, int]]  # an SVG, and where it lies in the picture


def flattened(
    drawn: Sequence[Drawn], palette: Image.Image, size: tuple[int, int], ground: tuple[int, int, int]
) -> Image.Image:
    """Return SVGs on a ground of one colour, in a palette, drawn by another process.

    Threads share it, so its palette is set up before anybody has it: see palette_of.
    """
    asked, colours = [sys.executable, "-m", __name__], palette.getpalette() or []
    given = json.dumps([drawn, colours, size, ground]).encode()
    made = subprocess.run(asked, input=given, stdout=subprocess.PIPE, check=True, timeout=_PATIENCE)
    flat = Image.frombytes("P", size, made.stdout)
    flat.putpalette(colours)
    flat.load()
    return flat


def main() -> None:
    """Read what is to be drawn, and write the pixels."""
    import resvg_py

    drawn, colours, size, ground = json.load(sys.stdin)
    palette, canvas = Image.new("P", (1, 1)), Image.new("RGB", tuple(size), tuple(ground))
    palette.putpalette(colours)
    for svg, place in drawn:
        large = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))
        canvas.paste(large.convert("RGB").reduce(FINE), tuple(place))
    sys.stdout.buffer.write(canvas.quantize(palette=palette, dither=Image.Dither.NONE).tobytes())


if __name__ == "__main__":
    main()
