"""Who is spoken of in a scene: what they are called is part of its picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.words.words import Words
from games.kernel.hosting import Label, Panel, Piece, Scene, Seat, Slot, Text, Token, Track, Who


def names_in(scene: Scene, words: Words) -> tuple[str, ...]:
    """Return the names of all players who are spoken of in a scene, in the order of their seats."""
    return tuple([words.names.of(seat) for seat in sorted(seats_in(scene))])


def seats_in(scene: Scene) -> set[Seat]:
    """Return the seats of all players who are spoken of in a scene."""
    found: set[Seat] = set()
    for text in (scene.title, *(text for panel in scene.panels for text in _texts(panel))):
        if text.args:
            _add_seats(text, found)
    return found


def _texts(panel: Panel) -> Iterator[Text]:
    """Yield every message of a panel, but not those inside other messages."""
    yield panel.title
    for row in panel.rows:
        if row.title is not None:
            yield row.title
        for piece in row.pieces:
            yield from _texts_of(piece)


def _texts_of(piece: Piece) -> Iterator[Text]:
    match piece:
        case Label():
            yield piece.text
        case Token():
            yield from (piece.letter, piece.name)
        case Slot():
            yield piece.title
            for token in piece.tokens:
                yield from (token.letter, token.name)
        case Track():
            yield piece.title
            if piece.token is not None:
                yield from (piece.token.letter, piece.token.name)


def _add_seats(said: Any, found: set[Seat]) -> None:
    """Add whoever is spoken of in a message, in an argument of one, or in a list of them."""
    kind = type(said)
    if kind is Who:
        found.add(said.seat)
    elif kind is Text:
        for argument in said.args.values():
            _add_seats(argument, found)
    elif kind is tuple:
        for part in said:
            _add_seats(part, found)
