"""The plans of a game: advanced with each move that they make, stopped where they no longer hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.host.autoplay.deputies import by_orders, by_what_stands_ready, plan_of
from bot.host.autoplay.order_book import OrderBook
from bot.host.clocks import Clocks
from bot.host.open_games import Also, OpenGame, StandingPlan
from games.kernel.hosting import Pick, Seat, Text, TurnPlan, next_of_plan, plan_is_past, prompt
from storage import orders, outbox
from storage.engine.connection import Connection
from storage.outbox import Message


class PlanBook:
    """Keep the plans of players up to date."""

    def __init__(self, order_book: OrderBook, clocks: Clocks, now: Callable[[], int]) -> None:
        self._order_book, self._clocks, self._now = order_book, clocks, now

    async def clear(self, open_game: OpenGame) -> None:
        """Take away the plans that are past; stop those that do not hold, and tell their owners."""
        if not open_game.plans or open_game.table is None:
            return
        table, game = open_game.table, open_game.record.id
        past = [one.id for one in open_game.plans if plan_is_past(table, one.seat, one.plan)]
        failed = [*_stopping(open_game, past)]
        if not past and not failed:
            return
        letters = await self._clocks.respect_quiet_hours(_letters(open_game, failed))

        def job(connection: Connection) -> None:
            orders.remove(connection, game, past)
            for one, why in failed:
                orders.change(connection, game, one.id, one.plan.stopped(why).model_dump())
            outbox.enqueue(connection, letters, self._now())

        await self._order_book.save(open_game, job)

    def moved(self, open_game: OpenGame, seat: Seat, pick: Pick) -> Also | None:
        """Return what is saved with a move that is made for a seat, so that no plan makes a move twice."""
        if (standing := plan_of(open_game, seat)) is None or open_game.table is None:
            return None
        return _changed(open_game, standing, _after(open_game, standing, pick))

    def moved_by_hand(self, open_game: OpenGame, seat: Seat, pick: Pick) -> Also | None:
        """Return the same for a move of its owner, which may be the next one that is planned."""
        standing = plan_of(open_game, seat)
        if standing is None or open_game.table is None or not standing.plan.begun:
            return None
        return _changed(open_game, standing, standing.plan.after_other(pick, open_game.table.version))


def _changed(open_game: OpenGame, standing: StandingPlan, left: TurnPlan) -> Also | None:
    """Return what saves that so much is left of a plan; None: all of it is."""
    if left == standing.plan:
        return None
    game = open_game.record.id
    return lambda connection: orders.change(connection, game, standing.id, left.model_dump())


def _after(open_game: OpenGame, standing: StandingPlan, pick: Pick) -> TurnPlan:
    """Return what is left of a plan when this answer is given for its seat."""
    assert open_game.table is not None
    found = next_of_plan(open_game.table, standing.seat, standing.plan)
    if found is not None and found.pick == pick:
        return standing.plan.after(found.at, open_game.table.version)
    in_its_turn = found is not None or standing.plan.begun
    return standing.plan.has_begun() if in_its_turn else standing.plan


def _stopping(open_game: OpenGame, past: Iterable[int]) -> Iterator[tuple[StandingPlan, Text]]:
    """Go through the plans that do not hold, where nothing else answers in their place."""
    for standing in open_game.plans:
        if standing.id in past or open_game.table is None:
            continue
        found = next_of_plan(open_game.table, standing.seat, standing.plan)
        if found is None or found.why is None:
            continue
        asked = prompt(open_game.table, standing.seat)
        assert asked is not None
        instead = (by_orders, by_what_stands_ready)
        if all(answer(open_game, standing.seat, asked) is None for answer in instead):
            yield standing, found.why


def _letters(open_game: OpenGame, failed: Iterable[tuple[StandingPlan, Text]]) -> Iterator[Message]:
    """Write to the owners that a plan stopped; what and why is looked up when the letter is sent."""
    for standing, _ in failed:
        about = {"game": open_game.record.id, "version": open_game.version}
        yield Message("plan", about, user=open_game.players[standing.seat].user)
