"""python -m tests.trials crash [KILLS]: the bot is killed so often at each game; one line for each game.

python -m tests.trials harsh [RESTARTS]: all games at once to their end, in a Discord that is far away and
strict, while the bot is started again so often; one line for all.

python -m tests.trials hostile [TRIES]: a crowd floods, forges, hops and squats so often while five people
play; one line.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from games import GAMES
from tests.trials.crash import Crash
from tests.trials.harsh import Harsh
from tests.trials.hostile import Hostile

KILLS, RESTARTS, TRIES = 50, 20, 10_000
P99 = 1.0  # seconds for those who play in spite of a crowd


def main() -> int:
    """Run the trial that is asked for, and print what happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    parser.add_argument("trial", choices=["crash", "harsh", "hostile"])
    parser.add_argument(
        "times",
        type=int,
        nargs="?",
        help=f"kills at each game ({KILLS}), restarts in all ({RESTARTS}), tries ({TRIES})",
    )
    asked = parser.parse_args()
    match asked.trial:
        case "crash":
            _crash(asked.times or KILLS)
        case "harsh":
            _harsh(asked.times or RESTARTS)
        case _:
            _hostile(asked.times or TRIES)
    return 0


def _crash(kills: int) -> None:
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(Crash(game, Path(folder), seed=1).run(kills)), flush=True)


def _harsh(restarts: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(Harsh(Path(folder), seed=1).run(restarts)), flush=True)


def _hostile(tries: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(Hostile(Path(folder), seed=1).run(tries))
    print(report, flush=True)
    assert report.players_p99 < P99, f"one in a hundred waits longer than {P99} s"


if __name__ == "__main__":
    sys.exit(main())
