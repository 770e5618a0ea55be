"""One form too much for each limit."""

from __future__ import annotations

import pytest

from bot.sandbox.limits import form_problems
from bot.sandbox.wire.payload import Json
from tests.sandbox.parts import (
    button,
    checkboxes,
    form,
    found,
    label,
    radio,
    row,
    select,
    text,
    text_input,
    user_select,
)

MAX, BAD, MIN_N, MAX_N = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_MIN", "NUMBER_TYPE_MAX"
NEEDED, CHOICES, TYPE = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES", "UNION_TYPE_CHOICES"
INPUT = "components.0.component"
NO_ID = "COMPONENT_CUSTOM_ID_REQUIRED"
FILES = {"type": 19, "custom_id": "f"}

FITS = [
    form(*(label(text_input(custom_id=str(n))) for n in range(5)), title="x" * 45, custom_id="x" * 100),
    form(label(text_input(max_length=4000, min_length=4000, placeholder="x" * 100, value="x" * 4000))),
    form(label(radio(10)), label(checkboxes(10, max_values=10)), label({"type": 23, "custom_id": "k"})),
    form(label(select(required=False, min_values=0)), label(user_select(max_values=25)), text()),
    form(label({**FILES, "max_values": 10, "min_values": 0}, description="x" * 100)),
    form(row(text_input(label="x" * 45))),
]


@pytest.mark.parametrize("body", FITS)
def test_a_form_that_just_fits_is_accepted(body: Json) -> None:
    assert found(form_problems(body, ())) == set()


OVER: list[tuple[str, Json, tuple[str, str]]] = [
    ("title of 46", form(title="x" * 46), ("title", BAD)),
    ("no title", form(title=None), ("title", NEEDED)),
    ("custom id of 101", form(custom_id="x" * 101), ("custom_id", BAD)),
    ("no custom id", form(custom_id=None), ("custom_id", "COMPONENT_CUSTOM_ID_REQUIRED")),
    (
        "six questions",
        form(*(label(text_input(custom_id=str(n))) for n in range(6))),
        ("components", BAD),
    ),
    ("no questions", {**form(), "components": []}, ("components", BAD)),
    ("an unknown field", form(name="x"), ("name", "UNKNOWN_FIELD")),
    ("a bare button", form(button()), ("components.0.type", TYPE)),
    ("label of 46", form(label(text_input(), label="x" * 46)), ("components.0.label", BAD)),
    (
        "label description of 101",
        form(label(text_input(), description="x" * 101)),
        ("components.0.description", MAX),
    ),
    ("a label with nothing", form({"type": 18, "label": "x"}), ("components.0.component", NEEDED)),
    ("a button in a label", form(label(button())), (f"{INPUT}.type", TYPE)),
    ("input of 4001", form(label(text_input(max_length=4001))), (f"{INPUT}.max_length", MAX_N)),
    ("input of at most 0", form(label(text_input(max_length=0))), (f"{INPUT}.max_length", MIN_N)),
    ("input of at least -1", form(label(text_input(min_length=-1))), (f"{INPUT}.min_length", MIN_N)),
    (
        "input of at least more than at most",
        form(label(text_input(min_length=5, max_length=4))),
        (f"{INPUT}.min_length", "TEXT_INPUT_MIN_OVER_MAX"),
    ),
    ("placeholder of 101", form(label(text_input(placeholder="x" * 101))), (f"{INPUT}.placeholder", MAX)),
    ("value of 4001", form(label(text_input(value="x" * 4001))), (f"{INPUT}.value", MAX)),
    ("input of style 3", form(label(text_input(style=3))), (f"{INPUT}.style", CHOICES)),
    (
        "input without custom id",
        form(label(text_input(custom_id=""))),
        (f"{INPUT}.custom_id", "COMPONENT_CUSTOM_ID_REQUIRED"),
    ),
    ("radio buttons without custom id", form(label(radio(custom_id=""))), (f"{INPUT}.custom_id", NO_ID)),
    ("checkboxes without custom id", form(label(checkboxes(custom_id=""))), (f"{INPUT}.custom_id", NO_ID)),
    ("files without custom id", form(label({"type": 19})), (f"{INPUT}.custom_id", NO_ID)),
    ("one radio button", form(label(radio(1))), (f"{INPUT}.options", BAD)),
    ("eleven radio buttons", form(label(radio(11))), (f"{INPUT}.options", BAD)),
    (
        "two radio buttons chosen",
        form(label(radio(options=[{"label": x, "value": x, "default": True} for x in "ab"]))),
        (f"{INPUT}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"),
    ),
    ("eleven checkboxes", form(label(checkboxes(11))), (f"{INPUT}.options", BAD)),
    ("no checkbox", form(label(checkboxes(0))), (f"{INPUT}.options", BAD)),
    ("at most 11 checkboxes", form(label(checkboxes(max_values=11))), (f"{INPUT}.max_values", MAX_N)),
    ("at most 11 files", form(label({**FILES, "max_values": 11})), (f"{INPUT}.max_values", MAX_N)),
    (
        "a disabled select",
        form(label(select(disabled=True))),
        (f"{INPUT}.disabled", "COMPONENT_DISABLED_IN_MODAL"),
    ),
    (
        "the same custom id twice",
        form(label(text_input()), label(text_input())),
        ("components.1.component.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ),
    (
        "two inputs in a row",
        form(row(text_input(label="x"), text_input(label="x", custom_id="u"))),
        ("components.0.components", BAD),
    ),
    ("a row input without label", form(row(text_input())), ("components.0.components.0.label", NEEDED)),
    ("a select in a row", form(row(select(label="x"))), ("components.0.components.0.type", TYPE)),
]


@pytest.mark.parametrize(("body", "problem"), [case[1:] for case in OVER], ids=[case[0] for case in OVER])
def test_a_form_over_a_limit_is_refused(body: Json, problem: tuple[str, str]) -> None:
    assert found(form_problems(body, ())) == {problem}
