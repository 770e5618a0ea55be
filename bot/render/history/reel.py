"""Frames of a film from the drawn boards: in portrait, with what happened written under each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.render.art.letters import above, fitted, mask, width
from bot.render.art.picture import picture
from bot.render.changes import changes
from bot.render.giving_way import GiveWay
from bot.render.paint.fonts import drawable
from bot.render.paint.palette import Theme
from bot.render.sketches.colours import colours_of, inks_of
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games.kernel.hosting import Scene, Text

_LINES, _LINE, _BAR = 3, 34, 8  # of what happened; how far the game has come
_FOOT = _LINES * _LINE + 14 + _BAR
_SIDE, _SIZE, _LEAST = 16, 26, 22


class Moment(NamedTuple):
    """The public table, who sat there then, and what had happened in the turn."""

    scene: Scene
    words: Words
    told: tuple[Text, ...]

    def said(self) -> str:
        """Return what had happened in words."""
        return drawable(" ".join(self.words(text).replace("**", "") for text in self.told))


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
    for number, (text, size) in enumerate(lines_of(moment.said(), board.width - 2 * _SIDE)):
        down = tall + 14 + number * _LINE - above(size)
        canvas.paste(colours["night-ink"], (_SIDE, down), mask(text, size, True))
    bar = (0, tall + _FOOT - _BAR, round(board.width * share), tall + _FOOT)
    ImageDraw.Draw(canvas).rectangle(bar, colours["gold"])
    return canvas.quantize(palette=inks_of(game, theme.name), dither=Image.Dither.NONE)


def lines_of(said: str, room: int) -> Iterator[tuple[str, int]]:
    """Yield lines with the size of their letters: as large as lets all of it fit, else cut at its end."""
    size = next(
        (size for size in range(_SIZE, _LEAST, -1) if len(list(_wrapped(said, room, size))) <= _LINES), _LEAST
    )
    lines = list(_wrapped(said, room, size))
    yield from ((line, size) for line in lines[: _LINES - 1])
    if rest := " ".join(lines[_LINES - 1 :]):
        yield fitted(rest, room, size, size, True)


def _wrapped(said: str, room: int, size: int) -> Iterator[str]:
    """Yield lines that are no wider than the room, unless one word is."""
    line = ""
    for word in said.split(" "):
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, True) > room:
            yield line
            longer = word
        line = longer
    if line:
        yield line
