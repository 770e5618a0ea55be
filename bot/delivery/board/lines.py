"""What was told at a table, line by line, and how much of it fits beside a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.delivery.board.states import BoardState, Calls
from bot.host.host import Host
from bot.perspective import Perspective
from bot.views.table import MOST_LINES
from bot.words.pieces import without_pieces

_TOLD_ELSEWHERE = ("host-seed", "host-deserted", "host-abandoned")  # in messages of their own, and in the log


class ToldLine(NamedTuple):
    """What was told in one line, and the version of the table that it led to."""

    version: int
    line: str


class Lines:
    """Read what was told at the tables of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def told(self, seen: Perspective, since: int) -> list[ToldLine]:
        """Return what was told to everybody after a version, line by line."""
        words = seen.words(await self._host.preferences.channel_language(seen.record.channel))
        history = await self._host.queries.told_to(seen.record.id, None, since)
        history = [told for told in history if told.event.text.key not in _TOLD_ELSEWHERE]
        if not seen.former:  # everybody sits where they sat
            return [ToldLine(told.version, words(told.event.text)) for told in history]
        return [ToldLine(told.version, words.at(told.version)(told.event.text)) for told in history]

    async def recap_from(self, seen: Perspective, state: BoardState | None, calls: Calls) -> int:
        """Return the version after which a new board tells: all since those who are called moved last.

        What stands in an older message than the last one stays there.
        """
        if state is None or not calls or seen.scene is None:
            return 0 if state is None else state.version
        hands = await self._host.ledger.hands_since(seen.record.id, state.since)
        last = {seat: seq for seq, seat in hands}
        return min(state.version, *(last.get(seat, state.since) for seat in calls))


def fits(told: Sequence[ToldLine]) -> bool:
    """Return whether these lines fit beside a board."""
    return sum(len(without_pieces(line)) + 1 for _, line in told) <= MOST_LINES


def overflow(told: Sequence[ToldLine], border: int) -> int:
    """Return up to which version the lines must stand elsewhere, so that the rest fits beside a board."""
    since = border
    while not fits([one for one in told if one.version > since]):
        since = next(version for version, _ in told if version > since)
    return since
