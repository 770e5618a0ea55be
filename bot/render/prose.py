"""A scene written as text: for those who do not see the picture, and until there is one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from bot.words.pieces import beside, only_piece
from bot.words.words import Words
from games.kernel.hosting import Label, Panel, Piece, Row, Scene, Seat, Slot, Text, Token, Track, Who, say

_NOTHING = "–"


class Pen:
    """Writes in one language, at length or in brief: then nothing is said of what is empty."""

    def __init__(self, words: Words, brief: bool = False) -> None:
        self.words, self.brief = words, brief

    def panel(self, panel: Panel) -> str:
        return "\n".join([self.title(panel), *self.rows(panel)])

    def title(self, panel: Panel) -> str:
        mark = "▶ " if panel.active else ""
        return f"{mark}**{_bare(self.words(panel.title))}**"

    def rows(self, panel: Panel) -> list[str]:
        return list(filter(None, map(self.row, panel.rows)))

    def row(self, row: Row) -> str:
        pieces = " · ".join(filter(None, self._pieces(row)))
        if row.title is None:
            return pieces
        if not pieces and self.brief:
            return ""
        return f"{self.words(row.title)}: {pieces or _NOTHING}"

    def _pieces(self, row: Row) -> list[str]:
        """Write what is in a row. A first piece that the title has named is not named again."""
        first, pieces = next(iter(row.pieces), None), row.pieces
        if isinstance(first, Token) and first.count == 1 and self._says(row.title, first):
            pieces = row.pieces[1:]
        written: list[str] = []
        for _, some in groupby(pieces, lambda piece: isinstance(piece, Token)):
            alike = list(some)
            tokens = [piece for piece in alike if isinstance(piece, Token)]
            written += self.tokens(tokens) if tokens else map(self.piece, alike)
        return written

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
        """Write a token by its name: beside the piece itself where there is one, else alone."""
        count = "" if token.count == 1 else f" ×{token.count}"
        if (piece := only_piece(token.name, self.words.pieces)) is not None:
            return f"{beside(piece, self.words.alone(token.name))}{count}"
        return f"{self.words(token.name)}{count}"

    def tokens(self, tokens: Sequence[Token]) -> list[str]:
        """Write tokens one by one; in brief those together that differ only by how many or whose they are."""
        if not self.brief:
            return [self.token(token) for token in tokens]
        return [self._together(list(alike)) for _, alike in groupby(tokens, _alike)]

    def _together(self, tokens: Sequence[Token]) -> str:
        first = tokens[0]
        if not _is_owned(first.name):
            return self.token(replace(first, count=sum(token.count for token in tokens)))
        owners = {name: tuple(token.name.args[name] for token in tokens) for name in first.name.args}
        return self.token(replace(first, name=Text(first.name.key, owners)))

    def slot(self, slot: Slot) -> str:
        room = "" if slot.room is None else f" ({sum(t.count for t in slot.tokens)}/{slot.room})"
        if not slot.tokens and self.brief:
            return ""
        held = ", ".join(self.tokens(slot.tokens)) or _NOTHING
        if len(slot.tokens) == 1 and self._says(slot.title, slot.tokens[0]):
            held = f"×{slot.tokens[0].count}"
        return f"{self.words(slot.title)}: {held}{room}"

    def _says(self, title: Text | None, token: Token) -> bool:
        """Return whether a title names what is there, so that only the number is left to say."""
        if title is None or any(isinstance(arg, Who) for arg in title.args.values()):
            return False
        return self.words.alone(token.name).casefold() in self.words.alone(title).casefold()


def _alike(token: Token) -> tuple[object, ...]:
    """Return what is the same in tokens that are told together."""
    return (token.name.key, token.count) if _is_owned(token.name) else (token.name,)


def _is_owned(name: Text) -> bool:
    """Return whether all that a name has in it is whose it is."""
    return bool(name.args) and all(isinstance(arg, Who) for arg in name.args.values())


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
