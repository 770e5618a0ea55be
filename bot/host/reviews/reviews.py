"""“How it went”: an expert goes through somebody's moves when the game is over, and tells nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.host.errors import refuse
from bot.host.guards import has_experts, not_ended
from bot.host.open_games import OpenGame, OpenGames
from bot.host.reviews.own_moves import asked_at, moments_of, own_moves
from games.expert import CLOSELY, SUSPECTS, Budget, Moment, Slip, glance_at, worst
from games.kernel.hosting import Deal, Prompt, save_deal
from storage import Database, past
from storage.past import Past

_ROOM = 1000  # reviews that are remembered
_WAITING = 5  # people, as many as have mostly played: one is looked at after the other
_PIECE = 1.5  # seconds of the processor: for longer no expert is kept from other questions
_TRIES, _PAUSE = 10, 2.0  # seconds, where one that has begun to look has other things to do meanwhile
_PATIENCE = 600.0  # seconds for all of it; Discord lets an answer be changed for a quarter of an hour


class Piece(NamedTuple):
    """Holds all that an expert needs who is elsewhere: some moves of a game, and how to look at them."""

    deal: str
    moments: Sequence[Moment]
    seed: str
    budget: Budget  # for each of the moves
    closely: bool


Judge: TypeAlias = Callable[[Piece], Awaitable[list[Slip] | None]]  # None: nobody has time for it


class Look(NamedTuple):
    """Tells of one slip, with what its player was asked then."""

    slip: Slip
    asked: Prompt


class Review(NamedTuple):
    """Tells how many moves somebody made of how many in a game, and which of them cost most."""

    own: int
    moves: int
    worst: tuple[Look, ...]


class _Game(NamedTuple):
    """Holds a game that is over, as far as one person's moves are concerned."""

    deal: Deal
    past: Past
    own: list[int]


class Reviews:
    """Let experts look back at games that are over."""

    def __init__(self, database: Database, open_games: OpenGames, judge: Judge | None) -> None:
        """`judge`: asks an expert; None: there are none."""
        self._database, self._open_games, self._judge = database, open_games, judge
        self._known: LRUCache[tuple[int, int], list[Slip]] = LRUCache(_ROOM)
        self._looking: dict[tuple[int, int], asyncio.Task[list[Slip]]] = {}
        self._turn = asyncio.Lock()  # experts have other things to do

    async def ask(self, game: int, user: int) -> Review:
        """Return which moves cost this person most in a game that is over, or refuse.

        It takes experts a while, once. Whoever asks again, meanwhile or later, gets the same.
        """
        found = await self._played(game, user)
        slips = await self._slips(game, user, found)
        numbers = {slip.number for slip in slips}
        asked = await asyncio.to_thread(asked_at, found.past, found.deal, numbers)
        looks = tuple(Look(slip, asked[slip.number]) for slip in slips)
        return Review(len(found.own), len(found.past.moves), looks)

    async def _played(self, game: int, user: int) -> _Game:
        async with self._open_games.at(game) as open_game:
            _must_be_over(open_game)
            has_experts(open_game)
            deal, players, former = open_game.deal, open_game.players, open_game.former
        gone_by = await self._database.browse(lambda connection: past.read(connection, game))
        own = own_moves(gone_by.moves, players, former, user)
        if not own:
            raise refuse("host-review-none")
        return _Game(deal, gone_by, own)

    async def _slips(self, game: int, user: int, found: _Game) -> list[Slip]:
        """Return what is known, or wait for what is being looked at, or have it looked at now."""
        key = (game, user)
        if (known := self._known.get(key)) is not None:
            return known
        if (looking := self._looking.get(key)) is None:
            if self._judge is None or len(self._looking) >= _WAITING:
                raise refuse("host-review-busy")
            looking = asyncio.create_task(self._look(found), name=f"review of game {game}")
            self._looking[key] = looking
            looking.add_done_callback(partial(self._looked, key))
        return await asyncio.shield(looking)

    def _looked(self, key: tuple[int, int], looking: asyncio.Task[list[Slip]]) -> None:
        del self._looking[key]
        if not looking.cancelled() and looking.exception() is None:
            self._known[key] = looking.result()

    async def _look(self, found: _Game) -> list[Slip]:
        """Glance at all moves, then look closely at those that seem to have cost most."""
        try:
            async with asyncio.timeout(_PATIENCE), self._turn:
                moments = await asyncio.to_thread(moments_of, found.past, found.deal, set(found.own))
                rough = await self._judged(found.deal, moments, glance_at(len(moments)), closely=False)
                numbers = {slip.number for slip in worst(rough, SUSPECTS)}
                suspected = [moment for moment in moments if moment.number in numbers]
                return worst(await self._judged(found.deal, suspected, CLOSELY, closely=True))
        except TimeoutError:
            raise refuse("host-review-busy") from None

    async def _judged(
        self, deal: Deal, moments: Sequence[Moment], budget: Budget, *, closely: bool
    ) -> list[Slip]:
        """Return what experts say of these moves, asked piece by piece: others get their turns between."""
        many = max(1, int(_PIECE / budget.seconds))
        slips: list[Slip] = []
        for start in range(0, len(moments), many):
            piece = Piece(save_deal(deal), moments[start : start + many], f"review/{start}", budget, closely)
            begun = closely or start > 0
            slips += await self._judged_in_time(piece, _TRIES if begun else 1)
        return slips

    async def _judged_in_time(self, piece: Piece, tries: int) -> Iterable[Slip]:
        assert self._judge is not None
        for number in range(tries):
            if number:
                await asyncio.sleep(_PAUSE)
            if (found := await self._judge(piece)) is not None:
                return found
        raise refuse("host-review-busy")

    async def stop(self) -> None:
        """Stop looking. Whoever asks after the next start has it looked at anew."""
        for task in (tasks := list(self._looking.values())):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _must_be_over(open_game: OpenGame) -> None:
    """Refuse while somebody may still move, and where nobody ever will have the last word."""
    if open_game.record.live:
        raise refuse("host-review-not-over")
    if open_game.record.status != "over":
        not_ended(open_game)
