"""How much time a table gives its players: agreed in the lobby."""

from __future__ import annotations

import re
from typing import NamedTuple

from games.kernel.hosting import Text, say

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
_MANY_DIGITS = 9
LEAST, MOST = 10 * _MINUTE, 30 * _DAY
_UNITS = {"w": 7 * _DAY, "d": _DAY, "h": _HOUR, "m": _MINUTE}
_UNITS |= {"н": 7 * _DAY, "д": _DAY, "сут": _DAY, "ч": _HOUR, "м": _MINUTE}
_PART = r"(?<!\d)(\d++)\s*(w|d|h|m(?!o)|н|д|сут|ч|м(?!ес))[a-zа-яё]*"  # neither months nor seconds
_BETWEEN = r"[\s,.]*(?:(?:and|и)\s+)?"


class Pace(NamedTuple):
    """Each player has a bank of time; with every answer some comes back, never more than the bank."""

    policy: str
    bank: int = 0
    top_up: int = 0


NONE = Pace("none")
PACES = {
    pace.policy: pace
    for pace in (
        Pace("relaxed", 5 * _DAY, 2 * _DAY),
        Pace("steady", 2 * _DAY, _DAY),
        Pace("brisk", 6 * _HOUR, _HOUR),
        NONE,
    )
}
USUAL = PACES["relaxed"]  # games over days are the rule, and none of them may hang on one person
OWN = "own"


def read_duration(typed: str) -> int | None:
    """Read "3d12h", "90m", «3 дня, 12 ч» as seconds: numbers with the first letter of a unit.

    None: unreadable.
    """
    text = typed.strip().casefold()
    parts = re.findall(_PART, text)
    rest = re.sub(_PART + _BETWEEN, "", text)
    if not parts or rest:
        return None
    return sum(_number(digits) * _UNITS[unit] for digits, unit in parts)


def _number(digits: str) -> int:
    """Read digits. Beyond so many it is too long in any case."""
    return int(digits.lstrip("0")[:_MANY_DIGITS] or "0")


def duration_in_words(length: int) -> Text:
    """Say a length of time in days, hours and minutes, the two greatest that are not nothing."""
    days, hours, minutes = length // _DAY, length % _DAY // _HOUR, length % _HOUR // _MINUTE
    found = [("ui-days", days), ("ui-hours", hours), ("ui-minutes", minutes)]
    parts = [say(key, count=count) for key, count in found if count][:2]
    return say("ui-duration", parts=tuple(parts or [say("ui-minutes", count=0)]))
