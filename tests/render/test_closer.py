"""One area of a drawn board, close up: the same board, drawn larger."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.render.art.closer import area_of, area_picture
from bot.render.paint.palette import DARK
from bot.render.studio import pictures_of
from games import GAMES
from games.kernel.hosting import Scene, deal, start
from tests.render.positions import words


def opening(key: str, seats: int = 4) -> Scene:
    game = GAMES[key]
    return game.close_up(game.view(start(deal(game, seats, "closer", first=0)), 0))


@pytest.mark.parametrize(("key", "area"), [("economicus", "player-1"), ("sewer_pirats", "seat-1")])
def test_a_narrow_area_is_drawn_nearly_twice_as_large(key: str, area: str) -> None:
    scene = opening(key)
    box = area_of(scene, words("ru", key), area)
    assert box is not None
    drawn = area_picture(scene, words("ru", key), DARK, box)
    assert drawn.width >= 1.9 * box.w
    assert 700 <= drawn.width <= 720


@pytest.mark.parametrize(("key", "area"), [("container", "seat-1"), ("economicus", "ring")])
def test_what_is_as_wide_as_the_board_stays_a_panel(key: str, area: str) -> None:
    assert area_of(opening(key), words("en", key), area) is None


def test_the_picture_of_an_area_says_that_it_is_one() -> None:
    [picture] = pictures_of(
        opening("economicus"), words("en", "economicus"), DARK, names=True, area="player-1"
    )
    assert picture.drawn
    assert picture.areas == ("player-1",)
    assert len(picture.data) <= 80 * 1024
    assert Image.open(io.BytesIO(picture.data)).mode == "P"


def test_what_all_can_see_looks_the_same_to_everybody() -> None:
    game = GAMES["economicus"]
    table = start(deal(game, 4, "closer", first=0))
    shown = [
        area_picture(game.close_up(game.view(table, seat)), words("en", "economicus"), DARK, box).tobytes()
        for seat in (0, None)
        if (box := area_of(game.close_up(game.view(table, seat)), words("en", "economicus"), "player-1"))
    ]
    assert len(shown) == 2
    assert shown[0] == shown[1]
