"""What is remembered of the message that shows a channel's table, also when the table goes elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from bot.host.notes import Note, Notes
from bot.perspective import Perspective
from games.kernel.hosting import Seat
from storage import snapshots
from storage.engine.connection import Connection
from storage.errors import StorageError

log = logging.getLogger(__name__)
NONE_YET: Final = 0  # in place of a message: the table has just come to this channel
_CALLS = 20  # that are remembered, until the outbox knows that they were made


class Call(NamedTuple):
    """A call to a seat: its number in the outbox, and the version of the table since which it is asked."""

    number: int
    version: int


Calls: TypeAlias = Mapping[Seat, Call]
NOBODY: Final[Calls] = MappingProxyType({})


@dataclass(frozen=True)
class BoardState:
    """Which message shows the table of a channel: what it shows, and from which version on it tells."""

    game: int
    message: int
    since: int
    version: int
    leaving: bool = False  # a successor is on the way, or there already: this one is not edited any more
    calls: tuple[int, ...] = ()  # the numbers in the outbox of the last calls that were made here
    called: tuple[
        tuple[int, int], ...
    ] = ()  # the seats that were called here, and what was shown to them last

    def has_called(self, seat: int, number: int, version: int) -> bool:
        """Return whether a call was made, or one that came later and was out before: it shows the same.

        A table is shown as it stands, so whoever is called by an older number may see what the next one is
        about. `version`: that of the table since which this seat is asked.
        """
        return number in self.calls or dict(self.called).get(seat, -1) >= version

    def after(self, before: BoardState | None, calls: Calls, shown: int) -> BoardState:
        """Return this with the calls that were made before, and those that were made with this message."""
        made, called = (before.calls, before.called) if before is not None else ((), ())
        return replace(
            self,
            calls=(*made, *(call.number for call in calls.values()))[-_CALLS:],
            called=tuple({**dict(called), **dict.fromkeys(calls, shown)}.items()),
        )


class BoardStates:
    """Read and save which message shows the table of a channel."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._states = Note[BoardState](notes, "channel", "table", BoardState)
        self._unsaved: dict[int, BoardState] = {}  # what stands in a channel and the file does not know

    async def get(self, channel: int) -> BoardState | None:
        """Return what is known of a channel's message."""
        if channel in self._unsaved:
            return self._unsaved[channel]
        return await self._states.get(channel)

    async def put(self, channel: int, state: BoardState) -> None:
        """Save what a channel's message shows."""
        await self._states.put(channel, state)
        self._unsaved.pop(channel, None)

    async def posted(self, channel: int, state: BoardState) -> None:
        """Save which message was posted. It is known even if the file takes nothing, and not posted again."""
        self._unsaved[channel] = state
        try:
            await self.put(channel, state)
        except StorageError as error:
            log.error("game %s: its table is not noted: %s", state.game, type(error).__name__)

    def move(self, seen: Perspective, channel: int, connection: Connection, *also: MoveNotes) -> None:
        """Save in the transaction of a move that the table has gone to another channel.

        There only what comes from now on is told. `also` moves what else goes with it.
        """
        game, here = seen.record.id, seen.record.channel
        before, there = (self._states.read_in(connection, place) for place in (here, channel))
        for step in also:
            step(connection, here, channel)
        if here != channel and before is not None and before.game == game:
            self._states.write_in(connection, here, None)
        if seen.scene is not None and (there is None or there.game != game):
            told = snapshots.read(connection, game).version - 1
            self._states.write_in(connection, channel, BoardState(game, NONE_YET, told, told))

    def forget(self, channel: int) -> None:
        """Drop from memory what was changed in the file by a move."""
        self._notes.forget("channel", channel)
        self._unsaved.pop(channel, None)


MoveNotes = Callable[[Connection, int, int], None]  # from one channel to another
