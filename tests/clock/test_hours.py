"""When time runs, by the clocks of a person's own zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.clock.hours import Hours, Quiet, awake_from, running_seconds, runs_out, tomorrow

H = 3600
NIGHT = Quiet(22 * 60, 8 * 60)
BERLIN = Hours("Europe/Berlin", NIGHT)


def at(text: str, zone: str = "Europe/Berlin", fold: int = 0) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


def test_without_quiet_hours_time_runs_day_and_night() -> None:
    assert runs_out(Hours(), 1000, 5 * H) == 1000 + 5 * H
    assert running_seconds(Hours(), 1000, 4000) == 3000


def test_quiet_hours_do_not_count() -> None:
    assert runs_out(BERLIN, at("2026-06-01 20:00"), 3 * H) == at("2026-06-02 09:00")
    assert running_seconds(BERLIN, at("2026-06-01 20:00"), at("2026-06-02 09:00")) == 3 * H


def test_whoever_is_asked_at_night_has_all_their_time_in_the_morning() -> None:
    assert runs_out(BERLIN, at("2026-06-02 03:00"), H) == at("2026-06-02 09:00")
    assert running_seconds(BERLIN, at("2026-06-02 03:00"), at("2026-06-02 07:59")) == 0


def test_time_that_ends_as_the_night_begins_has_run_out_then() -> None:
    assert runs_out(BERLIN, at("2026-06-01 20:00"), 2 * H) == at("2026-06-01 22:00")


def test_quiet_hours_within_one_day() -> None:
    noon = Hours("Europe/Berlin", Quiet(12 * 60, 14 * 60))
    assert runs_out(noon, at("2026-06-01 11:00"), 2 * H) == at("2026-06-01 15:00")


def test_days_off_do_not_count() -> None:
    weekend = Hours("Europe/Berlin", None, frozenset({5, 6}))
    assert runs_out(weekend, at("2026-06-05 23:00"), 2 * H) == at("2026-06-08 01:00")  # over a weekend


def test_the_night_after_a_day_off_is_quiet_too() -> None:
    hours = BERLIN._replace(days_off=frozenset({6}))
    assert runs_out(hours, at("2026-06-06 21:00"), 2 * H) == at("2026-06-08 09:00")


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    start = at("2026-03-28 20:00")
    assert runs_out(BERLIN, start, 3 * H) == at("2026-03-29 09:00")
    assert at("2026-03-29 09:00") - start == 12 * H


def test_the_night_in_which_clocks_go_back_is_an_hour_longer() -> None:
    start = at("2026-10-24 20:00")
    assert runs_out(BERLIN, start, 3 * H) == at("2026-10-25 09:00")
    assert at("2026-10-25 09:00") - start == 14 * H


def test_a_day_in_which_the_clocks_go_back_has_twenty_five_hours() -> None:
    weekdays = Hours("Europe/Berlin", None, frozenset({0}))
    assert running_seconds(weekdays, at("2026-10-25 00:00"), at("2026-10-27 00:00")) == 25 * H


def test_a_time_that_is_left_out_is_the_moment_of_the_jump() -> None:
    """02:30 does not exist in that night: quiet until 02:30 ends as the clocks jump from 2 to 3."""
    hours = Hours("Europe/Berlin", Quiet(22 * 60, 2 * 60 + 30))
    assert awake_from(hours, at("2026-03-29 01:00")) == at("2026-03-29 03:00")


def test_quiet_hours_that_would_begin_in_the_jump_begin_with_it() -> None:
    hours = Hours("Europe/Berlin", Quiet(2 * 60 + 30, 8 * 60))
    assert running_seconds(hours, at("2026-03-29 01:00"), at("2026-03-29 08:00")) == H


def test_quiet_hours_that_end_at_a_time_that_comes_twice_end_the_second_time() -> None:
    hours = Hours("Europe/Berlin", Quiet(22 * 60, 2 * 60 + 30))
    assert awake_from(hours, at("2026-10-25 01:00")) == at("2026-10-25 02:30", fold=1)


def test_quiet_hours_that_begin_at_a_time_that_comes_twice_begin_the_first_time() -> None:
    hours = Hours("Europe/Berlin", Quiet(2 * 60 + 30, 8 * 60))
    assert runs_out(hours, at("2026-10-25 02:00"), H) == at("2026-10-25 08:30")


def test_a_midnight_that_does_not_exist_begins_the_day_at_the_jump() -> None:
    """In Cairo clocks go forward at midnight of the last Friday of April."""
    hours = Hours("Africa/Cairo", None, frozenset({4}))
    assert runs_out(hours, at("2026-04-23 23:00", "Africa/Cairo"), 2 * H) == at(
        "2026-04-25 01:00", "Africa/Cairo"
    )


@pytest.mark.parametrize("hours", [Hours("UTC", None, frozenset(range(7))), Hours("UTC", Quiet(60, 60))])
def test_whoever_always_rests_never_runs_out_of_time_and_nothing_hangs(hours: Hours) -> None:
    assert runs_out(hours, 1000, 1) is None
    assert running_seconds(hours, 1000, 10**7) == 0
    assert awake_from(hours, 1000) == 1000


def test_no_time_at_all_has_run_out_at_once() -> None:
    assert runs_out(BERLIN, at("2026-06-02 03:00"), 0) == at("2026-06-02 03:00")


def test_not_before_tomorrow_at_nine_by_the_persons_own_calendar() -> None:
    late = int(datetime(2026, 6, 1, 23, 30, tzinfo=UTC).timestamp())
    assert tomorrow(Hours("UTC"), late) == at("2026-06-02 09:00", "UTC")
    assert tomorrow(Hours("Asia/Tokyo"), late) == at("2026-06-03 09:00", "Asia/Tokyo")


@pytest.mark.parametrize("seed", range(60))
def test_what_ran_until_time_is_up_is_all_the_time_there_was(seed: int) -> None:
    dice = Random(seed)
    zone = dice.choice(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"])
    quiet = dice.choice([None, Quiet(dice.randrange(1440), dice.randrange(1440))])
    hours = Hours(zone, quiet, frozenset(dice.sample(range(7), dice.randrange(6))))
    start = int((datetime(2026, 3, 1, tzinfo=UTC) + timedelta(hours=dice.randrange(6000))).timestamp())
    bank = dice.randrange(1, 9 * 24 * H)
    end = runs_out(hours, start, bank)
    if end is None:
        assert quiet is not None
        assert quiet.start == quiet.end
        return
    assert running_seconds(hours, start, end) == bank
    assert running_seconds(hours, start, end - 1) == bank - 1
    middle = dice.randrange(start, end)
    assert running_seconds(hours, start, middle) + running_seconds(hours, middle, end) == bank
