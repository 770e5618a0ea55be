"""A game being played, and the flow of its agenda."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from games.kernel.asking.offer import Action, Move, Offer
from games.kernel.asking.prompt import Drawn, Prompt
from games.kernel.errors import Illegal
from games.kernel.playing.game import Deal, Game, Score
from games.kernel.playing.rng import Rng
from games.kernel.playing.step import Frame, Step
from games.kernel.showing.text import Arg, Seat, Text, Who, say

S = TypeVar("S")  # what lies on the table
C = TypeVar("C")  # the printed figures
P = TypeVar("P")  # what was agreed on
_ENDLESS = 10_000
_UNSAID = say("wait-for", who=())  # where nobody reads it
HOST: Final = -1  # stands in the log where no seat moved but the host itself


class Event(NamedTuple):
    """Tells something that happened. `only`: the one seat that may read it."""

    text: Text
    only: Seat | None = None


class Entry(NamedTuple):
    """Is one line of the action log. The deal and these lines are the whole game."""

    seat: Seat
    kind: str
    values: Mapping[str, Any]
    rewinds: int = 0  # how often draws had been taken back when it was made


@dataclass(slots=True)
class Table(Generic[S, C, P]):
    """Holds a game being played: what the rules read, change, schedule and tell."""

    deal: Deal
    game: Game
    seats: int
    options: P
    components: C
    rng: Rng
    state: S = field(init=False)
    agenda: list[Frame] = field(default_factory=list)
    scheduled: list[Frame] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    version: int = 0
    scores: dict[Seat, Score] | None = None
    prompts: dict[Seat, Prompt] = field(default_factory=dict)  # asked since the last change
    quiet: bool = False  # only imagined: nobody reads what happens here, so nothing is told

    def then(self, *steps: Step[Table[S, C, P], Any]) -> None:
        """Schedule steps: they come next, in this order, before what was already on the agenda."""
        self.scheduled.extend(map(Frame, steps))

    def tell(self, key: str, /, *, only: Seat | None = None, **args: Arg) -> None:
        """Tell the table what happened, or one seat alone."""
        if not self.quiet:
            self.events.append(Event(Text(key, args), only))

    def finish(self, scores: dict[Seat, Score]) -> None:
        """End the game with these scores."""
        self.scores, self.agenda, self.scheduled = scores, [], []

    @property
    def now(self) -> Step[Any, Any] | None:
        """Return the step in front."""
        return self.agenda[0].step if self.agenda else None

    def first_player(self) -> Seat:
        """Return who begins: chosen in the lobby, or by chance."""
        return self.rng.below(self.seats) if self.deal.first is None else self.deal.first


AnyTable: TypeAlias = Table[Any, Any, Any]


def empty_table(deal: Deal) -> AnyTable:
    """Make a table for this deal on which nothing lies yet."""
    return Table(deal, deal.game, deal.seats, deal.options, deal.components, Rng(deal.seed))


def start(deal: Deal) -> AnyTable:
    """Set the game up and go on until somebody has to be asked; ValueError, if so many cannot play it."""
    if deal.seats not in deal.game.seats:
        raise ValueError(f"{deal.game.key}: it cannot be played by {deal.seats}.")
    table = empty_table(deal)
    deal.game.setup(table)
    _advance(table, disturbed=False)
    return table


def go_on(table: AnyTable) -> None:
    """Go on from what somebody has laid out by hand, until someone has to be asked."""
    table.prompts, table.events = {}, []
    _advance(table, disturbed=True)


def clockwise(table: AnyTable, after: Seat) -> Iterator[Seat]:
    """Go through the other seats, beginning on the left of `after`."""
    return ((after + turn) % table.seats for turn in range(1, table.seats))


def left(table: AnyTable, seat: Seat) -> Seat:
    """Return the seat of the left neighbour."""
    return (seat + 1) % table.seats


def right(table: AnyTable, seat: Seat) -> Seat:
    """Return the seat of the right neighbour."""
    return (seat - 1) % table.seats


def waiting(table: AnyTable) -> tuple[Seat, ...]:
    """Return who has to be waited for."""
    if not table.agenda:
        return ()
    frame = table.agenda[0]
    asked = _asked(table, frame)
    return tuple([seat for seat in asked if seat not in frame.answers]) if frame.answers else asked


def _asked(table: AnyTable, frame: Frame) -> tuple[Seat, ...]:
    return frame.step.asks(table) if frame.asked is None else frame.asked


def wanted(table: AnyTable) -> Text | None:
    """Return what everybody may know of the question that is open; None: there is none, or only a turn."""
    return table.agenda[0].step.wanted(table) if table.agenda and table.scores is None else None


def prompt(table: AnyTable, seat: Seat) -> Prompt | None:
    """Return all that this seat may do now; None when the game is over."""
    if table.scores is not None or not 0 <= seat < table.seats:
        return None
    return _due(table, seat)


def calls(table: AnyTable) -> tuple[Offer, ...]:
    """Return all that the host may say now."""
    return () if table.scores is not None else _calls(table).offers


def _calls(table: AnyTable) -> Prompt:
    return Prompt(_wait_for(table), ()).at(table, HOST, table.game.calls)


def _wait_for(table: AnyTable) -> Text:
    return _UNSAID if table.quiet else say("wait-for", who=tuple(map(Who, waiting(table))))


def _due(table: AnyTable, seat: Seat) -> Prompt:
    """Return what the step in front asks this seat, and what may cut in. Kept until the table changes."""
    if (due := table.prompts.get(seat)) is None:
        due = table.prompts[seat] = _ask(table, seat).at(table, seat, table.game.anytime)
    return due


def _ask(table: AnyTable, seat: Seat) -> Prompt:
    frame = table.agenda[0]
    if seat not in (frame.asked or frame.step.asks(table)):
        return Prompt(lambda: _wait_for(table), ())
    if frame.step.locks and seat in frame.answers:
        return Prompt(say("answer-locked", who=tuple(map(Who, waiting(table)))), ())
    return frame.step.prompt(table, seat)


def play(table: AnyTable, seat: Seat, kind: str, values: Mapping[str, Any]) -> list[Event]:
    """Take one action, or raise Illegal and change nothing."""
    if table.scores is not None:
        raise Illegal(say("game-over"))
    if not 0 <= seat < table.seats and not (seat == HOST and table.game.calls):
        raise Illegal(say("no-such-seat"))
    offer, anytime = _calls(table).find(kind) if seat == HOST else _due(table, seat).find(kind)
    return _act(table, seat, offer.accept(values), anytime)


def take(table: AnyTable, seat: Seat, drawn: Drawn) -> list[Event]:
    """Take an action that was drawn from what this seat is asked now: it is legal, and not checked again."""
    return _act(table, seat, drawn.offer.filled(drawn.values), drawn.cuts_in)


def _act(table: AnyTable, seat: Seat, action: Action, anytime: bool) -> list[Event]:
    table.events = []
    table.version += 1
    if anytime:
        assert isinstance(action, Move)
        action.apply(table, seat)
        table.prompts = {}
    else:
        _answer(table, seat, action)
    _advance(table, disturbed=anytime)
    return table.events


def _answer(table: AnyTable, seat: Seat, action: Action) -> None:
    frame = table.agenda[0]
    first = seat not in frame.answers
    frame.answers[seat] = action
    asked = _asked(table, frame)
    if len(asked) == 1:
        return
    anytime, kept = table.game.anytime, table.prompts
    table.prompts = {  # those who have answered wait for fewer now
        other: kept[other].at(table, other, anytime)
        for other in asked
        if other in kept and other not in frame.answers
    }
    if first and not table.quiet and (shown := frame.step.answered(table, seat, action)) is not None:
        table.events.append(Event(shown))


def _recheck(table: AnyTable, frame: Frame) -> None:
    """Forget the answers that have become illegal since they were given."""
    frame.answers = {seat: a for seat, a in frame.answers.items() if _still_legal(table, frame, seat, a)}


def _still_legal(table: AnyTable, frame: Frame, seat: Seat, answer: Action) -> bool:
    if seat not in frame.step.asks(table):
        return False
    try:
        asked = frame.step.prompt(table, seat).at(table, seat)
        asked.offer(type(answer).__name__).accept(answer.model_dump())
    except Illegal:
        return False
    return True


def _advance(table: AnyTable, disturbed: bool) -> None:
    """Go on until someone has to be asked. Disturbed: answers given earlier may no longer be legal."""
    for _ in range(_ENDLESS):
        agenda = table.agenda
        if table.scheduled:
            agenda[:0], table.scheduled = table.scheduled, []
        if not agenda:
            return
        frame = agenda[0]
        step = frame.step
        if disturbed and frame.answers:
            _recheck(table, frame)
        asked = frame.asked = step.asks(table) if disturbed else _asked(table, frame)
        if asked and _still_waiting(table, frame, asked):
            return
        del agenda[0]
        table.prompts = {}
        if asked:
            answers = frame.answers
            step.resolve(table, answers if len(answers) == 1 else _in_seat_order(answers))
        else:
            step.run(table)
        disturbed = True
    raise RuntimeError(f"The rules never stop: {table.agenda[:3]}")


def advance(table: AnyTable) -> None:
    """Go on from what was put on the agenda, until someone has to be asked."""
    table.prompts, table.events = {}, []
    _advance(table, disturbed=True)


def _still_waiting(table: AnyTable, frame: Frame, asked: tuple[Seat, ...]) -> bool:
    waits = False
    for seat in asked:
        if seat in frame.answers:
            continue
        due = _due(table, seat)
        if due.auto and (only := due.sole()) is not None:
            frame.answers[seat] = only
        else:
            waits = True
    return waits


def _in_seat_order(answers: dict[Seat, Action]) -> dict[Seat, Action]:
    """Sort the answers by seat: the order of arrival must not matter."""
    return dict(sorted(answers.items()))


def replay(deal: Deal, log: Iterable[Entry]) -> AnyTable:
    """Play a log from its deal."""
    table = start(deal)
    for entry in log:
        play_again(table, entry)
    return table


def play_again(table: AnyTable, entry: Entry) -> list[Event]:
    """Make a move of a log again, with the luck that it had. The count of rewinds only grows."""
    table.rng.rewinds = max(table.rng.rewinds, entry.rewinds)
    return play(table, entry.seat, entry.kind, entry.values)


def winners(table: AnyTable) -> tuple[Seat, ...]:
    """Return who has won; nobody before the end."""
    if table.scores is None:
        return ()
    best = max(score.order for score in table.scores.values())
    return tuple(seat for seat, score in sorted(table.scores.items()) if score.order == best)


def ranks(scores: Mapping[Seat, Score]) -> dict[Seat, int]:
    """Return the place of each seat: 1, 1, 3. Who is equal shares one, and the next number is skipped."""
    return {
        seat: 1 + sum(other.order > score.order for other in scores.values())
        for seat, score in scores.items()
    }
