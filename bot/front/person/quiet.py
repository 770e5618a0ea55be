"""Quiet hours, as somebody types them."""

from __future__ import annotations

from bot.clock.availability import LONGEST_QUIET, quiet_length
from bot.clock.hours import Quiet
from bot.host.errors import refuse
from bot.words.numbers import read_time
from bot.words.words import shorten


def quiet_typed(start: str | None, end: str | None) -> Quiet:
    """Return the quiet hours that were typed, or refuse with what would do."""
    if start is None or end is None:
        raise refuse("ui-settings-quiet-both")
    read = [read_time(typed) for typed in (start, end)]
    for typed, minute in zip((start, end), read, strict=True):
        if minute is None:
            raise refuse("ui-settings-time-unknown", typed=shorten(typed, 40))
    chosen = Quiet(*(minute for minute in read if minute is not None))
    if not 0 < quiet_length(chosen) <= LONGEST_QUIET:
        raise refuse("ui-settings-quiet-length", most=LONGEST_QUIET // 60)
    return chosen
