"""A scene as a picture: laid out as data, painted by pasting what is cached, saved with a fixed palette."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.render.giving_way import GiveWay, keep_going
from bot.render.layout.marks import Arrow, Bar, Block, Box, Frame, Mark, Page, PieceMark, TextLine, TokenMark
from bot.render.paint.fonts import mask
from bot.render.paint.inks import palette_of
from bot.render.paint.palette import RGB, Theme
from bot.render.paint.sprites import token
from bot.render.sketches.colours import colours_of
from bot.render.sketches.raster import sprite

_LEVELS = (3, 5, 8)  # of compression: 6 takes twice as long as 5 for a twentieth less
_MOST_BYTES = 64 * 1024
_KEPT = 100  # painted panels
_FINE = 3  # how much larger a round edge is drawn before it is reduced


class Painter:
    """Paints in one theme; `zoom`: how much larger than it is laid out; `art`: of which game pieces are."""

    def __init__(
        self, theme: Theme, give_way: GiveWay = keep_going, zoom: float = 1.0, art: str = ""
    ) -> None:
        """Take a theme; `give_way` is called between panels, where others may be let in."""
        self.theme, self.zoom, self.art, self._give_way = theme, zoom, art, give_way

    def paint(self, laid: Page) -> bytes:
        return self.paint_sheets([laid])[0]

    def paint_sheets(self, laid: Sequence[Page]) -> list[bytes]:
        """Paint a table in several pictures, which together are no larger than one may be."""
        return as_pngs([self.canvas(sheet) for sheet in laid])

    def canvas(self, laid: Page) -> Image.Image:
        """Paint a page, not yet packed as a file."""
        canvas = Image.new("P", Box(0, 0, laid.w, laid.h).enlarged(laid.zoom)[2:], 0)  # 0: the page
        canvas.putpalette(_palette(self.theme, laid.art).getpalette() or [])
        for area in laid.areas:
            painted = _area(self.theme, area.block, area.box.h, area.frame, laid.zoom, laid.art)
            box = area.box if laid.zoom == 1 else area.box.enlarged(laid.zoom)
            canvas.paste(painted, box[:2])
            self._give_way()
        return canvas

    def area(self, block: Block, h: int, frame: Frame | None) -> Image.Image:
        """Paint one panel."""
        whole = Box(0, 0, block.w, h)
        canvas = Image.new("RGB", whole.enlarged(self.zoom)[2:], self.theme.page)
        if frame is not None:
            self.draw(canvas, whole, frame)
        for box, mark in block.placed():
            self.draw(canvas, box, mark)
        return canvas.quantize(palette=_palette(self.theme, self.art), dither=Image.Dither.NONE)

    def colour(self, name: str) -> RGB:
        found: RGB = getattr(self.theme, name)
        return found

    def draw(self, canvas: Image.Image, laid: Box, mark: Mark) -> None:
        box = laid if self.zoom == 1 else laid.enlarged(self.zoom)
        match mark:
            case TextLine():
                canvas.paste(self.colour(mark.ink), box[:2], mask(mark.text, mark.style, self.zoom))
            case TokenMark():
                made = token(mark.letter, mark.colour, mark.shape, self.theme, self.zoom)
                canvas.paste(made, box[:2], made)
            case PieceMark():
                drawn = sprite(mark.game, mark.piece, (box.w, box.h), mark.tint, self.theme.name)
                canvas.paste(drawn, box[:2], drawn)
            case Frame():
                self.frame(canvas, box, mark)
            case Bar():
                self.bar(canvas, box, mark)
            case Arrow():
                canvas.paste(self.colour(mark.ink), box[:2], _triangle(box.w, box.h))

    def frame(self, canvas: Image.Image, box: Box, mark: Frame) -> None:
        x, y, w, h = box
        corner, rim = round(mark.corner * self.zoom), round(mark.rim * self.zoom) if mark.edge else 0
        if rim:
            _rounded(canvas, box, corner, self.colour(mark.edge))
        inner = Box(x + rim, y + rim, w - 2 * rim, h - 2 * rim)
        _rounded(canvas, inner, corner - rim, self.colour(mark.fill))

    def bar(self, canvas: Image.Image, box: Box, mark: Bar) -> None:
        x, y, w, h = box
        canvas.paste(self.theme.edge, (x, y, x + w, y + h))
        canvas.paste(self.theme.ink, (x, y, x + round(w * mark.share), y + h))


def _palette(theme: Theme, art: str) -> Image.Image:
    """Return the palette of a theme, with the colours of a game's art if its pieces are drawn."""
    return palette_of(theme, tuple(colours_of(art, theme.name).values()) if art else ())


@lru_cache(_KEPT)
def _area(theme: Theme, block: Block, h: int, frame: Frame | None, zoom: float, art: str) -> Image.Image:
    """Paint a panel, or return it from the picture before if it looks the same."""
    return Painter(theme, zoom=zoom, art=art).area(block, h, frame)


def _rounded(canvas: Image.Image, box: Box, corner: int, fill: RGB) -> None:
    """Fill a box whose ends come from cached masks: only they need smooth edges."""
    x, y, w, h = box
    corner = min(corner, w // 2, h // 2)
    left, right = _ends(corner, h)
    canvas.paste(fill, (x + corner, y, x + w - corner, y + h))
    canvas.paste(fill, (x, y), left)
    canvas.paste(fill, (x + w - corner, y), right)


@lru_cache(256)
def _ends(corner: int, h: int) -> tuple[Image.Image, Image.Image]:
    """Draw the left and the right end of a rounded box."""
    disc = Image.new("L", (2 * corner * _FINE, 2 * corner * _FINE))
    ImageDraw.Draw(disc).ellipse((0, 0, disc.width - 1, disc.height - 1), 255)
    disc = disc.resize((2 * corner, 2 * corner), Image.Resampling.BOX)
    whole = Image.new("L", (2 * corner, h), 255)
    whole.paste(disc.crop((0, 0, 2 * corner, corner)), (0, 0))
    whole.paste(disc.crop((0, corner, 2 * corner, 2 * corner)), (0, h - corner))
    return whole.crop((0, 0, corner, h)), whole.crop((corner, 0, 2 * corner, h))


@lru_cache(16)
def _triangle(w: int, h: int) -> Image.Image:
    large = Image.new("L", (w * _FINE, h * _FINE))
    ImageDraw.Draw(large).polygon([(0, 0), (w * _FINE - 1, h * _FINE // 2), (0, h * _FINE - 1)], 255)
    return large.resize((w, h), Image.Resampling.BOX)


def as_pngs(canvases: Sequence[Image.Image], most_bytes: int = _MOST_BYTES) -> list[bytes]:
    """Pack pictures quickly; what is too large that way, all together, is packed more tightly."""
    for level in _LEVELS:
        packed = [_png(canvas, level) for canvas in canvases]
        if sum(map(len, packed)) <= most_bytes:
            break
    return packed


def _png(canvas: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    canvas.save(out, "PNG", compress_level=level)
    return out.getvalue()
