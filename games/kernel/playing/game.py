"""The definition of one game: all that storage and bot ever know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import BaseModel

from games.kernel.asking.offer import Action, Move, Pick
from games.kernel.asking.prompt import Prompt
from games.kernel.playing.rng import commitment
from games.kernel.showing.text import Seat, Text

if TYPE_CHECKING:
    from games.kernel.orders import Order
    from games.kernel.playing.step import Step
    from games.kernel.playing.table import AnyTable
    from games.kernel.showing.scene import Gauge, Scene


class Line(NamedTuple):
    """One line of a final reckoning."""

    label: Text
    amount: int


class Score(NamedTuple):
    """A final result. `order` decides the places, tie-breakers included; `total` is what is shown."""

    order: tuple[int, ...]
    total: int
    lines: tuple[Line, ...] = ()


def _none(view: Any) -> tuple[Gauge, ...]:
    return ()


def _no_limit(options: Any) -> int | None:
    return None


@dataclass(frozen=True)
class Game:
    """Adding a game means one folder, one line in games/__init__.py, and its tests."""

    key: str
    rules_version: int
    seats: range
    Options: type[BaseModel]
    Components: type[BaseModel]
    State: type[Any]
    setup: Callable[[AnyTable], None]
    steps: tuple[type[Step[Any, Any]], ...]  # all that can be in a snapshot, by class name
    actions: tuple[type[Action], ...]  # all that can be in a log, by class name
    view: Callable[[AnyTable, Seat | None], Any]
    board: Callable[[Any], Scene]
    policy: Callable[[Any, Prompt, Random], Pick]  # a sensible player who sees only that view
    imagine: Callable[[AnyTable, Seat | None, Random], None]  # change all that the viewer must not know
    invariants: Callable[[AnyTable], None]  # raises AssertionError when something got lost
    worth: Callable[[AnyTable, Seat], int] | None = None  # if it ended now, secrets counted: for afterwards
    closer: Callable[[Any], Scene] | None = None  # the board with what is only shown close up; None: nothing
    gauges: Callable[[Any], tuple[Gauge, ...]] = _none  # of a view: what can be followed over the game
    anytime: tuple[type[Move], ...] = ()
    calls: tuple[type[Move], ...] = ()  # what only the host says, from no seat: that time is up
    orders: tuple[type[Order], ...] = ()  # what may be ordered beforehand, in the order of showing
    limit: Callable[[Any], int | None] = _no_limit  # by its options: after how many seconds the host says it
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)

    def close_up(self, view: Any) -> Scene:
        """The table with all that can be looked at alone; a game need not have more than its board."""
        return (self.closer or self.board)(view)


@dataclass(frozen=True)
class Deal:
    """What is fixed when a game starts. The seed is secret until it ends."""

    game: Game
    seats: int
    options: BaseModel
    components: BaseModel
    seed: str
    first: Seat | None = None  # who begins; None: by chance

    @property
    def commitment(self) -> str:
        return commitment(self.seed)


def deal(
    game: Game,
    seats: int,
    seed: str,
    options: BaseModel | None = None,
    components: BaseModel | None = None,
    first: Seat | None = None,
) -> Deal:
    return Deal(game, seats, options or game.Options(), components or game.Components(), seed, first)
