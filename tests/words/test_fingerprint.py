"""What stands for a question, a row or a scene in a few letters: in open buttons, in the file, in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.words.fingerprint import decision_of, mark, panel_key, scene_key, traces_of
from games import GAMES
from games.kernel.hosting import (
    Amount,
    Choice,
    Domain,
    Item,
    Label,
    Offer,
    Piece,
    Prompt,
    Row,
    Scene,
    SomeOf,
    Spread,
    Text,
    Token,
    Track,
    Was,
    Who,
    one_of,
    prompt,
    say,
    start,
)
from games.kernel.hosting import deal as new_deal
from tests.play.fair import Visit
from tests.render.positions import by_hand

CHOICES = (Choice("a", say("x", n=1)), Choice(2, say("y"), say("z", who=(Who(0), Who(2)))))
ITEM, OTHER, NEEDY = Item("a", say("x"), 0, 3), Item("b", say("x"), 0, 3), Item("a", say("x"), 0, 3, None, 2)


def asked(domain: Domain) -> str:
    return decision_of(Prompt(say("q", who=Who(1)), (Offer(Visit, say("go"), {"stall": domain}),)))


@pytest.mark.parametrize(("data", "letters"), [({"a": 1, "ы": [2, "x"]}, "ec081644"), ([], "3833238a")])
def test_the_mark_of_a_filled_form_is_the_one_that_open_buttons_carry(data: Any, letters: str) -> None:
    assert mark(data) == letters


@pytest.mark.parametrize(
    ("domain", "letters"),
    [
        (one_of(CHOICES), "41c0df60"),
        (SomeOf(CHOICES, 1), "90da939b"),
        (SomeOf(CHOICES[:1], 0, 1), "6d9347e0"),
        (Amount(0, 3), "7c890c58"),
        (Amount(0, 3, say("why"), lambda n: say("n")), "775fc6f8"),
        (Spread((ITEM,), 1, 2, 5, say("why")), "8a77c159"),
        (Spread((NEEDY, OTHER), note=lambda n: say("n")), "8c0e80da"),
    ],
)
def test_the_mark_of_a_question_is_the_one_that_open_buttons_carry(domain: Domain, letters: str) -> None:
    assert asked(domain) == letters


def test_what_cannot_be_done_now_and_what_asks_nothing_more_are_marked_as_in_open_buttons() -> None:
    offers = (Offer(Visit, say("go"), blocked=say("no")), Offer(Visit, say("go")))
    assert decision_of(Prompt(say("q"), offers)) == "c3dcfa21"
    assert decision_of(Prompt(say("q"), ())) == "83d36635"


def test_what_has_nothing_to_do_with_the_question_does_not_change_its_mark() -> None:
    question = (Offer(Visit, say("go")),)
    aside = Offer(Visit, say("dress"), aside=True)
    assert decision_of(Prompt(say("q"), (*question, aside))) == decision_of(Prompt(say("q"), question))


@pytest.mark.parametrize(
    ("key", "letters"),
    [
        ("container", ["e0bdd671", "e0bdd671", "e0bdd671", "d7f8e286", "e0bdd671"]),
        ("cargo_noir", ["0a48c97d", "ee0a7baa", "ee0a7baa", "ee0a7baa", "ee0a7baa"]),
        ("sewer_pirats", ["be4df069", "be4df069", "be4df069", "be4df069", "34341057"]),
        ("economicus", [*["824c78c5"] * 5, "d92eb52d", "824c78c5", "824c78c5"]),
    ],
)
def test_a_panel_that_was_opened_by_an_earlier_version_still_holds(key: str, letters: list[str]) -> None:
    game = GAMES[key]
    table = start(replace(new_deal(game, game.seats[-1], "seed"), edition=1))
    found = [prompt(table, seat) for seat in range(game.seats[-1])]
    assert [None if one is None else decision_of(one) for one in found] == letters


def test_the_traces_of_a_row_are_those_that_the_file_keeps() -> None:
    assert [trace for panel in by_hand().panels for trace in traces_of(panel.rows)] == [
        "0873e1",
        "a79956",
        "573281",
    ]


def test_a_message_without_arguments_is_the_same_however_it_was_made() -> None:
    rows = [Row(text, ()) for text in (say("x"), Text("x"), Text("x", {}))]
    assert len(set(traces_of(rows))) == 1


CHANGED: dict[str, Any] = {
    "key": "x",
    "title": say("x"),
    "rows": (),
    "seat": 1,
    "active": False,
    "aside": True,
}


def other_scenes() -> list[Scene]:
    """A scene by hand, and the same with one thing changed in each that a player can see."""
    scene = by_hand()
    supply, mat = scene.panels
    track, ship = supply.rows[0].pieces
    title, said = mat.rows[0].title, mat.rows[0].pieces[0]
    assert isinstance(track, Track)
    assert isinstance(ship, Token)
    assert isinstance(said, Label)
    pieces: list[Piece] = [
        replace(track, at=4),
        replace(track, of=13),
        replace(track, title=say("colour-beige")),
        replace(track, token=ship),
        replace(ship, colour="red"),
        replace(ship, count=2),
        replace(ship, shape="round"),
        replace(ship, seat=1),
        replace(said, strong=False),
        replace(said, text=say("cash", n=13)),
        replace(said, text=say("cash", n="12")),
        *(replace(said, text=say("player", who=who)) for who in (Who(0), Who(1), Was(0, 1), (Who(0),))),
    ]
    panels = [
        *(replace(mat, rows=(Row(title, (piece,)),)) for piece in pieces),
        *(replace(mat, rows=(Row(other, mat.rows[0].pieces),)) for other in (None, say("row-ship"))),
        *(replace(mat, **{field: value}) for field, value in CHANGED.items()),
    ]
    return [scene, Scene(say("x"), scene.panels), *(Scene(scene.title, (supply, panel)) for panel in panels)]


def test_whatever_a_player_sees_makes_another_scene() -> None:
    scenes = other_scenes()
    assert len(set(map(scene_key, scenes))) == len(scenes)
    assert scene_key(by_hand()) == scene_key(by_hand())


def test_what_is_only_shown_close_up_does_not_change_the_panel_on_the_table() -> None:
    panel = by_hand().panels[1]
    assert panel_key(replace(panel, more=panel.rows, parts=(panel,))) == panel_key(panel)


def test_an_argument_that_no_message_has_is_not_hashed_by_chance() -> None:
    with pytest.raises(KeyError):
        traces_of([Row(Text("x", {"n": object()}), ())])
