"""python -m tests.trials crash [KILLS]: the bot is killed so often at each game; one line for each game."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from games import GAMES
from tests.trials.crash import Crash

KILLS = 50


def main() -> int:
    """Run the trial for each game, and print what happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    parser.add_argument("trial", choices=["crash"])
    parser.add_argument(
        "kills", type=int, nargs="?", default=KILLS, help=f"at each game; {KILLS} if not said"
    )
    asked = parser.parse_args()
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(Crash(game, Path(folder), seed=1).run(asked.kills)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
