"""docs/local-discord.md names the codes with which the local Discord refuses, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.sandbox.wire import errors

PAGE = (Path(__file__).parents[1] / "docs" / "local-discord.md").read_text("utf-8")
CODES = sorted(set(re.findall(r"\b(?:[1-6]00\d\d|1600\d\d|50278)\b", PAGE)))


def test_the_page_names_codes() -> None:
    assert len(CODES) > 10


@pytest.mark.parametrize("code", CODES)
def test_each_code_of_the_page_is_one_that_the_sandbox_gives(code: str) -> None:
    assert f", {code}, " in Path(errors.__file__).read_text("utf-8")
