"""That the journeys count what runs: on two small files, and one journey of the real bot."""

from __future__ import annotations

import asyncio
import importlib
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.journey.__main__ import Found, compared, keep, read, table
from tests.journey.journeys import Journeys
from tests.journey.trace import Figures, Trace

HERE = """
import asyncio
from small_room import there

def twice():
    there.step()
    there.step()

def at_home():
    return twice.__name__ + _home()

def _home():
    return "".join(letter for letter in there.letters())

async def waiting():
    await there.waits()

class Database:
    def read(self):
        there.step()
"""
THERE = """
import asyncio

def step():
    pass

def letters():
    return "abc"

async def waits():
    for _ in range(5):
        await asyncio.sleep(0)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A room of two files, of which the one calls the other."""
    room = tmp_path / "small_room"
    room.mkdir()
    for name, text in (("__init__", ""), ("here", HERE), ("there", THERE)):
        (room / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("small_room.here")
    for name in [name for name in sys.modules if name.startswith("small_room")]:
        del sys.modules[name]


def traced(here: ModuleType, do: Callable[[], object], besides: tuple[str, ...] = ()) -> Figures:
    assert here.__file__ is not None
    trace = Trace(Path(here.__file__).parents[1], ["small_room"], besides)
    with trace.running():
        do()
    return trace.figures(trace.cut())


def test_a_function_called_twice_from_another_file_is_two_calls_of_one_function(here: ModuleType) -> None:
    found = traced(here, here.twice)
    assert (found.functions, found.files, found.calls) == (2, 2, 2)


def test_a_call_within_a_file_is_none_between_files(here: ModuleType) -> None:
    found = traced(here, here.at_home)
    assert (found.functions, found.files, found.calls) == (3, 2, 1), "only letters() stands elsewhere"


def test_a_coroutine_that_waits_again_and_again_is_one_call(here: ModuleType) -> None:
    found = traced(here, lambda: asyncio.run(here.waiting()))
    assert (found.functions, found.calls) == (2, 1)


def test_what_runs_in_another_thread_counts_too(here: ModuleType) -> None:
    def beside() -> None:
        thread = threading.Thread(target=here.twice)
        thread.start()
        thread.join()

    assert traced(here, beside).calls == 2


def test_a_place_is_counted_by_its_name_wherever_it_stands(here: ModuleType) -> None:
    found = traced(here, lambda: [here.Database().read() for _ in range(3)])
    assert (found.reads, found.writes, found.locks) == (3, 0, 0)


def test_what_is_no_part_of_the_way_is_left_out(here: ModuleType) -> None:
    found = traced(here, here.twice, besides=("small_room",))
    assert (found.functions, found.calls) == (0, 0)


def test_a_cut_begins_anew(here: ModuleType) -> None:
    trace = Trace(Path(str(here.__file__)).parents[1], ["small_room"], ())
    with trace.running():
        here.twice()
        trace.cut()
        here.twice()
    assert trace.figures(trace.cut()).calls == 2


async def test_a_press_is_followed_from_the_click_to_the_board(tmp_path: Path) -> None:
    trace = Trace()
    with trace.running():
        found = await Journeys(trace, tmp_path).a_press()
    answer, after = found["a sealed bid, press -> answer"], found["then outbox and board"]
    assert answer.writes == 1, "a move is saved once before it is answered"
    assert min(answer.locks, after.locks, after.writes) >= 1
    assert answer.calls > answer.files > 10
    assert answer.functions > answer.files
    assert after.calls > after.functions > after.files > 10


BEFORE: Found = {"a walk": Figures(10, 4, 20, 4, 0, 2)}
AFTER: Found = {"a walk": Figures(8, 4, 5, 1, 0, 2), "new": Figures(1, 1, 1, 1, 1, 1)}


def test_figures_are_shown_as_a_table() -> None:
    head, row = table(BEFORE)
    assert head.split() == ["functions", "files", "calls", "locks", "reads", "writes"]
    assert row.split() == ["a", "walk", "10", "4", "20", "4", "0", "2"]


def test_figures_that_were_kept_are_compared_with_ratios(tmp_path: Path) -> None:
    keep(BEFORE, tmp_path / "before.json")
    _, row = compared(read(tmp_path / "before.json"), AFTER)
    assert "20 -> 5 0.25" in row
    assert "4 -> 1 0.25" in row
    assert "0 -> 0   " in row, "nothing is no share of nothing"


def test_the_figures_of_the_version_before_are_kept() -> None:
    kept = read(Path(__file__).with_name("before.json"))
    assert kept["then outbox and board"].locks == 4
