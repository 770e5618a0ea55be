"""Rasterises one board in a process of its own: SVG comes in, pixels in a palette go out.

resvg holds up the whole program while it draws, which for a board would be a quarter of a second.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys

from PIL import Image

FINE = 2  # how much larger everything is drawn before it is reduced
_PATIENCE = 60  # seconds


def flattened(svg: str, palette: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return an SVG in a palette, drawn by another process.

    Threads share it, so its palette is set up before anybody has it: see palette_of.
    """
    asked, colours = [sys.executable, "-m", __name__], palette.getpalette() or []
    given = json.dumps([svg, colours]).encode()
    made = subprocess.run(asked, input=given, stdout=subprocess.PIPE, check=True, timeout=_PATIENCE)
    drawn = Image.frombytes("P", size, made.stdout)
    drawn.putpalette(colours)
    drawn.load()
    return drawn


def main() -> None:
    """Read an SVG and a palette, and write the pixels."""
    import resvg_py

    svg, colours = json.load(sys.stdin)
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    large = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))
    drawn = large.convert("RGB").reduce(FINE).quantize(palette=palette, dither=Image.Dither.NONE)
    sys.stdout.buffer.write(drawn.tobytes())


if __name__ == "__main__":
    main()
