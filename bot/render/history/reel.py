"""Frames of a film from the drawn boards: in portrait, with what happened written under each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.render.art.letters import above, capitals, fitted, mask
from bot.render.art.picture import picture
from bot.render.changes import changes
from bot.render.giving_way import GiveWay
from bot.render.paint.fonts import drawable
from bot.render.paint.palette import Theme
from bot.render.sketches.colours import colours_of, inks_of
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games.kernel.hosting import Scene, Text

_FOOT, _BAR = 64, 8  # what happened, and how far the game has come
_SIDE, _SIZE, _LEAST = 16, 26, 20


class Moment(NamedTuple):
    """The public table, who sat there then, and what had just happened."""

    scene: Scene
    words: Words
    told: Text | None


def drawn_frames(moments: Sequence[Moment], theme: Theme, give_way: GiveWay) -> Iterator[Image.Image]:
    """Yield the board of each moment, all of one size, with what has changed since the one before."""
    tall, before = max(map(_height, moments)), moments[0].scene
    for number, moment in enumerate(moments):
        board = picture(moment.scene, moment.words, theme, changes(before, moment.scene), give_way)
        yield _frame(board, moment, tall, number / max(1, len(moments) - 1), theme)
        before = moment.scene


def _height(moment: Moment) -> int:
    assert moment.scene.drawing is not None
    assert moment.words.game is not None
    return round(source_of(moment.words.game).boards[moment.scene.drawing.board].h)


def _frame(board: Image.Image, moment: Moment, tall: int, share: float, theme: Theme) -> Image.Image:
    game = moment.words.game or ""
    colours = colours_of(game, theme.name)
    canvas = Image.new("RGB", (board.width, tall + _FOOT), colours["night-edge"])
    canvas.paste(board.convert("RGB"), (0, 0))
    if moment.told is not None:
        said = drawable(moment.words(moment.told).replace("**", ""))
        text, size = fitted(said, board.width - 2 * _SIDE, _SIZE, _LEAST, True)
        down = tall + (_FOOT - _BAR - capitals(size)) // 2 - above(size)
        canvas.paste(colours["night-ink"], (_SIDE, down), mask(text, size, True))
    bar = (0, tall + _FOOT - _BAR, round(board.width * share), tall + _FOOT)
    ImageDraw.Draw(canvas).rectangle(bar, colours["gold"])
    return canvas.quantize(palette=inks_of(game, theme.name), dither=Image.Dither.NONE)
