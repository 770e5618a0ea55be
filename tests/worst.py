"""The fullest table that each game gets to: found by playing, at random and with sense, all seats taken."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from games import GAMES
from games.kernel import Panel, Scene, Slot
from games.kernel.hosting import Deal, Entry, deal, replay, start
from games.selfplay import Record, moves

_GAMES, _EVERY, _LONGEST = 6, 5, 2_500  # games of each kind of player; moves between two looks, and in all


class Position(NamedTuple):
    """A table after so many moves."""

    deal: Deal
    entries: list[Entry]

    def scene(self, viewer: int | None = None) -> Scene:
        game = self.deal.game
        return game.close_up(game.view(replay(self.deal, self.entries), viewer))


@cache
def fullest(key: str) -> Position:
    """Return the table with the most on it."""
    best, found = -1, Position(deal(GAMES[key], GAMES[key].seats[-1], ""), [])
    for number in range(2 * _GAMES):
        dealt = deal(GAMES[key], GAMES[key].seats[-1], f"worst/{number // 2}")
        record, player = Record(dealt, start(dealt)), ("random", "club")[number % 2]
        for at, _ in enumerate(moves(record, (player,) * dealt.seats, Random(number // 2))):
            if at % _EVERY == 0 and record.table.scores is None:
                much = things_on(dealt.game.board(dealt.game.view(record.table, None)))
                if much > best:
                    best, found = much, Position(dealt, list(record.entries))
            if at == _LONGEST:
                break
    return found


def things_on(scene: Scene) -> int:
    """Count the pieces, those within others too."""
    return sum(_in_panel(panel) for panel in scene.panels)


def _in_panel(panel: Panel) -> int:
    pieces = [piece for row in panel.rows for piece in row.pieces]
    held = sum(len(piece.tokens) for piece in pieces if isinstance(piece, Slot))
    return len(pieces) + held
