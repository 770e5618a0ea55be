"""A player's own move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from bot.host.access import movers
from bot.host.autoplay.plan_book import PlanBook
from bot.host.errors import Stale, refuse
from bot.host.guards import moving
from bot.host.ledger import Accepted, Ledger
from bot.host.open_games import OpenGame
from bot.host.recorder import Recorder, named, played
from games.kernel.hosting import AnyTable, Event, Pick, Seat, Text, load, save, say, waiting, why_not_undo
from storage import events
from storage.actions import Key, Line, Saved


def can_be_undone(open_game: OpenGame, seat: Seat, kind: str, values: Mapping[str, Any]) -> bool:
    """Return whether a legal move of this seat could be taken back by it, once it was made."""
    assert open_game.table is not None
    tried = load(open_game.deal, save(open_game.table))
    played(tried, seat, kind, values)
    return why_not_undo(open_game.table, tried, seat) is None


class Play:
    """Play actions by the hand of the one who sits there."""

    def __init__(
        self, ledger: Ledger, recorder: Recorder, plan_book: PlanBook, now: Callable[[], int]
    ) -> None:
        self._ledger, self._recorder, self._plan_book, self._now = ledger, recorder, plan_book, now

    async def act(
        self,
        game: int,
        user: int,
        kind: str,
        values: Mapping[str, Any],
        key: Key | None,
        version: int | None = None,
    ) -> Accepted:
        """Play one action.

        With a version it is refused when the table has moved on since then; without one it counts if it is
        legal now.
        """

        async def do(open_game: OpenGame) -> Saved:
            if version is not None and version != open_game.version:
                moving(open_game, user)
                raise Stale(await self._moved_on(open_game, version))
            return await self._save(open_game, user, kind, values, key)

        return await self._ledger.exactly_once(game, user, key, do)

    async def act_in(
        self,
        open_game: OpenGame,
        user: int,
        kind: str,
        values: Mapping[str, Any],
        key: Key | None,
        meanwhile: Callable[[tuple[Event, ...]], None] | None = None,
    ) -> Accepted:
        """Play one action on a game whose lock the caller holds.

        `meanwhile` may be called with what the player may read, while the disk is busy with it: the game is
        as it will be if it is saved, and if nobody answers at once.
        """

        async def do(open_game: OpenGame) -> Saved:
            return await self._save(open_game, user, kind, values, key, meanwhile)

        return await self._ledger.accept(open_game, user, key, do)

    async def _save(
        self,
        open_game: OpenGame,
        user: int,
        kind: str,
        values: Mapping[str, Any],
        key: Key | None,
        meanwhile: Callable[[tuple[Event, ...]], None] | None = None,
    ) -> Saved:
        table, seat = moving(open_game, user)
        before = waiting(table)
        await self._must_lead_on(open_game, table, seat, kind, values)
        also = self._plan_book.moved_by_hand(open_game, seat, Pick(kind, named(values)))
        told = played(table, seat, kind, values)
        line = Line(kind, self._now(), seat, None, values, told, key)
        ready = None if meanwhile is None else partial(meanwhile, events.seen_by(seat, told))
        return await self._recorder.record(
            open_game, table, line, before, mover=seat, meanwhile=ready, also=also
        )

    async def _must_lead_on(
        self, open_game: OpenGame, table: AnyTable, seat: Seat, kind: str, values: Mapping[str, Any]
    ) -> None:
        """Refuse a move after which the same seats are waited for to whoever has made very many of them.

        Moves that cost nothing, such as to borrow and to pay back, would otherwise make a log without end.
        """
        most = open_game.deal.game.longest_turn
        if open_game.version - open_game.turn < most:
            return
        made = await self._ledger.made_by(open_game.record.id, seat, open_game.turn)
        if made < most:
            return
        tried = load(open_game.deal, save(table))
        played(tried, seat, kind, values)
        if tried.scores is None and waiting(tried) == waiting(table):
            raise refuse("host-turn-too-long", count=made)

    async def _moved_on(self, open_game: OpenGame, version: int) -> Text:
        """Say who has moved since."""
        hands = await self._ledger.hands_since(open_game.record.id, version)
        who = movers(hands, open_game.players, open_game.former)
        return say("host-moved-on-by", who=who) if who else say("host-moved-on")
