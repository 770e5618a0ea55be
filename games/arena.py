"""Bots against each other: who wins how often, and whether it depends on where one sits or who begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import inf, sqrt
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel

from games import GAMES
from games.evenness import evenness
from games.expert import Budget
from games.kernel.hosting import Game, deal, winners
from games.selfplay import PLAYERS, THOUGHT, NeverEnds, play_out

K = TypeVar("K", int, str)
_SURE = 1.96  # standard deviations on either side of 95 %


class Seated(NamedTuple):
    """Tells how one player fared in one game. A win that is shared by two counts half."""

    player: str
    seat: int
    turn: int  # 0: began
    win: float
    score: int


class Bout(NamedTuple):
    """Tells how one game went; None: it had to be stopped."""

    seated: tuple[Seated, ...] | None
    actions: int


def lineup(text: str, seats: int) -> tuple[str, ...]:
    """Return who sits down, out of `expert,club`: the last of them takes all seats that are left."""
    named = [name.strip() for name in text.split(",")]
    for name in named:
        if name not in PLAYERS:
            raise ValueError(f"There is no player {name!r}. They are: {', '.join(PLAYERS)}")
    if len(named) > seats:
        raise ValueError(f"{len(named)} players do not fit into {seats} seats")
    return tuple(named + named[-1:] * (seats - len(named)))


def bout(
    game: Game,
    players: tuple[str, ...],
    options: BaseModel,
    seed: str,
    number: int,
    budget: Budget = THOUGHT,
) -> Bout:
    """Play one game. From game to game everybody moves up a seat, and after each round another one begins."""
    seats = len(players)
    here = tuple(players[(seat + number) % seats] for seat in range(seats))
    first = number // seats % seats
    try:
        record = play_out(deal(game, seats, f"{seed}/{number}", options, first=first), here, budget=budget)
    except NeverEnds:
        return Bout(None, 0)
    scores, won = record.table.scores, winners(record.table)
    assert scores is not None
    seated = (
        Seated(here[seat], seat, (seat - first) % seats, (seat in won) / len(won), scores[seat].total)
        for seat in range(seats)
    )
    return Bout(tuple(seated), len(record.entries))


class Season(NamedTuple):
    """Says what is played, so that any process can play a part of it."""

    key: str
    players: tuple[str, ...]
    options: BaseModel
    seed: str
    budget: Budget = THOUGHT

    def told(self) -> dict[str, Any]:
        """Return what is played as JSON data, so that the same can be played again."""
        options = self.options.model_dump(mode="json")
        return {"game": self.key, "options": options, "seed": self.seed, "budget": _thought(self.budget)}

    def bout(self, number: int) -> Bout:
        """Play the game with this number."""
        return bout(GAMES[self.key], self.players, self.options, self.seed, number, self.budget)


def bouts(season: Season, numbers: Iterable[int], jobs: int) -> Iterator[Bout]:
    """Play these games, in so many processes at once, and give them in their order."""
    if jobs == 1:
        yield from map(season.bout, numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(season.bout, numbers)


class Share(NamedTuple):
    """Holds how often somebody won out of so many games, and between what limits the truth lies (95 %)."""

    wins: float
    games: int
    low: float
    high: float


def share(wins: float, games: int) -> Share:
    """Return the share of wins with Wilson's interval, which also holds for few games."""
    if not games:
        return Share(wins, games, 0.0, 1.0)
    part, square = wins / games, _SURE**2
    middle = (part + square / (2 * games)) / (1 + square / games)
    spread = _SURE * sqrt(part * (1 - part) / games + square / (4 * games**2)) / (1 + square / games)
    return Share(wins, games, max(0.0, middle - spread), min(1.0, middle + spread))


