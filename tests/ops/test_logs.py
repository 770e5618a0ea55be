"""Log lines hold neither tokens nor what an exception says."""

from __future__ import annotations

import json
import logging
import os
import sys

import pytest

from bot.ops.logs import JsonLines, Lines
from storage.shards import Shards

TOKEN = "the-token-of-the-bot"


def logged(form: type[Lines], message: str, *args: object) -> str:
    """A line that is written while an exception is on its way."""
    try:
        raise ValueError("the bid is 9, the card is a queen")
    except ValueError:
        record = logging.LogRecord("bot", logging.ERROR, "", 1, message, args, sys.exc_info())
    return form(TOKEN).format(record)


@pytest.mark.parametrize("form", [Lines, JsonLines])
def test_a_mistake_is_logged_by_its_kind_and_place_only(form: type[Lines]) -> None:
    line = logged(form, "the outbox stumbled")
    assert "the outbox stumbled" in line
    assert "ValueError at logged:" in line
    assert "queen" not in line


@pytest.mark.parametrize("form", [Lines, JsonLines])
@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246/callback",
        "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246/messages/@original",
    ],
)
def test_a_token_in_an_address_is_left_out(form: type[Lines], address: str) -> None:
    line = logged(form, "rate limited: %s", address)
    assert "aW50ZXJhY3Rpb246" not in line
    assert "/123/***/" in line


@pytest.mark.parametrize("form", [Lines, JsonLines])
def test_the_token_of_the_bot_is_left_out(form: type[Lines]) -> None:
    assert TOKEN not in logged(form, "login with %s", TOKEN)


def test_json_lines_are_objects() -> None:
    found = json.loads(logged(JsonLines, "hello %s", "there"))
    assert (found["level"], found["where"], found["what"]) == ("error", "bot", "hello there")
    assert found["error"].startswith("ValueError at ")


@pytest.mark.parametrize("form", [Lines, JsonLines])
def test_of_several_processes_each_line_names_its_own_with_its_shards(form: type[Lines]) -> None:
    record = logging.LogRecord("bot", logging.INFO, "", 1, "hello", (), None)
    line, alone = (form(None, served).format(record) for served in (Shards((0, 1), 8), None))
    for named in ("0-1/8", f":{os.getpid()}"):
        assert named in line
        assert named not in alone
