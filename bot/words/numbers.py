"""Numbers and times of day as people type them."""

from __future__ import annotations

import re

_LONGEST = 20  # digits: Discord's own numbers have no more, and no game knows one that is longer
_NUMBER = re.compile(rf"\s*-?\d{{1,{_LONGEST}}}\s*")


def number_in(typed: str) -> int | None:
    """Read a number. None: that is none, or one that nobody can mean."""
    return int(typed) if _NUMBER.fullmatch(typed) else None


def read_time(typed: str) -> int | None:
    """Read a time of day as minutes after midnight: "22", "22:30", "22.30" or "2230". None: that is none."""
    digits = typed.strip().replace(".", ":").replace(" ", "")
    hours, colon, minutes = digits.partition(":")
    if not colon and len(hours) in (3, 4):
        hours, minutes = hours[:-2], hours[-2:]
    hour, minute = number_in(hours), number_in(minutes or "0")
    if hour is None or minute is None:
        return None
    return hour * 60 + minute if 0 <= hour < 24 and 0 <= minute < 60 else None
