"""What is worth thinking about: a club player's wishes, what is close to them, and some of the rest."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, islice, zip_longest
from random import Random
from typing import Any

from games.kernel.hosting import (
    Amount,
    AnyTable,
    Domain,
    Illegal,
    Move,
    Offer,
    OneOf,
    Pick,
    Prompt,
    Seat,
    Temper,
    prompt,
)

WIDE = 24  # more are not even looked at
_FEW = 24  # ways to fill in an offer: so many are gone through, of more some are drawn
_DRAWN = 6
_TEMPERS = (Temper.STEADY, Temper.BOLD, Temper.CAREFUL)
_STEPS = (1, -1, 2, -2, 4)  # by which an amount is varied


def candidates(table: AnyTable, seat: Seat, dice: Random, most: int) -> list[Pick]:
    """Return moves to choose from, a club player's first. One: there is nothing to think about."""
    due = prompt(table, seat)
    assert due is not None
    if (only := _only(due)) is not None:
        return [only]
    wished = wishes(table, seat, dice)
    close, others = _close(due, wished[0], dice), _others(table, due, dice)
    mixed = (pick for pair in zip_longest(close, others) for pick in pair if pick is not None)
    return _different(chain(wished, mixed))[:most]


def _different(picks: Iterable[Pick]) -> list[Pick]:
    found: list[Pick] = []
    for pick in picks:
        if pick not in found:
            found.append(pick)
    return found


def _only(due: Prompt) -> Pick | None:
    first = list(islice(due.legal(), 2))
    return first[0] if len(first) == 1 else None


def wishes(table: AnyTable, seat: Seat, dice: Random) -> list[Pick]:
    """Return what club players of every temper would do."""
    due, view = prompt(table, seat), table.game.view(table, seat)
    assert due is not None
    return _different(table.game.policy(view, due, dice, temper) for temper in _TEMPERS)


def _close(due: Prompt, wish: Pick, dice: Random) -> list[Pick]:
    """Return the same with one value changed: a little more, a little less, another one of several."""
    offer, picked, found = due.offer(wish.kind), dict[str, Any](), list[Pick]()
    for name, field in offer.fields.items():
        domain = field(picked) if callable(field) else field
        picked[name] = value = wish.values.get(name)
        found += [Pick(wish.kind, {**wish.values, name: other}) for other in _beside(domain, value)]
    dice.shuffle(found)
    return [pick for pick in islice(found, _FEW) if _legal(offer, pick)]


def _beside(domain: Domain, value: Any) -> list[Any]:
    if isinstance(domain, Amount) and isinstance(value, int):
        return [value + step for step in _STEPS if domain.least <= value + step <= domain.most]
    return [other for other in domain.values if other != value] if isinstance(domain, OneOf) else []


def _legal(offer: Offer, pick: Pick) -> bool:
    try:
        offer.accept(pick.values)
    except Illegal:
        return False
    return True


def _others(table: AnyTable, due: Prompt, dice: Random) -> list[Pick]:
    """Return some of what else answers the question, in no order: of each kind of action a part.

    What may cut in at any time is left to a club player's wishes: tried by chance, it seems to cost nothing.
    """
    found: list[Pick] = []
    for offer in due.answers():
        if offer.blocked is not None or _passed_over(offer):
            continue
        found += [
            Pick(offer.kind, values)
            for values in _fillings(offer, dice)
            if table.game.folly is None or not table.game.folly(offer, values)
        ]
    dice.shuffle(found)
    return found


def _passed_over(offer: Offer) -> bool:
    """Is it what nobody should do, or a longer way to the same: one on which the end is never reached?"""
    action = offer.action
    return action.roundabout or (issubclass(action, Move) and action.last_resort)


def _fillings(offer: Offer, dice: Random) -> list[dict[str, Any]]:
    few = list(islice(offer.fillings(), _FEW + 1))
    if len(few) <= _FEW:
        return few
    drawn = (offer.sample(dice) for _ in range(_DRAWN))
    return [values for values in drawn if values is not None]
