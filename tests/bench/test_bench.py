"""What measures us must run: every figure once, in its smallest form."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

# All that need no other engine.
_OURS = ("in flight", "accepted", "5,000", "at once", "picture", "memory", "worst", "ratings", "club player")


@pytest.mark.parametrize("figures", _OURS if find_spec("pokerkit") is None else (*_OURS, "engine"))
def test_every_figure_can_be_measured(figures: str) -> None:
    command = [sys.executable, "-m", "tests.bench", "--quick", "--once", "--json", "--only", figures]
    run = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.splitlines(), "there is no such figure"
