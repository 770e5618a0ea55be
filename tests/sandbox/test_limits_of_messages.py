"""One message too much for each limit. The same body without the excess is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.limits import message_problems
from bot.sandbox.wire.errors import Refusal
from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.payload import Json
from tests.sandbox.parts import (
    Found,
    button,
    container,
    found,
    gallery,
    link,
    options,
    row,
    section,
    select,
    text,
    user_select,
)

MAX, BAD, MIN_N, MAX_N = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_MIN", "NUMBER_TYPE_MAX"
NEEDED, CHOICES, TYPE = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES", "UNION_TYPE_CHOICES"


def legacy(body: Json, **more: Any) -> Found:
    return found(message_problems(body, (), v2=False, **more))


def v2(*components: Json, **more: Any) -> Found:
    return found(message_problems({"components": list(components), **more}, (), v2=True))


def control(component: Json) -> Found:
    return {
        (path.removeprefix("components.0.components.0."), code)
        for path, code in legacy({"components": [row(component)]})
    }


FITS = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "x" * 256, "description": "x" * 4096, "footer": {"text": "x" * 1648}}]},
    {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 25}] * 10},
    {"components": [row(*(button(f"{r}{b}") for b in range(5))) for r in range(5)]},
    {"components": [row(select(options=options(25), max_values=25, min_values=0, placeholder="x" * 150))]},
    {"components": [row(button("x" * 100, label="x" * 80), link(url="x" * 512))]},
    {"components": [row(button(label=None, emoji={"name": "⚓"}))]},
    {"nonce": "x" * 25, "content": "x", "allowed_mentions": {"parse": [], "users": ["1"] * 100}},
]


@pytest.mark.parametrize("body", FITS)
def test_what_just_fits_is_accepted(body: Json) -> None:
    assert legacy(body) == set()


BODIES: list[tuple[str, Json, tuple[str, str]]] = [
    ("content of 2001", {"content": "x" * 2001}, ("content", MAX)),
    ("11 embeds", {"embeds": [{"title": "x"}] * 11}, ("embeds", MAX)),
    ("embed title of 257", {"embeds": [{"title": "x" * 257}]}, ("embeds.0.title", MAX)),
    ("embed description of 4097", {"embeds": [{"description": "x" * 4097}]}, ("embeds.0.description", MAX)),
    ("embed footer of 2049", {"embeds": [{"footer": {"text": "x" * 2049}}]}, ("embeds.0.footer.text", MAX)),
    ("embed author of 257", {"embeds": [{"author": {"name": "x" * 257}}]}, ("embeds.0.author.name", MAX)),
    ("26 fields", {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}, ("embeds.0.fields", MAX)),
    (
        "field name of 257",
        {"embeds": [{"fields": [{"name": "x" * 257, "value": "x"}]}]},
        ("embeds.0.fields.0.name", BAD),
    ),
    (
        "field value of 1025",
        {"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]},
        ("embeds.0.fields.0.value", BAD),
    ),
    ("field without value", {"embeds": [{"fields": [{"name": "x"}]}]}, ("embeds.0.fields.0.value", NEEDED)),
    (
        "6001 characters in all embeds",
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        ("embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ),
    ("nonce of 26", {"content": "x", "nonce": "x" * 26}, ("nonce", "NONCE_TYPE_TOO_LONG")),
    (
        "an unknown kind of mention",
        {"allowed_mentions": {"parse": ["user"]}},
        ("allowed_mentions.parse.0", CHOICES),
    ),
    ("101 people", {"allowed_mentions": {"users": ["1"] * 101}}, ("allowed_mentions.users", MAX)),
    ("101 roles", {"allowed_mentions": {"roles": ["1"] * 101}}, ("allowed_mentions.roles", MAX)),
    (
        "all people and some people",
        {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
    ),
    ("an unknown field", {"content": "x", "contents": "x"}, ("contents", "UNKNOWN_FIELD")),
    ("six rows", {"components": [row(button(str(n))) for n in range(6)]}, ("components", MAX)),
    ("a text without the V2 flag", {"components": [text()]}, ("components.0.type", TYPE)),
    ("a button outside a row", {"components": [button()]}, ("components.0.type", TYPE)),
    ("an empty row", {"components": [row()]}, ("components.0.components", BAD)),
    (
        "six buttons in a row",
        {"components": [row(*(button(str(n)) for n in range(6)))]},
        ("components.0.components", BAD),
    ),
    (
        "a select beside a button",
        {"components": [row(select(), button())]},
        ("components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ),
    (
        "the same custom id twice",
        {"components": [row(button("a"), button("a"))]},
        ("components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ),
    (
        "the same number twice",
        {"components": [row(button("a", id=7), button("b", id=7))]},
        ("components.0.components.1.id", "COMPONENT_ID_DUPLICATED"),
    ),
]


@pytest.mark.parametrize(("body", "problem"), [case[1:] for case in BODIES], ids=[case[0] for case in BODIES])
def test_a_message_over_a_limit_is_refused(body: Json, problem: tuple[str, str]) -> None:
    assert legacy(body) == {problem}


ID_NEEDED = "COMPONENT_CUSTOM_ID_REQUIRED"
CONTROLS: list[tuple[str, Json, tuple[str, str]]] = [
    ("button label of 81", button(label="x" * 81), ("label", MAX)),
    ("button without custom id", button(""), ("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED")),
    ("custom id of 101", button("x" * 101), ("custom_id", BAD)),
    ("style 7", button(style=7), ("style", CHOICES)),
    ("link without url", link(url=None), ("url", NEEDED)),
    ("url of 513", link(url="x" * 513), ("url", BAD)),
    (
        "link with custom id",
        link(custom_id="x"),
        ("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    ),
    ("select without custom id", select(custom_id=None), ("custom_id", ID_NEEDED)),
    ("user select without custom id", user_select(custom_id=None), ("custom_id", ID_NEEDED)),
    ("26 options", select(options=options(26)), ("options", BAD)),
    ("options left out", select(options=None), ("options", NEEDED)),
    ("no options", select(options=[]), ("options", BAD)),
    ("placeholder of 151", select(placeholder="x" * 151), ("placeholder", MAX)),
    ("option label of 101", select(options=[{"label": "x" * 101, "value": "1"}]), ("options.0.label", BAD)),
    ("option value of 101", select(options=[{"label": "x", "value": "x" * 101}]), ("options.0.value", BAD)),
    (
        "option description of 101",
        select(options=[{"label": "x", "value": "1", "description": "x" * 101}]),
        ("options.0.description", MAX),
    ),
    (
        "the same value twice",
        select(options=[{"label": "x", "value": "1"}, {"label": "y", "value": "1"}]),
        ("options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ),
    ("at least -1", user_select(min_values=-1), ("min_values", MIN_N)),
    ("at most 26", user_select(max_values=26), ("max_values", MAX_N)),
    ("at most 0", user_select(max_values=0, min_values=0), ("max_values", MIN_N)),
    ("more to choose than there is", select(max_values=4), ("max_values", MAX_N)),
    (
        "at least more than at most",
        user_select(min_values=3, max_values=2),
        ("min_values", "SELECT_COMPONENT_MIN_OVER_MAX"),
    ),
    (
        "too many chosen beforehand",
        select(options=[{**one, "default": True} for one in options(2)]),
        ("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"),
    ),
    ("a text in a row", text(), ("type", TYPE)),
]


@pytest.mark.parametrize(
    ("component", "problem"), [case[1:] for case in CONTROLS], ids=[case[0] for case in CONTROLS]
)
def test_a_control_over_a_limit_is_refused(component: Json, problem: tuple[str, str]) -> None:
    assert control(component) == {problem}


def test_a_button_needs_a_label_or_an_emoji() -> None:
    assert legacy({"components": [row(button(label=None))]}) == {
        ("components.0.components.0", "BUTTON_COMPONENT_LABEL_REQUIRED")
    }


def test_what_just_fits_in_v2_is_accepted() -> None:
    assert v2(*[text()] * 40) == set()
    assert v2(text("x" * 4000)) == set()
    assert v2(section(text(), text(), text()), gallery(10)) == set()
    assert v2(container(text(), row(button()), gallery(), {"type": 14, "spacing": 2})) == set()


TOTAL = ("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED")
TEXT = ("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED")
V2: list[tuple[str, list[Json], tuple[str, str]]] = [
    ("41 components", [text()] * 41, TOTAL),
    ("41 components, nested", [container(*[text()] * 20), container(*[text()] * 19)], TOTAL),
    ("4001 characters in two texts", [text("x" * 2000), text("x" * 2001)], TEXT),
    ("an empty text", [text("")], ("components.0.content", BAD)),
    ("four texts in a section", [section(*[text()] * 4)], ("components.0.components", BAD)),
    ("a section without accessory", [section(accessory=None)], ("components.0.accessory", NEEDED)),
    ("a text as accessory", [section(accessory=text())], ("components.0.accessory.type", TYPE)),
    ("a button in the texts of a section", [section(button("c"))], ("components.0.components.0.type", TYPE)),
    ("eleven pictures", [gallery(11)], ("components.0.items", BAD)),
    ("no pictures", [gallery(0)], ("components.0.items", BAD)),
    (
        "alt text of 1025",
        [gallery(description="x" * 1025)],
        ("components.0.items.0.description", MAX),
    ),
    (
        "alt text of a thumbnail of 1025",
        [section(accessory={"type": 11, "media": {"url": "https://a"}, "description": "x" * 1025})],
        ("components.0.accessory.description", MAX),
    ),
    ("spacing 3", [{"type": 14, "spacing": 3}], ("components.0.spacing", CHOICES)),
    ("an empty container", [container()], ("components.0.components", BAD)),
    ("a container in a container", [container(container(text()))], ("components.0.components.0.type", TYPE)),
    ("a thumbnail alone", [{"type": 11, "media": {"url": "https://a"}}], ("components.0.type", TYPE)),
    ("an unknown component", [{"type": 99}], ("components.0.type", TYPE)),
    (
        "a picture that did not come along",
        [{"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}],
        ("components.0.media", "ATTACHMENT_NOT_FOUND"),
    ),
]


@pytest.mark.parametrize(("components", "problem"), [case[1:] for case in V2], ids=[case[0] for case in V2])
def test_a_v2_message_over_a_limit_is_refused(components: list[Json], problem: tuple[str, str]) -> None:
    assert v2(*components) == {problem}


@pytest.mark.parametrize(
    ("field", "value"), [("content", "x"), ("embeds", [{"title": "x"}]), ("poll", {"q": 1})]
)
def test_v2_goes_with_no_older_content(field: str, value: Any) -> None:
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert v2(text(), **{field: value}) == {(field, code)}


def upload(slot: int = 0, size: int = 1) -> Upload:
    return Upload(str(slot), "a.txt", "text/plain", b"x" * size)


def test_ten_files_and_no_more() -> None:
    assert legacy({}, uploads=[upload(n) for n in range(10)]) == set()
    assert legacy({}, uploads=[upload(n) for n in range(11)]) == {("attachments", MAX)}


def test_a_described_file_must_come_along() -> None:
    described = {"attachments": [{"id": 1, "description": "x"}]}
    assert legacy(described, uploads=[upload(1)]) == set()
    assert legacy(described, uploads=[upload(0)]) == {("attachments.0", "ATTACHMENT_NOT_FOUND")}


def test_alt_text_of_1025() -> None:
    described = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    assert legacy(described, uploads=[upload()]) == {("attachments.0.description", MAX)}


@pytest.mark.parametrize("sizes", [[10 * 2**20 + 1], [9 * 2**20] * 3])
def test_files_of_more_than_10_mib_or_25_mib_together_are_too_large(sizes: list[int]) -> None:
    with pytest.raises(Refusal, match="Request entity too large"):
        legacy({}, uploads=[upload(n, size) for n, size in enumerate(sizes)])
