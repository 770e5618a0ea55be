"""How a thread that computes for long lets the event loop in."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

_PAUSE = 0.0001  # seconds in which nobody has to ask for a turn

GiveWay: TypeAlias = Callable[[], None]


def give_way() -> None:
    """Pause for a moment: called between panels and between moves."""
    time.sleep(_PAUSE)


def keep_going() -> None:
    """Do nothing: for whoever computes where nobody waits."""
