"""A table laid by hand, and exactly what its picture is made of."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.render.changes import changes
from bot.render.layout.marks import Frame, Mark, TextLine, TokenMark
from bot.render.layout.page import page
from bot.render.paint.fonts import drawable
from games.kernel import Label, Panel, Row, Scene, Token, say
from tests.render.positions import by_hand, words


def told(marks: list[Mark]) -> list[str]:
    """Texts as they stand, tokens as colour, shape and letter, an empty place as a box."""
    found = []
    for mark in marks:
        match mark:
            case TextLine():
                found.append(mark.text)
            case TokenMark():
                found.append(f"<{mark.colour} {mark.shape} {mark.letter}>")
            case Frame(edge="edge"):
                found.append("[ ]")
    return found


def drawn(scene: Scene, language: str = "en", names: bool = False) -> dict[str, list[str]]:
    laid = page(scene, words(language), names=names)
    return {area.key: told([mark for _, mark in area.placed()]) for area in laid.areas}


def test_the_table_in_english() -> None:
    assert drawn(by_hand()) == {
        "": ["Container", "Anna"],
        "supply": ["Supply", "black", "3/12", "<blue ship 1>"],
        "seat-0": [
            *["<blue round 1>", "Anna", "Money", "$12", "Ship"],
            *["$4", "<brown square Br>", "×2"],
            *["Cargo", "<brown square Br>", "<brown square Br>", "[ ]", "[ ]", "[ ]"],
        ],
    }


def test_the_table_in_russian() -> None:
    assert drawn(by_hand(), "ru")["seat-0"] == [
        *["<blue round 1>", "Anna", "Деньги", "12\N{NO-BREAK SPACE}$", "Корабль"],
        *["4\N{NO-BREAK SPACE}$", "<brown square К>", "×2"],
        *["Груз", "<brown square К>", "<brown square К>", "[ ]", "[ ]", "[ ]"],
    ]


def test_a_close_up_says_what_tokens_are() -> None:
    assert drawn(by_hand(), names=True)["seat-0"] == [
        *["<blue round 1>", "Anna", "Money", "$12", "Ship"],
        *["$4", "<brown square Br>", "brown ×2"],
        *["Cargo", "<brown square Br>", "brown ×2", "[ ]", "[ ]", "[ ]"],
    ]


def test_a_players_number_has_the_colour_of_the_players_pieces() -> None:
    figure = Token("green", say("letter-gray"), say("ship"), shape="round", seat=0)
    scene = by_hand()
    panels = (replace(scene.panels[0], rows=(Row(None, (figure,)),)), scene.panels[1])
    assert "<green round 1>" in drawn(replace(scene, panels=panels, colours=("green",)))["seat-0"]


def test_a_name_in_signs_the_font_lacks_is_still_a_seat() -> None:
    scene = by_hand()
    title = say("player", who=scene.panels[1].title.args["who"]._replace(seat=6))
    other = replace(scene, panels=(replace(scene.panels[1], title=title, seat=6),))
    assert drawn(other)["seat-0"][1] == "·"


@pytest.mark.parametrize(
    ("name", "as_drawn"),
    [("王小明", "WangXiaoMing"), ("𝓐𝓷𝓷𝓪", "Anna"), ("Fox 🦊", "Fox"), ("★", "#3"), ("Яна", "Яна")],
)
def test_a_name_in_another_script_is_written_in_letters_of_the_font(name: str, as_drawn: str) -> None:
    assert drawable(name, "#3") == as_drawn


def test_what_changed_is_found_by_panel_and_row() -> None:
    assert changes(by_hand(2), by_hand(3)) == {"seat-0", "seat-0/1"}
    assert changes(by_hand(), by_hand()) == frozenset()


def test_a_panel_that_was_not_there_has_changed() -> None:
    new = Panel("new", say("panel-supply"), (Row(None, (Label(say("cash", n=1)),)),))
    grown = replace(by_hand(), panels=(new, *by_hand().panels))
    assert changes(by_hand(), grown) == {"new", "new/0"}


def test_what_changed_is_marked_and_the_rest_is_not() -> None:
    laid = page(by_hand(3), words("en"), changes(by_hand(2), by_hand(3)))
    fresh = {
        area.key: sum(isinstance(mark, Frame) and mark.fill == "fresh" for _, mark in area.placed())
        for area in laid.areas
    }
    assert fresh == {"": 0, "supply": 0, "seat-0": 2}  # a dot at the title, a bar at the row
