"""No move takes more touches than it may."""

from __future__ import annotations

import pytest

from tests.presses.count import count
from tests.presses.moves import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
async def test_a_move_takes_no_more_touches_than_it_may(case: Case) -> None:
    found = await count(case)
    assert found.now <= case.most
