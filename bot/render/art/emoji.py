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

from bot.words.names import MARKS
from bot.words.pieces import BADGES, badge_name
from games import GAMES

if TYPE_CHECKING:
    from PIL.Image import Image

    from bot.render.sketches.source import Sketch

_SIDE, _EDGE = 128, 2  # pixels
_LONGEST, _DIGITS = 32, 6  # characters of a name, and of the hash in it
_TINT, _THEME = "white", "dark"  # of pieces that are somebody's: in a text they are nobody's
_MADE = 1  # to be counted on when pieces are made into pictures in another way
_SHARED = Path(__file__).parents[1] / "sketches" / "shared"
_PALETTE = "palette.css"
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
        for file in (home / _PALETTE, *sorted(home.glob("*.svg"))):  # pieces may use pictures of other files
            digest.update(f"\n{home.parent.name}/{file.name}\n".encode())
            digest.update(file.read_bytes() if file.exists() else b"")
    return digest.hexdigest()


def all_emojis(games: Iterable[str]) -> list[Piece]:
    """Return all that are emojis: the pieces of these games, and the badges of seats."""
    return [*(piece for game in games for piece in emojis_of(game)), *badges()]


def emojis_of(game: str) -> list[Piece]:
    """Return the pieces of a game that name something, each with the name of its emoji; nothing is drawn."""
    from bot.render.sketches.source import source_of

    source = source_of(game)
    named = {piece: sketch for piece, sketch in source.pieces.items() if sketch.names}
    if not named:
        return []
    palette = (_SHARED / _PALETTE).read_text(encoding="utf-8") + source.palette()
    return [
        Piece(game, piece, _called(game, piece, sketch, palette), sketch.names)
        for piece, sketch in named.items()
    ]


def badges() -> list[Piece]:
    """Return the badges of all seats in every colour that they may have."""
    from bot.render.paint.palette import SEATS
    from bot.render.sketches.source import shared_pieces

    sketch, palette = shared_pieces()["badge"], (_SHARED / _PALETTE).read_text(encoding="utf-8")
    return [
        Piece(
            BADGES,
            f"{seat + 1}-{colour}",
            _called(BADGES, f"seat-{seat + 1}-{colour}", sketch, palette),
            (badge_name(seat, colour),),
        )
        for seat in range(len(SEATS))
        for colour in MARKS
    ]


def _called(game: str, piece: str, sketch: Sketch, palette: str) -> str:
    made_of = "\n".join((str(_MADE), game, piece, f"{sketch.w:g} {sketch.h:g}", sketch.svg, palette))
    digest = hashlib.sha256(made_of.encode()).hexdigest()[:_DIGITS]
    readable = _NOT_IN_NAMES.sub("_", piece)[: _LONGEST - 1 - _DIGITS]
    return f"{readable}_{digest}"


def emoji_png(piece: Piece) -> bytes:
    """Draw a piece as an emoji, as large as it may be, in the middle."""
    from PIL import Image

    drawn = _badge(piece) if piece.game == BADGES else _piece(piece)
    canvas = Image.new("RGBA", (_SIDE, _SIDE))
    canvas.paste(drawn, ((_SIDE - drawn.width) // 2, (_SIDE - drawn.height) // 2))
    out = io.BytesIO()
    canvas.save(out, "PNG", optimize=True)
    return out.getvalue()


def _piece(piece: Piece) -> Image:
    from bot.render.sketches.raster import piece_of
    from bot.render.sketches.source import source_of

    sketch, room = source_of(piece.game).pieces[piece.id], _SIDE - 2 * _EDGE
    scale = room / max(sketch.w, sketch.h)
    return piece_of(piece.game, piece.id, (round(sketch.w * scale), round(sketch.h * scale)), _TINT, _THEME)


def _badge(piece: Piece) -> Image:
    """Draw the badge of a seat: its number on its colour, as it is on boards."""
    from bot.render.art.letters import above, aligned, mask
    from bot.render.paint.box import Box
    from bot.render.sketches.colours import shared_colours
    from bot.render.sketches.raster import tinted
    from bot.render.sketches.source import shared_pieces

    number, _, colour = piece.id.partition("-")
    sketch, side = shared_pieces()["badge"], _SIDE - 2 * _EDGE
    place, colours = (
        sketch.places["number"].within(Box(0, 0, side, side), sketch.w, sketch.h),
        shared_colours(),
    )
    drawn = tinted(sketch, (side, side), colours, colour)
    box = aligned(number, place.size, place.bold, place.box, place.anchor)
    ink = colours[f"{colour}-ink"]
    drawn.paste((*ink, 255), (box.x, box.y - above(place.size)), mask(number, place.size, place.bold))
    return drawn
