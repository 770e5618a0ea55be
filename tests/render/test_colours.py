"""Colours by computation: text can be read, and nothing rests on a colour alone."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations, islice, product

import pytest
from PIL import Image

from bot.render.history.result import result_scene
from bot.render.paint.colours import seat_colours
from bot.render.paint.inks import palette_of
from bot.render.paint.palette import RGB, SEATS, THEMES, TOKENS, Theme, contrast
from bot.render.paint.sprites import edge_of
from bot.words.names import MARKS, seat_sign
from games import GAMES
from games.kernel import Scene, Slot, Token
from games.kernel.hosting import LANGUAGES
from tests.kit import new_table, walk
from tests.render.positions import by_hand, positions, words

# Machado, Oliveira, Fernandes 2009, at full severity.
DEFICIENCIES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
every_eye = pytest.mark.parametrize("kind", ["full", *DEFICIENCIES])


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _coded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def seen(colour: RGB, kind: str) -> RGB:
    """As an eye with that deficiency sees it."""
    if kind == "full":
        return colour
    lights = [_linear(part) for part in colour]
    red, green, blue = (
        _coded(sum(a * b for a, b in zip(row, lights, strict=True))) for row in DEFICIENCIES[kind]
    )
    return red, green, blue


def test_the_simulation_makes_red_and_green_alike_and_leaves_grey_alone() -> None:
    def apart(a: RGB, b: RGB) -> int:
        return sum(abs(x - y) for x, y in zip(a, b, strict=True))

    red, green = (200, 60, 60), (110, 120, 50)
    assert apart(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < apart(red, green) / 2
    assert all(apart(seen((128, 128, 128), kind), (128, 128, 128)) <= 3 for kind in DEFICIENCIES)


@every_eye
@every_theme
def test_text_can_be_read_on_every_ground(theme: Theme, kind: str) -> None:
    poor = [pair for pair in theme.texts() if contrast(seen(pair[0], kind), seen(pair[1], kind)) < 4.5]
    assert poor == []


@every_theme
def test_the_edge_of_an_empty_place_shows_on_its_slot(theme: Theme) -> None:
    assert contrast(theme.edge, theme.slot) >= 1.7


@every_theme
def test_every_piece_stands_out_from_its_ground_by_its_colour_or_its_rim(theme: Theme) -> None:
    for fill, ground in product(TOKENS.values(), (theme.panel, theme.slot)):
        assert max(contrast(fill, ground), contrast(edge_of(fill, theme), ground)) >= 3


@every_theme
def test_the_colours_of_the_theme_are_in_the_palette_exactly(theme: Theme) -> None:
    flat = palette_of(theme).getpalette() or []
    known = {tuple(flat[at : at + 3]) for at in range(0, len(flat), 3)}
    own = {theme.page, theme.panel, theme.slot, theme.ink, theme.dim, theme.accent, theme.fresh}
    assert own | set(TOKENS.values()) <= known
    assert tuple(flat[:3]) == theme.page  # a new picture is filled with colour 0


@every_theme
def test_the_palette_that_threads_share_is_set_up_before_one_of_them_draws_with_it(theme: Theme) -> None:
    palette_of.cache_clear()
    palette = palette_of(theme).palette
    assert palette is not None
    assert not palette.dirty  # a second thread that sets it up while the first draws crashes the program


@every_theme
def test_the_colours_of_the_theme_come_out_of_the_picture_exactly(theme: Theme) -> None:
    own = [theme.page, theme.panel, theme.slot, theme.edge, theme.ink, theme.dim, theme.accent, theme.fresh]
    for colour in (*own, *TOKENS.values()):
        drawn = Image.new("RGB", (1, 1), colour).quantize(palette=palette_of(theme), dither=Image.Dither.NONE)
        assert drawn.convert("RGB").getpixel((0, 0)) == colour


def tokens(scene: Scene) -> list[Token]:
    pieces = [piece for panel in scene.panels for row in panel.rows for piece in row.pieces]
    held = [token for piece in pieces if isinstance(piece, Slot) for token in piece.tokens]
    return [piece for piece in pieces if isinstance(piece, Token)] + held


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(GAMES))
def test_different_things_differ_in_letter_or_shape(key: str, language: str) -> None:
    """So they differ to every eye. Ships and figures say their owner by letter or number."""
    say, looks = words(language, key), defaultdict(set)
    for scene in positions(key, 40, 11):
        for token in tokens(scene):
            owner = token.seat if token.colour == "neutral" else None
            looks[say(token.letter), token.shape, owner].add((say(token.name), token.colour))
    alike = {look: found for look, found in looks.items() if len({colour for _, colour in found}) > 1}
    assert looks
    assert alike == {}


def test_each_seat_has_a_colour_of_its_own() -> None:
    colours = seat_colours(by_hand())
    assert len(set(colours)) == len(SEATS)


@every_eye
def test_the_colours_of_seats_can_be_told_apart_by_most_eyes(kind: str) -> None:
    """A number says it as well; this keeps the palette from having two colours that look the same."""
    for one, other in combinations(SEATS, 2):
        a, b = seen(TOKENS[one], kind), seen(TOKENS[other], kind)
        assert sum(abs(x - y) for x, y in zip(a, b, strict=True)) >= 30, (one, other)


@pytest.mark.parametrize("key", list(GAMES))
def test_a_player_has_one_colour_on_the_board_in_the_chart_in_the_result_and_as_a_mark(key: str) -> None:
    """Also after one was chosen, and whoever has pieces on the board."""
    table, dice = new_table(GAMES[key], 4)
    for _ in islice(walk(table, dice), 80):
        scene, chosen = table.game.board(table.game.view(table, None)), table.game.colours(table)
        colours = seat_colours(scene)
        own = {token.seat: token.colour for token in tokens(scene) if token.colour != "neutral"}
        assert {seat: colours[seat] for seat in own if seat is not None} == {
            seat: colour for seat, colour in own.items() if seat is not None
        }
        assert seat_colours(result_scene({}, chosen)) == colours
        assert [seat_sign(seat, chosen) for seat in range(table.seats)] == [
            MARKS[colour] for colour in colours[: table.seats]
        ]


@pytest.mark.parametrize("key", list(GAMES))
def test_a_player_has_in_the_lobby_the_colour_with_which_the_game_begins(key: str) -> None:
    game = GAMES[key]
    for seats in range(game.seats[0], game.seats[1] + 1):
        begins = game.colours(new_table(game, seats)[0])
        lobby = [seat_sign(seat, game.dealt_colours) for seat in range(seats)]
        assert lobby == [seat_sign(seat, begins) for seat in range(seats)]
