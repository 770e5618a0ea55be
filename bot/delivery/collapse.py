"""What was the table shrinks when a newer message has taken its place: at once, or when that is possible."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from bot.delivery.board_state import NONE_YET
from bot.delivery.errors import TROUBLE, for_good
from bot.host.errors import Refused
from bot.host.preferences import Notes
from bot.perspective import Look
from storage.errors import StorageError

log = logging.getLogger(__name__)
_NAME = "unfolded"  # the setting of a channel that holds those still to be folded


class Unfolded(NamedTuple):
    """A message that was the table: from which version on and up to which it has told."""

    message: int
    since: int
    version: int


Shrink: TypeAlias = Callable[[Look, Unfolded], Awaitable[None]]


class Folding:
    def __init__(self, notes: Notes, shrink: Shrink) -> None:
        self._notes, self._shrink = notes, shrink

    async def left_over(self, seen: Look) -> list[Unfolded]:
        """Those that could not be folded in their time."""
        found = await self._notes.get("channel", seen.record.channel, _NAME)
        return [Unfolded(*old) for game, *old in found or () if game == seen.record.id]

    async def fold(self, seen: Look, old: Unfolded, shrink: Shrink | None = None) -> None:
        """What cannot be folded now is folded when the table is shown again: it is nobody's failure."""
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

    async def _remember(self, seen: Look, unfolded: Sequence[Unfolded]) -> None:
        """A message that is never folded harms nobody."""
        noted = [[seen.record.id, *old] for old in unfolded] or None
        with suppress(StorageError):
            await self._notes.put("channel", seen.record.channel, _NAME, noted)
