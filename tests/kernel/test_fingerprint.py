"""A fingerprint is the same for the same, and another one whenever a player sees something else."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, make_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from games.kernel import (
    Amount,
    Choice,
    Item,
    Label,
    Offer,
    OneOf,
    Panel,
    Prompt,
    Row,
    Scene,
    Slot,
    SomeOf,
    Spread,
    Text,
    Token,
    Track,
    Who,
    one_of,
    say,
)
from games.kernel.hosting import Was, fingerprint, spoken_of
from tests.kernel.salvage import Bid, Hawk, Stow

A, B = Choice("a", say("a")), Choice("b", say("b"), say("b-is-dear"))
ITEM = Item("x", say("x"), 0, 4, 0, 2)
TOKEN = Token("red", say("letter"), say("name"))


def scene(**panel: Any) -> Scene:
    row = Row(
        say("row"), (TOKEN, Label(say("label")), Slot(say("slot"), (TOKEN,), 3), Track(say("track"), 1, 5))
    )
    return Scene(say("title"), (Panel(**{"key": "p", "title": say("panel"), "rows": (row,), **panel}),))


SAME = [  # made twice, each pair of equal things
    lambda: say("key", who=Who(1), things=(say("one"), 2, "three")),
    lambda: Text("key", {"b": 1, "a": 2}),
    lambda: one_of((A, B), lambda: (Choice("c", say("c"), say("shut")),)),
    lambda: OneOf((1, 2), lambda n: Choice(n, say("n", n=n))),
    lambda: SomeOf((A, B), 1, 2),
    lambda: Amount(1, 9, say("why"), lambda n: say("leaves", n=9 - n)),
    lambda: Spread((ITEM,), 1, 3, 5, say("why")),
    lambda: Offer(Bid, say("bid"), {"amount": Amount(0, 3)}),
    lambda: Prompt(say("ask"), (Offer(Stow, say("stow")), Offer(Hawk, say("hawk"), blocked=say("no")))),
    lambda: scene(),
    lambda: [None, True, 1, "1", {"k": (1,)}],
]


@pytest.mark.parametrize("make", SAME)
def test_what_is_equal_has_the_same_fingerprint(make: Any) -> None:
    assert fingerprint(make()) == fingerprint(make())


def test_the_order_in_which_arguments_were_given_does_not_matter() -> None:
    assert fingerprint(Text("k", {"a": 1, "b": 2})) == fingerprint(Text("k", {"b": 2, "a": 1}))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (say("a"), say("b")),
        (say("a", n=1), say("a", n=2)),
        (say("a", n=1), say("a", m=1)),
        (say("a", n=1), say("a", n="1")),
        (say("a", n=1), say("a", n=True)),
        (say("a", x="b", y=""), say("a", x="", y="b")),
        (Who(1), Who(2)),
        (Who(1), Was(1, 3)),
        (Was(1, 3), Was(1, 4)),
        (("ab", "c"), ("a", "bc")),
        ((1, (2,)), ((1,), 2)),
        (None, ""),
        (one_of((A,)), one_of((A, B))),
        (one_of((A, B)), one_of((B, A))),
        (one_of((A,)), one_of((A._replace(note=say("note")),))),
        (one_of((A,)), one_of((A,), lambda: (B,))),
        (one_of((A, B)), SomeOf((A, B))),
        (SomeOf((A, B), 1), SomeOf((A, B), 2)),
        (SomeOf((A, B), 1, 1), SomeOf((A, B), 1, 2)),
        (Amount(1, 9), Amount(1, 8)),
        (Amount(1, 9), Amount(0, 9)),
        (Amount(1, 9), Amount(1, 9, say("why"))),
        (
            Amount(1, 9, note=lambda n: say("n", n=n)),
            Amount(1, 9, note=lambda n: say("n", n=n if n != 5 else 0)),
        ),
        (Amount(0, 99, note=lambda n: say("n", n=n)), Amount(0, 99, note=lambda n: say("n", n=-n))),
        (Spread((ITEM,)), Spread((ITEM._replace(most=5),))),
        (Spread((ITEM,)), Spread((ITEM._replace(cost=1),))),
        (Spread((ITEM,)), Spread((ITEM,), budget=4)),
        (Offer(Bid, say("bid")), Offer(Stow, say("bid"))),
        (Offer(Bid, say("bid")), Offer(Bid, say("bet"))),
        (Offer(Bid, say("bid")), Offer(Bid, say("bid"), blocked=say("no"))),
        (Offer(Bid, say("bid"), {"n": Amount(0, 3)}), Offer(Bid, say("bid"), {"n": Amount(0, 4)})),
        (
            Offer(Bid, say("bid"), {"n": Amount(0, 3), "m": Amount(0, 1)}),
            Offer(Bid, say("bid"), {"n": Amount(0, 3), "m": Amount(0, 2)}),
        ),
        (Prompt(say("ask"), ()), Prompt(say("tell"), ())),
        (Prompt(say("ask"), ()), Prompt(say("ask"), (Offer(Stow, say("stow")),))),
    ],
)
def test_what_differs_in_anything_seen_differs(one: Any, other: Any) -> None:
    assert fingerprint(one) != fingerprint(other)


OTHER = {
    "colour": "blue",
    "letter": say("x"),
    "name": say("x"),
    "count": 2,
    "shape": "round",
    "seat": 3,
    "text": say("x"),
    "strong": True,
    "title": say("x"),
    "tokens": (TOKEN, TOKEN),
    "room": 4,
    "at": 2,
    "of": 6,
    "token": TOKEN,
    "pieces": (),
    "key": "q",
    "rows": (),
    "active": True,
    "aside": True,
    "more": (Row(None, ()),),
    "parts": (Panel("part", say("part"), ()),),
    "panels": (),
}
PIECES = (TOKEN, Label(say("l")), Slot(say("s"), (TOKEN,)), Track(say("t"), 1, 5), *scene().panels[0].rows)


@pytest.mark.parametrize("piece", [*PIECES, *scene().panels, scene()], ids=lambda piece: type(piece).__name__)
def test_every_part_of_a_board_counts(piece: Any) -> None:
    for field in fields(piece):
        changed = replace(piece, **{field.name: OTHER[field.name]})
        assert fingerprint(changed) != fingerprint(piece), field.name


@pytest.mark.parametrize(
    ("thing", "pinned"),
    [
        (say("key", who=Who(1), n=2), "bbde62999d4cd0b7c96e0e007003d577"),
        (one_of((A, B)), "116f83c3559231fe01e2f97c66454633"),
        (Amount(1, 9, say("why")), "05ef135d3833e4246122474d3107725f"),
        (Spread((ITEM,), 1), "79de0d408ab57646d1c2334883aa3d10"),
        (Offer(Bid, say("bid"), {"amount": Amount(0, 3)}), "ec1aee3d98daf3a49ea7caf3ea04c467"),
        (scene(), "6633a3dbb2c9ff8d428daaac9bcdf80b"),
    ],
)
def test_fingerprints_are_what_they_always_were(thing: Any, pinned: str) -> None:
    """Open buttons carry them: whatever is renamed in the code, they must not change."""
    assert fingerprint(thing) == pinned


def test_what_is_nothing_that_a_player_sees_is_refused() -> None:
    unseen = make_dataclass("Unseen", [("secret", int)])
    with pytest.raises(TypeError, match="Unseen is nothing that a player sees"):
        fingerprint(unseen(1))


def test_another_process_makes_the_same_fingerprint() -> None:
    code = (
        "from games.kernel.hosting import *; from games.kernel.hosting import fingerprint;"
        "print(fingerprint(say('key', who=Who(1), more=('x', 2)), Amount(1, 9)))"
    )
    made = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[2])},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert made == {fingerprint(say("key", who=Who(1), more=("x", 2)), Amount(1, 9))}


def test_whoever_is_spoken_of_is_found_once_wherever_they_stand() -> None:
    deep = say("key", who=Who(3), said=(say("inner", who=Who(1)), Who(3)))
    assert spoken_of(scene(title=deep)) == (1, 3)
    assert spoken_of(scene()) == ()
