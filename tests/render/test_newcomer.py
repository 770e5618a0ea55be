"""Pictures for newcomers: a cover of each game, and its opening with numbers at what is explained."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.render.newcomer import cover, explained
from bot.render.paint.palette import BLACK, DARK, LIGHT, Theme
from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Game

LIGHTEST = 90 * 1024
every_hosted = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def words(game: Game, seats: int, language: str = "en") -> Words:
    return Words(language, game.key, Names(("You", "Gull", "Heron", "Pelican")[:seats]))


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


@every_hosted
def test_a_cover_is_square_small_and_colourful(game: Game) -> None:
    data = cover(game, words(game, game.usual_seats), DARK)
    picture = opened(data)
    assert picture.size == (320, 320)
    assert len(data) < LIGHTEST
    assert len(picture.getcolors(1 << 20) or ()) > 20


@every_hosted
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_the_opening_has_a_black_number_for_each_line_of_the_legend(game: Game, theme: Theme) -> None:
    told = words(game, game.seats[0])
    plain = opened(explained(replace(game, callouts=()), told, theme))
    numbered = opened(explained(game, told, theme))
    assert numbered.size == plain.size
    assert near(numbered, BLACK) - near(plain, BLACK) > 500 * len(game.callouts)


def near(picture: Image.Image, colour: tuple[int, int, int]) -> int:
    """How many pixels have nearly this colour."""
    counted = picture.getcolors(1 << 20) or []
    return sum(
        count
        for count, one in counted
        if isinstance(one, tuple) and all(abs(a - b) < 12 for a, b in zip(one, colour, strict=True))
    )
