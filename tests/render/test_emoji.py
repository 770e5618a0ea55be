"""Pieces that are emojis: the words they stand beside, what they are called, how large they are."""

from __future__ import annotations

import re

import pytest

from bot.render.art.emoji import emoji_png, emojis_of
from bot.render.sketches.source import source_of
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import LANGUAGES

WITH_ART = [key for key in GAMES if (GAMES[key].home / "art").exists()]


@pytest.mark.parametrize("game", WITH_ART)
def test_pieces_stand_beside_messages_that_there_are(game: str) -> None:
    named = [key for piece in emojis_of(game) for name in piece.names for key in name.split()]
    assert named
    assert [key for key in named for own in LANGUAGES if not Words(own, game).knows(key)] == []


@pytest.mark.parametrize("game", WITH_ART)
def test_no_two_pieces_stand_beside_the_same_words(game: str) -> None:
    names = [name for piece in emojis_of(game) for name in piece.names]
    assert len(names) == len(set(names))


def test_discord_takes_their_names_and_no_two_are_alike() -> None:
    called = [piece.emoji for game in WITH_ART for piece in emojis_of(game)]
    assert len(called) == len(set(called))
    assert all(re.fullmatch(r"\w{2,32}", name, re.ASCII) for name in called)


def test_a_name_changes_with_the_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = emojis_of("container")[0]
    pieces = source_of("container").pieces
    changed = pieces[before.id]._replace(svg=pieces[before.id].svg + "<g/>")
    monkeypatch.setitem(pieces, before.id, changed)
    assert emojis_of("container")[0].emoji != before.emoji


def test_a_game_without_art_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source_of("container"), "pieces", {})
    assert emojis_of("container") == []


@pytest.mark.parametrize("game", WITH_ART)
def test_their_pictures_are_small(game: str) -> None:
    assert max(len(emoji_png(piece)) for piece in emojis_of(game)) <= 16 * 1024
