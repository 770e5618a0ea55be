"""How Python itself is set up."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import resource
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from bot.ops.processes import beside_the_bot
from bot.ops.tune import Sweeper, tune_interpreter

_INCREMENTAL = sys.version_info >= (3, 14)  # that one's collector takes small steps by itself


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
    assert gc.get_threshold()[0] >= 10_000


class Pauses:
    """How long the collector held everything up, by the generation it searched."""

    def __init__(self) -> None:
        self.seconds: dict[int, float] = {}
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = thread_time()
        else:
            took = thread_time() - self._began
            self.seconds[info["generation"]] = max(took, self.seconds.get(info["generation"], 0.0))


@pytest.fixture
def pauses() -> Iterator[Pauses]:
    noted = Pauses()
    gc.callbacks.append(noted)
    yield noted
    gc.callbacks.remove(noted)


def litter(things: int, kept: list[Any]) -> None:
    """New things that only the collector can take away, of which each stays for a while, as games do."""
    for number in range(things):
        one: list[Any] = []
        one.append(one)
        kept[number % len(kept)] = one


@pytest.mark.skipif(_INCREMENTAL, reason="its collector takes small steps by itself")
def test_no_move_waits_while_everything_is_searched(pauses: Pauses) -> None:
    tune_interpreter()
    pauses.seconds.clear()
    litter(3_000_000, [None] * 400_000)
    assert max(pauses.seconds) == 1, "the whole is searched while somebody may be waiting"
    assert max(pauses.seconds.values()) < 0.05


@pytest.mark.skipif(_INCREMENTAL, reason="its collector takes small steps by itself")
def test_everything_is_searched_when_nobody_is_being_answered(pauses: Pauses) -> None:
    tune_interpreter()
    busy = True
    sweeper = Sweeper(lambda: busy)
    assert not sweeper.sweep(), "there is nothing yet that would be worth it"
    litter(300_000, [None] * 100_000)
    pauses.seconds.clear()
    assert not sweeper.sweep()
    assert pauses.seconds == {}
    busy = False
    assert sweeper.sweep()
    assert list(pauses.seconds) == [2]
    assert not sweeper.sweep(), "it has been done"


@pytest.mark.skipif(_INCREMENTAL, reason="its collector takes small steps by itself")
def test_at_rest_little_is_enough(pauses: Pauses) -> None:
    tune_interpreter()
    busy = True
    sweeper = Sweeper(lambda: busy)
    litter(30_000, [None])
    assert not sweeper.sweep()
    busy = False
    assert not sweeper.sweep(), "somebody was being answered at the last look"
    assert sweeper.sweep()
    assert 2 in pauses.seconds
    assert not sweeper.sweep(), "it has been done"


def room() -> int:
    """Bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def freed_between_what_stays() -> tuple[int, int]:
    """Return how many bytes came back while somebody was being answered, and when nobody was."""
    drawn = [b"x" * size for _ in range(2_000) for size in (60_000, 1_000)]
    stays = drawn[1::2]
    drawn.clear()
    kept = room()
    Sweeper(lambda: True).look()
    busy = room()
    Sweeper(lambda: False).look()
    assert len(stays) == 2_000, "small things keep the room of what was between them"
    return kept - busy, busy - room()


@pytest.mark.skipif(not hasattr(ctypes.pythonapi, "malloc_trim"), reason="another C library")
def test_what_was_freed_between_what_stays_is_given_back_when_nobody_is_being_answered() -> None:
    with beside_the_bot() as new:  # what others have left in this process would blur it
        while_busy, at_rest = new.submit(freed_between_what_stays).result(60)
    assert while_busy < 10_000_000
    assert at_rest > 80_000_000


@pytest.mark.skipif(_INCREMENTAL, reason="its collector takes small steps by itself")
def test_where_somebody_is_always_being_answered_it_is_searched_at_last(pauses: Pauses) -> None:
    tune_interpreter()
    sweeper, kept = Sweeper(lambda: True), [None] * 50_000
    for turn in count():
        if sweeper.sweep():
            break
        litter(150_000, kept)
        assert turn < 20
    assert turn > 3


@pytest.mark.skipif(_INCREMENTAL, reason="its collector takes small steps by itself")
async def test_the_sweeper_looks_by_itself(pauses: Pauses) -> None:
    tune_interpreter()
    litter(300_000, [None] * 100_000)
    pauses.seconds.clear()
    async with Sweeper(lambda: False, every=0.01):
        for _ in range(200):
            await asyncio.sleep(0.01)
            if 2 in pauses.seconds:
                break
    assert 2 in pauses.seconds
