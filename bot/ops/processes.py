"""Processes beside the bot, for what would take its one core from the people who play, or much memory."""

from __future__ import annotations

import os
import signal
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

_NICE = 10  # people are answered first


def beside_the_bot(processes: int = 1) -> ProcessPoolExecutor:
    """Return so many processes, which start when they are first needed and end with the bot.

    The library is loaded here: a bot that needs none saves the memory for it.
    """
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    context = multiprocessing.get_context("spawn")  # there are threads here, which no fork survives
    return ProcessPoolExecutor(processes, context, _settle_in)


def _settle_in() -> None:
    """Let people's answers go first, leave Ctrl-C to the bot, and end when it ends, however that was."""
    from multiprocessing import parent_process

    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def leave_with_it() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave_with_it, daemon=True).start()
