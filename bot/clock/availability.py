"""What a person has chosen about being waited for and being called, as it stands in their settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from bot.clock.hours import Hours, Quiet, awake_from

Notices = Literal["mention", "dm", "none"]
NOTICES: tuple[Notices, ...] = get_args(Notices)
ZONE, QUIET, DAYS_OFF, NOTICE, SNOOZE = "zone", "quiet", "days-off", "notices", "snooze"  # names of settings
_LONGEST_SNOOZE = 36 * 3600  # seconds: from just after midnight to the next morning, and then some
LONGEST_QUIET = 16 * 60  # minutes
MOST_DAYS_OFF = 5


_ALWAYS = Hours()


class Person:
    """Reads what one person has chosen about time."""

    __slots__ = ("_chosen",)

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        self._chosen = chosen

    @property
    def hours(self) -> Hours:
        return hours_of(self._chosen)

    @property
    def zone(self) -> str | None:
        """The time zone that they have chosen; None: none yet."""
        return self._chosen.get(ZONE)

    @property
    def notices(self) -> Notices:
        return notices_of(self._chosen)

    def snoozed_until(self, now: int) -> int | None:
        """Return the end of their snooze; None: they have none, or it is over."""
        until = self._chosen.get(SNOOZE) or 0
        in_force = now < until <= now + _LONGEST_SNOOZE  # else the clock of the machine was set back since
        return until if in_force else None

    def awake_from(self, now: int) -> int:
        """Return when something may reach them: 0 is at once, else the end of their night."""
        free = awake_from(self.hours, now)
        return 0 if free <= now else free

    def callable_from(self, now: int) -> int:
        """Return when they may be called: 0 is at once, else the end of their night or of a snooze."""
        until = self.snoozed_until(now)
        return self.awake_from(now) if until is None else awake_from(self.hours, until)


def hours_of(chosen: Mapping[str, Any]) -> Hours:
    """Return the hours in which this person's time runs; always, as long as they have told no zone."""
    if ZONE not in chosen:
        return _ALWAYS
    quiet = chosen.get(QUIET)
    return Hours(
        chosen[ZONE],
        None if quiet is None else Quiet(*quiet),
        frozenset(chosen.get(DAYS_OFF) or ()),
    )


def notices_of(chosen: Mapping[str, Any]) -> Notices:
    """Return how this person is called: by mention, until they choose otherwise."""
    return next((way for way in NOTICES if way == chosen.get(NOTICE)), "mention")


def quiet_length(quiet: Quiet) -> int:
    """Return how long quiet hours are, in minutes, over midnight where they end earlier than they begin."""
    return (quiet.end - quiet.start) % (24 * 60)


def clock_face(minute: int) -> str:
    """Write minutes after midnight as a time of day."""
    return f"{minute // 60:02}:{minute % 60:02}"
