"""The front of the sandbox: every name is there, and loads no more than it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import bot.sandbox


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after a statement."""
    script = f"import sys; {statement}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "statement", ["import bot.sandbox.redirect", "from bot.sandbox import follow_environment"]
)
def test_a_bot_that_is_only_pointed_here_loads_no_server(statement: str) -> None:
    loaded = loaded_by(statement)
    rooms = {name for name in loaded if name.startswith("bot.sandbox.")}
    assert rooms == {"bot.sandbox.redirect"}
    assert "aiohttp.web" not in loaded


@pytest.mark.parametrize("name", bot.sandbox.__all__)
def test_every_name_of_the_front_is_there(name: str) -> None:
    assert getattr(bot.sandbox, name).__name__ == name


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="Nobody"):
        bot.sandbox.Nobody  # type: ignore[attr-defined]  # noqa: B018
