"""One imagined game from here on: what a move leads to, if everybody plays as a club player would."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from games.kernel.hosting import AnyTable, Pick, Seat, Temper, clone, imagined, play, prompt, ranks, waiting

_LONGEST = 120  # moves for each seat, after which what everybody has by then must do
_TEMPERS = tuple(Temper)


class Outcome(NamedTuple):
    """Holds how an imagined game ended for one seat. A win that is shared by two counts half."""

    win: float
    score: float
    lead: float  # before the others, who count with their mean: that tells more than the best of them


class World(NamedTuple):
    """Holds what one seat imagines: a table, and the luck and moods of all that follows on it."""

    table: AnyTable
    seat: Seat
    seed: float

    def after(self, pick: Pick, moves: int | None = None) -> Outcome:
        """Return how it ends, if the seat does this now. The same world gives every move the same luck.

        With a number of moves: how it stands after so many more.
        """
        dice = Random(self.seed)
        table = clone(self.table)
        tempers = [_TEMPERS[int(dice.random() * len(_TEMPERS))] for _ in range(table.seats)]
        play(table, self.seat, pick.kind, pick.values)
        _play_on(table, tempers, dice, _LONGEST * table.seats if moves is None else moves)
        return _outcome(table, self.seat)


def world(table: AnyTable, seat: Seat, dice: Random) -> World:
    """Imagine what this seat cannot know."""
    return World(imagined(table, seat, dice), seat, dice.random())


def _play_on(table: AnyTable, tempers: list[Temper], dice: Random, moves: int) -> None:
    """Let everybody play as a club player of that temper, until the end or for so many moves."""
    policy, view = table.game.policy, table.game.view
    for _ in range(moves):
        if table.scores is not None:
            return
        seat = waiting(table)[0]
        due = prompt(table, seat)
        assert due is not None
        pick = policy(view(table, seat), due, dice, tempers[seat])
        play(table, seat, pick.kind, pick.values)


def _outcome(table: AnyTable, seat: Seat) -> Outcome:
    scores = table.game.scores_now(table)
    places, totals = ranks(scores), [score.total for score in scores.values()]
    first = [other for other, place in places.items() if place == 1]
    mine, others = scores[seat].total, sum(totals) - scores[seat].total
    return Outcome((seat in first) / len(first), mine, mine - others / max(1, table.seats - 1))
