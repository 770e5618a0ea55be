"""No move takes more touches than it may."""

from __future__ import annotations

from typing import Any

import pytest

from tests.presses.count import count
from tests.presses.first_move import FIRST_MOVES, count_first
from tests.presses.moves import CASES, Case

_NOT_DEALT = "a clan is not dealt yet: 30 pairs do not fit into one list"
TOO_MANY = {
    "Sewer Pirats: clan and colour": _NOT_DEALT,
    "Empty channel → first move against bots: Sewer Pirats": _NOT_DEALT,
    "Empty channel → first move against bots: Cargo Noir": "a family is asked for before the first move",
}


def _param(case: Case) -> Any:
    """A case; one that is known to take too many fails when it does not any more."""
    why = TOO_MANY.get(case.name)
    marks = [] if why is None else [pytest.mark.xfail(reason=why, strict=True)]
    return pytest.param(case, id=case.name, marks=marks)


@pytest.mark.parametrize("case", map(_param, CASES))
async def test_a_move_takes_no_more_touches_than_it_may(case: Case) -> None:
    found = await count(case)
    assert found.now <= case.most


@pytest.mark.parametrize("case", map(_param, FIRST_MOVES))
async def test_the_first_move_against_bots_takes_no_more_touches_than_it_may(case: Case) -> None:
    found = await count_first(case)
    assert found.now <= case.most
