"""Art by computation: texts can be read on what lies under them, no piece is known by its colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.art.marks import Letters, Placed
from bot.render.art.picture import laid_out
from bot.render.art.stamp import stamped
from bot.render.paint.palette import RGB, THEMES, contrast
from bot.render.sketches.colours import colours_of, inks_of
from bot.render.sketches.raster import sprite
from bot.render.sketches.source import source_of
from games.kernel.hosting import Scene
from tests.render.art import WITH_ART
from tests.render.positions import positions, words
from tests.render.test_colours import every_eye, seen

every_art = pytest.mark.parametrize("key", WITH_ART)
every_theme = pytest.mark.parametrize("theme", list(THEMES))
_LARGE = 40  # letters of this size are read at 3 to 1


def grounds(scene: Scene, key: str, theme: str) -> list[tuple[Placed, RGB]]:
    """Every text with the colour that most of its box has without it."""
    laid = laid_out(scene, words("ru", key))
    assert scene.drawing is not None
    bare = laid._replace(marks=tuple(one for one in laid.marks if not isinstance(one.mark, Letters)))
    canvas = stamped(key, scene.drawing.board, theme, bare).convert("RGB")
    texts = [one for one in laid.marks if isinstance(one.mark, Letters)]
    return [(one, commonest(canvas, one)) for one in texts]


def commonest(canvas: Image.Image, one: Placed) -> RGB:
    x, y, w, h = one.box
    _, found = max(canvas.crop((x, y, x + w, y + h)).getcolors(256) or [])  # of its palette
    assert isinstance(found, tuple)
    return int(found[0]), int(found[1]), int(found[2])


@every_theme
@every_art
def test_every_text_can_be_read_on_what_lies_under_it(key: str, theme: str) -> None:
    poor, colours = set(), colours_of(key, theme)
    for scene in positions(key, 12, 9):
        for one, ground in grounds(scene, key, theme):
            assert isinstance(one.mark, Letters)
            least = 3.0 if one.mark.size >= _LARGE else 4.5
            if (found := contrast(colours[one.mark.ink], ground)) < least:
                poor.add((one.said, one.mark.ink, ground, round(found, 1)))
    assert poor == set()


def grey(image: Image.Image) -> Image.Image:
    """Without colour, and as bright as any other: only what is drawn remains."""
    flat = Image.new("RGB", image.size, (128, 128, 128))
    flat.paste(image, (0, 0), image)
    light = flat.convert("L")
    mean = ImageStat.Stat(light).mean[0]
    return light.point([max(0, min(255, round(128 + value - mean))) for value in range(256)])


def families(key: str) -> list[list[str]]:
    """Pieces of the same kind: container-black and container-brown."""
    found: dict[str, list[str]] = {}
    for name in source_of(key).pieces:
        found.setdefault(name.rpartition("-")[0], []).append(name)
    return [names for kind, names in found.items() if kind and len(names) > 2]


@every_art
def test_pieces_of_a_kind_differ_in_what_is_drawn_on_them_not_only_in_colour(key: str) -> None:
    for names in families(key):
        drawn = {name: grey(sprite(key, name, (40, 40), "blue", "dark")) for name in names}
        for one, other in combinations(names, 2):
            apart = ImageStat.Stat(ImageChops.difference(drawn[one], drawn[other])).mean[0]
            assert apart >= 4, (one, other, apart)


@every_eye
@every_art
def test_what_has_changed_stands_out_to_every_eye(key: str, kind: str) -> None:
    for theme in THEMES:
        colours = colours_of(key, theme)
        assert contrast(seen(colours["fresh-ink"], kind), seen(colours["fresh"], kind)) >= 4.5


@every_theme
@every_art
def test_the_colours_of_the_art_come_out_of_the_picture_exactly(key: str, theme: str) -> None:
    for name, colour in colours_of(key, theme).items():
        drawn = Image.new("RGB", (1, 1), colour).quantize(
            palette=inks_of(key, theme), dither=Image.Dither.NONE
        )
        assert drawn.convert("RGB").getpixel((0, 0)) == colour, name


@every_theme
@every_art
def test_the_colour_of_changes_is_used_for_nothing_else(key: str, theme: str) -> None:
    colours = colours_of(key, theme)
    like = [name for name, colour in colours.items() if colour == colours["fresh"]]
    assert like == ["fresh"]
    art = [sketch.svg for sketch in (*source_of(key).boards.values(), *source_of(key).cards.values())]
    art += [sketch.svg for name, sketch in source_of(key).pieces.items() if not name.endswith("-ghost")]
    assert not any("var(--fresh" in svg for svg in art)
