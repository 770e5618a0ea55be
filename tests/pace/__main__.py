"""python -m tests.pace: how long games take among people, with and without what shortens the waiting."""

from __future__ import annotations

import argparse
from statistics import median, quantiles
from typing import Any, NamedTuple

from games import GAMES
from games.kernel.hosting import deal
from storage.care.progress import watched
from tests.pace import people
from tests.pace.match import Help, Pace, play_match
from tests.pace.people import Staller, crowd

WAYS = {
    "everybody is waited for": Help(),
    "orders, automatic answers": Help(orders=True),
    "and stand-ins": Help(orders=True, stand_ins=True),
    "against one who stalls": Help(orders=True, stand_ins=True, stalled=True),
}


class Table(NamedTuple):
    """A game with some number of players."""

    key: str
    seats: int
    options: dict[str, Any]


TABLES = (
    *(Table("economicus", seats, {}) for seats in (3, 4, 6)),
    Table("economicus", 4, {"mode": "basic"}),
    *(Table("sewer_pirats", seats, {"variant": "auction"}) for seats in (3, 4, 5)),
    Table("sewer_pirats", 4, {}),
    *(Table("container", seats, {}) for seats in (3, 4, 5)),
    *(Table("cargo_noir", seats, {}) for seats in (3, 5)),
)


def games(table: Table, helped: Help, count: int, seed: str) -> list[Pace]:
    game = GAMES[table.key]
    options = game.Options.model_validate(table.options)
    found = []
    for number in watched(range(count), "games"):
        name = f"{seed}/{table.key}/{table.seats}/{number}"
        dealt = deal(game, table.seats, name, options)
        people = crowd(table.seats, name)
        if helped.stalled:
            people[0] = Staller(people[0].dice)
        found.append(play_match(dealt, people, helped, name))
    return found


class Figures(NamedTuple):
    days: float
    late: float  # the 90th percentile
    opening: float
    waits: float
    finished: float


def figures(paces: list[Pace]) -> Figures:
    done = [pace for pace in paces if pace.finished] or paces
    days = [pace.days for pace in done]
    late = quantiles(days, n=10)[-1] if len(days) > 1 else days[0]
    opening = median(pace.opening for pace in done)
    waits = sum(pace.waits for pace in paces) / len(paces)
    return Figures(median(days), late, opening, waits, len([p for p in paces if p.finished]) / len(paces))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.pace", description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="pace")
    parser.add_argument("--only", choices=list(GAMES))
    given = parser.parse_args()
    print(people.__doc__)
    for table in TABLES:
        if given.only in (None, table.key):
            report(table, given.games, given.seed)


def report(table: Table, count: int, seed: str) -> None:
    named = " ".join(f"{name}={value}" for name, value in table.options.items())
    print(f"\n{table.key}, {table.seats} players {named}".rstrip())
    first: Figures | None = None
    for way, helped in WAYS.items():
        found = figures(games(table, helped, count, seed))
        first = first or found
        print(f"  {way:26} {line(found, first)}", flush=True)


def line(found: Figures, first: Figures) -> str:
    crew = f", crew hired after {found.opening:.1f} days" if found.opening else ""
    return (
        f"median {found.days:5.1f} days ({found.days / first.days:4.0%}), 90% {found.late:5.1f}{crew};"
        f" waited for {found.waits:5.1f} times; finished {found.finished:4.0%}"
    )


if __name__ == "__main__":
    main()
