"""Close up, what has a piece in the art of its game is drawn as it is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module

import pytest

from bot.render.layout.close import close_up
from bot.render.layout.marks import PieceMark, TokenMark
from bot.render.layout.page import page
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import LANGUAGES, Pile, Put, Scene, Slot, Thing, Token, Track, say
from tests.render.art import WITH_ART
from tests.render.positions import by_hand, positions, words

_SHARED = ("badge", "pointer", "count")  # what every board has


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
    shown = [mark for area in page(by_hand(), words("en"), names=True).areas for _, mark in area.placed()]
    assert not [mark for mark in shown if isinstance(mark, PieceMark)]


# ── What is what ──


def pieces(things: Iterable[Thing]) -> Iterator[str]:
    """All pieces that are put somewhere, and what lies on them."""
    for thing in things:
        match thing:
            case Put():
                yield thing.piece
                yield from pieces(thing.holds)
            case Pile():
                yield from (piece for piece, _ in thing.pieces)


@pytest.mark.parametrize("key", WITH_ART)
def test_every_piece_that_a_board_shows_has_its_name(key: str) -> None:
    scenery = (*import_module(f"games.{key}.legend").SCENERY, *_SHARED)
    drawings = [scene.drawing for scene in positions(key, 150, 9) if scene.drawing is not None]
    shown = {piece for drawing in drawings for piece in pieces(drawing.things)}
    named = [one for group in GAMES[key].named for one in group.pieces]
    unnamed = {piece for piece in shown if not any(one.names(piece) for one in named)}
    assert [piece for piece in sorted(unnamed) if not piece.startswith(scenery)] == []


@pytest.mark.parametrize("key", WITH_ART)
def test_the_legend_has_only_pieces_of_the_art_and_words_in_every_language(key: str) -> None:
    [panel] = GAMES[key].what_is_what
    shown = {token.piece for token in tokens(Scene(say("game-title"), (panel,)))}
    assert shown <= source_of(key).pieces.keys()
    for language in LANGUAGES:
        assert all(Words(language, key).knows(row.title.key) for row in panel.rows if row.title is not None)


@pytest.mark.parametrize("key", WITH_ART)
def test_the_legend_is_among_what_can_be_looked_at(key: str) -> None:
    assert [area.key for scene in positions(key, 1, 3) for area in scene.areas][-1] == "what-is-what"
