"""Areas of a drawn board close up, and what a player is asked about: the same board, drawn larger."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from bot.render.art.closer import closer_picture
from bot.render.art.marks import Letters
from bot.render.art.near import Sheet, arranged, near_area
from bot.render.art.picture import laid_out
from bot.render.paint.palette import DARK
from bot.render.sketches.source import source_of
from bot.render.studio import pictures_of
from games import GAMES
from games.kernel.hosting import LANGUAGES, Scene, deal, start
from tests.render.art import WITH_ART, faults, missing
from tests.render.positions import looks, positions, words

every_art = pytest.mark.parametrize("key", WITH_ART)
UNDRAWN = {"what-is-what", "bag", "bar"}  # are on no board, or as wide as one


def opening(key: str, seats: int = 4, seat: int | None = 0) -> Scene:
    game = GAMES[key]
    return game.close_up(game.view(start(deal(game, seats, "closer", first=0)), seat))


def questions(key: str, count: int, every: int) -> Iterator[Scene]:
    """What those who are asked have before them."""
    game = GAMES[key]
    for view in looks(key, count, every, (0, 1)):
        drawing = game.question(view)
        assert drawing is not None
        yield replace(game.board(view), drawing=drawing)


def cut_texts(scene: Scene, key: str, language: str, sheets: list[Sheet]) -> list[str]:
    """Texts of which a part of the board shows only some."""
    parts = [part.area for sheet in sheets for part in sheet.parts]
    written = [one for one in laid_out(scene, words(language, key)).marks if isinstance(one.mark, Letters)]
    return [
        f"{one} {area}"
        for one in written
        for area in parts
        if one.box.meets(area) and not area.holds(one.box)
    ]


def sheets_of(scene: Scene, key: str, language: str) -> dict[str, Sheet | None]:
    assert scene.drawing is not None
    laid, board = laid_out(scene, words(language, key)), source_of(key).boards[scene.drawing.board]
    return {panel.key: near_area(panel, board, laid) for panel in scene.areas}


@every_art
def test_every_area_of_the_board_is_shown_larger_and_no_text_of_it_is_cut(key: str) -> None:
    for number, scene in enumerate(positions(key, 40, 17)):
        language = LANGUAGES[number % 2]
        sheets = sheets_of(scene, key, language)
        assert {area for area, sheet in sheets.items() if sheet is None} <= UNDRAWN
        found = [sheet for sheet in sheets.values() if sheet is not None]
        assert cut_texts(scene, key, language, found) == []
        for sheet in found:
            assert all(part.zoom >= 1.25 for part in sheet.parts)
            assert sheet.w <= 720
            assert sheet.h <= 1200


@every_art
def test_what_a_player_is_asked_about_has_its_place_and_lies_on_nothing_else(key: str) -> None:
    for number, scene in enumerate(questions(key, 60, 11)):
        language = LANGUAGES[number % 2]
        assert scene.drawing is not None
        assert missing(scene.drawing, source_of(key)) == []
        laid = laid_out(scene, words(language, key))
        if not scene.drawing.near:
            assert faults(laid) == []
            continue
        sheet = arranged(scene.drawing.near, source_of(key).boards[scene.drawing.board], laid)
        assert cut_texts(scene, key, language, [sheet]) == []


@pytest.mark.parametrize("key", WITH_ART)
def test_a_spectator_is_asked_nothing(key: str) -> None:
    game = GAMES[key]
    assert game.question(game.view(start(deal(game, 4, "closer")), None)) is None


def test_a_ship_is_shown_wherever_it_lies() -> None:
    before = opening("container")
    assert before.drawing is not None
    ship = next(thing for thing in before.drawing.things if getattr(thing, "name", "") == "ship-1")
    things = tuple(one._replace(place="harbour-0.1") if one is ship else one for one in before.drawing.things)
    after = replace(before, drawing=before.drawing._replace(things=things))
    parts = [sheets_of(scene, "container", "en")["seat-1"] for scene in (before, after)]
    assert parts[0] is not None
    assert parts[1] is not None
    assert parts[0].parts[0] == parts[1].parts[0]
    assert parts[0].parts[1].area != parts[1].parts[1].area


@pytest.mark.parametrize(("key", "area"), [("container", "seat-1"), ("cargo_noir", "ports")])
def test_the_picture_of_an_area_says_that_it_is_one(key: str, area: str) -> None:
    [picture] = pictures_of(opening(key), words("en", key), DARK, names=True, area=area)
    assert picture.drawn
    assert picture.areas == (area,)
    assert len(picture.data) <= 80 * 1024
    shown = Image.open(io.BytesIO(picture.data))
    assert (shown.mode, shown.width) == ("P", 720)


def test_what_is_on_no_board_stays_a_panel() -> None:
    scene = opening("cargo_noir")
    bag = replace(scene, panels=tuple(panel.close_up() for panel in scene.panels if panel.key == "bag"))
    [picture] = pictures_of(bag, words("en", "cargo_noir"), DARK, names=True, area="bag")
    assert not picture.drawn


def test_what_all_can_see_looks_the_same_to_everybody() -> None:
    one, other = (
        closer_picture(opening("economicus", seat=seat), words("en", "economicus"), DARK, "player-1")
        for seat in (0, None)
    )
    assert one is not None
    assert other is not None
    assert one.tobytes() == other.tobytes()