@dataclass
class Tally:
    """Counts what bouts came to."""

    seats: int
    players: tuple[str, ...]
    bouts: list[Bout] = field(default_factory=list)

    def add(self, one: Bout) -> None:
        """Count one more game."""
        self.bouts.append(one)

    @property
    def stopped(self) -> int:
        """Return how many games had to be stopped."""
        return sum(one.seated is None for one in self.bouts)

    @property
    def actions(self) -> list[int]:
        """Return how many actions each finished game took, the shortest first."""
        return sorted(one.actions for one in self.bouts if one.seated is not None)

    def by_player(self) -> dict[str, Share]:
        """Return how often a seat of each kind won: of all kinds that play, also if no game was finished."""
        return {player: share(0, 0) for player in sorted({*self.players})} | self._shares(
            lambda one: one.player
        )

    def by_seat(self) -> dict[int, Share]:
        """Return how often each seat number won, whoever sat there."""
        return self._shares(lambda one: one.seat)

    def by_turn(self) -> dict[int, Share]:
        """Return how often whoever began won, then the next, and so on."""
        return self._shares(lambda one: one.turn)

    def evenness(self) -> dict[str, float]:
        """Return how likely chance alone spreads the wins so unevenly over seat numbers, and over turns."""
        by = {"by_seat": self.by_seat(), "by_turn": self.by_turn()}
        return {name: evenness([found.wins for found in shares.values()]) for name, shares in by.items()}

    def mean_scores(self) -> dict[str, float]:
        """Return the mean score of each kind that has finished a game."""
        found = self._grouped(lambda one: one.player)
        return {player: sum(one.score for one in every) / len(every) for player, every in found.items()}

    def _shares(self, by: Callable[[Seated], K]) -> dict[K, Share]:
        found = self._grouped(by)
        return {key: share(sum(one.win for one in every), len(every)) for key, every in found.items()}

    def _grouped(self, by: Callable[[Seated], K]) -> dict[K, list[Seated]]:
        found: dict[K, list[Seated]] = {}
        for one in self._seated():
            found.setdefault(by(one), []).append(one)
        return dict(sorted(found.items()))

    def _seated(self) -> Iterable[Seated]:
        return (one for each in self.bouts if each.seated is not None for one in each.seated)

    def data(self) -> dict[str, Any]:
        """Return all of it as JSON data."""
        return {
            "players": self.players,
            "games": len(self.bouts),
            "stopped": self.stopped,
            "actions": self.actions,
            "by_player": _plain(self.by_player()),
            "by_seat": _plain(self.by_seat()),
            "by_turn": _plain(self.by_turn()),
            "evenness": self.evenness(),
            "mean_scores": self.mean_scores(),
        }


def _thought(budget: Budget) -> dict[str, float | None]:
    """Return a budget as JSON data, which knows no infinity."""
    seconds = None if budget.seconds == inf else budget.seconds
    return {"rollouts": budget.rollouts, "seconds": seconds}


def _plain(shares: Mapping[Any, Share]) -> dict[str, dict[str, float]]:
    return {str(key): found._asdict() for key, found in shares.items()}


def table_of(tally: Tally) -> str:
    """Return the tally as lines to read."""
    actions, scores, even = tally.actions or [0], tally.mean_scores(), tally.evenness()
    return "\n".join(
        [
            f"{len(tally.bouts)} games of {', '.join(tally.players)}; stopped: {tally.stopped}; "
            f"actions {actions[0]} to {actions[-1]}, median {actions[len(actions) // 2]}",
            *(
                f"  a seat of {player:<7}{_percent(found)}   mean score {scores.get(player, 0):.1f}"
                for player, found in tally.by_player().items()
            ),
            *(f"  seat {seat + 1:<9}{_percent(found)}" for seat, found in tally.by_seat().items()),
            f"  seats alike: p = {even['by_seat']:.3f} (chi-square; below 0.01 it is not chance)",
            *(f"  turn {turn + 1:<9}{_percent(found)}" for turn, found in tally.by_turn().items()),
            f"  turns alike: p = {even['by_turn']:.3f}",
        ]
    )


def _percent(found: Share) -> str:
    return f"{found.wins / max(1, found.games):6.1%}  [{found.low:.1%}..{found.high:.1%}]  of {found.games}"
