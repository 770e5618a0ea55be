"""From an interaction to its answer: an accepted action of Container against one row that the same bot saves.

The bot runs in a process of its own; the sandbox, and the people in it, in this one. The clock starts when
the interaction is put on the wire and stops when the request with the answer comes in. What has to be done
before, such as opening the panel and filling in the form, is not measured; what the bot does besides, such
as showing the new table to the channel, is done while others wait.

No move can be faster than a command or a press that only saves a row, so that is the anchor. Beside it is
reported what lies in between: what such a row takes against a bare /ping of the same bot, what a move takes
that is answered with one word, and what a press takes that only saves a row and is answered with a panel.
The floor is a move that is made and saved and answered with a panel that lay ready: how far answers are above
that, which is all that goes into finding out what was meant and what is to be shown, has figures of its own.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from contextlib import ExitStack
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.sandbox import Answer, Player, Seen
from bot.sandbox.world.events import Edited, Event, Posted
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.messages import Message
from bot.views.choosing.draft import Draft
from bot.words.words import Words
from games.kernel import Pick, Seat
from games.kernel.hosting import Offer, kebab
from tests.bench.harbour import Begin, Berth, Harbour
from tests.bench.harness import Cost, Figure
from tests.play.guests import Touch, Toucher, completes, is_table, typed

CROWD, _CROWDS = 100, 1  # in flight at once, and how often in a round: no game must end before the last one
Prepare = Callable[[Berth, Seat, Pick], Awaitable[Begin]]
Take = Callable[[list[Berth]], Awaitable[list[float]]]


class Sample(NamedTuple):
    """Seconds to the answers of one round, sorted."""

    ours: list[float]
    anchor: list[float]


def at(share: float, seconds: list[float]) -> float:
    return seconds[min(int(len(seconds) * share), len(seconds) - 1)]


def figures(quick: bool, stack: ExitStack) -> Iterable[Figure]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))

    @cache
    def pier() -> Pier:
        return Pier(Harbour(folder / "harbour", CROWD, stack))

    @cache
    def sample(way: str, in_flight: int, number: int) -> Sample:
        return pier().sample(way, in_flight, 20 if quick else 50, number)

    for in_flight, target in ((1, 1.5), (CROWD, 2.0)):
        for way in ("command", "press"):
            take, named = partial(sample, way, in_flight), f"answer to a {way}, {in_flight} in flight"
            yield Figure(f"{named}, p50 / only a row saved", *_costs(take, 0.5), at_most=target)
            yield Figure(f"{named}, p99 / only a row saved", *_costs(take, 0.99))
            bare = partial(sample, f"row by {way}", in_flight)
            name = f"only a row saved by a {way}, {in_flight} in flight, p50 / ping"
            yield Figure(name, *_costs(bare, 0.5))
        yield from _between(sample, in_flight)


def _between(sample: Callable[[str, int, int], Sample], in_flight: int) -> Iterable[Figure]:
    """Return what a move takes that is not shown, an answer that shows nothing, and both together."""
    for way, named in (
        ("bare move", "only a move saved"),
        ("panel", "a panel shown for a row"),
        ("floor of a command", "floor of a command"),
        ("floor of a press", "floor of a press"),
    ):
        take = partial(sample, way, in_flight)
        yield Figure(f"{named}, {in_flight} in flight, p50 / only a row saved", *_costs(take, 0.5))
    for way in ("command", "press"):
        ours, floor = partial(sample, way, in_flight), partial(sample, f"floor of a {way}", in_flight)
        name = f"answer to a {way}, {in_flight} in flight, p50 / its floor"
        yield Figure(name, _costs(ours, 0.5)[0], _costs(floor, 0.5)[0])


def _costs(take: Callable[[int], Sample], share: float) -> tuple[Cost, Cost]:
    return lambda number: at(share, take(number).ours), lambda number: at(share, take(number).anchor)


class Pier:
    """Where the measuring is done."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self._turns = cycle(harbour.berths)
        self._boards: dict[str, Message] = {}
        harbour.sandbox.world.listen(self._hear)
        for message in harbour.sandbox.world.messages.values():
            self._notice(message)

    def _hear(self, event: Event) -> None:
        if isinstance(event, Posted | Edited):
            self._notice(event.message)

    def _notice(self, message: Message) -> None:
        if is_table(Seen(message)):
            self._boards[message.channel_id] = message

    def sample(self, way: str, in_flight: int, singles: int, number: int = 0) -> Sample:
        ping, jot = partial(self._say, "ping"), partial(self._say, "jot")
        ways: dict[str, tuple[Take, Take]] = {
            "command": (partial(self._act, self.command), jot),
            "press": (partial(self._act, self.press), self._pretend),
            "row by command": (jot, ping),
            "row by press": (self._pretend, ping),
            "bare move": (partial(self._act, self.bare), jot),
            "panel": (partial(self._pretend, by="panel"), self._pretend),
            "floor of a command": (partial(self._act, partial(self.bare, panel=True)), jot),
            "floor of a press": (partial(self._act, self.bare_press, by="move"), self._pretend),
        }
        turns = range(number, number + (singles if in_flight == 1 else _CROWDS))
        return self.harbour.run(self._by_turns(*ways[way], in_flight, turns))

    async def _by_turns(self, ours: Take, anchor: Take, in_flight: int, turns: Iterable[int]) -> Sample:
        """Each second time the anchor comes first."""
        sample = Sample([], [])
        for turn in turns:
            berths = [self._next() for _ in range(in_flight)]
            pairs = [(ours, sample.ours), (anchor, sample.anchor)]
            for take, seconds in pairs if turn % 2 else reversed(pairs):
                seconds += await take(berths)
        await self.harbour.settled()  # or the bot would send while nobody listens
        return Sample(sorted(sample.ours), sorted(sample.anchor))

    def _next(self) -> Berth:
        return next(berth for berth in self._turns if not berth.over)

    async def _say(self, command: str, berths: list[Berth]) -> list[float]:
        await self.harbour.settled()
        return await self.harbour.sandbox.take(
            [partial(berth.people[0].start_slash, command, {}) for berth in berths]
        )

    async def _pretend(self, berths: list[Berth], by: str = "row") -> list[float]:
        """The same presses, but nothing is done by them. `by`: how they are answered."""
        begins = [await self.press(berth, *berth.next()) for berth in berths]
        await self.harbour.settled()
        return await self._take(begins, berths[0].people[0], by)

    async def _take(self, begins: list[Begin], person: Player, by: str | None) -> list[float]:
        """`by`: how presses are answered that are not what they seem; None: they are."""
        if by is None:
            return await self.harbour.sandbox.take(begins)
        await person.slash("pretend", by=by)
        seconds = await self.harbour.sandbox.take(begins)
        await person.slash("pretend")
        return seconds

    async def _act(self, prepare: Prepare, berths: list[Berth], by: str | None = None) -> list[float]:
        moves = [berth.next() for berth in berths]
        begins = [await prepare(berth, *move) for berth, move in zip(berths, moves, strict=True)]
        await self.harbour.settled()
        before = self.harbour.actions()
        seconds = await self._take(begins, berths[0].people[0], by)
        assert self.harbour.actions() == before + len(berths), "an action was not accepted"
        for berth, move in zip(berths, moves, strict=True):
            berth.played(*move)
        return seconds

    async def command(self, berth: Berth, seat: Seat, pick: Pick) -> Begin:
        words = Words("en", "container")
        path = f"container {words.say(f'command-{kebab(pick.kind)}')}"
        given = {words.say(f"argument-{kebab(name)}"): typed(value) for name, value in pick.values.items()}
        if berth.warned(seat, pick):
            await berth.people[seat].slash(path, **given)
        return partial(berth.people[seat].start_slash, path, given)

    async def bare(self, berth: Berth, seat: Seat, pick: Pick, panel: bool = False) -> Begin:
        given = {"game": berth.game, "kind": pick.kind, "values": json.dumps(pick.values), "panel": panel}
        return partial(berth.people[seat].start_slash, "bare", given)

    async def bare_press(self, berth: Berth, seat: Seat, pick: Pick) -> Begin:
        """The same touch, by which the move is made and nothing is looked at."""
        begin, values = await self.press(berth, seat, pick), json.dumps(pick.values)
        await berth.people[seat].slash("intend", game=berth.game, kind=pick.kind, values=values)
        return begin

    async def press(self, berth: Berth, seat: Seat, pick: Pick) -> Begin:
        """All but the last is chosen; the touch that completes the move is not made yet."""
        person = berth.people[seat]
        board = Seen(self._boards[person.place.id])
        return await Finger(person, board, berth.offer(seat, pick), self.harbour).last_touch(pick)


class Finger(Toucher):
    def __init__(self, person: Player, board: Seen, offer: Offer, harbour: Harbour) -> None:
        self.person, self._board, self._offer, self.dice = person, board, offer, Random(0)
        self._harbour, self.opened = harbour, set[str]()

    def table(self) -> Seen:
        return self._board

    async def offer(self, pick: Pick) -> Offer:
        return self._offer

    async def draft(self, game: int, kind: str) -> Draft:
        return self._harbour.draft(int(self.person.id), game, kind)

    async def last_touch(self, pick: Pick) -> Begin:
        touch = await self.first((await self.open_panel()).message, pick)
        while not completes(self._offer, pick, touch):
            touch = await self.next(await touch.do(self.person), pick)
        return partial(_start, self.person, touch)


def _start(person: Player, touch: Touch) -> Interaction:
    if touch.filled is not None:
        assert isinstance(touch.on, Answer)
        return person.start_submit(touch.on.form.interaction, touch.on.form.by_custom_id(touch.filled))
    message = (touch.on.message if isinstance(touch.on, Answer) else touch.on).message
    if touch.chosen is not None:
        return person.start_choose(message, touch.control, touch.chosen)
    return person.start_press(message, touch.control)
