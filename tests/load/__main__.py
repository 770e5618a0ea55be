"""python -m tests.load [CHANNELS] [SECONDS] [LOOK]: people at so many tables act at random for so long."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.delivery.theme import LOOKS
from bot.render.paint.palette import DARK
from storage.care.progress import progress_bar
from tests.load.voyage import Log, Voyage


def main() -> int:
    asked = _parser().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        voyage = Voyage(Path(folder), asked.channels, look=asked.look)
        with progress_bar(asked.seconds, "s") as bar:
            log = asyncio.run(voyage.sail(partial(_enough, asked.seconds, bar)))
    print(log)
    for failure in log.failures[:5]:
        print(failure)
    return 1 if log.failures else 0


def _enough(seconds: float, bar: tqdm[Any], log: Log) -> bool:
    """Return whether people have acted for so long, and move the progress bar on."""
    bar.update(min(log.seconds, seconds) - bar.n)
    return log.seconds >= seconds


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("channels", type=int, nargs="?", default=1000, help="how many tables")
    parser.add_argument("seconds", type=float, nargs="?", default=30.0, help="for how long")
    parser.add_argument(
        "look", nargs="?", choices=LOOKS, default=DARK.name, help="pictures on dark or light, or words"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
