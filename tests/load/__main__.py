"""python -m tests.load [CHANNELS] [SECONDS] [LOOK]: people at so many tables act at random for so long.

LOOK is how the tables are shown: dark or light for pictures, text for words.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from bot.render.palette import DARK
from tests.load.voyage import Voyage


def main(arguments: list[str]) -> int:
    channels = int(arguments[0]) if arguments else 1000
    seconds = float(arguments[1]) if len(arguments) > 1 else 30.0
    look = arguments[2] if len(arguments) > 2 else DARK.name
    with tempfile.TemporaryDirectory() as folder:
        voyage = Voyage(Path(folder), channels, look=look)
        log = asyncio.run(voyage.sail(lambda log: log.seconds >= seconds))
    print(log)
    for failure in log.failures[:5]:
        print(failure)
    return 1 if log.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
