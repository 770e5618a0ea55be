"""Planning one's next turn: on a table that is only imagined, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.host.autoplay.deputies import plan_of
from bot.host.autoplay.order_book import OrderBook
from bot.host.errors import Refused, refuse
from bot.host.open_games import PLAN, OpenGames, StandingPlan
from bot.host.plan_desk import Changed, Desk, PastPlanning, Place, desk_of
from bot.host.rehearsals import Rehearsal, Rehearsals, Staged, laid
from games.kernel.hosting import (
    Illegal,
    OneOf,
    Pick,
    Planned,
    Prompt,
    Text,
    TurnPlan,
    Way,
    Whole,
    say,
    way_to,
    wholes,
)
from storage import orders
from storage.engine.connection import Connection
from storage.seats import Player

KIND = "plan"  # of the rehearsal on which it is planned
MOST_MORE = 3  # what a move may be let cost above what was shown
_MOST_LISTS = 3  # of other choices, of one move
Change: TypeAlias = Callable[[Desk], Changed]


class Others(NamedTuple):
    """The other choices in one field that a part of a planned move could do with."""

    at: int  # of the part in the plan
    field: str
    domain: OneOf


class Shown(NamedTuple):
    """What is planned for a game, and what else was: as things stand it could not be made."""

    game: int
    plan: TurnPlan
    lost: tuple[Planned, ...] = ()
    drawn: bool = False  # cards, dice or tokens have been drawn on the imagined table
    place: Place | None = None  # where the next move is put; None: at the end
    orders: tuple[Text, ...] = ()  # that answer before the plan does


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
            desk = desk_of(open_game, user)
            if not open_game.deal.game.plans_turns:
                raise refuse("plan-never")
            if desk.after(()) is None:
                raise desk.past
        known = await self._rehearsals.number_of(user, KIND, str(game))
        if known is None:
            return await self._rehearsals.begin(user, KIND, str(game), {"game": game})
        if (await self._rehearsals.find(user, known)).data != {"game": game}:
            await self._rehearsals.change(user, known, {"game": game})
        return known

    async def lay(self, player: Player, number: int, rehearsal: Rehearsal) -> Staged:
        """Lay the table as the owner of a plan sees it, moved on to where the next move is planned."""
        async with self._open_games.at(rehearsal.data["game"]) as open_game:
            if not open_game.record.live or open_game.seat_of(player.user) is None:
                raise PastPlanning(open_game.record.id, has_come=False)
            made = desk_of(open_game, player.user, Place.of(rehearsal.data)).planned()
            place = f"<#{open_game.record.channel}>"
            shown = laid(number, rehearsal, made, open_game.players)
        return Staged(rehearsal, shown, say("ui-plan-headline", place=place))

    async def of(self, user: int, number: int) -> Shown:
        """Return which game a plan is for, and what is planned."""
        data = (await self._rehearsals.find(user, number)).data
        async with self._open_games.at(data["game"]) as open_game:
            desk = desk_of(open_game, user, Place.of(data))
            return Shown(
                data["game"], desk.plan, desk.lost, desk.has_drawn(), desk.place, tuple(_orders(desk))
            )

    async def add(self, user: int, number: int, pick: Pick) -> tuple[Whole, ...]:
        """Plan one more move where it is to be put; return those that cannot be made behind it."""
        return await self._change(user, number, lambda desk: desk.with_one_more(pick))

    async def put(self, user: int, number: int, place: Place | None) -> None:
        """Note where the next move is put: before one that is planned, in its place, or at the end."""
        rehearsal = await self._rehearsals.find(user, number)
        await self._rehearsals.change(user, number, _kept(rehearsal, place))

    async def drop(self, user: int, number: int, at: int) -> tuple[Whole, ...]:
        """Drop a planned move with all its parts; return those that cannot be made without it."""

        def without(desk: Desk) -> Changed:
            if (whole := whole_at(desk.plan, at)) is None:
                return desk.as_it_is
            return desk.with_what_fits(desk.plan.moves[: whole.at], desk.plan.moves[whole.end :])

        return await self._change(user, number, without)

    async def drop_all(self, user: int, number: int) -> None:
        """Drop a whole plan."""
        await self._change(user, number, lambda desk: Changed(desk.plan.model_copy(update={"moves": ()})))

    async def say_of(self, user: int, number: int, at: int, **said: Any) -> None:
        """Note what the owner lets a planned move do, with all its parts: `more`, `if_not`."""

        def noted(desk: Desk) -> Changed:
            if (whole := whole_at(desk.plan, at)) is None:
                return desk.as_it_is
            return desk.with_moves(whole.at, [part.model_copy(update=said) for part in whole.parts])

        await self._change(user, number, noted)

    async def say_of_all(self, user: int, number: int, go_on: bool) -> None:
        """Note whether anything else that is asked in that turn is answered by what stands ready."""

        def noted(desk: Desk) -> Changed:
            same = desk.as_it_is
            return same._replace(plan=same.plan.model_copy(update={"go_on": go_on}))

        await self._change(user, number, noted)

    async def others(self, user: int, number: int, at: int) -> tuple[Others, ...]:
        """Return the choices that a planned move could do with, part by part; none: it has no choice."""
        game = (await self._rehearsals.find(user, number)).data["game"]
        async with self._open_games.at(game) as open_game:
            desk = desk_of(open_game, user)
            whole = whole_at(desk.plan, at)
            parts = () if whole is None else range(whole.at, whole.end)
            found = (_others_at(desk, part) for part in parts)
            return tuple(one for one in found if one is not None)[:_MOST_LISTS]

    async def any_of(self, user: int, number: int, at: int, values: Sequence[Any]) -> None:
        """Let a planned move do with any of these choices; those that are not legal are left out."""

        def widened(desk: Desk) -> Changed:
            if (asked := desk.asked_at(at)) is None:
                return desk.as_it_is
            move = desk.plan.moves[at]
            found = _others_at(desk, at)
            ways = () if found is None else _ways(asked, move, found.field, values)
            return desk.with_moves(at, [move.model_copy(update={"ways": (move.ways[0], *ways)})])

        await self._change(user, number, widened)

    async def _change(self, user: int, number: int, change: Change) -> tuple[Whole, ...]:
        """Save what is planned from now on. Controls that were drawn before hold no more.

        What cannot be laid as things stand is dropped only where moves are added or dropped before it.
        """
        rehearsal = await self._rehearsals.find(user, number)
        async with self._open_games.at(rehearsal.data["game"]) as open_game:
            desk = desk_of(open_game, user, Place.of(rehearsal.data))
            try:
                changed = change(desk)
            except Illegal as refusal:
                raise Refused(refusal.text) from refusal
            plan = changed.plan if changed.plan.moves else None
            await self._save(desk, user, plan_of(open_game, desk.seat), plan)
        await self._rehearsals.change(user, number, _kept(rehearsal, changed.place))
        return changed.gone

    async def _save(self, desk: Desk, user: int, old: StandingPlan | None, plan: TurnPlan | None) -> None:
        game, seat = desk.open_game.record.id, desk.seat

        def job(connection: Connection) -> None:
            orders.remove(connection, game, [] if old is None else [old.id])
            if plan is not None:
                orders.add(connection, game, seat, user, PLAN, plan.model_dump(), self._now())

        await self._order_book.save(desk.open_game, job)


def _kept(rehearsal: Rehearsal, place: Place | None) -> dict[str, Any]:
    """Return what is kept of a rehearsal with the place of the next move."""
    kept = {"game": rehearsal.data["game"]}
    return kept if place is None else kept | {"place": list(place)}


def _orders(desk: Desk) -> Iterator[Text]:
    """Go through the standing orders of whoever plans."""
    table = desk.open_game.table
    assert table is not None
    view = table.game.view(table, desk.seat)
    return (one.order.text(view) for one in desk.open_game.orders if one.seat == desk.seat)


def whole_at(plan: TurnPlan, at: int) -> Whole | None:
    """Return the planned move of which this is a part. None: there is none."""
    return next((whole for whole in wholes(plan.moves) if whole.at <= at < whole.end), None)


def _others_at(desk: Desk, at: int) -> Others | None:
    """Return the other choices of the part at this place; None: nothing else."""
    asked = desk.asked_at(at)
    found = None if asked is None else _others(asked, desk.plan.moves[at])
    return None if found is None else Others(at, *found)


def _others(asked: Prompt, move: Planned) -> tuple[str, OneOf] | None:
    """Return what would do as well in the last field of a move that has a choice; None: nothing else."""
    found: tuple[str, OneOf] | None = None
    offer, picked = asked.offer(move.kind), dict[str, Any]()
    while (step := offer.next_field(picked)) is not None:
        name, domain = step
        picked[name] = move.values[name]
        if isinstance(domain, OneOf) and move.values[name] in domain.values:
            legal = [way.values[name] for way in _ways(asked, move, name, domain.values)]
            found = (name, OneOf(tuple(legal), domain.describe)) if legal else found
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
