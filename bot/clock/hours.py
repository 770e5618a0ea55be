"""When a person's time runs: not in quiet hours, not on days off, by the clocks of their own zone.

Pure arithmetic on whole seconds since 1970. Quiet hours and days off are times by the clock on the wall, so
a night with a daylight-saving change is an hour shorter or longer than the others.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.clock.offsets import fixed_zone

_DAY = 24 * 60  # minutes
_HORIZON = 800  # days that are looked at before time is said never to run out


class Quiet(NamedTuple):
    """From one time of day to another, in minutes after midnight; over midnight when it ends earlier."""

    start: int
    end: int


class Hours(NamedTuple):
    """When a person's time does not run, in their own zone."""

    zone: str = "UTC"
    quiet: Quiet | None = None
    days_off: frozenset[int] = frozenset()  # Monday is 0

    @property
    def always(self) -> bool:
        return self.quiet is None and not self.days_off


def pack_hours(hours: Hours) -> str:
    """Return hours as the text in which they are kept."""
    return json.dumps([hours.zone, hours.quiet, sorted(hours.days_off)])


@lru_cache(maxsize=1024)
def read_hours(text: str) -> Hours:
    """Return the hours that were kept as this text."""
    zone, quiet, days_off = json.loads(text)
    return Hours(zone, None if quiet is None else Quiet(*quiet), frozenset(days_off))


class Span(NamedTuple):
    """From one moment to another, in seconds since 1970."""

    start: int
    end: int


def runs_out(hours: Hours, since: int, bank: int) -> int | None:
    """Return when so many seconds, running from then on, will be used up.

    None: never, as far as can be seen.
    """
    if hours.always or bank <= 0:
        return since + max(bank, 0)
    for start, end in _awake(hours, since):
        if bank <= end - start:
            return start + bank
        bank -= end - start
    return None


def running_seconds(hours: Hours, since: int, until: int) -> int:
    """Count the seconds between two moments that are neither quiet nor on a day off."""
    if hours.always or until <= since:
        return max(until - since, 0)
    total = 0
    for start, end in _awake(hours, since):
        if start >= until:
            break
        total += min(end, until) - start
    return total


def awake_from(hours: Hours, at: int) -> int:
    """Return that moment, or the end of the rest it falls into.

    A person who always rests is not waited for.
    """
    if hours.always:
        return at
    return next((start for start, _ in _awake(hours, at)), at)


def tomorrow(hours: Hours, now: int, minute: int = 9 * 60) -> int:
    """Return a time of day on the next day by the person's own calendar."""
    zone = _zone(hours.zone)
    return _moment(_local(now, zone).date() + timedelta(days=1), minute, zone)


def time_of_day(hours: Hours, now: int) -> str:
    """Return what the clock on the person's wall shows."""
    return _local(now, _zone(hours.zone)).strftime("%H:%M")


def _awake(hours: Hours, since: int) -> Iterator[Span]:
    """Yield the spans in which time runs from that moment on, in order, as far as the horizon."""
    start = since
    last = since + _HORIZON * _DAY * 60
    for rest in _rests(hours, since):
        if rest.start >= last:
            break
        if rest.start > start:
            yield Span(start, rest.start)
        start = max(start, rest.end)
    if start < last:
        yield Span(start, last)


def _rests(hours: Hours, since: int) -> Iterator[Span]:
    """Yield quiet hours and days off by their beginnings; some overlap.

    The night before may reach into today.
    """
    zone = _zone(hours.zone)
    day = _local(since, zone).date() - timedelta(days=1)
    for offset in range(_HORIZON + 2):
        yield from _rests_of(hours, zone, day + timedelta(days=offset))


def _rests_of(hours: Hours, zone: tzinfo, day: date) -> Iterator[Span]:
    if day.weekday() in hours.days_off:
        yield Span(_moment(day, 0, zone), _moment(day, _DAY, zone))
    if hours.quiet is not None:
        start, end = hours.quiet
        end += _DAY if end <= start else 0
        yield Span(_moment(day, start, zone), _moment(day, end, zone, late=True))


@lru_cache(maxsize=4096)
def _moment(day: date, minute: int, zone: tzinfo, late: bool = False) -> int:
    """Turn a time on the wall into a moment.

    One that comes twice in a night is the first of the two, or the `late` one; one that is left out is the
    moment at which the clocks jump over it.
    """
    days, minutes = divmod(minute, _DAY)
    wall = datetime.combine(day + timedelta(days=days), time(*divmod(minutes, 60)), zone)
    first, second = int(wall.timestamp()), int(wall.replace(fold=1).timestamp())
    if first <= second:
        return second if late else first
    before = _local(second, zone).utcoffset()
    jumped = bisect_left(range(second, first), True, key=lambda at: _local(at, zone).utcoffset() != before)
    return second + jumped


def _local(at: int, zone: tzinfo) -> datetime:
    return datetime.fromtimestamp(at, UTC).astimezone(zone)


@lru_cache(maxsize=1024)
def _zone(name: str) -> tzinfo:
    return fixed_zone(name) or ZoneInfo(name)
