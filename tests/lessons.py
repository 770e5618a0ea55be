"""Lessons in tests: which games have one, and how its moves are filled in where they leave a choice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.views.choosing.draft import Draft
from bot.views.field import standing
from games import GAMES
from games.kernel import Domain, Illegal, Pick, Spread
from games.kernel.hosting import LEARNER, AnyTable, Game, Moment, moment_of, prompt

TAUGHT = {key: game for key, game in GAMES.items() if game.lesson is not None}
every_lesson = pytest.mark.parametrize("game", TAUGHT.values(), ids=list(TAUGHT))


def whole(table: AnyTable, pick: Pick, dice: Random | None = None) -> Pick:
    """A move with all its values: those that are named, and others by chance, or as they stand ready."""
    asked = prompt(table, LEARNER)
    assert asked is not None
    offer, picked = asked.offer(pick.kind), dict[str, Any]()
    while (step := offer.next_field(picked)) is not None:
        name, domain = step
        picked[name] = domain.check(pick.values[name] if name in pick.values else _value(domain, dice))
    if offer.check is not None and offer.check(picked) is not None:
        picked = next(values for values in offer.fillings() if pick.values.items() <= values.items())
    return Pick(pick.kind, picked)


def _value(domain: Domain, dice: Random | None) -> Any:
    if dice is not None:
        return domain.sample(dice)
    if isinstance(domain, Spread) and (ready := standing(domain, "", Draft())).keys() == _keys(domain):
        with suppress(Illegal):
            return domain.check(ready)
    return next(iter(domain.possible()))


def _keys(domain: Spread) -> set[str]:
    return {item.key for item in domain.items}


def moments(game: Game, dice: Random | None = None, which: int = 0) -> Iterator[tuple[int, Moment]]:
    """Every page of a lesson, as somebody comes to it who does what is wanted, one way or another."""
    assert game.lesson is not None
    made: list[Pick] = []
    for at, page in enumerate(game.lesson.pages):
        made = [] if page.lays is not None else made
        moment = moment_of(game, at, made)
        yield at, moment
        if page.wants:
            made = [*made, whole(moment.table, page.wants[which % len(page.wants)], dice)]
