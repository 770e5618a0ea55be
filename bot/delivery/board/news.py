"""What has changed since a player's last turn. It is kept in the file, so a restart forgets nothing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from bot.host.notes import Note, Notes
from bot.render.changes import changes_since, traces
from games.kernel.hosting import Scene, Seat


@dataclass(frozen=True)
class LeftTable:
    """The public table of a channel as each player left it, in traces: nothing in them is secret."""

    game: int
    asked: list[Seat] = field(default_factory=list)
    left: dict[str, str] = field(default_factory=dict)  # traces by seat


class News:
    """Remember how players left the table, and tell what is new to them."""

    def __init__(self, notes: Notes) -> None:
        self._left = Note[LeftTable](notes, "channel", "left", LeftTable)

    async def show(self, channel: int, game: int, scene: Scene, asked: Collection[Seat]) -> frozenset[str]:
        """Return what is new to the one who is to move; to be called each time the table is shown."""
        known = await self._known(channel, game)
        gone = [seat for seat in known.asked if seat not in asked]
        if gone or known.asked != list(asked):
            left = {**known.left, **{str(seat): traces(scene) for seat in gone}}
            known = LeftTable(game, list(asked), left)
            await self._left.put(channel, known)
        before = [known.left[str(seat)] for seat in asked if str(seat) in known.left]
        return changes_since(before[0], scene) if before else frozenset()

    async def new_to(self, channel: int, game: int, scene: Scene, seat: Seat | None) -> frozenset[str]:
        """Return what is new to one player, who need not be to move. To spectators nothing is."""
        left = (await self._known(channel, game)).left.get(str(seat))
        return frozenset() if left is None else changes_since(left, scene)

    async def _known(self, channel: int, game: int) -> LeftTable:
        found = await self._left.get(channel)
        return LeftTable(game) if found is None or found.game != game else found
