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
from storage.place import Place
from storage.place import place as place_of
from tests.load.voyage import Log, Voyage


def main() -> int:
    asked = _parser().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = _place(asked.database, asked.processes)
        voyage = Voyage(
            Path(folder),
            asked.channels,
            asked.at_once,
            asked.look,
            place=place,
            processes=asked.processes,
            warm_up=asked.warm_up,
        )
        with progress_bar(asked.seconds, "s") as bar:
            log = asyncio.run(voyage.sail(partial(_enough, asked.seconds, bar)))
    print(log)
    for failure in log.failures[:5]:
        print(failure)
    return 1 if log.failures else 0


def _place(written: str | None, processes: int) -> Place | None:
    """Return the database that was named, or one of our own where several processes need it; None: a file."""
    if written is not None and written != "postgresql":
        return place_of(written)
    if written is None and processes == 1:
        return None
    from tests.postgres import another_database  # a server that nobody else needs

    return another_database("dockside_load")


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
    parser.add_argument("--at-once", type=int, default=20, help="how many people wait for answers at a time")
    parser.add_argument("--warm-up", type=int, default=0, help="so many actions go before, not counted")
    parser.add_argument("--processes", type=int, default=1, help="how many; several on PostgreSQL")
    parser.add_argument("--database", help="an empty one, by its address; postgresql: a server of its own")
    return parser


if __name__ == "__main__":
    sys.exit(main())
