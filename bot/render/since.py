"""What has changed since a player's last turn, as far as this program has seen it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from bot.render.changes import changes
from games.kernel import Scene, Seat

_MOST = 400  # scenes, all games together


class Since:
    """The table as each player left it. After a restart nothing is marked until they have moved again."""

    def __init__(self) -> None:
        self._left: OrderedDict[tuple[int, Seat], Scene] = OrderedDict()
        self._asked: OrderedDict[int, tuple[Seat, ...]] = OrderedDict()

    def fresh(self, game: int, scene: Scene, asked: Collection[Seat]) -> frozenset[str]:
        """The keys of what is new to the one who is to move; to be asked each time the table is shown."""
        for seat in self._asked.pop(game, ()):
            if seat not in asked:
                self._left.pop((game, seat), None)
                self._left[game, seat] = scene
        self._asked[game] = tuple(asked)
        self._forget()
        known = [self._left[game, seat] for seat in asked if (game, seat) in self._left]
        return changes(known[0], scene) if known else frozenset()

    def _forget(self) -> None:
        for kept in (self._left, self._asked):
            while len(kept) > _MOST:
                kept.popitem(last=False)
