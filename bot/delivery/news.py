"""What has changed since a player's last turn. It is kept in the file, so a restart forgets nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.host.preferences import Notes
from bot.render.changes import changes_since, traces
from games.kernel.hosting import Scene, Seat

_NAME = "left"


class Since:
    """The public table of each channel as each player left it, in traces: nothing in them is secret."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    async def shown(self, channel: int, game: int, scene: Scene, asked: Collection[Seat]) -> frozenset[str]:
        """What is new to the one who is to move; to be asked each time the table is shown."""
        kept = await self._kept(channel, game)
        gone = [seat for seat in kept["asked"] if seat not in asked]
        if gone or kept["asked"] != list(asked):
            left = {**kept["left"], **{str(seat): traces(scene) for seat in gone}}
            kept = {"game": game, "asked": list(asked), "left": left}
            await self._notes.put("channel", channel, _NAME, kept)
        known = [kept["left"][str(seat)] for seat in asked if str(seat) in kept["left"]]
        return changes_since(known[0], scene) if known else frozenset()

    async def new_to(self, channel: int, game: int, scene: Scene, seat: Seat | None) -> frozenset[str]:
        """What is new to one player, who need not be to move. To spectators nothing is."""
        left = (await self._kept(channel, game))["left"].get(str(seat))
        return frozenset() if left is None else changes_since(left, scene)

    async def _kept(self, channel: int, game: int) -> dict[str, Any]:
        found: dict[str, Any] | None = await self._notes.get("channel", channel, _NAME)
        if found is None or found["game"] != game:
            return {"game": game, "asked": [], "left": {}}
        return found
