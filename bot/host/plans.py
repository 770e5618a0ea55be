"""Planning one's next turn: on a table that is only imagined, move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.host.autoplay.deputies import orders_of, plan_of
from bot.host.autoplay.order_book import OrderBook
from bot.host.errors import Refused, refuse
from bot.host.guards import playing
from bot.host.open_games import PLAN, OpenGame, OpenGames, StandingPlan
from bot.host.rehearsals import Gone, Rehearsal, Rehearsals, Staged, laid
from games.kernel.hosting import (
    LONGEST_PLAN,
    AnyTable,
    Illegal,
    OneOf,
    Pick,
    Planned,
    Prompt,
    Seat,
    TurnPlan,
    Way,
    plan_move,
    planned_table,
    prompt,
    say,
    waiting,
    way_to,
)
from storage import orders
from storage.engine.connection import Connection
from storage.seats import Player

KIND = "plan"  # of the rehearsal on which it is planned
MOST_MORE = 3  # what a move may be let cost above what was shown
Change: TypeAlias = Callable[["Desk"], TurnPlan | None]


class PastPlanning(Gone):
    """Nothing can be planned there any more: the turn has come, or something has to be answered first."""

    def __init__(self, game: int, *, has_come: bool) -> None:
        super().__init__()
        self.game, self.text = game, say("plan-turn-has-come" if has_come else "plan-not-now")


class Others(NamedTuple):
    """The other choices in one field that a planned move could do with."""

    field: str
    domain: OneOf


class Shown(NamedTuple):
    """What is planned for a game, and what else was: as things stand it could not be made."""

    game: int
    plan: TurnPlan
    lost: tuple[Planned, ...] = ()
    drawn: bool = False  # cards, dice or tokens have been drawn on the imagined table


class Desk(NamedTuple):
    """What a plan is changed with: the game that is held, the seat, and what is planned so far."""

    open_game: OpenGame
    seat: Seat
    plan: TurnPlan

    @property
    def lost(self) -> tuple[Planned, ...]:
        """The moves that are planned and cannot be laid as things stand."""
        standing = plan_of(self.open_game, self.seat)
        whole = () if standing is None or standing.plan.begun else standing.plan.moves
        return whole[len(self.plan.moves) :]

    @property
    def past(self) -> PastPlanning:
        """Why nothing can be planned any more."""
        assert self.open_game.table is not None
        has_come = self.seat in waiting(self.open_game.table)
        return PastPlanning(self.open_game.record.id, has_come=has_come)

    def planned(self) -> AnyTable:
        """Return the imagined table after all that is planned, or refuse."""
        if (made := self.after(self.plan.moves)) is None:
            raise self.past
        return made

    def has_drawn(self) -> bool:
        """Does what is planned draw something, which will be another when the turn comes?"""
        first, last = self.after(()), self.after(self.plan.moves)
        return first is not None and last is not None and first.rng.drawn != last.rng.drawn

    def after(self, moves: Sequence[Planned]) -> AnyTable | None:
        """Return the imagined table after these moves; None: it cannot be laid."""
        assert self.open_game.table is not None
        return planned_table(self.open_game.table, self.seat, moves, orders_of(self.open_game, self.seat))

    def as_far_as_possible(self, moves: Sequence[Planned]) -> TurnPlan:
        """Return the plan with as many of these moves as can be laid one after another."""
        while moves and self.after(moves) is None:
            moves = moves[:-1]
        return self.plan.model_copy(update={"moves": tuple(moves)})

    def with_move(self, at: int, move: Planned) -> TurnPlan:
        """Return the plan with another move in this place."""
        moves = (*self.plan.moves[:at], move, *self.plan.moves[at + 1 :])
        return self.plan.model_copy(update={"moves": moves})

    def asked_at(self, at: int) -> Prompt | None:
        """Return the question to which the move at this place is planned."""
        made = self.after(self.plan.moves[:at]) if at < len(self.plan.moves) else None
        return None if made is None else prompt(made, self.seat)


class Plans:
    """Lay the table of a plan, and change what is planned on it."""

    def __init__(
        self, open_games: OpenGames, order_book: OrderBook, rehearsals: Rehearsals, now: Callable[[], int]
    ) -> None:
        self._open_games, self._order_book = open_games, order_book
        self._rehearsals, self._now = rehearsals, now

    async def begin(self, game: int, user: int) -> int:
        """Return the number of the table on which somebody plans their next turn; or refuse."""
        async with self._open_games.at(game) as open_game:
            desk = _desk(open_game, user)
            if not open_game.deal.game.plans_turns:
                raise refuse("plan-never")
            if desk.after(()) is None:
                raise desk.past
        known = await self._rehearsals.number_of(user, KIND, str(game))
        return known or await self._rehearsals.begin(user, KIND, str(game), {"game": game})

    async def lay(self, player: Player, number: int, rehearsal: Rehearsal) -> Staged:
        """Lay the table as the owner of a plan sees it, moved on to where the next move is planned."""
        async with self._open_games.at(rehearsal.data["game"]) as open_game:
            if not open_game.record.live or open_game.seat_of(player.user) is None:
                raise PastPlanning(open_game.record.id, has_come=False)
            made = _desk(open_game, player.user).planned()
            place = f"<#{open_game.record.channel}>"
            shown = laid(number, rehearsal, made, open_game.players)
        return Staged(rehearsal, shown, say("ui-plan-headline", place=place))

    async def of(self, user: int, number: int) -> Shown:
        """Return which game a plan is for, and what is planned."""
        game = (await self._rehearsals.find(user, number)).data["game"]
        async with self._open_games.at(game) as open_game:
            desk = _desk(open_game, user)
            return Shown(game, desk.plan, desk.lost, desk.has_drawn())

    async def add(self, user: int, number: int, pick: Pick) -> None:
        """Plan one more move."""

        def one_more(desk: Desk) -> TurnPlan:
            if len(desk.plan.moves) >= LONGEST_PLAN:
                raise refuse("plan-too-long", most=LONGEST_PLAN)
            made = desk.planned()
            move = plan_move(made, desk.seat, pick, orders_of(desk.open_game, desk.seat))
            return desk.plan.model_copy(update={"moves": (*desk.plan.moves, move)})

        await self._change(user, number, one_more)

    async def drop(self, user: int, number: int, at: int) -> None:
        """Drop a planned move, and those after it that cannot be planned without it."""

        def without(desk: Desk) -> TurnPlan | None:
            left = desk.as_far_as_possible((*desk.plan.moves[:at], *desk.plan.moves[at + 1 :]))
            return left if left.moves else None

        await self._change(user, number, without)

    async def drop_all(self, user: int, number: int) -> None:
        """Drop a whole plan."""
        await self._change(user, number, lambda desk: None)

    async def say_of(self, user: int, number: int, at: int, **said: Any) -> None:
        """Note what the owner lets a planned move do: `more`, `if_not`."""

        def noted(desk: Desk) -> TurnPlan:
            if at >= len(desk.plan.moves):
                return desk.plan
            return desk.with_move(at, desk.plan.moves[at].model_copy(update=said))

        await self._change(user, number, noted)

    async def say_of_all(self, user: int, number: int, go_on: bool) -> None:
        """Note whether anything else that is asked in that turn is answered by what stands ready."""
        await self._change(user, number, lambda desk: desk.plan.model_copy(update={"go_on": go_on}))

    async def others(self, user: int, number: int, at: int) -> Others | None:
        """Return the choices that a planned move could do with; None: it has no choice."""
        game = (await self._rehearsals.find(user, number)).data["game"]
        async with self._open_games.at(game) as open_game:
            desk = _desk(open_game, user)
            asked = desk.asked_at(at)
            return None if asked is None else _others(asked, desk.plan.moves[at])

    async def any_of(self, user: int, number: int, at: int, values: Sequence[Any]) -> None:
        """Let a planned move do with any of these choices; those that are not legal are left out."""

        def widened(desk: Desk) -> TurnPlan:
            if (asked := desk.asked_at(at)) is None:
                return desk.plan
            move = desk.plan.moves[at]
            found = _others(asked, move)
            ways = () if found is None else _ways(asked, move, found.field, values)
            return desk.with_move(at, move.model_copy(update={"ways": (move.ways[0], *ways)}))

        await self._change(user, number, widened)

    async def _change(self, user: int, number: int, change: Change) -> None:
        """Save what is planned from now on. Controls that were drawn before hold no more.

        What cannot be laid as things stand is dropped only where moves are added or dropped before it.
        """
        rehearsal = await self._rehearsals.find(user, number)
        async with self._open_games.at(rehearsal.data["game"]) as open_game:
            desk = _desk(open_game, user)
            try:
                changed = change(desk)
            except Illegal as refusal:
                raise Refused(refusal.text) from refusal
            if changed is not None and len(changed.moves) == len(desk.plan.moves):
                changed = changed.model_copy(update={"moves": (*changed.moves, *desk.lost)})
            await self._save(desk, user, plan_of(open_game, desk.seat), changed)
        await self._rehearsals.change(user, number, rehearsal.data)

    async def _save(self, desk: Desk, user: int, old: StandingPlan | None, plan: TurnPlan | None) -> None:
        game, seat = desk.open_game.record.id, desk.seat

        def job(connection: Connection) -> None:
            orders.remove(connection, game, [] if old is None else [old.id])
            if plan is not None:
                orders.add(connection, game, seat, user, PLAN, plan.model_dump(), self._now())

        await self._order_book.save(desk.open_game, job)


def _desk(open_game: OpenGame, user: int | None) -> Desk:
    """Return what somebody plans with; what they planned before counts as far as it can still be laid."""
    assert user is not None
    table, seat = playing(open_game, user)
    standing = plan_of(open_game, seat)
    old = TurnPlan(moves=()) if standing is None or standing.plan.begun else standing.plan
    desk = Desk(open_game, seat, old.model_copy(update={"made": table.version}))
    return desk._replace(plan=desk.as_far_as_possible(old.moves))


def _others(asked: Prompt, move: Planned) -> Others | None:
    """Return what would do as well in the last field of a move that has a choice; None: nothing else."""
    found: Others | None = None
    offer, picked = asked.offer(move.kind), dict[str, Any]()
    while (step := offer.next_field(picked)) is not None:
        name, domain = step
        picked[name] = move.values[name]
        if isinstance(domain, OneOf) and move.values[name] in domain.values:
            legal = [way.values[name] for way in _ways(asked, move, name, domain.values)]
            found = Others(name, OneOf(tuple(legal), domain.describe)) if legal else found
    return found


def _ways(asked: Prompt, move: Planned, field: str, values: Sequence[Any]) -> tuple[Way, ...]:
    """Return the same move with each of these choices in place of the one that was planned."""
    found: list[Way] = []
    for value in values:
        try:
            way = way_to(asked, Pick(move.kind, {**move.values, field: value}))
        except Illegal:
            continue
        found += [way] if way.values != move.values else []
    return tuple(found)
