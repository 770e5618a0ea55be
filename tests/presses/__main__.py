"""python -m tests.presses [--json]: how many touches the usual moves take, and may take."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys

from tests.presses.count import Counts, count
from tests.presses.first_move import FIRST_MOVES, count_first
from tests.presses.moves import CASES, PLANNED_CASES


def main() -> int:
    """Count, print, and return 1 if a move takes too many."""
    parser = argparse.ArgumentParser(prog="python -m tests.presses", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line of JSON for each move")
    asked = parser.parse_args()
    logging.disable(logging.WARNING)
    counted = [(count_first, case) for case in FIRST_MOVES] + [
        (count, case) for case in (*CASES, *PLANNED_CASES)
    ]
    found = [_printed(asyncio.run(how(case)), as_json=asked.json) for how, case in counted]
    return int(any(one.now > one.most for one in found))


def _printed(one: Counts, *, as_json: bool) -> Counts:
    if as_json:
        print(json.dumps(one._asdict()), flush=True)
    else:
        print(f"{'  ' if one.now <= one.most else '! '}{one.name:52} {one.now:3} of {one.most}", flush=True)
    return one


if __name__ == "__main__":
    sys.exit(main())
