"""Where everything stands: inside its panel, on nothing else, as large as a phone needs it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.render.changes import changes
from bot.render.layout.marks import Area, Bar, Box, Page, TextLine, TokenMark
from bot.render.layout.page import page
from bot.render.paint.fonts import UNIT, WIDTH, Style
from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Label, Panel, Row, Scene, Who, say
from games.kernel.hosting import LANGUAGES
from tests.render.positions import by_hand, positions, words

every_game = pytest.mark.parametrize("key", list(GAMES))
both = pytest.mark.parametrize("language", LANGUAGES)


def solid(area: Area) -> list[Box]:
    """What must not lie on anything else: texts, tokens and bars. Frames are made to hold them."""
    return [box for box, mark in area.placed() if isinstance(mark, TextLine | TokenMark | Bar)]


def faults(laid: Page) -> list[str]:
    whole = Box(0, 0, laid.w, laid.h)
    found = [f"{area.key} leaves the page" for area in laid.areas if not whole.holds(area.box)]
    found += [f"{a.key} lies on {b.key}" for a, b in combinations(laid.areas, 2) if a.box.meets(b.box)]
    for area in laid.areas:
        found += [f"{mark} leaves {area.key}" for box, mark in area.placed() if not area.box.holds(box)]
        found += [f"{a} on {b} in {area.key}" for a, b in combinations(solid(area), 2) if a.meets(b)]
    return found


@both
@every_game
def test_no_text_lies_on_another_and_nothing_leaves_its_panel(key: str, language: str) -> None:
    """Themes differ in colours only, so this holds for both. Every other table has something new on it."""
    seen, before = 0, None
    for scene in positions(key, 120, 7):
        fresh = changes(before, scene) if before is not None and seen % 2 else ()
        assert faults(page(scene, words(language, key), fresh)) == []
        seen, before = seen + 1, scene
    assert seen == 120


@both
@every_game
def test_a_close_up_with_names_keeps_its_bounds_too(key: str, language: str) -> None:
    for scene in positions(key, 20, 23, views=(0,)):
        fresh = {key for panel in scene.panels for key in (panel.key, f"{panel.key}/0", f"{panel.key}/1")}
        assert faults(page(scene, words(language, key), fresh, names=True)) == []


def test_a_fault_is_found() -> None:
    """The check itself: a panel moved down onto its neighbour is seen."""
    laid = page(by_hand(), words("en"))
    head, first, *rest = laid.areas
    moved = Area(first.key, first.box._replace(y=rest[0].box.y), first.block, first.frame)
    assert faults(Page(laid.w, laid.h, (head, moved, *rest))) != []


def test_no_text_is_smaller_than_11_pixels_on_a_phone_360_wide() -> None:
    assert min(style.size for style in Style) * 360 / WIDTH >= 11


def test_the_picture_is_twice_as_fine_as_that_phone() -> None:
    assert (WIDTH, UNIT) == (720, 2)


@every_game
def test_whoever_is_to_move_is_named_at_the_top_and_has_a_marked_panel(key: str) -> None:
    marked = 0
    for scene in positions(key, 10, 5, views=(None,)):
        laid = page(scene, words("en", key))
        active = {panel.key for panel in scene.panels if panel.active}
        edged = {area.key for area in laid.areas if area.frame is not None and area.frame.edge == "accent"}
        assert edged == active
        marked += len(active)
        head = [mark for _, mark in laid.areas[0].placed() if isinstance(mark, TextLine)]
        assert len(head) > bool(active)
    assert marked


def test_every_panel_is_shown_but_those_set_aside() -> None:
    for scene in positions("cargo_noir", 3, 10):
        shown = [area.key for area in page(scene, words("en", "cargo_noir")).areas[1:]]
        assert sorted(shown) == sorted(panel.key for panel in scene.panels if not panel.aside)
        assert "bag" not in shown


def test_in_the_head_stand_the_players_who_are_waited_for_and_nobody_is_cut_off() -> None:
    ship, player = by_hand().panels
    names = ("Maximilian", "Konstantin", "Aleksandra", "Wilhelmine", "Bartholomew")
    waited = tuple(
        replace(player, key=f"seat-{seat}", title=say("player", who=Who(seat)), seat=seat)
        for seat in range(5)
    )
    scene = Scene(say("game-title"), (replace(ship, active=True), *waited))
    head = page(scene, Words("en", "container", Names(names))).areas[0]
    _, *lines = [mark.text for _, mark in head.placed() if isinstance(mark, TextLine)]
    assert " ".join(lines) == ", ".join(names)


def test_a_low_panel_does_not_stand_beside_a_much_higher_one() -> None:
    """It would leave a hole below it; beside one of its own height it saves room."""
    row = Row(say("row-money"), (Label(say("cash", n=1)), Label(say("cash", n=2))))
    low, high = Panel("low", say("panel-supply"), (row,)), Panel("high", say("panel-supply"), (row,) * 20)
    assert lines_of(low, high) == 2
    assert lines_of(low, replace(low, key="like")) == 1


def lines_of(*panels: Panel) -> int:
    laid = page(Scene(say("game-title"), panels), words("en"))
    return len({area.box.y for area in laid.areas[1:]})
