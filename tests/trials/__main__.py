"""python -m tests.trials crash [KILLS]: the bot is killed so often at each game; one line for each game."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from games import GAMES
from tests.trials.crash import Crash

KILLS = 50


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] != "crash":
        print(__doc__)
        return 2
    kills = int(arguments[1]) if len(arguments) > 1 else KILLS
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(Crash(game, Path(folder), seed=1).run(kills)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
