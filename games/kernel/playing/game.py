"""The definition of one game: all that storage and bot ever know about it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import BaseModel

from games.kernel.asking.meaning import NO_SENSE, Sense
from games.kernel.asking.offer import Action, Move
from games.kernel.asking.prompt import Folly
from games.kernel.playing.contents import contents
from games.kernel.playing.player import Policy, Temper
from games.kernel.playing.rng import commitment
from games.kernel.showing.legend import Group, legend_panel
from games.kernel.showing.reckoning import UNNAMED, Reckoned
from games.kernel.showing.text import Seat, Text

if TYPE_CHECKING:
    from games.kernel.orders import Order
    from games.kernel.playing.lesson import Lesson
    from games.kernel.playing.step import Step
    from games.kernel.playing.table import AnyTable
    from games.kernel.showing.drawing import Drawing, Near, Thing
    from games.kernel.showing.scene import Gauge, Panel, Scene


_USUAL_SEATS = 4
_SENTENCES = 6  # of a primer: what somebody reads who stands at the table already


class Line(NamedTuple):
    """Holds one line of a final reckoning."""

    label: Text
    amount: int


class Score(NamedTuple):
    """Holds a final result. `order` decides the places, tie-breakers included; `total` is what is shown."""

    order: tuple[int, ...]
    total: int
    lines: tuple[Line, ...] = ()


def _none(view: Any) -> tuple[Gauge, ...]:
    return ()


def _usual_colours(table: AnyTable) -> tuple[str, ...]:
    return ()


def _nobody(table: AnyTable) -> Seat | None:
    return None


def _no_turn(table: AnyTable, seat: Seat) -> tuple[Step[Any, Any], ...] | None:
    return ()


def _as_it_is(view: Any, panel: Panel) -> Near:
    return ()


def _undrawn(view: Any) -> None:
    return None


def _alone(view: Any, seat: Seat) -> tuple[Thing, ...]:
    return ()


def _no_limit(options: Any) -> int | None:
    return None


@dataclass(frozen=True)
class Game:
    """Says all that storage and bot ever know about one game.

    The chapters are modules: every step, action and order that one of them defines belongs to the game, in
    the order of the chapters. Adding a game means one folder, one line in games/__init__.py, and its tests.
    """

    key: str
    home: Path  # the folder with its rules and its text/
    rules_version: int
    seats: range
    Options: type[BaseModel]
    Components: type[BaseModel]
    State: type[Any]
    chapters: tuple[ModuleType, ...]
    setup: Callable[[AnyTable], None]
    view: Callable[[AnyTable, Seat | None], Any]
    board: Callable[[Any], Scene]
    policy: Policy  # the game's best advice, to whoever sees only that view: a bot of club level
    imagine: Callable[[AnyTable, Seat | None, Random], None]  # change all that the viewer must not know
    invariants: Callable[[AnyTable], None]  # raises AssertionError when something got lost
    easy: Policy | None = None  # a bot for beginners; None: there is but one
    folly: Folly | None = None  # what random play seldom does, because it would throw the game away
    worth: Callable[[AnyTable, Seat], int] | None = None  # if it ended now, secrets counted: for afterwards
    outlook: Callable[[AnyTable, Seat], float] | None = (
        None  # what a seat may hope for, by which experts cut imagined games off; None: only the end tells
    )
    foresight: int = 5  # moves of each seat after which they do; not where moves are taken back for nothing
    standing: Callable[[AnyTable], dict[Seat, Score]] | None = (
        None  # who would win now; None: whose worth is most
    )
    closer: Callable[[Any, Scene], Scene] | None = None  # a view's board with what is only shown close up
    near: Callable[[Any, Panel], Near] = (
        _as_it_is  # of a view: what a close-up of an area shows of the drawing
    )
    question: Callable[[Any], Drawing | None] = _undrawn  # of a view: what its player has, and is asked about
    gauges: Callable[[Any], tuple[Gauge, ...]] = _none  # of a view: what can be followed over the game
    named: tuple[Group, ...] = ()  # the pieces of its art, each with its name
    reckoned: Reckoned = UNNAMED  # which pieces its final reckoning is about, and what decides a tie
    winner: Callable[[Any, Seat], tuple[Thing, ...]] = (
        _alone  # of a view of the end: what lies on the piece that a winner is shown as
    )
    lesson: Lesson | None = None  # the first one; None: it has none
    callouts: tuple[str, ...] = ()  # the areas of the board that are pointed out to newcomers, by their keys
    counted: Callable[[Any], tuple[Gauge, ...]] | None = None  # what all know of the score; None: gauges
    colours: Callable[[AnyTable], tuple[str, ...]] = _usual_colours  # of the seats, as on the board
    dealt_colours: tuple[str, ...] = ()  # of the seats before the game begins, if it deals colours of its own
    turn: Callable[[AnyTable], Seat | None] = _nobody  # whose turn it is, though others may be asked in it
    next_turn: Callable[[AnyTable, Seat], tuple[Step[Any, Any], ...] | None] = (
        _no_turn  # on an imagined table: the steps of a seat's next turn; None: something ends before it
    )
    sense: Sense = NO_SENSE  # what matters of a planned move
    anytime: tuple[type[Move], ...] = ()
    calls: tuple[type[Move], ...] = ()  # what only the host says, from no seat: that time is up
    limit: Callable[[Any], int | None] = _no_limit  # by its options: after how many seconds the host says it
    rated_apart: tuple[str, ...] = ()  # options whose every value is another game to be good at
    edition: int = 1  # of the setup by which new games are dealt; each deal keeps its own
    longest_turn: int = 200  # moves of one seat while nobody else's turn comes; in play they were never 50
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    steps: tuple[type[Step[Any, Any]], ...] = ()  # all that can be in a snapshot; left out: of the chapters
    actions: tuple[type[Action], ...] = ()  # all that can be in a log; left out: of the chapters
    orders: tuple[type[Order], ...] = ()  # as they are shown; left out: of the chapters

    def __post_init__(self) -> None:
        found = contents(self.chapters)
        said = [kind for kind in found.actions if kind not in self.calls]
        object.__setattr__(self, "steps", self.steps or found.steps)
        object.__setattr__(self, "actions", self.actions or tuple(said))
        object.__setattr__(self, "orders", self.orders or found.orders)

    @property
    def plans_turns(self) -> bool:
        """Whether a turn of it can be planned beforehand."""
        return self.next_turn is not _no_turn

    def close_up(self, view: Any, board: Scene | None = None) -> Scene:
        """Return the table with all that can be looked at alone; a game need not have more than its board.

        `board`: the board of this view, for whoever has it already.
        """
        scene = self.board(view) if board is None else board
        close = scene if self.closer is None else self.closer(view, scene)
        shown = (
            close.panels if close.drawing is None else tuple(self._near(view, one) for one in close.panels)
        )
        return replace(close, panels=(*shown, *self.what_is_what))

    def _near(self, view: Any, panel: Panel) -> Panel:
        """Return an area and its parts with what is shown of them close up."""
        parts = tuple(self._near(view, part) for part in panel.parts)
        return replace(panel, parts=parts, near=self.near(view, panel))

    @cached_property
    def what_is_what(self) -> tuple[Panel, ...]:
        """Return the area with all pieces and their names; a game without art has none."""
        return (legend_panel(self.named),) if self.named else ()

    def scores_now(self, table: AnyTable) -> dict[Seat, Score]:
        """Return the scores of a table: the final ones, or else those that it would have if it ended now."""
        if table.scores is not None:
            return table.scores
        if self.standing is not None:
            return self.standing(table)
        totals = [0 if self.worth is None else self.worth(table, seat) for seat in range(table.seats)]
        return {seat: Score((total,), total) for seat, total in enumerate(totals)}

    @property
    def usual_seats(self) -> int:
        """Return for how many a table is laid when nobody says otherwise."""
        return min(max(_USUAL_SEATS, self.seats[0]), self.seats[-1])

    @property
    def primer(self) -> tuple[Text, ...]:
        """Return the sentences for newcomers: how one earns, what a turn is, how it ends."""
        return tuple(Text(f"how-{number}") for number in range(1, _SENTENCES + 1))

    @property
    def legend(self) -> tuple[Text, ...]:
        """Return what is said of each area that is pointed out, in the order of the callouts."""
        return tuple(Text(f"callout-{area}") for area in self.callouts)

    def open_score(self, view: Any) -> tuple[Gauge, ...]:
        """Return what everybody can count of the score while the game runs. The view is a spectator's."""
        return (self.counted or self.gauges)(view)

    def rules(self, language: str) -> Path:
        """Return the file with the numbered rules in one language."""
        return self.home / ("RULES.md" if language == "en" else f"RULES.{language}.md")

    def index(self, language: str) -> Path:
        """Return the file that says which rules are about what, as an index at the back of the book does."""
        return self.home / ("INDEX.md" if language == "en" else f"INDEX.{language}.md")

    def text(self, language: str) -> Path:
        """Return the file with the messages of the game in one language."""
        return self.home / "text" / f"{language}.ftl"

    def texts(self, language: str) -> list[Path]:
        """Return that file and those beside it, such as the one with the words of the lesson."""
        return [self.text(language), *sorted((self.home / "text" / language).glob("*.ftl"))]


