"""How a thread that computes lets the event loop in."""

from __future__ import annotations

import time

_PAUSE = 0.0001  # seconds between panels, in which nobody has to ask for a turn


def keep_going() -> None:
    """Nobody has to be let in."""


def give_way() -> None:
    time.sleep(_PAUSE)
