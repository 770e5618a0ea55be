"""Numbers as people type them."""

from __future__ import annotations

import re

_LONGEST = 20  # digits: Discord's own numbers have no more, and no game knows one that is longer
_NUMBER = re.compile(rf"\s*-?\d{{1,{_LONGEST}}}\s*")


def number_in(typed: str) -> int | None:
    """None: that is no number, or one that nobody can mean."""
    return int(typed) if _NUMBER.fullmatch(typed) else None
