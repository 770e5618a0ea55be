"""Close up, what has a piece in the art of its game is drawn as it is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.render.layout.close import close_up
from bot.render.layout.marks import PieceMark, TokenMark
from bot.render.layout.page import page
from bot.render.sketches.source import source_of
from games.kernel.hosting import Scene, Slot, Token, Track
from tests.render.art import WITH_ART
from tests.render.positions import positions, words


def tokens(scene: Scene) -> Iterator[Token]:
    """All tokens of a scene, wherever they lie."""
    for panel in scene.areas:
        for piece in (piece for row in panel.close_up().rows for piece in row.pieces):
            match piece:
                case Token():
                    yield piece
                case Slot():
                    yield from piece.tokens
                case Track(token=Token() as token):
                    yield token


@pytest.mark.parametrize("key", WITH_ART)
def test_every_token_names_a_piece_that_the_art_has(key: str) -> None:
    known = {token.piece for scene in positions(key, 60, 11) for token in tokens(scene)} - {""}
    assert known
    assert known <= source_of(key).pieces.keys()


@pytest.mark.parametrize("key", WITH_ART)
def test_close_up_pieces_stand_in_place_of_letters(key: str) -> None:
    """Only the badges of seats are letters still."""
    for scene in positions(key, 6, 31):
        shown = [
            mark
            for sheet in close_up(scene, words("ru", key))
            for area in sheet.areas
            for _, mark in area.placed()
        ]
        shapes = {mark.shape for mark in shown if isinstance(mark, TokenMark)}
        assert shapes <= {"round"}
        assert {mark.piece for mark in shown if isinstance(mark, PieceMark)} <= source_of(key).pieces.keys()


def test_a_game_without_art_keeps_its_letters() -> None:
    scene = replace(next(iter(positions("container", 1, 31))), drawing=None)
    shown = [mark for area in page(scene, words("en"), names=True).areas for _, mark in area.placed()]
    assert not [mark for mark in shown if isinstance(mark, PieceMark)]
