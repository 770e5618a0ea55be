"""python -m tests.pace: how long games take among people, with and without what shortens the waiting."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf
from statistics import fmean, median, quantiles, stdev
from types import MappingProxyType
from typing import Any, NamedTuple

from games import GAMES
from games.kernel.hosting import deal
from storage.care.progress import watched
from tests.pace import people
from tests.pace.match import Help, Pace, play_match
from tests.pace.people import Staller, crowd

WAYS = {
    "bare": ("everybody is waited for", Help()),
    "orders": ("orders, automatic answers", Help(orders=True)),
    "bots": ("and stand-ins", Help(orders=True, stand_ins=True)),
    "plans": ("and plans", Help(orders=True, stand_ins=True, plans=0.5)),
    "stalled": ("against one who stalls", Help(orders=True, stand_ins=True, stalled=True)),
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
    made: float = 0.0  # of the moves that were planned
    why: Mapping[str, int] = MappingProxyType({})  # the others were not
    asked: Mapping[str, int] = MappingProxyType({})  # what people were waited for, in all games


def figures(paces: list[Pace]) -> Figures:
    """A game that never ends counts as longer than any other."""
    days = [pace.days if pace.finished else inf for pace in paces]
    late = quantiles(days, n=10)[-1] if len(days) > 1 else days[0]
    opening = median(pace.opening for pace in paces)
    waits = sum(pace.waits for pace in paces) / len(paces)
    finished = len([pace for pace in paces if pace.finished]) / len(paces)
    planned, made = sum(pace.planned for pace in paces), sum(pace.made for pace in paces)
    why = sum((Counter(pace.why) for pace in paces), Counter[str]())
    asked = sum((Counter(pace.asked) for pace in paces), Counter[str]())
    return Figures(median(days), late, opening, waits, finished, made / max(planned, 1), why, asked)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.pace", description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="pace")
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--ways", nargs="+", choices=list(WAYS), default=list(WAYS), help="only these")
    parser.add_argument("--scores", type=int, help="games that tell how planners score; as many, if left out")
    given = parser.parse_args()
    print(people.__doc__)
    for table in TABLES:
        if given.only in (None, table.key) and given.seats in (None, table.seats):
            scored = given.games if given.scores is None else given.scores
            report(table, given.ways, given.games, scored, given.seed)


def report(table: Table, ways: Sequence[str], count: int, scored: int, seed: str) -> None:
    """The first of the ways is what the others are compared with."""
    named = " ".join(f"{name}={value}" for name, value in table.options.items())
    print(f"\n{table.key}, {table.seats} players {named}".rstrip(), flush=True)
    first: Figures | None = None
    for way, helped in (WAYS[key] for key in ways):
        found = figures(games(table, helped, count, seed))
        first = first or found
        print(f"  {way:26} {line(found, first)}", flush=True)
        print(f"    waited for: {shares(found.asked, 4)}", flush=True)
        if helped.plans:
            print(f"    {reasons(found)}", flush=True)
        if helped.plans and scored:
            print(f"    {fairness(table, helped, scored, seed)}", flush=True)


def fairness(table: Table, helped: Help, count: int, seed: str) -> str:
    """How planners score against equals who do not plan: every other seat does, in turn."""
    gaps = []
    for number in range(count):
        planners = frozenset(range(number % 2, table.seats, 2))
        (pace,) = games(table, helped._replace(planners=planners), 1, f"{seed}/fair/{number}")
        mean = {
            plans: fmean(score for seat, score in enumerate(pace.scores) if (seat in planners) is plans)
            for plans in (True, False)
        }
        gaps.append(mean[True] - mean[False])
    error = stdev(gaps) / count**0.5 if count > 1 else inf
    return f"planners score {fmean(gaps):+.1f} against others who do not plan, standard error {error:.1f}"


def reasons(found: Figures) -> str:
    """Why planned moves were not made: in percent of those."""
    return f"{found.made:.0%} of planned moves made; the others: {shares(found.why, 6)}"


def shares(counted: Mapping[str, int], most: int) -> str:
    """What was counted most, in percent of all."""
    every = max(sum(counted.values()), 1)
    named = (f"{name} {number / every:.0%}" for name, number in Counter(counted).most_common(most))
    return "; ".join(named)


def line(found: Figures, first: Figures) -> str:
    crew = f", crew hired after {found.opening:.1f} days" if found.opening else ""
    return (
        f"median {found.days:5.1f} days ({found.days / first.days:4.0%}), 90% {found.late:5.1f}{crew};"
        f" waited for {found.waits:5.1f} times; finished {found.finished:4.0%}"
    )


if __name__ == "__main__":
    main()
