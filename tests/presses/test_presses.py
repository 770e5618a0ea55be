"""No move takes more touches than it may."""

from __future__ import annotations

import pytest

from tests.presses.count import count
from tests.presses.first_move import FIRST_MOVES, count_first
from tests.presses.moves import CASES, PLANNED_CASES, Case


@pytest.mark.parametrize("case", [*CASES, *PLANNED_CASES], ids=lambda case: case.name)
async def test_a_move_takes_no_more_touches_than_it_may(case: Case) -> None:
    found = await count(case)
    assert found.now <= case.most


@pytest.mark.parametrize("case", FIRST_MOVES, ids=lambda case: case.name)
async def test_the_first_move_against_bots_takes_no_more_touches_than_it_may(case: Case) -> None:
    found = await count_first(case)
    assert found.now <= case.most
