"""python -m tests.journey [--json FILE] [--against FILE]: what runs on the way of a move, as one table."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path

from tests.journey.journeys import Journeys
from tests.journey.trace import PLACES, Figures, Trace

COLUMNS = [field.name for field in fields(Figures)]
Found = dict[str, Figures]


async def travel(trace: Trace, folder: Path) -> Found:
    found: Found = {}
    journeys = Journeys(trace, folder)
    for number, go in enumerate(Journeys.ALL, 1):
        print(f"journey {number} of {len(Journeys.ALL)}: {go.__name__}", file=sys.stderr, flush=True)
        found |= await go(journeys)
    return found


def measured() -> Found:
    trace = Trace()
    with tempfile.TemporaryDirectory() as folder, trace.running():
        found = asyncio.run(travel(trace, Path(folder)))
    for what in PLACES:
        if not any(getattr(figures, what) for figures in found.values()):
            raise SystemExit(f"Nothing was counted as {what}: see PLACES in tests/journey/trace.py.")
    return found


def read(file: Path) -> Found:
    return {name: Figures(**figures) for name, figures in json.loads(file.read_text("utf-8")).items()}


def keep(found: Found, file: Path) -> None:
    data = {name: asdict(figures) for name, figures in found.items()}
    file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def table(found: Found) -> Iterator[str]:
    yield _row("", COLUMNS)
    for name, figures in found.items():
        yield _row(name, map(str, figures.values()))


def compared(before: Found, after: Found) -> Iterator[str]:
    """Before -> after, and what is left of it."""
    yield _row("", COLUMNS, 18)
    for name, figures in after.items():
        if name in before:
            pairs = zip(before[name].values(), figures.values(), strict=True)
            yield _row(name, (_change(*pair) for pair in pairs), 18)


def _change(before: int, after: int) -> str:
    ratio = f" {after / before:.2f}" if before else ""
    return f"{before} -> {after}{ratio}"


def _row(name: str, cells: Iterator[str] | list[str], width: int = 10) -> str:
    return f"{name:30}" + "".join(f"{cell:>{width}}" for cell in cells)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.journey", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures there")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with figures that were kept")
    given = parser.parse_args()
    found = measured()
    if given.json is not None:
        keep(found, given.json)
    for line in table(found) if given.against is None else compared(read(given.against), found):
        print(line)


if __name__ == "__main__":
    main()
