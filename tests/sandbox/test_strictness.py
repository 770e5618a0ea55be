"""Breaches of Discord's rules are loud, and in strict mode they fail the test."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import HandClock, Player, RulesBroken, Sandbox
from bot.sandbox.schema import Description, description, explained, find_description
from bot.sandbox.wire.payload import Json
from tests.sandbox.echo import EchoBot
from tests.sandbox.parts import button, label, row, text_input
from tests.sandbox.raw import raw

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


@pytest.fixture
def described() -> Description:
    path = find_description()
    if path is None:
        pytest.skip("Discord's API description is not at hand: set DISCORD_OPENAPI")
    return description(path)


async def breach(strict: bool) -> None:
    async with Sandbox(strict=strict, clock=HandClock()) as sandbox, raw(sandbox) as client:
        status, body, _ = await client.send({"content": "x" * 2001})
        assert (status, body["code"]) == (400, 50035)


async def test_in_strict_mode_a_breach_fails_the_test() -> None:
    with pytest.raises(RulesBroken, match="Must be 2000 or fewer in length"):
        await breach(strict=True)
    await breach(strict=False)


async def test_an_error_of_the_test_is_not_hidden_by_a_breach() -> None:
    with pytest.raises(ZeroDivisionError):
        await _breach_and_error()


async def _breach_and_error() -> None:
    async with Sandbox(strict=True, clock=HandClock()) as sandbox, raw(sandbox) as client:
        await client.send({"content": "x" * 2001})
        raise ZeroDivisionError


async def test_form_errors_are_nested_as_discord_nests_them(sandbox: Sandbox) -> None:
    with sandbox.journal.forgiving():
        async with raw(sandbox) as client:
            two = [row(button("a"), button("a"))]
            status, body, _ = await client.send({"content": "x" * 2001, "components": two})
    assert status == 400
    assert body["message"] == "Invalid Form Body"
    assert body["errors"]["content"]["_errors"] == [
        {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}
    ]
    twice = body["errors"]["components"]["0"]["components"]["1"]["custom_id"]["_errors"][0]
    assert twice["code"] == "COMPONENT_CUSTOM_ID_DUPLICATED"


async def test_the_bot_reads_the_form_error(sandbox: Sandbox, anna: Player, bot: EchoBot) -> None:
    with sandbox.journal.forgiving() as breaches:
        answer = await anna.slash("toolong")
    assert answer.text.startswith("400 50035 Invalid Form Body\nIn data.content: Must be 2000 or fewer")
    assert len(breaches) == 1


async def test_an_unknown_route_is_loud(sandbox: Sandbox) -> None:
    with sandbox.journal.forgiving() as breaches:
        async with raw(sandbox) as client:
            status, body, _ = await client.ask("POST", "/guilds/1/emojis", {})
            assert (status, body) == (404, {"message": "404: Not Found", "code": 0})
    assert str(breaches[0]).startswith("UNIMPLEMENTED POST /api/v10/guilds/1/emojis")


async def test_an_empty_message_is_refused(sandbox: Sandbox) -> None:
    with sandbox.journal.forgiving() as breaches:
        async with raw(sandbox) as client:
            assert (await client.send({"content": ""}))[1]["code"] == 50006
    assert len(breaches) == 1


async def test_every_kind_of_answer_fits_discords_description(
    sandbox: Sandbox, anna: Player, boris: Player, bot: EchoBot, described: Description
) -> None:
    """All of the echo bot's tricks in a row; the strict sandbox holds both sides against the description."""
    desk = await anna.slash("desk")
    await anna.submit(await anna.press(desk, "Slip"), {"Colour": ["Red"]})
    form = {"Name": "Ann", "Drink": "tea", "For": [boris]}
    await anna.submit(await anna.press(desk, "Order"), form)
    await anna.choose(desk, "Who", [boris])
    await anna.press(await anna.slash("board"), "Count 0")
    await anna.slash("eat", fruit="plum")
    await anna.slash("thread", name="aside")
    await anna.autocomplete("eat", focus="fruit", fruit="1")
    await anna.in_dm().slash("whisper", words="x")
    assert sandbox.journal.violations == []
    kinds = {e.body["type"] for e in sandbox.journal.of("POST", CALLBACK)}
    assert kinds == {4, 5, 7, 8, 9}


BODIES: list[tuple[str, Json, str]] = [
    ("flags as text", {"type": 4, "data": {"content": "x", "flags": "a"}}, "flags"),
    ("a component without type", {"type": 4, "data": {"components": [{"components": []}]}}, "components"),
    ("an unknown callback", {"type": 99}, "type"),
    ("title of 46", {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": []}}, "title"),
]


@pytest.mark.parametrize(("body", "where"), [case[1:] for case in BODIES], ids=[case[0] for case in BODIES])
def test_the_description_finds_what_is_wrong(described: Description, body: Any, where: str) -> None:
    problems = described.request_problems("POST", CALLBACK, body)
    assert any(where in problem for problem in problems), problems


def test_the_description_accepts_what_is_right(described: Description) -> None:
    form = {"custom_id": "m", "title": "t", "components": [label(text_input())]}
    assert described.request_problems("POST", CALLBACK, {"type": 9, "data": form}) == []
    assert described.request_problems("POST", CALLBACK, {"type": 4, "data": {"content": "x"}}) == []


def test_the_description_knows_answers_and_events(described: Description) -> None:
    assert described.answer_problems("GET", "/gateway", 200, {"url": "ws://127.0.0.1"}) == []
    assert described.answer_problems("GET", "/gateway", 200, {}) != []
    assert described.answer_problems("GET", "/gateway", 201, {}) == [
        "Discord's description knows no answer 201"
    ]
    assert described.event_problems("READY", {}) != []
    assert described.event_problems("RESUMED", {}) == []


async def test_the_description_finds_a_spoilt_event(
    anna: Player, bot: EchoBot, described: Description
) -> None:
    event = (await anna.slash("ping")).interaction.payload()
    assert described.event_problems("INTERACTION_CREATE", event) == []
    for field in ("id", "token", "locale", "channel", "member", "data"):
        assert described.event_problems("INTERACTION_CREATE", {**event, field: 7}) != [], field


def test_a_route_unknown_to_the_description_is_said(described: Description) -> None:
    said = described.request_problems("GET", "/harbours", None)
    assert said == ["Discord's description knows no GET /harbours"]


def test_of_several_shapes_the_one_meant_is_explained() -> None:
    jsonschema_rs = pytest.importorskip("jsonschema_rs")
    shapes = [
        {"properties": {"type": {"const": kind}, "label": {"maxLength": most}}}
        for kind, most in ((1, 5), (2, 3))
    ]
    validator = jsonschema_rs.Draft202012Validator({"oneOf": shapes})
    (error,) = validator.iter_errors({"type": 2, "label": "long"})
    assert explained(error).startswith("label: ")


async def test_what_our_rules_let_through_the_description_catches(
    sandbox: Sandbox, described: Description
) -> None:
    with sandbox.journal.forgiving() as breaches:
        async with raw(sandbox) as client:
            await client.send({"content": "x", "tts": "yes"})
    assert "tts" in str(breaches[0])


async def test_a_wrong_answer_of_our_own_is_a_breach_too(
    sandbox: Sandbox, described: Description, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(sandbox.world.bot), "payload", lambda self: {"id": self.id})
    with sandbox.journal.forgiving() as breaches:
        async with raw(sandbox) as client:
            await client.ask("GET", f"/users/{sandbox.world.bot.id}")
    assert str(breaches[0]).startswith("our answer to GET /users/{user_id}")
