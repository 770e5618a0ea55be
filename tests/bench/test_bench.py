"""What measures us must run: every figure once, in its smallest form."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.bench.__main__ import PARTS, figures_of


def names_of(part: str, *, quick: bool) -> list[str]:
    with ExitStack() as stack:
        return [figure.name for figure in figures_of([part], quick, stack)]


@pytest.mark.parametrize("part", PARTS)
def test_every_figure_can_be_measured(part: str) -> None:
    if part == "engine" and find_spec("pokerkit") is None:
        pytest.skip("the other engine is not at hand")
    command = [sys.executable, "-m", "tests.bench", "--quick", "--once", "--json", "--part", part]
    run = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    measured = [json.loads(line)["name"] for line in run.stdout.splitlines()]
    assert measured == names_of(part, quick=True)


@pytest.mark.parametrize("part", PARTS)
def test_the_full_run_measures_nothing_else_only_more_of_it(part: str) -> None:
    full, quick = (
        [re.sub(r"\d[\d,]*", "N", name) for name in names_of(part, quick=q)] for q in (False, True)
    )
    assert full == quick


def test_no_part_is_left_out() -> None:
    written = Path(__file__).parent.glob("*.py")
    assert {file.stem for file in written if "\ndef figures(" in file.read_text(encoding="utf-8")} == {*PARTS}
