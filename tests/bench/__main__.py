"""python -m tests.bench [--quick] [--once] [--json] [--part PART] [--only WORD]"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from contextlib import ExitStack

from tests.bench import bots, engine, interaction, memory, picture, processes, rating, storage, worst
from tests.bench.harness import Figure, measure

PARTS = {
    part.__name__.rpartition(".")[2]: part
    for part in (engine, bots, storage, rating, picture, interaction, memory, worst, processes)
}
ROUNDS, QUICK = 15, 5


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("--quick", action="store_true", help="fewer rounds and a smaller file")
    parser.add_argument("--rounds", type=int, metavar="N", help="so many rounds")
    parser.add_argument("--once", action="store_true", help="one round alone, to see that it can be measured")
    parser.add_argument("--json", action="store_true", help="one JSON line a figure")
    parser.add_argument("--only", default="", metavar="WORD", help="only figures that have it in their name")
    parser.add_argument("--part", choices=[*PARTS], help="only the figures of one part")
    asked = parser.parse_args()
    with ExitStack() as stack:
        parts = [*PARTS] if asked.part is None else [asked.part]
        figures = [one for one in figures_of(parts, asked.quick, stack) if asked.only in one.name]
        rounds = 1 if asked.once else asked.rounds or (QUICK if asked.quick else ROUNDS)
        for result in measure(figures, rounds, warm_up=not asked.once):
            print(json.dumps(result.data()) if asked.json else result.line())


def figures_of(parts: Iterable[str], quick: bool, stack: ExitStack) -> Iterable[Figure]:
    """Return all figures of these parts; nothing is measured yet."""
    for part in parts:
        yield from PARTS[part].figures(quick, stack)


if __name__ == "__main__":
    main()
