"""Boards drawn in a game's own art: everything has its place there, and nothing lies on anything else."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.render.art.picture import laid_out, picture
from bot.render.changes import changes
from bot.render.paint.palette import THEMES
from bot.render.painter import as_pngs
from bot.render.sketches.raster import board
from bot.render.sketches.source import source_of
from games.kernel.hosting import LANGUAGES
from tests.render.art import WITH_ART, faults, missing
from tests.render.positions import positions, words

every_art = pytest.mark.parametrize("key", WITH_ART)
both = pytest.mark.parametrize("language", LANGUAGES)


@every_art
def test_a_drawing_names_only_what_its_art_has(key: str) -> None:
    seen = 0
    for scene in positions(key, 250, 5):
        assert scene.drawing is not None
        assert missing(scene.drawing, source_of(key)) == []
        seen += 1
    assert seen == 250


@both
@every_art
def test_nothing_in_a_drawing_lies_on_anything_else(key: str, language: str) -> None:
    """Themes differ in colours only, so this holds for both. Every other table has something new on it."""
    before = None
    for number, scene in enumerate(positions(key, 120, 7)):
        fresh = changes(before, scene) if before is not None and number % 2 else ()
        assert faults(laid_out(scene, words(language, key), fresh)) == []
        before = scene


@pytest.mark.parametrize("theme", list(THEMES))
@every_art
def test_a_drawn_board_is_as_large_as_may_be(key: str, theme: str) -> None:
    before = None
    for number, scene in enumerate(positions(key, 24, 23)):
        fresh = changes(before, scene) if before is not None else ()
        drawn = picture(scene, words(LANGUAGES[number % 2], key), THEMES[theme], fresh)
        [data] = as_pngs([drawn])
        players = sum(panel.seat is not None for panel in scene.panels)
        assert len(data) <= (80 if players < 5 else 96) * 1024
        shown = Image.open(io.BytesIO(data))
        assert shown.width == 720
        assert shown.height <= 1400
        before = scene


@every_art
def test_a_board_that_threads_share_is_set_up_before_one_of_them_draws_on_it(key: str) -> None:
    """A second thread that sets its palette up while the first draws crashes the program."""
    name = next(iter(source_of(key).boards))
    palette = board.__wrapped__(key, name, "light").palette
    assert palette is not None
    assert not palette.dirty
