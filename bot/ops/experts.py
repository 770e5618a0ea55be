"""Experts: the strongest bots think in processes of their own, which start when one is first asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from bot.host.autoplay.thoughts import Question
from bot.host.reviews.reviews import Piece
from bot.ops.processes import beside_the_bot
from games.expert import Budget, Choice, Slip, answer, judge

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

log = logging.getLogger(__name__)
T = TypeVar("T")
BUDGET = Budget(seconds=1.5)  # of the processor, for a move: with what comes around it at most two
HINT = Budget(rollouts=240, seconds=4.0)  # the same for a hint: one person has asked and waits for it
_PATIENCE = 10.0  # seconds until a club player answers instead
_HINT_PATIENCE = 20.0  # seconds until nobody answers whoever asked for a hint
_AFTERWARDS = 60.0  # seconds for a look back: no table waits for it
_WAITING = 3  # questions for each process, besides that which is being thought about


class Experts:
    """Asks experts in processes of their own. Where none has time, or one has broken down, nobody answers."""

    def __init__(
        self,
        processes: int = 1,
        budget: Budget = BUDGET,
        patience: float = _PATIENCE,
        hint: Budget = HINT,
    ) -> None:
        self._processes, self._budget, self._patience, self._hint = processes, budget, patience, hint
        self._pool: ProcessPoolExecutor | None = None
        self._asked: set[Future[Any]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def think(self, question: Question) -> Choice | None:
        """Return what an expert would do; None: they are busy, too slow or broken down."""
        if question.told:
            return await self._asked_for(partial(answer, *question, self._hint), _HINT_PATIENCE)
        return await self._asked_for(partial(answer, *question, self._budget), self._patience)

    async def judge(self, piece: Piece) -> list[Slip] | None:
        """Return which moves of a game an expert calls slips; None: as above."""
        return await self._asked_for(partial(judge, *piece), _AFTERWARDS)

    async def _asked_for(self, question: Callable[[], T], patience: float) -> T | None:
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
            return await asyncio.wait_for(asyncio.wrap_future(asked), patience)
        except (TimeoutError, BrokenExecutor) as error:
            if not asked.cancelled():  # one that has not begun waits for others, who may go on
                self._give_up(pool, error)
            return None

    def _give_up(self, pool: ProcessPoolExecutor | None, error: Exception) -> None:
        """End these processes, if nobody has done so before: the next question begins afresh."""
        log.warning("an expert did not answer: %s", type(error).__name__)
        if pool is self._pool:
            self.close()

    def _submit(self, question: Callable[[], T]) -> Future[T]:
        if self._pool is None:
            self._pool = beside_the_bot(self._processes)
        asked = self._pool.submit(question)
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
