"""python -m tests.bench [--quick] [--once] [--json] [--only WORD]"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from contextlib import ExitStack

from tests.bench import bots, engine, interaction, memory, picture, rating, storage, worst
from tests.bench.harness import Figure, measure

MODULES = (engine, bots, storage, rating, picture, interaction, memory, worst)
ROUNDS, QUICK = 15, 5


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("--quick", action="store_true", help="fewer rounds and a smaller file")
    parser.add_argument("--rounds", type=int, metavar="N", help="so many rounds")
    parser.add_argument("--once", action="store_true", help="one round alone, to see that it can be measured")
    parser.add_argument("--json", action="store_true", help="one JSON line a figure")
    parser.add_argument("--only", default="", metavar="WORD", help="only figures that have it in their name")
    asked = parser.parse_args()
    with ExitStack() as stack:
        figures = [figure for figure in _all(asked.quick, stack) if asked.only in figure.name]
        rounds = 1 if asked.once else asked.rounds or (QUICK if asked.quick else ROUNDS)
        for result in measure(figures, rounds, warm_up=not asked.once):
            print(json.dumps(result.data()) if asked.json else result.line())


def _all(quick: bool, stack: ExitStack) -> Iterable[Figure]:
    for module in MODULES:
        yield from module.figures(quick, stack)


if __name__ == "__main__":
    main()
