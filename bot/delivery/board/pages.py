"""What was told and does not fit beside a board: it is sent before it, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from cachetools import LRUCache

from bot.delivery.board.states import NONE_YET, BoardState
from bot.delivery.channels import Channels, channel_of
from bot.delivery.nonces import Nonces
from bot.perspective import Perspective
from bot.views.parts.paging import pages_of
from bot.views.table import folded
from bot.words.fingerprint import mark

_PAGE = 3800  # characters of a message that only tells
_CHANNELS = 10_000  # that are remembered


class Before(NamedTuple):
    """How many lines have been told before a board that has not come yet.

    `after`: the game, its last message, and the version that this one shows.
    """

    after: tuple[int, int, int]
    lines: int


class Pages:
    """Send the pages before boards, each of them once."""

    def __init__(self, channels: Channels, nonces: Nonces) -> None:
        self._channels, self._nonces = channels, nonces
        self._told_before: LRUCache[int, Before] = LRUCache(_CHANNELS)  # only the board has to come there

    async def send(self, seen: Perspective, state: BoardState | None, lines: Sequence[str]) -> None:
        """Send the pages before a board. If it does not come through, they are not told again."""
        channel, game = seen.record.channel, seen.record.id
        after = (game, state.message, state.version) if state else (game, NONE_YET, 0)
        before = self._told_before.get(channel)
        count = before.lines if before is not None and before.after == after else 0
        for page in pages_of(lines[count:], _PAGE):
            if page:
                nonce = await self._nonces.of("page", channel, *after, count, mark(page))
                await channel_of(self._channels, seen).send(view=folded(page), nonce=nonce)
                count += _lines_on(page, lines[count:])
                self._told_before[channel] = Before(after, count)

    def done(self, channel: int) -> None:
        """Note that the board has come there."""
        self._told_before.pop(channel, None)


def _lines_on(page: str, lines: Sequence[str]) -> int:
    """Return how many of these lines the page holds; some are longer than a line of text."""
    ends = accumulate(len(line) + 1 for line in lines)
    return next(count for count, end in enumerate(ends, 1) if end > len(page))
