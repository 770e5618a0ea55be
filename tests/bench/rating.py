"""What it costs to reckon all ratings anew, beside openskill's own work on the same games."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter

from openskill.models import PlackettLuce

from storage.rating.rebuild import reckon
from storage.schema import open_file
from tests.bench.harness import Cost, Figure, later
from tests.storage.rated import many

PEOPLE = 200


def figures(quick: bool, stack: ExitStack) -> Iterable[Figure]:
    number = 1_000 if quick else 10_000

    def prepare() -> tuple[Cost, Cost]:
        return rebuilt(number, stack)

    yield Figure(f"ratings of {number:,} games rebuilt / openskill alone", *later(prepare), at_most=2)


def rebuilt(number: int, stack: ExitStack) -> tuple[Cost, Cost]:
    """Ratings out of the file, and the same games as calls of openskill with skills that never change."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    connection = stack.enter_context(closing(open_file(folder / "ratings.sqlite3")))
    connection.execute("BEGIN")
    many(connection, number, PEOPLE)
    connection.execute("COMMIT")
    played = connection.execute("SELECT game, place FROM result ORDER BY game, part").fetchall()
    games: dict[int, list[float]] = {}
    for game, place in played:
        games.setdefault(game, []).append(place)

    def ours(_: int) -> float:
        began = perf_counter()
        assert reckon(connection, write=False) == (len(played), 0)
        return perf_counter() - began

    def anchor(_: int) -> float:
        model, began = PlackettLuce(), perf_counter()
        for places in games.values():
            model.rate([[model.rating()] for _ in places], ranks=places)
        return perf_counter() - began

    return ours, anchor
