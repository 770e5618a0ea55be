"""What decided between players who have the same result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import NamedTuple

from games.kernel.hosting import Reckoned, Score, Seat, Text, Who, ranks, say


class Tie(NamedTuple):
    """Players with one result, and the first number of their orders in which they differ, by seat."""

    total: int
    at: int
    amounts: tuple[tuple[Seat, int], ...]  # the best first


def ties(scores: Mapping[Seat, Score]) -> Iterator[Tie]:
    """Yield every tie that was broken, the best first."""
    ranked = sorted((rank, seat) for seat, rank in ranks(scores).items())
    for total, equal in groupby([seat for _, seat in ranked], lambda seat: scores[seat].total):
        yield from _broken(scores, total, list(equal))


def _broken(scores: Mapping[Seat, Score], total: int, seats: Sequence[Seat]) -> Iterator[Tie]:
    """Yield what parts these players, and then what parts those who are still equal."""
    columns = enumerate(zip_longest(*(scores[seat].order for seat in seats), fillvalue=0))
    found = next(((at, each) for at, each in columns if len(set(each)) > 1), None)
    if found is None:
        return
    at, each = found
    yield Tie(total, at, tuple(zip(seats, each, strict=True)))
    for _, still in groupby(zip(seats, each, strict=True), lambda one: one[1]):
        yield from _broken(scores, total, [seat for seat, _ in still])


def told_ties(scores: Mapping[Seat, Score], reckoned: Reckoned) -> Iterator[Text]:
    """Yield the sentences about ties, as far as the game has a name for what decided them."""
    for tie in ties(scores):
        if (by := reckoned.decider(tie.at)) is not None:
            each = tuple(say("ui-score-of", who=Who(seat), amount=amount) for seat, amount in tie.amounts)
            yield say("ui-result-tie", total=tie.total, by=by, each=each)
