"""Experts: the strongest bots think in processes of their own, which start when one is first asked."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor

from bot.host.autoplay.thoughts import Question
from games.expert import Budget, Choice, answer

log = logging.getLogger(__name__)
BUDGET = Budget(seconds=1.5)  # of the processor, for a move: with what comes around it at most two
_PATIENCE = 10.0  # seconds until a club player answers instead
_WAITING = 3  # questions for each process, besides that which is being thought about
_NICE = 10  # people are answered first


class Experts:
    """Asks experts in processes of their own. Where none has time, or one has broken down, nobody answers."""

    def __init__(self, processes: int = 1, budget: Budget = BUDGET, patience: float = _PATIENCE) -> None:
        self._processes, self._budget, self._patience = processes, budget, patience
        self._pool: ProcessPoolExecutor | None = None
        self._asked: set[Future[Choice]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def think(self, question: Question) -> Choice | None:
        """Return what an expert would do; None: they are busy, too slow or broken down."""
        async with self._one_at_a_time:
            if len(self._asked) >= self._processes * (1 + _WAITING):
                return None
            try:
                asked = await asyncio.to_thread(self._submit, question)  # to start a process takes a while
            except (BrokenExecutor, OSError) as error:
                self._give_up(self._pool, error)
                return None
            pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.wrap_future(asked), self._patience)
        except (TimeoutError, BrokenExecutor) as error:
            if not asked.cancelled():  # one that has not begun waits for others, who may go on
                self._give_up(pool, error)
            return None

    def _give_up(self, pool: ProcessPoolExecutor | None, error: Exception) -> None:
        """End these processes, if nobody has done so before: the next question begins afresh."""
        log.warning("an expert did not answer: %s", type(error).__name__)
        if pool is self._pool:
            self.close()

    def _submit(self, question: Question) -> Future[Choice]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # there are threads here, which no fork survives
            self._pool = ProcessPoolExecutor(self._processes, context, _settle_in)
        asked = self._pool.submit(answer, *question, self._budget)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return asked

    def close(self) -> None:
        """End the processes at once, whatever they think about. Whoever asks again starts new ones."""
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())  # Python 3.14 has kill_workers() for it
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._pool = None


def _settle_in() -> None:
    """Let people's answers go first, leave Ctrl-C to the bot, and end when it ends, however that was."""
    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave_with_it() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave_with_it, daemon=True).start()
