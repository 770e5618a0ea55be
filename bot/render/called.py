"""Who is spoken of in a scene: their names are part of its picture."""

from __future__ import annotations

import re

from bot.words.words import Words
from games.kernel.hosting import Who, say

_SEAT = re.compile(r"Who\(seat=(\d+)\)")


def called(words: Words, told: str) -> str:
    """The names of all players who are spoken of in the repr of a scene."""
    seats = sorted({int(seat) for seat in _SEAT.findall(told)})
    return words(say("wait-for", who=tuple(map(Who, seats))))
