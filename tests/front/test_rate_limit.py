"""How much one person may do at once, with a clock that is set by hand."""

from __future__ import annotations

import pytest

from bot.front import rate_limit
from bot.front.rate_limit import Limits


class Watch:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_go_through_at_once_and_then_there_is_a_pause() -> None:
    watch = Watch()
    few = Limits(3, 0.5, watch)
    assert [few.wait(1) for _ in range(4)] == [0, 0, 0, 2]
    watch.now = 2.0
    assert [few.wait(1) for _ in range(2)] == [0, 2]


def test_whoever_waits_is_not_made_to_wait_longer_by_trying() -> None:
    watch = Watch()
    few = Limits(1, 0.1, watch)
    few.wait(1)
    for watch.now in (1.0, 2.0, 3.0):
        assert few.wait(1) > 0
    watch.now = 10.0
    assert few.wait(1) == 0


def test_one_person_does_not_use_up_what_another_may_do() -> None:
    few = Limits(1, 0.1, Watch())
    assert [few.wait(1), few.wait(1), few.wait(2)] == [0, 10, 0]


def test_somebody_who_presses_three_times_a_second_never_notices() -> None:
    watch = Watch()
    usual = Limits(now=watch)
    for press in range(3 * 3600):
        watch.now = press / 3
        assert usual.wait(1) == 0


def test_those_who_have_been_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "_ROOM", 10)
    watch = Watch()
    few = Limits(5, 1.0, watch)
    for user in range(100):
        watch.now += 1
        assert few.wait(user) == 0
    assert len(few._buckets) <= 10
