"""Pieces as emojis: which of a game's pieces are, what each is called, and its picture.

What is called the same looks the same: the name ends with a hash of all that the picture is made of. What
reads and draws the art is loaded only when it is needed: where all is uploaded it takes no memory.
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from games import GAMES

if TYPE_CHECKING:
    from bot.render.sketches.source import Sketch

_SIDE, _EDGE = 128, 2  # pixels
_LONGEST, _DIGITS = 32, 6  # characters of a name, and of the hash in it
_TINT, _THEME = "white", "dark"  # of pieces that are somebody's: in a text they are nobody's
_MADE = 1  # to be counted on when pieces are made into pictures in another way
_SHARED = Path(__file__).parent / "shared"
_FILES = ("pieces.svg", "palette.css")
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")


class Piece(NamedTuple):
    """A piece that is an emoji too."""

    game: str
    id: str  # in the art
    emoji: str  # what the emoji is called
    names: tuple[str, ...]  # of the messages that it stands beside


def art_digest(games: Iterable[str]) -> str:
    """Return a hash of all the art that emojis of these games are made of."""
    digest = hashlib.sha256(str(_MADE).encode())
    for home in (_SHARED, *(GAMES[game].home / "art" for game in games)):
        for file in (home / name for name in _FILES):
            digest.update(f"\n{home.parent.name}/{file.name}\n".encode())
            digest.update(file.read_bytes() if file.exists() else b"")
    return digest.hexdigest()


def emojis_of(game: str) -> list[Piece]:
    """Return the pieces of a game that name something, each with the name of its emoji; nothing is drawn."""
    from bot.render.sketches.source import source_of

    source = source_of(game)
    named = {piece: sketch for piece, sketch in source.pieces.items() if sketch.names}
    if not named:
        return []
    palette = (_SHARED / "palette.css").read_text(encoding="utf-8") + source.palette()
    return [
        Piece(game, piece, _called(game, piece, sketch, palette), sketch.names)
        for piece, sketch in named.items()
    ]


def _called(game: str, piece: str, sketch: Sketch, palette: str) -> str:
    made_of = "\n".join((str(_MADE), game, piece, f"{sketch.w:g} {sketch.h:g}", sketch.svg, palette))
    digest = hashlib.sha256(made_of.encode()).hexdigest()[:_DIGITS]
    readable = _NOT_IN_NAMES.sub("_", piece)[: _LONGEST - 1 - _DIGITS]
    return f"{readable}_{digest}"


def emoji_png(piece: Piece) -> bytes:
    """Draw a piece as an emoji, as large as it may be, in the middle."""
    from PIL import Image

    from bot.render.sketches.raster import piece_of
    from bot.render.sketches.source import source_of

    sketch, room = source_of(piece.game).pieces[piece.id], _SIDE - 2 * _EDGE
    scale = room / max(sketch.w, sketch.h)
    size = round(sketch.w * scale), round(sketch.h * scale)
    drawn = piece_of(piece.game, piece.id, size, _TINT, _THEME)
    canvas = Image.new("RGBA", (_SIDE, _SIDE))
    canvas.paste(drawn, ((_SIDE - size[0]) // 2, (_SIDE - size[1]) // 2))
    out = io.BytesIO()
    canvas.save(out, "PNG", optimize=True)
    return out.getvalue()
