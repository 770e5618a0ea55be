"""Pieces of a scene as blocks, in one language; and blocks from smaller blocks."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from bot.render.layout.marks import Arrow, Bar, Block, Frame, PieceMark, TextLine, TokenMark
from bot.render.paint.fonts import UNIT, Style, drawable, fitted, lines, width
from bot.render.paint.palette import SEATS
from bot.render.paint.sprites import HEIGHT, token_width
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games.kernel.hosting import Label, Piece, Seat, Slot, Text, Token, Track

NEAR = 2 * UNIT  # between things that belong together
GAP = 5 * UNIT  # between pieces of a row
_INSIDE = 3 * UNIT  # between the edge of a slot and what lies in it
_WIDEST, _TALLEST = 40 * UNIT, 24 * UNIT  # of a piece in the art of its game
_PLACES = 6  # a slot with at most so much room shows its empty places


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Puts pieces into blocks, in one language; `names`: tokens say what they are."""

    words: Words
    colours: tuple[str, ...] = SEATS  # of the seats
    names: bool = False
    called: tuple[str, ...] = ()  # what the players are called
    art: str = ""  # of which game: then pieces are drawn as they are there
    _said: dict[str, str] = field(default_factory=dict)  # by key: what is always said in the same way

    @property
    def identity(self) -> Hashable:
        """All that its blocks depend on, besides what is set."""
        return self.words.language, self.words.game, self.called, self.colours, self.names, self.art

    def say(self, message: Text) -> str:
        """Return a message in words, as the font can draw them."""
        if message.args:
            return _unmarked(self.words(message))
        if (known := self._said.get(message.key)) is None:
            known = self._said[message.key] = _unmarked(self.words(message))
        return known

    def blocks(self, shown: Piece, most: int, seat: Seat | None) -> list[Block]:
        """Set a piece; only a label may take several blocks."""
        match shown:
            case Label():
                return self.label(shown, most)
            case Token():
                return [self.token(shown, most, seat)]
            case Slot():
                return [self.slot(shown, most, seat)]
            case Track():
                return [self.track(shown, most)]

    def label(self, label: Label, most: int) -> list[Block]:
        """Set words; where these begin with an arrow, draw one, because the font has none."""
        style, said = Style.STRONG if label.strong else Style.BODY, self.words(label.text)
        text = _unmarked(said)
        if not said.startswith("▶"):
            return [below(written(text, style, most))]
        mark = arrow("accent")
        return [beside([mark, line(fitted(text, style, most - mark.w - NEAR), style, "accent")])]

    def token(self, token: Token, most: int, seat: Seat | None) -> Block:
        """Set a token with its number, and close up with its name."""
        figure, count = self._figure(token, seat), f"×{token.count}" if token.count > 1 else ""
        told = f"{self.say(token.name)} {count}".strip() if self.names else count
        if not told:
            return figure
        return beside([figure, line(fitted(told, Style.BODY, most - figure.w - NEAR), Style.BODY)])

    def _figure(self, token: Token, seat: Seat | None) -> Block:
        """Set the piece itself, as it is in the art of the game if it has any.

        One without a colour of its own has its owner's, and says the owner's number.
        """
        owner = token.seat
        if self.art and token.piece:
            return drawn(self.art, token.piece, None if owner is None else self.colours[owner])
        if owner is None or owner == seat or token.colour != "neutral":
            return piece(self.say(token.letter), token.colour, token.shape)
        return piece(str(owner + 1), self.colours[owner], token.shape)

    def slot(self, slot: Slot, most: int, seat: Seat | None) -> Block:
        """Set a slot: its title and what lies in it, on a ground of its own."""
        inner = most - 2 * _INSIDE
        title = written(self.say(slot.title), Style.BODY, inner)
        return framed(flow([*title, *self._held(slot, inner, seat)], inner, NEAR + UNIT), _INSIDE)

    def _held(self, slot: Slot, most: int, seat: Seat | None) -> list[Block]:
        """Set what lies in a slot: one by one with its empty places if these are few, else by number."""
        few = slot.room is not None and slot.room <= _PLACES
        apart = slot.tokens if self.names or not few else tuple(_one_by_one(slot.tokens))
        shown = [self.token(token, most, seat) for token in apart]
        held = sum(token.count for token in slot.tokens)
        if few:
            return shown + [place()] * ((slot.room or 0) - held)
        room = [] if slot.room is None else [line(f"{held}/{slot.room}", Style.BODY)]
        return [*(shown or [line("–", Style.BODY, "dim")]), *room]

    def _counted(self, track: Track, most: int) -> Block:
        """Set what a track is about: its piece on the table, and close up its name."""
        if track.token is not None:
            return self.token(track.token, most, None)
        return line(fitted(self.say(track.title), Style.BODY, most), Style.BODY)

    def track(self, track: Track, most: int) -> Block:
        """Set a track: what it counts, how far it has come, and a bar."""
        number = line(f"{track.at}/{track.of}", Style.LETTER)
        told = beside([self._counted(track, most - number.w - NEAR), number])
        share = min(1.0, track.at / track.of) if track.of else 0.0
        return below([told, Block(told.w, 3 * UNIT, Bar(share))], UNIT)


