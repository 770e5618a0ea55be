"""What is worth thinking about: a club player's wishes, and some of all that is legal besides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from games.kernel.hosting import AnyTable, Move, Offer, Pick, Prompt, Seat, Temper, prompt

MOST = 12  # more cannot be told apart in the time there is
_FEW = 24  # ways to fill in an offer: so many are gone through, of more some are drawn
_DRAWN = 6


def candidates(table: AnyTable, seat: Seat, dice: Random, most: int) -> list[Pick]:
    """Return moves to choose from, a club player's first. One: there is nothing to think about."""
    due = prompt(table, seat)
    assert due is not None
    if (only := _only(due)) is not None:
        return [only]
    found: list[Pick] = []
    for pick in (*_wishes(table, seat, due, dice), *_others(table, due, dice)):
        if pick not in found:
            found.append(pick)
    return found[:most]


def _only(due: Prompt) -> Pick | None:
    first = list(islice(due.legal(), 2))
    return first[0] if len(first) == 1 else None


def _wishes(table: AnyTable, seat: Seat, due: Prompt, dice: Random) -> Iterator[Pick]:
    """Go through what club players of every temper would do."""
    view = table.game.view(table, seat)
    for temper in (Temper.STEADY, Temper.BOLD, Temper.CAREFUL):
        yield table.game.policy(view, due, dice, temper)


def _others(table: AnyTable, due: Prompt, dice: Random) -> list[Pick]:
    """Return some of what else is legal, in no order: of each kind of action a part."""
    found: list[Pick] = []
    for offer in due.open_offers():
        if issubclass(offer.action, Move) and offer.action.last_resort:
            continue
        found += [
            Pick(offer.kind, values)
            for values in _fillings(offer, dice)
            if table.game.folly is None or not table.game.folly(offer, values)
        ]
    dice.shuffle(found)
    return found


def _fillings(offer: Offer, dice: Random) -> list[dict[str, object]]:
    few = list(islice(offer.fillings(), _FEW + 1))
    if len(few) <= _FEW:
        return few
    drawn = (offer.sample(dice) for _ in range(_DRAWN))
    return [values for values in drawn if values is not None]