@dataclass(frozen=True)
class Deal:
    """Holds what is fixed when a game starts. The seed is secret until it ends."""

    game: Game
    seats: int
    options: BaseModel
    components: BaseModel
    seed: str
    first: Seat | None = None  # who begins; None: by chance
    edition: int = 1  # of the setup; those that do not say are of the first

    @cached_property
    def commitment(self) -> str:
        """Return what is published of the seed at the start."""
        return commitment(self.seed)

    @cached_property
    def option_values(self) -> Mapping[str, Any]:
        """Return the options as JSON data."""
        return self.options.model_dump(mode="json")


def temper_of(dealt: Deal, seat: Seat) -> Temper:
    """Return the temper of a bot in this seat: the same all through a game, and known to nobody in it."""
    spot = hashlib.sha256(f"temper/{dealt.seed}/{seat}".encode()).digest()[0]
    return tuple(Temper)[spot % len(Temper)]


def deal(
    game: Game,
    seats: int,
    seed: str,
    options: BaseModel | None = None,
    components: BaseModel | None = None,
    first: Seat | None = None,
) -> Deal:
    """Make a deal; what is left out is as printed."""
    agreed, figures = options or game.Options(), components or game.Components()
    return Deal(game, seats, agreed, figures, seed, first, game.edition)
