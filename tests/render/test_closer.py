"""One area alone: a port, a broker, an industry, a player's mat, with all that is known of it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render.alt import MOST, alt_text
from bot.render.changes import traces
from bot.render.layout.close import close_up
from bot.render.layout.marks import Page, TextLine
from bot.render.layout.page import page
from bot.render.layout.sheets import TALLEST
from bot.render.paint.fonts import WIDTH, Style, mask
from bot.render.paint.palette import DARK
from bot.render.painter import Painter
from bot.sandbox import Seen
from bot.views import areas
from bot.views.areas import choices, leads_on
from games.kernel import Label, Panel, Row, Scene, say
from games.kernel.hosting import LANGUAGES
from tests.play.guests import controls, open_table
from tests.play.house import House
from tests.render.conftest import described, public
from tests.render.positions import by_hand, positions, words
from tests.render.test_layout import both, every_game, faults

_SELECT = 3


def crowd(number: int) -> Scene:
    """One panel with many parts."""
    rows = (Row(None, (Label(say("cash", n=1)),)),)
    parts = tuple(Panel(f"part-{at}", say("cash", n=at), rows) for at in range(number))
    return Scene(say("game-title"), (Panel("whole", say("panel-supply"), rows, parts=parts),))


@both
@every_game
def test_every_area_alone_keeps_its_bounds_and_is_told_in_words(key: str, language: str) -> None:
    said = words(language, key)
    for scene in positions(key, 6, 31):
        for area in scene.areas:
            alone = replace(scene, panels=(area.close_up(),))
            assert [faults(sheet) for sheet in close_up(alone, said)] == [[]]
            assert said(area.title) in alt_text(alone, said)
            assert len(alt_text(alone, said)) <= MOST


@both
@every_game
def test_a_close_up_is_drawn_larger_as_wide_as_the_table_and_small_enough(key: str, language: str) -> None:
    said, larger, every = words(language, key), 0, 0
    for scene in positions(key, 6, 31):
        for area in scene.areas:
            alone = replace(scene, panels=(area.close_up(),))
            [laid], usual = close_up(alone, said), page(alone, said, names=True)
            picture = Painter(DARK).paint(laid)
            width, height = Image.open(BytesIO(picture)).size
            assert (width, laid.zoom in (1, 1.25, 1.5), len(picture) <= 64 * 1024) == (WIDTH, True, True)
            assert height <= max(WIDTH * TALLEST, usual.h)
            assert cut_short(laid) <= cut_short(usual)
            larger, every = larger + (laid.zoom > 1), every + 1
    assert larger >= every * 3 // 4


def cut_short(laid: Page) -> int:
    texts = [mark.text for area in laid.areas for _, mark in area.placed() if isinstance(mark, TextLine)]
    return sum(text.endswith("…") for text in texts)


def test_what_is_too_high_to_be_shown_larger_keeps_its_size() -> None:
    rows = tuple(Row(say("cash", n=n), (Label(say("cash", n=n)),)) for n in range(40))
    for count, zoom in ((4, 1.5), (20, 1.25), (40, 1.0)):
        panel = Panel("whole", say("panel-supply"), rows[:count])
        [laid] = close_up(Scene(say("game-title"), (panel,)), words("en"))
        assert laid.zoom == zoom


@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.5])
def test_the_last_letter_is_whole_at_every_size(zoom: float) -> None:
    """A zero leaves a little room at its right: where that is missing, something was cut off."""
    for number in range(0, 3000, 37):
        text = mask(f"срабатывает при {number} бросках из {number}0", Style.BODY, zoom)
        assert text.crop((text.width - 1, 0, text.width, text.height)).getbbox() is None, number


@every_game
def test_areas_have_keys_of_their_own_and_fit_into_one_select(key: str) -> None:
    for scene in positions(key, 20, 17):
        for language in LANGUAGES:
            options = choices(scene, words(language, key))
            assert [option["value"] for option in options] == [area.key for area in scene.areas]
            assert all(leads_on(option["value"]) is None for option in options)
        assert len({area.key for area in scene.areas}) == len(scene.areas) <= 25


@pytest.mark.parametrize("key", ["cargo_noir", "container", "economicus"])
def test_parts_can_be_looked_at_alone_and_say_what_they_are_a_part_of(key: str) -> None:
    scene = next(positions(key, 1, 1))
    notes = {option["value"]: option.get("description") for option in choices(scene, words("ru", key))}
    [whole] = [panel for panel in scene.panels if panel.parts]
    assert notes[whole.key] is None
    assert {notes[part.key] for part in whole.parts} == {words("ru", key)(whole.title)}


@pytest.mark.parametrize("number", [24, 25, 47, 60])
def test_more_areas_than_a_select_can_hold_are_offered_one_after_another(number: int) -> None:
    scene, first, met = crowd(number), 0, list[str]()
    for _ in range(10):
        options = choices(scene, words("en"), first)
        assert len(options) <= 25
        met += [option["value"] for option in options if leads_on(option["value"]) is None]
        first = leads_on(options[-1]["value"]) or 0
        if first == 0:
            break
    assert met == [area.key for area in scene.areas]


def test_what_is_shown_close_up_only_leaves_the_picture_of_the_table_as_it_was() -> None:
    plain, more = by_hand(), by_hand().panels[0].rows
    rich = replace(plain, panels=tuple(replace(panel, more=more, parts=(panel,)) for panel in plain.panels))
    assert page(rich, words("en")) == page(plain, words("en"))
    assert (repr(rich), traces(rich)) == (repr(plain), traces(plain))
    assert len(rich.panels[1].close_up().rows) == len(plain.panels[1].rows) + len(more)


async def test_one_port_is_shown_alone_in_the_language_of_the_reader(house: House) -> None:
    anna, boris, *_ = people = house.people(3)
    await open_table(house, people, "cargo_noir")
    table = public(house)[-1]
    near = await anna.choose(table, "Take a closer look…", ["port-rio"])
    assert near.message.ephemeral
    assert "The next ship needs: 1 coin" in described(near)
    assert "Bombay" not in described(near)
    near = await boris.choose(table, "Take a closer look…", ["port-rio"])
    assert "Следующему кораблю нужно: 1 монета" in described(near)


async def test_a_players_mat_close_up_tells_more_than_the_table_does(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    table = public(house)[-1]
    near = await people[0].choose(table, "Take a closer look…", ["seat-1"])
    assert "To build next" in described(near)
    assert "To build next" not in str(table.attachments[0].payload()["description"])


async def test_the_option_that_leads_on_offers_the_other_areas(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if a select held five."""
    monkeypatch.setattr(areas, "MOST_OPTIONS", 5)
    people = house.people(3)
    await open_table(house, people, "container")
    first = public(house)[-1]
    assert values(first) == ["supply", "island", "bank", "broker-0", "+4"]
    onward = await people[0].choose(first, "Take a closer look…", ["+4"])
    assert onward.message.ephemeral
    assert values(onward.message) == ["broker-1", "broker-2", "seat-0", "seat-1", "+8"]
    near = await people[0].choose(onward, "Take a closer look…", ["broker-2"])
    assert "Broker III" in described(near)


def values(seen: Seen) -> list[str]:
    [found] = controls(seen, _SELECT)
    return [str(option["value"]) for option in found["options"]]
