"""The pictures themselves: size, and that none is drawn twice."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from PIL import Image

from bot.render.alt import MOST, alt_text
from bot.render.gallery import fronts, gallery
from bot.render.layout.page import page
from bot.render.layout.sheets import TALLEST, sheets
from bot.render.paint.palette import DARK, LIGHT, THEMES, Theme
from bot.render.painter import Painter, _png, as_pngs
from bot.render.studio import Studio
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import LANGUAGES
from tests.render.positions import NAMES, by_hand, positions, words
from tests.render.test_layout import faults
from tests.worst import fullest

every_game = pytest.mark.parametrize("key", list(GAMES))


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.close()


def opened(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture))
    image.load()
    return image


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@every_game
def test_a_board_has_at_most_64_kilobytes(key: str, theme: Theme) -> None:
    for number, scene in enumerate(positions(key, 25, 19)):
        laid = page(scene, words(LANGUAGES[number % 2], key))
        picture = Painter(theme).paint(laid)
        assert len(picture) <= 64 * 1024
        assert opened(picture).size == (laid.w, laid.h)


def packing(pack: Callable[[], object]) -> float:
    """Seconds of the processor, at the best of some tries."""
    tries = []
    for _ in range(4):
        began = thread_time()
        pack()
        tries.append(thread_time() - began)
    return min(tries)


@every_game
def test_the_fullest_table_is_packed_without_trying_hard(key: str) -> None:
    """The tightest packing takes as long as all else together, for a hundredth of the size."""
    long_names = Words("ru", key, Names(["Константин-Александр Вознесенски"] * 8))
    sheet = [Painter(DARK).canvas(laid) for laid in sheets(page(fullest(key).scene(), long_names))]
    quickly = packing(lambda: [_png(canvas, 3) for canvas in sheet])
    assert packing(lambda: as_pngs(sheet)) < 14 * quickly


async def test_an_unchanged_board_is_not_drawn_twice(studio: Studio) -> None:
    one = await studio.pictures(by_hand(), words("en"))
    again = await studio.pictures(by_hand(), words("en"))
    assert one is again
    assert studio.drawn == 1


@every_game
async def test_a_high_table_is_shown_on_several_sheets_that_a_phone_shows_at_full_width(
    key: str, studio: Studio
) -> None:
    for found in positions(key, 12, 31, views=(None,)):
        scene = replace(found, drawing=None)
        made = await studio.pictures(scene, words("ru", key))
        sizes = [opened(sheet.data).size for sheet in made]
        assert {width for width, _ in sizes} == {720}
        assert all(height <= width * TALLEST for width, height in sizes)
        assert sum(len(sheet.data) for sheet in made) <= 64 * 1024
        shown = [area for sheet in made for area in sheet.areas]
        assert sorted(shown) == sorted(panel.key for panel in scene.panels if not panel.aside)


def test_sheets_are_few_and_keep_what_stands_side_by_side_together() -> None:
    for scene in positions("economicus", 12, 31, views=(None,)):
        laid = page(scene, words("en", "economicus"))
        cut = sheets(laid)
        assert len(cut) <= 1 + -(-laid.h // int(laid.w * TALLEST))
        where = {area.key: number for number, sheet in enumerate(cut) for area in sheet.areas}
        for one, other in combinations(laid.areas, 2):
            assert one.box.y != other.box.y or where[one.key] == where[other.key]
        assert all(faults(sheet) == [] for sheet in cut)


async def test_asked_for_by_two_at_once_it_is_drawn_once(studio: Studio) -> None:
    one, other = await asyncio.gather(*(studio.pictures(by_hand(), words("en")) for _ in range(2)))
    assert one is other
    assert studio.drawn == 1


async def test_everything_it_depends_on_makes_another_picture(studio: Studio) -> None:
    scene, others = by_hand(), [*NAMES]
    others[0] = "Olga"
    pictures = [
        await studio.pictures(scene, words("en")),
        await studio.pictures(by_hand(3), words("en")),
        await studio.pictures(scene, words("ru")),
        await studio.pictures(scene, words("en"), LIGHT),
        await studio.pictures(scene, words("en"), DARK, {"supply"}),
        await studio.pictures(scene, words("en"), names=True),
        await studio.pictures(scene, Words("en", "container", Names(others))),
    ]
    assert len(set(pictures)) == len(pictures) == studio.drawn


async def test_work_that_takes_longer_is_done_once(studio: Studio) -> None:
    done: list[int] = []

    def job() -> int:
        done.append(1)
        return len(done)

    assert await asyncio.gather(*(studio.once("chart", job) for _ in range(2))) == [1, 1]
    assert await studio.once("another", job) == 2


async def test_longer_work_that_failed_is_tried_again(studio: Studio) -> None:
    with pytest.raises(ZeroDivisionError):
        await studio.once("chart", lambda: 1 // 0)
    assert await studio.once("chart", lambda: 1) == 1


async def test_whoever_gives_up_waiting_stops_it_for_nobody_else(studio: Studio) -> None:
    let_go = threading.Event()
    hasty, patient = (asyncio.create_task(studio.once("chart", lambda: let_go.wait(30))) for _ in range(2))
    await asyncio.sleep(0)
    hasty.cancel()
    await asyncio.sleep(0)
    let_go.set()
    assert await patient
    assert hasty.cancelled()


async def test_what_nobody_waited_for_is_kept_for_the_next_one(studio: Studio) -> None:
    let_go = threading.Event()
    hasty = asyncio.create_task(studio.once("chart", lambda: let_go.wait(30)))
    await asyncio.sleep(0)
    hasty.cancel()
    let_go.set()
    assert await studio.once("chart", lambda: pytest.fail("made again"))


async def test_a_picture_too_large_to_be_kept_is_still_shown() -> None:
    studio = Studio(most_bytes=100)
    assert await studio.pictures(by_hand(), words("en"))
    assert studio.kept_bytes == 0
    studio.close()


async def test_a_board_does_not_wait_for_a_film(studio: Studio) -> None:
    let_go = threading.Event()
    films = [asyncio.create_task(studio.beside(lambda: let_go.wait(30))) for _ in range(3)]
    assert await studio.pictures(by_hand(), words("en"))
    assert not any(film.done() for film in films)
    let_go.set()
    assert await asyncio.gather(*films) == [True] * 3


def test_nothing_is_loaded_for_drawing_before_the_first_picture() -> None:
    asked = [sys.executable, "-c", "import sys, bot.app, bot.__main__; print('PIL' in sys.modules)"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == "False"


async def test_a_failure_is_told_and_not_kept(studio: Studio) -> None:
    class Nameless(Sequence[str]):
        def __len__(self) -> int:
            return 8

        def __getitem__(self, seat: Any) -> Any:
            raise LookupError(seat)

    async def ask(called: Sequence[str]) -> None:
        await studio.pictures(by_hand(), Words("en", "container", Names(called)))

    with pytest.raises(LookupError):
        await ask(Nameless())
    await ask(NAMES)


async def test_old_pictures_are_let_go() -> None:
    studio = Studio(most_bytes=20_000)
    for number in range(12):
        await studio.pictures(by_hand(number + 1), words("en"))
    assert studio.kept_bytes <= 20_000
    await studio.pictures(by_hand(1), words("en"))
    assert studio.drawn == 13
    studio.close()


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_description_fits_and_begins_with_whose_turn_it_is(key: str, language: str) -> None:
    said = words(language, key)
    for scene in positions(key, 25, 13):
        text = alt_text(scene, said)
        assert 0 < len(text) <= MOST
        assert "**" not in text
        title, second = text.split("\n")[:2]
        assert title == said(scene.title)
        assert second.startswith("▶ ") == any(panel.active for panel in scene.panels)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_description_that_is_cut_tells_something_of_every_area(key: str, language: str) -> None:
    said = words(language, key)
    for scene in positions(key, 25, 13):
        lines = alt_text(scene, said).replace("▶ ", "").split("\n")
        for panel in scene.panels:
            if not panel.aside:
                assert said(panel.title).replace("**", "") in lines


def test_there_is_a_picture_of_every_game(tmp_path: Path) -> None:
    files = list(fronts(tmp_path / "new", "ru", LIGHT))
    shown = [file for file in files if not file.stem[-1].isdecimal()]  # the others are further sheets
    stems = [name.replace("_", "-") for name in GAMES]
    assert [file.stem for file in shown] == [f"{stem}{of}" for stem in stems for of in ("", "-result")]
    assert all(opened(file.read_bytes()).width == 720 for file in files)


def test_the_gallery_has_every_moment_of_a_game_for_the_fewest_and_the_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.render.gallery.GAMES", {"container": GAMES["container"]})
    found = {file.stem for file in gallery(tmp_path, ["ru"], [DARK])}
    moments = ("opening", "middle", "together", "end", "result", "chart")
    played = {f"container-{seats}-{name}-dark-ru" for seats in (3, 5) for name in moments}
    others = {"leaders", "leaders-of-one", "ratings", *(f"{key.replace('_', '-')}-league" for key in GAMES)}
    assert found == played | {f"{name}-dark-ru" for name in others}


@every_game
def test_all_of_the_gallery_is_as_wide_high_and_large_as_may_be(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fewest and the most players, in both themes and languages."""
    monkeypatch.setattr("bot.render.gallery.GAMES", {key: GAMES[key]})
    monkeypatch.setattr("bot.render.gallery.circle", lambda *_: iter(()))  # is no board
    files = list(gallery(tmp_path))
    assert len(files) == 2 * 2 * 2 * 6
    for file in files:
        seats, data = int(file.stem.removeprefix(key.replace("_", "-")).split("-")[1]), file.read_bytes()
        assert len(data) <= (80 if seats < 5 else 96) * 1024, file.name
        assert opened(data).width == 720
        assert opened(data).height <= 1400, file.name
