"""What a person has chosen about being waited for and being called, as it stands in their settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from bot.clock.hours import Hours, Quiet, awake_from
from bot.words.numbers import number_in

Notices = Literal["mention", "dm", "none"]
NOTICES: tuple[Notices, ...] = get_args(Notices)
ZONE, QUIET, DAYS_OFF, NOTICE, SNOOZE = "zone", "quiet", "days-off", "notices", "snooze"  # names of settings
_REST = {QUIET, DAYS_OFF, SNOOZE}
LONGEST_QUIET = 16 * 60  # minutes
MOST_DAYS_OFF = 5


_ALWAYS = Hours()


class Person:
    """One person's settings, as far as they are about time."""

    __slots__ = ("_chosen",)

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        self._chosen = chosen

    @property
    def hours(self) -> Hours:
        return hours_of(self._chosen)

    @property
    def notices(self) -> Notices:
        return notices_of(self._chosen)

    def callable_from(self, now: int) -> int:
        """When they may be called: 0 is at once, else the end of their night or of what they asked for."""
        if not self._chosen.keys() & _REST:
            return 0
        free = awake_from(self.hours, max(now, self._chosen.get(SNOOZE) or 0))
        return 0 if free <= now else free


def hours_of(chosen: Mapping[str, Any]) -> Hours:
    if ZONE not in chosen:
        return _ALWAYS
    quiet = chosen.get(QUIET)
    return Hours(
        chosen[ZONE],
        None if quiet is None else Quiet(*quiet),
        frozenset(chosen.get(DAYS_OFF) or ()),
    )


def notices_of(chosen: Mapping[str, Any]) -> Notices:
    """By mention, until somebody chooses otherwise."""
    return next((way for way in NOTICES if way == chosen.get(NOTICE)), "mention")


def read_time(typed: str) -> int | None:
    """Minutes after midnight: "22", "22:30", "22.30" or "2230". None: that is no time of day."""
    digits = typed.strip().replace(".", ":").replace(" ", "")
    hours, colon, minutes = digits.partition(":")
    if not colon and len(hours) in (3, 4):
        hours, minutes = hours[:-2], hours[-2:]
    hour, minute = number_in(hours), number_in(minutes or "0")
    if hour is None or minute is None:
        return None
    return hour * 60 + minute if 0 <= hour < 24 and 0 <= minute < 60 else None


def length(quiet: Quiet) -> int:
    """In minutes, over midnight where it must be."""
    return (quiet.end - quiet.start) % (24 * 60)


def clock_face(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
