"""How Python itself is set up for a bot: one event loop that nobody may hold up."""

from __future__ import annotations

import gc
import sys

_TURN = 0.0005  # seconds that a thread may compute while the event loop waits; Python's own 5 ms are felt
_LITTER = 20_000  # new things, about as many as a hundred moves make


def tune_interpreter() -> None:
    """Tune Python for a bot that is ready to play: to be called once, when everything is loaded."""
    shorten_turns()
    collect_seldom()


def shorten_turns() -> None:
    """Make threads that draw give way to the event loop sooner."""
    sys.setswitchinterval(min(sys.getswitchinterval(), _TURN))


def collect_seldom() -> None:
    """Spare what is there now, which stays to the end: the collector, for which everybody has to wait, passes
    it by and comes less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_LITTER, 10, 10)
