"""Whose names a picture depends on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.render.mentioned import names_in, seats_in
from games.kernel.hosting import Label, Panel, Piece, Row, Scene, Slot, Text, Token, Track, Who, say
from tests.render.positions import NAMES, by_hand, words

SAID, TOLD = say("x"), say("player", who=Who(4))


def scene_of(
    title: Text = SAID, panel: Text = SAID, row: Text | None = None, piece: Piece | None = None
) -> Scene:
    return Scene(title, (Panel("a", panel, (Row(row, () if piece is None else (piece,)),)),))


TOKENS = (Token("red", TOLD, SAID), Token("red", SAID, TOLD))
PIECES: list[Piece] = [
    Label(TOLD),
    *TOKENS,
    Slot(TOLD),
    *(Slot(SAID, (token,)) for token in TOKENS),
    Track(TOLD, 1, 2),
    *(Track(SAID, 1, 2, token) for token in TOKENS),
]


@pytest.mark.parametrize(
    "scene",
    [
        scene_of(title=TOLD),
        scene_of(panel=TOLD),
        scene_of(row=TOLD),
        *(scene_of(piece=one) for one in PIECES),
    ],
)
def test_whoever_is_spoken_of_anywhere_in_a_scene_is_found(scene: Scene) -> None:
    assert seats_in(scene) == {4}


def test_they_are_found_in_lists_and_in_messages_within_messages() -> None:
    within = say("x", other=say("y", who=(Who(1), say("player", who=Who(2)))))
    assert seats_in(scene_of(title=within)) == {1, 2}


def test_a_scene_that_speaks_of_nobody_depends_on_no_name() -> None:
    assert names_in(scene_of(), words("en")) == ()


def test_names_come_in_the_order_of_the_seats() -> None:
    scene = replace(by_hand(), title=say("x", who=(Who(3), Who(1))))
    assert names_in(scene, words("en")) == (NAMES[0], NAMES[1], NAMES[3])
