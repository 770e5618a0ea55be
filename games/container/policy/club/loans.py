"""Borrows when money is what is missing, and pays back when it is not."""

from collections.abc import Iterator

from games.container.policy.club.mind import Mind
from games.kernel import Pick

SPARE = 6


def repay(mind: Mind) -> Iterator[Pick]:
    if mind.own.loans and mind.cash >= mind.view.components.loan + SPARE:
        yield Pick("Repay", {})


def borrow(mind: Mind) -> Iterator[Pick]:
    if mind.cash < mind.view.components.union_fee and not mind.view.produced and mind.view.actions_left:
        yield Pick("TakeLoan", {})
