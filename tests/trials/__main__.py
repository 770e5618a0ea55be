"""python -m tests.trials crash [KILLS]: the bot is killed so often at each game; one line for each game.

python -m tests.trials crash [KILLS] --processes 3: the same with so many processes on a PostgreSQL database.

python -m tests.trials harsh [RESTARTS]: all games at once to their end, in a Discord that is far away and
strict, while the bot is started again so often; one line for all.

python -m tests.trials hostile [TRIES]: a crowd floods, forges, hops and squats so often while five people
play; one line.

python -m tests.trials league: a league of twelve, whose bot is killed in the middle; one line.

python -m tests.trials long [GAMES]: so many games, one after the other in each of forty channels; one line.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from games import GAMES
from tests.trials.crash import Crash
from tests.trials.harsh import Harsh
from tests.trials.hostile import Hostile
from tests.trials.league import LeagueTrial
from tests.trials.long import Long

KILLS, RESTARTS, TRIES = 50, 20, 10_000
GAMES_PLAYED, MOST_GROWTH = 10_000, 1024  # bytes a game
P99 = 1.0  # seconds for those who play in spite of a crowd


def main() -> int:
    """Run the trial that is asked for, and print what happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    parser.add_argument("trial", choices=["crash", "harsh", "hostile", "league", "long"])
    parser.add_argument(
        "times",
        type=int,
        nargs="?",
        help=f"kills at each game ({KILLS}), restarts ({RESTARTS}), tries ({TRIES}), games ({GAMES_PLAYED})",
    )
    parser.add_argument("--kills", type=int, help="the same as the number for crash")
    parser.add_argument("--processes", type=int, default=1, help="for crash: on PostgreSQL, if more than 1")
    parser.add_argument("--game", choices=[*GAMES], help="for crash: this game alone")
    parser.add_argument("--seed", type=int, default=1, help="for crash: another number, other kills")
    asked = parser.parse_args()
    match asked.trial:
        case "crash":
            games = [*GAMES] if asked.game is None else [asked.game]
            _crash(asked.kills or asked.times or KILLS, games, asked.processes, asked.seed)
        case "harsh":
            _harsh(asked.times or RESTARTS)
        case "league":
            _league()
        case "long":
            _long(asked.times or GAMES_PLAYED)
        case _:
            _hostile(asked.times or TRIES)
    return 0


def _crash(kills: int, games: Sequence[str], processes: int, seed: int) -> None:
    for game in games:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(_trial(game, Path(folder), processes, seed).run(kills)), flush=True)


def _trial(game: str, folder: Path, processes: int, seed: int) -> Crash:
    if processes == 1:
        return Crash(game, folder, seed)
    from tests.postgres import another_database  # a server that nobody else needs
    from tests.trials.fleet import FleetCrash

    return FleetCrash(game, folder, another_database(f"dockside_{game}"), processes, seed)


def _harsh(restarts: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(Harsh(Path(folder), seed=1).run(restarts)), flush=True)


def _hostile(tries: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(Hostile(Path(folder), seed=1).run(tries))
    print(report, flush=True)
    assert report.players_p99 < P99, f"one in a hundred waits longer than {P99} s"


def _league() -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(LeagueTrial(Path(folder), people=12, seats=4).run()), flush=True)


def _long(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(Long(Path(folder)).run(games, games // 5))
    print(report, flush=True)
    assert report.growth < MOST_GROWTH, f"each game leaves more than {MOST_GROWTH} bytes behind"


if __name__ == "__main__":
    sys.exit(main())
