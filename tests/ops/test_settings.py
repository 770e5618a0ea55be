"""What an operator copies: the example of the settings, and what the image and the unit settle themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")


def settled_in(file: str) -> set[str]:
    return set(re.findall(r"\b(DOCKSIDE_[A-Z_]+)=", (ROOT / file).read_text(encoding="utf-8")))


def test_the_example_holds_every_setting_once() -> None:
    listed = re.findall(r"^#?([A-Z_]+)=", EXAMPLE, re.MULTILINE)
    assert sorted(listed) == sorted(name.upper() for name in Settings.model_fields)


def test_the_example_shows_what_holds_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    copy = tmp_path / ".env"
    copy.write_text(re.sub(r"^#([A-Z_]+=)", r"\1", EXAMPLE, flags=re.MULTILINE), encoding="utf-8")
    assert Settings(_env_file=copy) == Settings(_env_file=None)


@pytest.mark.parametrize("file", ["Dockerfile", "deploy/dockside.service"])
def test_a_copied_example_overrides_nothing_that_the_deployment_settles(file: str) -> None:
    """Both give a file of settings the last word."""
    written = set(re.findall(r"^([A-Z_]+)=", EXAMPLE, re.MULTILINE))
    assert {"DOCKSIDE_DATABASE", "DOCKSIDE_BACKUPS"} <= settled_in(file)
    assert not written & settled_in(file)
