"""Which of the waiting messages this process sends, where several send from one database.

What goes to a channel is sent by the process that serves its server, and what goes by DM by the one that
serves shard 0, to which Discord sends all DMs; but of an open table people are told by the one that knows
who sees its channel. A call goes to the table or by DM, as its player prefers:
whoever serves the table finds that out, and hands over what goes by DM, in the database. So each message has
one process that may send it, and all know which.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from cachetools import LRUCache

from bot.delivery.dispatch import Lane
from bot.host.tips import TIP
from storage import outbox
from storage.engine.connection import Connection
from storage.fleet import Fleet
from storage.outbox import BY_DM, Pending
from storage.shards import DMS

_GAMES = 10_000  # of which it is remembered on which server they are played: that never changes
_LOOK = 5.0  # seconds after which it looks by itself: nothing hangs on being told


class Look(NamedTuple):
    """What waits: ours, when something that is held back is due, and what others send, with its shards."""

    ours: list[Pending]
    held_until: float
    theirs: frozenset[tuple[int, int]] = frozenset()


class Share:
    """Tell which messages are ours. Where this process is alone that is all of them."""

    def __init__(self, fleet: Fleet | None) -> None:
        self._fleet = fleet
        self._servers: LRUCache[int, int | None] = LRUCache(_GAMES)
        self._busy: dict[Lane, set[int]] = {}  # the shards of what is on its way
        self._told: frozenset[tuple[int, int]] = frozenset()  # what others have been told that still waits

    @property
    def longest_pause(self) -> float:
        """How many seconds may pass until the next look, though nothing is known to be due."""
        return math.inf if self._fleet is None else _LOOK

    def look(self, connection: Connection, now: int) -> Look:
        """Return what waits, ours and that of others.

        What is ours is looked up first: a shard that comes to us now may have sent what is read now.
        """
        ours = frozenset() if self._fleet is None else self._fleet.sending()
        found, held = outbox.pending(connection, now=now), outbox.held_until(connection, now)
        until = math.inf if held is None else held
        if self._fleet is None:
            return Look(found, until)
        if unknown := [letter for letter in found if letter.message.payload.get("game") not in self._servers]:
            self._servers.update(outbox.servers_of(connection, unknown))
        every = [(self._shard(letter), letter) for letter in found]
        theirs = frozenset((shard, letter.id) for shard, letter in every if shard not in ours)
        return Look([letter for shard, letter in every if shard in ours], until, theirs)

    async def tell_others(self, look: Look) -> None:
        """Tell the other processes what waits for them, once."""
        if self._fleet is None:
            return
        news, self._told = look.theirs - self._told, look.theirs
        if news:
            await self._fleet.tell({shard for shard, _ in news})

    def _shard(self, letter: Pending) -> int:
        """Return the shard whose process sends a message, as the database says."""
        assert self._fleet is not None
        kind, about, _, user, *_ = letter.message
        if user is not None and kind != TIP and (kind != "turn" or BY_DM in about):
            return DMS
        guild = about["guild"] if "guild" in about else self._servers.get(about.get("game"))
        return self._fleet.shards.of(guild)

    def is_ours(self, letter: Pending, lane: Lane) -> bool:
        """Return whether we send a message that belongs there; if not, it is to be handed over."""
        if self._fleet is None or letter.message.kind != "turn" or letter.message.user is None:
            return True
        return (BY_DM in letter.message.payload) == (lane.user is not None) or self._serves_both(letter)

    def _serves_both(self, letter: Pending) -> bool:
        assert self._fleet is not None
        table = self._fleet.shards.of(self._servers.get(letter.message.payload.get("game")))
        return {DMS, table} <= self._fleet.sending()

    def is_still_ours(self, letters: Sequence[Pending]) -> bool:
        """Return whether these may be sent now: since they were read another process may have taken over."""
        if self._fleet is None:
            return True
        ours = self._fleet.sending()
        return all(self._shard(letter) in ours for letter in letters)

    def begin(self, lane: Lane, letters: Sequence[Pending]) -> None:
        """Note that these are on their way."""
        if self._fleet is not None:
            self._busy[lane] = {self._shard(letter) for letter in letters} | self._busy.get(lane, set())

    def end(self, lane: Lane) -> None:
        """Note that nothing of a lane is on its way any more."""
        self._busy.pop(lane, None)

    def is_serving(self, shard: int) -> bool:
        """Return whether something of a shard is on its way."""
        return any(shard in shards for shards in self._busy.values())
