"""python -m games: play (games by themselves), arena (who wins), replay (verify an exported game), rules."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from games import GAMES
from games.arena import Season, Tally, bouts, lineup, table_of
from games.expert import Budget
from games.kernel.hosting import Deal, Game, Illegal, deal
from games.selfplay import PLAYERS, RANDOM, THOUGHT, export, play_out, summary, verify

T = TypeVar("T")


class Complaint(Exception):
    """Holds one sentence for whoever typed the command."""


def find_game(key: str) -> Game:
    """Return the game of that name."""
    if key not in GAMES:
        raise Complaint(f"There is no game {key!r}. The games are: {', '.join(GAMES)}.")
    return GAMES[key]


def read_options(game: Game, pairs: Sequence[str]) -> BaseModel:
    """Return the options of a game out of NAME=VALUE."""
    given: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in game.Options.model_fields:
            known = ", ".join(f"{field}=…" for field in game.Options.model_fields)
            raise Complaint(f"{pair!r} is not an option of {game.key}. The options are: {known}.")
        given[name] = value
    try:
        return game.Options.model_validate(given)
    except ValidationError as error:
        first = error.errors()[0]
        raise Complaint(f"Option {first['loc'][0]}: {first['msg']}.") from error


def seats_of(game: Game, seats: int | None) -> int:
    """Return the number of seats: as many as asked for, or as few as the game takes."""
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        raise Complaint(f"{game.key} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.")
    return seats


def run_play(args: argparse.Namespace) -> None:
    """Play games and print a JSON line for each; unless only those are wanted, an overview follows."""
    game = find_game(args.key)
    seats, options = seats_of(game, args.seats), read_options(game, args.option)
    played = []
    for number in watched(range(args.games), args.games):
        seed = args.seed if args.games == 1 else f"{args.seed}/{number}"
        record = play_out(deal(game, seats, seed, options), (args.players,) * seats)
        played.append(summary(record))
        print_line(json.dumps(played[-1], ensure_ascii=False))
        if args.save:
            Path(args.save).write_text(
                json.dumps(export(record), ensure_ascii=False) + "\n", encoding="utf-8"
            )
    if not args.json:
        print(overview(played), file=sys.stderr)


def run_arena(args: argparse.Namespace) -> None:
    """Let bots play each other, every level in every seat and every place in turn, and print who won."""
    game = find_game(args.key)
    seats, options = seats_of(game, args.seats), read_options(game, args.option)
    try:
        players = lineup(args.players, seats)
    except ValueError as error:
        raise Complaint(f"{error}.") from error
    tally = Tally(seats, players)
    season = Season(game.key, players, options, args.seed, budget_of(args.budget, args.seconds))
    for one in watched(bouts(season, range(args.games), args.jobs), args.games):
        tally.add(one)
    print(json.dumps(season.told() | tally.data()) if args.json else table_of(tally))


def budget_of(rollouts: int | None, seconds: float | None) -> Budget:
    """Return how long an expert thinks: by games, the same on every machine; by seconds, as at a table."""
    if seconds is None:
        return THOUGHT if rollouts is None else Budget(rollouts)
    return Budget(seconds=seconds) if rollouts is None else Budget(rollouts, seconds)


def watched(games: Iterable[T], number: int) -> Iterable[T]:
    """Return the games behind a progress bar on standard error, if somebody watches and there are several.

    The rules need the standard library and pydantic and nothing else: where tqdm is missing there is no bar.
    """
    if number < 2 or not sys.stderr.isatty():
        return games
    try:
        from tqdm import tqdm
    except ImportError:
        return games
    tqdm.set_lock(RLock())  # its own would start a process
    return tqdm(games, total=number, unit=" games", ncols=79, nrows=20, leave=False)


def print_line(line: str) -> None:
    """Print a line above the progress bar, if there is one."""
    if (bars := sys.modules.get("tqdm")) is None:
        print(line)
    else:
        bars.tqdm.write(line)


def overview(played: Sequence[dict[str, Any]]) -> str:
    """Return how long the games were, and how often each seat won."""
    lengths = sorted(found["actions"] for found in played)
    wins = [sum(seat in found["winners"] for found in played) for seat in range(played[0]["seats"])]
    spread = f"{lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}"
    return f"{len(played)} game{'s' * (len(played) > 1)}; actions: {spread}; wins by seat: {wins}"


def read_export(file: str) -> tuple[Deal, dict[str, Any]]:
    """Return the deal of an exported game, and all that is in the file."""
    try:
        found = json.loads(Path(file).read_text(encoding="utf-8"))
        game = find_game(found["game"])
        if found.get("seed") is None:
            raise Complaint(
                "This game was exported while it was running, so its seed is not in the file yet."
            )
        options = game.Options.model_validate(found["options"])
        components = game.Components.model_validate(found["components"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Complaint(f"{file} is not an exported game: {error}.") from error
    first, edition = found.get("first"), found.get("edition", 1)
    return Deal(game, found["seats"], options, components, found["seed"], first, edition), found


def run_replay(args: argparse.Namespace) -> None:
    """Verify an exported game: its commitment, its moves, its result."""
    dealt, found = read_export(args.file)
    try:
        wrong = verify(dealt, found)
    except Illegal as refused:
        wrong = f"An action in it is not legal: {refused.text.key}."
    if wrong is not None:
        raise Complaint(wrong)
    print(f"Verified: {found['game']}, {len(found['entries'])} actions. Commitment, seed and result match.")


def run_rules(args: argparse.Namespace) -> None:
    """Print the numbered rules of a game."""
    game = find_game(args.key)
    print(game.rules(args.lang).read_text(encoding="utf-8"), end="")


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands, each with the function that runs it."""
    top = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    commands = top.add_subparsers(required=True)
    one = commands.add_parser("play", help="play whole games")
    one.add_argument("key")
    one.add_argument("--seats", type=int)
    one.add_argument("--seed", default="1")
    one.add_argument("--games", type=int, default=1)
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    one.add_argument("--players", choices=PLAYERS, default=RANDOM)
    one.add_argument("--json", action="store_true", help="nothing but one JSON line a game")
    one.add_argument("--save", metavar="FILE", help="write the last game as an exported game")
    one.set_defaults(run=run_play)
    arena = commands.add_parser("arena", help="let bots of several levels play each other")
    arena.add_argument("key")
    arena.add_argument("--seats", type=int)
    arena.add_argument(
        "--players", default="club,easy", help="a level for each seat; the last fills the rest"
    )
    arena.add_argument("--games", type=int, default=400)
    arena.add_argument("--seed", default="1")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument(
        "--budget", type=int, help=f"games that an expert imagines for each move ({THOUGHT.rollouts})"
    )
    arena.add_argument(
        "--seconds", type=float, help="seconds of the processor that an expert has for each move, at the most"
    )
    arena.add_argument("--jobs", type=int, default=1, help="processes that play at the same time")
    arena.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    arena.set_defaults(run=run_arena)
    two = commands.add_parser("replay", help="verify an exported game")
    two.add_argument("file")
    two.set_defaults(run=run_replay)
    three = commands.add_parser("rules", help="print the numbered rules")
    three.add_argument("key")
    three.add_argument("--lang", choices=("en", "ru"), default="en")
    three.set_defaults(run=run_rules)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code, 2 if it could not be done."""
    args = parser().parse_args(argv)
    try:
        args.run(args)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a reader such as `head` may have had enough
    sys.exit(main())
