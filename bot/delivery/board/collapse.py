"""Collapsing what was the table when a newer message has taken its place."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from bot.delivery.board.states import NONE_YET
from bot.delivery.errors import TROUBLE, for_good
from bot.host.errors import Refused
from bot.host.notes import Note, Notes
from bot.perspective import Perspective
from storage.errors import StorageError

log = logging.getLogger(__name__)


class OldBoard(NamedTuple):
    """A message that was the table: from which version on and up to which it has told."""

    message: int
    since: int
    version: int


class _Waiting(NamedTuple):
    """An old board of a game that could not be collapsed in its time."""

    game: int
    message: int
    since: int
    version: int


Shrink: TypeAlias = Callable[[Perspective, OldBoard], Awaitable[None]]


class Collapse:
    """Shrink old boards to what was told in them, and remember those that could not be."""

    def __init__(self, notes: Notes, shrink: Shrink) -> None:
        self._waiting = Note[list[_Waiting]](notes, "channel", "unfolded", list[_Waiting])
        self._shrink = shrink

    async def left_over(self, seen: Perspective) -> list[OldBoard]:
        """Return the old boards of a table that could not be collapsed in their time."""
        found = await self._waiting.get(seen.record.channel) or []
        return [OldBoard(*old[1:]) for old in found if old.game == seen.record.id]

    async def collapse(self, seen: Perspective, old: OldBoard, shrink: Shrink | None = None) -> None:
        """Collapse an old board; if that fails, remember to do it when the table is shown again."""
        if old.message == NONE_YET:
            return
        others = [one for one in await self.left_over(seen) if one != old]
        try:
            await (shrink or self._shrink)(seen, old)
        except (*TROUBLE, Refused) as error:
            log.info("game %s: its last table is not folded: %s", seen.record.id, type(error).__name__)
            if not for_good(error):
                others.append(old)
        await self._remember(seen, others)

    async def _remember(self, seen: Perspective, old: Sequence[OldBoard]) -> None:
        """Save those that still wait. One that is never collapsed harms nobody."""
        noted = [_Waiting(seen.record.id, *one) for one in old]
        with suppress(StorageError):
            await self._waiting.put(seen.record.channel, noted or None)
