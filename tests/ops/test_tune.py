"""How Python itself is set up."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from bot.ops.tune import tune_interpreter


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    turns, litter = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(turns)
    gc.set_threshold(*litter)
    gc.unfreeze()


def test_threads_take_shorter_turns_than_python_gives_them() -> None:
    tune_interpreter()
    assert sys.getswitchinterval() < 0.001


def test_turns_that_are_shorter_already_stay_so() -> None:
    sys.setswitchinterval(0.0001)
    tune_interpreter()
    assert sys.getswitchinterval() < 0.0002


def test_what_is_loaded_is_never_searched_for_litter_again() -> None:
    gc.unfreeze()
    tune_interpreter()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold()[0] > 10_000
