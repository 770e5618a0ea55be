"""What several processes on one database cost beside one: processor time of all of them for an action.

People act at tables in words, a few at a time; how long anybody waits does not matter here. What a process
does but once, such as reading the texts of a game, goes before: as much for each as for the one alone.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterable
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from bot.delivery.theme import WORDS
from tests.bench.harness import Figure
from tests.load.voyage import Voyage
from tests.postgres import another_database

TABLES, AT_ONCE = 40, 2
WARM_UP, ACTIONS = 600, 600
RUNS = 3  # pairs; each takes half a minute, and more rounds look at the same ones


def figures(quick: bool, stack: ExitStack) -> Iterable[Figure]:
    warm_up, actions, tables = (150, 150, 12) if quick else (WARM_UP, ACTIONS, TABLES)

    @cache
    def cost(processes: int, run: int) -> float:
        name = f"dockside_processes_{os.getpid()}_{processes}_{run}"
        with tempfile.TemporaryDirectory() as folder:
            place = another_database(name)
            voyage = Voyage(Path(folder), tables, AT_ONCE, WORDS, place, processes, warm_up * processes)
            log = asyncio.run(voyage.sail(lambda log: len(log.answers) >= actions))
        return log.processor / len(log.answers)

    yield Figure(
        "processor time of an action, 3 processes / 1",
        lambda number: cost(3, number % RUNS),
        lambda number: cost(1, number % RUNS),
        at_most=1.25,
    )
