"""python -m tests.trials crash [KILLS]: the bot is killed so often at each game; one line for each game.

python -m tests.trials harsh [RESTARTS]: all games at once to their end, in a Discord that is far away and
strict, while the bot is started again so often; one line for all.
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

KILLS, RESTARTS = 50, 20


def main() -> int:
    """Run the trial that is asked for, and print what happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    parser.add_argument("trial", choices=["crash", "harsh"])
    parser.add_argument(
        "times", type=int, nargs="?", help=f"kills at each game ({KILLS}), restarts in all ({RESTARTS})"
    )
    asked = parser.parse_args()
    if asked.trial == "crash":
        _crash(asked.times or KILLS)
    else:
        _harsh(asked.times or RESTARTS)
    return 0


def _crash(kills: int) -> None:
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(Crash(game, Path(folder), seed=1).run(kills)), flush=True)


def _harsh(restarts: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(Harsh(Path(folder), seed=1).run(restarts)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
