"""Pictures for newcomers: a game at a glance, and its board with numbers at what is pointed out on it."""

from __future__ import annotations

import io
import json
import logging
import sys
from base64 import b64encode
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from random import Random

from PIL import Image, ImageDraw

from bot.render.art.picture import areas, picture
from bot.render.layout.close import close_up
from bot.render.layout.page import page
from bot.render.paint.box import Box
from bot.render.paint.fonts import UNIT, Style, mask
from bot.render.paint.palette import BLACK, THEMES, WHITE, Theme
from bot.render.painter import Painter
from bot.render.sketches.child import draw_alone
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import Game, Scene, deal, say, start
from games.selfplay import Record, moves

log = logging.getLogger(__name__)
_SEED, _MOVES = "newcomer", 60  # of a game that nobody plays: nothing in it is anybody's secret
_SIDE = 160 * UNIT  # of a cover
_HEAD = 25 * UNIT  # of a table: the name of the game, and whose turn it is
_COLOURS = 192  # of a cover: few enough for a small file
_TILE, _RIM = 18 * UNIT, UNIT  # how large a number is, and its edge
_AIR = 3 * UNIT  # between a number and the side
_FINE = 4  # how much larger round edges are drawn first


def cover(game: Game, words: Words, theme: Theme) -> bytes:
    """Draw a square piece of the table, as it looks when a game is well under way."""
    seats = len(words.names.now)
    dealt = deal(game, seats, _SEED, first=0)
    record = Record(dealt, start(dealt))
    for _ in islice(moves(record, ("club",) * seats, Random(_SEED)), _MOVES):
        pass
    canvas, _ = _drawn(game.board(game.view(record.table, None)), words, theme)
    top = _HEAD  # says what stands beside the picture anyway
    side = min(canvas.width, canvas.height - top)
    square = canvas.crop((0, top, side, top + side)).resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    return _packed(square.quantize(_COLOURS, Image.Quantize.FASTOCTREE))  # so small pieces keep their colours


def covers(wanted: Iterable[tuple[Game, Words]], theme: Theme) -> dict[str, bytes]:
    """Draw the covers of games, by their keys; one that fails keeps no other away."""
    drawn = {}
    for game, words in wanted:
        try:
            drawn[game.key] = cover(game, words, theme)
        except Exception:
            log.exception("%s: no cover", game.key)
    return drawn


def explained(game: Game, words: Words, theme: Theme) -> bytes:
    """Draw the opening as the first player sees it, with a number at each area that is pointed out."""
    table = start(deal(game, len(words.names.now), _SEED, first=0))
    canvas, boxes = _drawn(game.board(game.view(table, 0)), words, theme, game.callouts)
    _number(canvas, [boxes[area] for area in game.callouts])
    return _packed(canvas.quantize(dither=Image.Dither.NONE))


def named(game: Game, words: Words, theme: Theme) -> bytes:
    """Draw all pieces of a game with their names."""
    shown = tuple(panel.close_up() for panel in game.what_is_what)
    [laid] = close_up(Scene(say("game-title"), shown), words)
    return Painter(theme).paint(laid)


def _drawn(
    scene: Scene, words: Words, theme: Theme, pointed_out: Collection[str] = ()
) -> tuple[Image.Image, Mapping[str, Box]]:
    """Draw a table; return it with the place of each area. All that is known here of how it is painted.

    It is drawn in panels if the game's own art has no place for something that is to be pointed out.
    """
    if scene.drawing is not None and areas(scene, words).keys() >= set(pointed_out):
        return picture(scene, words, theme).convert("RGB"), areas(scene, words)
    laid = page(scene, words)
    return Painter(theme).canvas(laid).convert("RGB"), {area.key: area.box for area in laid.areas}


def _number(canvas: Image.Image, boxes: Sequence[Box]) -> None:
    """Put numbers at the upper right corners of these places: square, for the marks of seats are round."""
    for number, box in enumerate(boxes, 1):
        left, top = min(box.x + box.w, canvas.width) - _TILE - _AIR, max(box.y - _TILE // 4, 0)
        tile = _tile(str(number))
        canvas.paste(tile, (left, top), tile)


def _tile(told: str) -> Image.Image:
    """Draw a number in white on black with a white edge: it is seen on whatever it lies."""
    large = Image.new("RGBA", (_TILE * _FINE, _TILE * _FINE))
    whole, corner = (0, 0, large.width - 1, large.height - 1), large.width // 4
    ImageDraw.Draw(large).rounded_rectangle(whole, corner, BLACK, WHITE, _RIM * _FINE)
    tile = large.resize((_TILE, _TILE), Image.Resampling.BOX)
    digit = mask(told, Style.HEAD)
    tile.paste(WHITE, ((_TILE - digit.width) // 2, (_TILE - digit.height) // 2), digit)
    return tile


def _packed(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    """Read of which games covers are wanted, and write them."""
    draw_alone()
    theme, asked = json.load(sys.stdin)
    wanted = [(GAMES[key], Words(language, key, Names(tuple(names)))) for key, language, names in asked]
    drawn = covers(wanted, THEMES[theme])
    json.dump({key: b64encode(picture).decode() for key, picture in drawn.items()}, sys.stdout)


if __name__ == "__main__":
    main()
