"""Every room can be imported, on every Python that we say it runs on."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def modules(room: str) -> list[str]:
    found = pkgutil.walk_packages([str(ROOT / room)], f"{room}.")
    return [room, *(module.name for module in found if not module.name.endswith("__main__"))]


@pytest.mark.parametrize("room", ["games", "storage", "bot"])
def test_all_of_a_room_is_imported_without_a_warning_of_what_python_is_about_to_drop(room: str) -> None:
    names = modules(room)
    strict = [f"-Werror::{kind}:{name}" for kind in ("DeprecationWarning", "SyntaxWarning") for name in names]
    asked = [sys.executable, *strict, "-c", f"import {', '.join(names)}"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0, told.stderr
