"""A scene written as text: for those who do not see the picture, and until there is one."""

from __future__ import annotations

from collections.abc import Iterable

from bot.words.pieces import only_piece
from bot.words.words import Words
from games.kernel.hosting import Label, Panel, Piece, Row, Scene, Seat, Slot, Text, Token, Track, say

_SHAPES = {"square": "■", "round": "●", "ship": "◢", "card": "▮", "star": "★", "house": "▲", "gear": "⚙"}


class Pen:
    """Writes in one language, at length or in brief."""

    def __init__(self, words: Words, brief: bool = False) -> None:
        self.words, self.brief = words, brief

    def panel(self, panel: Panel) -> str:
        mark = "▶ " if panel.active else ""
        lines = [self.row(row) for row in panel.rows]
        return "\n".join([f"{mark}**{_bare(self.words(panel.title))}**", *filter(None, lines)])

    def row(self, row: Row) -> str:
        pieces = " · ".join(filter(None, map(self.piece, row.pieces)))
        if row.title is None:
            return pieces
        return f"{self.words(row.title)}: {pieces or '–'}"

    def piece(self, piece: Piece) -> str:
        match piece:
            case Token():
                return self.token(piece)
            case Label():
                text = self.words(piece.text)
                return f"**{_bare(text)}**" if piece.strong else text
            case Slot():
                return self.slot(piece)
            case Track():
                return f"{self.words(piece.title)} {piece.at}/{piece.of}"

    def token(self, token: Token) -> str:
        """Write a token: a colour is always also a letter and a shape, or the piece itself.

        Among pieces a name says enough: whoever sees those needs no letters.
        """
        count = "" if token.count == 1 else f" ×{token.count}"
        if (piece := only_piece(token.name, self.words.pieces)) is not None:
            return f"{piece} {self.words.alone(token.name)}{count}"
        if self.words.pieces:
            return f"{self.words(token.name)}{count}"
        name = "" if self.brief else f" {self.words(token.name)}"
        return f"{_SHAPES.get(token.shape, '■')}{self.words(token.letter)}{name}{count}"

    def slot(self, slot: Slot) -> str:
        held = ", ".join(map(self.token, slot.tokens)) or "–"
        if self.words.pieces and len(slot.tokens) == 1 and self._says(slot.title, slot.tokens[0]):
            held = f"×{slot.tokens[0].count}"
        room = "" if slot.room is None else f" ({sum(t.count for t in slot.tokens)}/{slot.room})"
        return f"{self.words(slot.title)}: {held}{room}"

    def _says(self, title: Text, token: Token) -> bool:
        """Return whether a title names what is there, so that only the number is left to say."""
        return self.words.alone(token.name) in self.words.alone(title)


def write_scene(scene: Scene, words: Words, most: int = 3000, own: Seat | None = None) -> str:
    """Write the whole scene if it fits; else in brief; else without its least important areas."""
    for pen in _pens(words):
        text = "\n".join([f"### {words(scene.title)}", *map(pen.panel, scene.panels)])
        if len(text) <= most:
            return text
    return _cut(scene, pen, most, own)


def write_panels(panels: Iterable[Panel], words: Words, most: int = 1500) -> str:
    """Write some areas only: a player's own mat with what only that player sees."""
    some = list(panels)
    for pen in _pens(words):
        text = "\n".join(map(pen.panel, some))
        if len(text) <= most:
            return text
    return text[: most - 1] + "…"


def _pens(words: Words) -> list[Pen]:
    """Return ways to write, each shorter than the one before: with pieces, with words alone, in brief."""
    pieces = [Pen(words)] if words.pieces else []
    return [*pieces, Pen(words.alone), Pen(words.alone, brief=True)]


def _cut(scene: Scene, pen: Pen, most: int, own: Seat | None) -> str:
    """Write what fits: whose turn it is first, then the reader's own area, then the rest as they come."""
    rest = pen.words(say("ui-areas-left-out"))
    left = most - len(rest) - 1
    kept = []
    for panel in sorted(scene.panels, key=lambda p: (not p.active, p.seat is None or p.seat != own)):
        text = pen.panel(panel)
        if len(text) + 1 <= left:
            kept.append(text)
            left -= len(text) + 1
    return "\n".join([*kept, rest])


def _bare(text: str) -> str:
    """Take the marks of bold type out: a name has its own."""
    return text.replace("**", "")
