"""The games that are being played: all in the database, a few in memory, each locked while it is used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.host.errors import Refused, to_refusal
from games.kernel.hosting import (
    AnyTable,
    Deal,
    Game,
    Illegal,
    Order,
    Seat,
    TurnPlan,
    load,
    load_deal,
    load_order,
    load_plan,
)
from storage import Database, actions, host_lines, snapshots
from storage.actions import Change, Line, Saved, is_move
from storage.care.tally import Reach
from storage.clocks import Agreed, Clocks, Wait
from storage.engine.connection import Connection
from storage.games import Filed, Record, fetch
from storage.orders import StoredOrder
from storage.outbox import Message
from storage.seats import Former, Player

_REACHED = 5_000  # games changed since they were last noted; a journal holds no more of them
_POSITIONS = 4_000_000  # bytes of positions that may be gone back to without playing the game again

PLAN = "TurnPlan"  # the kind under which a plan is kept among the orders
Also = Callable[[Connection], None]


class StandingOrder(NamedTuple):
    """An order that a seat has given beforehand."""

    id: int
    seat: Seat
    order: Order


class StandingPlan(NamedTuple):
    """The next turn of a seat as it was planned. It is kept among the orders, as a kind of its own."""

    id: int
    seat: Seat
    plan: TurnPlan


@dataclass(slots=True)
class OpenGame:
    """One game as it stands: a copy of what is saved."""

    record: Record
    players: tuple[Player, ...]
    version: int
    deal: Deal
    table: AnyTable | None  # None: still in the lobby, or called off there
    clocks: Clocks
    orders: tuple[StandingOrder, ...] = ()  # the oldest first
    plans: tuple[StandingPlan, ...] = ()  # one of a seat at most
    mover: Seat | None = None  # who made the last move that is in force
    former: tuple[Former, ...] = ()  # who had a seat before
    turn: int = 0  # the version since which the same seats are waited for
    marks: Sequence[tuple[str, Seat]] = ()  # what forgotten people know, see `storage.seats.marks`
    experts: bool = True  # whether there are any to play, to be asked and to look back

    def change(
        self,
        line: Line,
        state: str | None = None,
        *,
        over: bool = False,
        undoes: Sequence[int] = (),
        messages: Sequence[Message] = (),
        waits: Sequence[Wait] = (),
        agreed: Agreed | None = None,
        turn: int | None = None,
    ) -> Change:
        """Return a change of this game as it stands, to be saved. `state`: the position, if it changes."""
        return Change(self.record.id, self.version, line, state, over, undoes, messages, waits, agreed, turn)

    def move_on(self, change: Change) -> None:
        """Take over what a change makes of the game."""
        self.version = change.expected + 1
        self.turn = self.turn if change.turn is None else change.turn
        self.clocks = self.clocks.after(change.waits, change.agreed)
        if is_move(change.line.kind):
            self.mover = change.line.seat

    @property
    def people(self) -> list[Seat]:
        """The seats in which a person sits."""
        return [seat for seat, player in enumerate(self.players) if player.user is not None]

    def seat_of(self, user: int | None) -> Seat | None:
        """Return a user's seat; None for a spectator. An empty seat is nobody's."""
        if user is not None:
            for seat, player in enumerate(self.players):
                if player.user == user:
                    return seat
        return None


def open_filed(filed: Filed, games: Mapping[str, Game]) -> OpenGame:
    """Return the game that was saved like this."""
    record, players, snapshot, clocks, orders, former, marks = filed
    deal = load_deal(games[record.key], record.deal)
    table = None if snapshot.state is None else load(deal, snapshot.state)
    return OpenGame(
        record,
        players,
        snapshot.version,
        deal,
        table,
        clocks,
        standing_orders(deal.game, orders),
        standing_plans(orders),
        former=former,
        turn=snapshot.turn,
        marks=marks,
    )


def standing_orders(game: Game, saved: Iterable[StoredOrder]) -> tuple[StandingOrder, ...]:
    """Return the saved orders that this version understands; the others are left alone."""
    found = ((one, load_order(game, one.kind, one.picked)) for one in saved)
    return tuple(StandingOrder(one.id, one.seat, order) for one, order in found if order is not None)


def standing_plans(saved: Iterable[StoredOrder]) -> tuple[StandingPlan, ...]:
    """Return the saved plans that this version understands; the others are left alone."""
    found = ((one, load_plan(one.picked)) for one in saved if one.kind == PLAN)
    return tuple(StandingPlan(one.id, one.seat, plan) for one, plan in found if plan is not None)


class _InMemory(LRUCache[int, OpenGame]):
    """Keep the games that were used last.

    A table and what it asks know each other. In one that is let go nothing is asked any more, so that it is
    gone at once and does not wait for the collector: that searches what has been kept for long but seldom.
    """

    def __delitem__(self, game: int) -> None:
        table = self[game].table
        super().__delitem__(game)
        if table is not None:
            table.prompts = {}


class OpenGames:
    """Open games, lock them one request at a time, and save what changes."""

    def __init__(
        self, database: Database, games: Mapping[str, Game], room: int, *, experts: bool = True
    ) -> None:
        """Open the games of this database. `room` is how many stay in memory; `experts`: are there any?"""
        self.experts = experts
        self._database, self._games, self._fleet = database, games, database.fleet
        self._room = room
        self._open = _InMemory(max(room, 1))
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._positions: LRUCache[tuple[int, int], str] = LRUCache(_POSITIONS, getsizeof=len)
        self._reached: LRUCache[int, Reach] = LRUCache(_REACHED)

    def at(self, game: int) -> GameLock:
        """Lock one game. Any error but a refusal drops it from memory."""
        if (lock := self._locks.get(game)) is None:
            lock = self._locks[game] = asyncio.Lock()
        return GameLock(self, game, lock)

    def in_memory(self, game: int | None) -> Record | None:
        """Return what is known of a game without asking the database. Whoever ends a game drops it.

        Where other processes may have done so nothing is known.
        """
        if self._fleet is not None:
            return None
        open_game = None if game is None else self._open.get(game)
        return None if open_game is None else open_game.record

    async def take(self, game: int) -> None:
        """Hold a game before all other processes, and drop what memory has of it if one has changed it."""
        if self._fleet is not None and not await self._fleet.games.hold(game):
            self.drop(game)

    def give_back(self, game: int) -> None:
        """Let other processes have a game. One that was lost meanwhile is opened anew."""
        if self._fleet is not None and not self._fleet.games.let_go(game):
            self.drop(game)

    async def renew(self, game: int) -> None:
        """Let every process open a game anew, after a change in the database that did not hold it."""
        if self._fleet is None:
            self.drop(game)
            return
        async with self.at(game):
            await self._database.write(lambda connection: snapshots.touch(connection, game))
            self.drop(game)

    async def find(self, game: int) -> OpenGame:
        """Return a game to whoever holds its lock."""
        if (known := self._open.get(game)) is not None:
            return known
        filed, mover = await self._database.read(
            lambda connection: (fetch(connection, game), actions.last_mover(connection, game))
        )
        open_game = open_filed(filed, self._games)
        open_game.mover, open_game.experts = mover, self.experts
        if self._room:
            self._open[game] = open_game
        return open_game

    async def save(
        self,
        open_game: OpenGame,
        change: Change,
        also: Also | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> Saved:
        """Save a change in one transaction, `also` with it.

        Where more than the position changed, or where nothing did, the game is opened anew next time.
        `meanwhile` may be called while the disk is busy, and sees the game as it will be then.
        """

        def ahead() -> None:
            open_game.move_on(change)
            if meanwhile is not None:
                meanwhile()

        def job(connection: Connection) -> Saved:
            saved = actions.append(connection, change)
            if not saved.again:
                host_lines.must_not_be_too_much(connection, change.game, change.line)
                if also is not None:
                    also(connection)
            return saved

        try:
            saved = await self._database.write(job, None if meanwhile is None else ahead)
        except BaseException:
            self.drop(change.game)  # it may be ahead of the file
            raise
        if open_game.version == change.expected:
            open_game.move_on(change)
        open_game.version = saved.row.seq
        if not saved.again:
            self._reached[change.game] = Reach(saved.row.seq, open_game.record.created)
        if saved.again or also is not None:
            self.drop(change.game)
        elif change.state is not None:
            self._positions[change.game, saved.row.seq] = change.state
        return saved

    def take_reached(self) -> dict[int, Reach]:
        """Return how far the games have come that were changed since it was last asked."""
        found = dict(self._reached)
        self._reached.clear()
        return found

    def position_after(self, game: int, version: int) -> str | None:
        """Return the snapshot that was saved with a move of late; None if it has been forgotten.

        Whatever takes a move back drops the game, and all its positions with it.
        """
        return self._positions.get((game, version))

    def drop(self, game: int) -> None:
        """Drop a game from memory: it is opened anew from the database."""
        self._open.pop(game, None)
        for key in [key for key in self._positions if key[0] == game]:
            del self._positions[key]

    def __len__(self) -> int:
        return len(self._open)


class GameLock:
    """Hold one game for one request."""

    __slots__ = ("_game", "_lock", "_open_game", "_open_games")

    def __init__(self, open_games: OpenGames, game: int, lock: asyncio.Lock) -> None:
        self._open_games, self._game, self._lock = open_games, game, lock
        self._open_game: OpenGame | None = None

    async def __aenter__(self) -> OpenGame:
        await self._lock.acquire()
        try:
            await self._open_games.take(self._game)
            self._open_game = await self._open_games.find(self._game)
        except BaseException as error:
            self._release()
            if isinstance(error, Exception):
                raise to_refusal(error, self._game, None) from error
            raise
        return self._open_game

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self._release()
        if error is None or isinstance(error, Refused | Illegal):
            return
        self._open_games.drop(self._game)
        if isinstance(error, Exception):
            version = None if self._open_game is None else self._open_game.version
            raise to_refusal(error, self._game, version) from error

    def _release(self) -> None:
        self._open_games.give_back(self._game)
        self._lock.release()
