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
    over: bool = True  # False: it was cut off, and the win is whose outlook is best


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


def horizon(table: AnyTable) -> int | None:
    """Return after how many moves of all together it can be told how things stand; None: at the end."""
    game = table.game
    return None if game.outlook is None else game.foresight * table.seats


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
    totals, first = _standing(table)
    mine, others = totals[seat], sum(totals) - totals[seat]
    lead = mine - others / max(1, table.seats - 1)
    return Outcome((seat in first) / len(first), mine, lead, table.scores is not None)


def _standing(table: AnyTable) -> tuple[list[float], list[Seat]]:
    """Return what everybody has, or may hope for where the game goes on, and who is first by it."""
    outlook, seats = table.game.outlook, range(table.seats)
    if table.scores is None and outlook is not None:
        hopes = [outlook(table, seat) for seat in seats]
        return hopes, [seat for seat in seats if hopes[seat] == max(hopes)]
    scores = table.game.scores_now(table)
    places = ranks(scores)
    return [scores[seat].total for seat in seats], [seat for seat in seats if places[seat] == 1]
