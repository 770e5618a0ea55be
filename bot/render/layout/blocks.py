"""Blocks from smaller blocks: beside each other, below each other, flowing like words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.render.layout.marks import Arrow, Block, Frame, TextLine, TokenMark
from bot.render.paint.fonts import UNIT, Style, lines, width
from bot.render.paint.sprites import HEIGHT, token_width

NEAR = 2 * UNIT  # between things that belong together
GAP = 5 * UNIT  # between pieces of a row


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