def _unmarked(said: str) -> str:
    """Return words without the marks of bold type, and without signs that the font lacks."""
    return drawable(said.replace("**", ""))


def _one_by_one(tokens: Iterable[Token]) -> Iterator[Token]:
    """Yield each token as often as it is there."""
    for token in tokens:
        yield from [replace(token, count=1)] * token.count


# ── blocks from smaller blocks ──


@lru_cache(8_000)
def line(words: str, style: Style, ink: str = "ink") -> Block:
    """Set one line of text."""
    return Block(width(words, style), style.height, TextLine(words, style, ink))


def written(words: str, style: Style, most: int, ink: str = "ink") -> list[Block]:
    """Set a text in as many lines as it needs."""
    return [line(part, style, ink) for part in lines(words, style, most)]


@lru_cache(2_000)
def piece(letter: str, colour: str, shape: str) -> Block:
    """Set a token."""
    return Block(token_width(letter, shape), HEIGHT, TokenMark(letter, colour, shape))


@lru_cache(2_000)
def drawn(game: str, piece: str, tint: str | None) -> Block:
    """Set a piece of a game's art: as large as there is room for in its line."""
    sketch = source_of(game).pieces[piece]
    scale = min(_WIDEST / sketch.w, _TALLEST / sketch.h)
    return Block(round(sketch.w * scale), round(sketch.h * scale), PieceMark(game, piece, tint))


def arrow(ink: str) -> Block:
    return Block(10 * UNIT, 10 * UNIT, Arrow(ink))


def place() -> Block:
    """Set an empty place, where something could lie."""
    side = 12 * UNIT
    inner = Block(side, side, Frame("slot", 2 * UNIT, "edge", UNIT))
    return Block(side, HEIGHT, None, ((0, (HEIGHT - side) // 2, inner),))


def framed(body: Block, aside: int) -> Block:
    """Put a block on a ground of its own."""
    return Block(body.w + 2 * aside, body.h + 2 * UNIT, Frame("slot", 4 * UNIT), ((aside, UNIT, body),))


def at_least(block: Block, across: int) -> Block:
    """Give a block room to its right, so that what follows stands in a column."""
    return block if block.w >= across else Block(across, block.h, None, ((0, 0, block),))


def beside(parts: Sequence[Block], gap: int = NEAR) -> Block:
    """Join blocks in one line, each in the middle of its height."""
    tall, across, found = max(part.h for part in parts), 0, []
    for part in parts:
        found.append((across, (tall - part.h) // 2, part))
        across += part.w + gap
    return Block(across - gap, tall, None, tuple(found))


def below(parts: Sequence[Block], gap: int = 0) -> Block:
    """Join blocks below each other."""
    down, found = 0, []
    for part in parts:
        found.append((0, down, part))
        down += part.h + gap
    return Block(max(part.w for part in parts), down - gap, None, tuple(found))


def flow(parts: Sequence[Block], most: int, gap: int = GAP) -> Block:
    """Join blocks from left to right and on to the next line, like words."""
    rows: list[list[Block]] = []
    across = most + 1
    for part in parts:
        if across + part.w > most:
            rows.append([])
            across = 0
        rows[-1].append(part)
        across += part.w + gap
    return below([beside(row, gap) for row in rows], NEAR)
