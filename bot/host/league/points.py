"""What a place is worth, and who leads a league: pure.

A win is worth 100 points and the last place 20, whatever the size of the table; the places between divide
what lies between evenly. Those who are equal share the points of their places. Bots have places, no points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from storage.leagues import Entry, Filed, Sitting

WIN, LAST = 100, 20


def points(places: Mapping[int, int]) -> dict[int, int]:
    """Return the points of each seat of a table, by the places: 1, 1, 3, where the first two are equal."""
    each = {}
    for seat, place in places.items():
        equal = sum(other == place for other in places.values())
        shared = sum(_worth(at, len(places)) for at in range(place, place + equal))
        each[seat] = round(shared / equal)
    return each


def _worth(place: int, seats: int) -> float:
    """Return what a place is worth that nobody shares."""
    return WIN if seats == 1 else LAST + (WIN - LAST) * (seats - place) / (seats - 1)


class Standing(NamedTuple):
    """How somebody stands in a league."""

    rank: int  # those who are equal share one
    entry: Entry
    points: int
    wins: int
    strength: int  # points of those whom they met, at each meeting anew
    played: int  # tables that came to something for them


def standings(filed: Filed) -> list[Standing]:
    """Return how everybody stands, the best first: by points, then wins, then the points of those they met.

    Who is equal in all of that shares a place.
    """
    found = _with_strength([_standing(entry, filed.sittings) for entry in filed.entries], filed)
    return sorted(
        (one._replace(rank=1 + sum(_score(other) > _score(one) for other in found)) for one in found),
        key=lambda one: (one.rank, one.entry.number),
    )


def _standing(entry: Entry, sittings: Sequence[Sitting]) -> Standing:
    own = [one for one in sittings if one.entry == entry.number and one.place is not None]
    won = sum(one.place == 1 for one in own)
    return Standing(1, entry, sum(one.points or 0 for one in own), won, 0, len(own))


def _with_strength(found: Sequence[Standing], filed: Filed) -> list[Standing]:
    """Add up what those have won whom each has met."""
    won = {one.entry.number: one.points for one in found}
    strength = dict.fromkeys(won, 0)
    for table in filed.tables:
        here = [one.entry for one in filed.at(table) if one.place is not None]
        for entry in here:
            strength[entry] += sum(won[other] for other in here if other != entry)
    return [one._replace(strength=strength[one.entry.number]) for one in found]


def _score(standing: Standing) -> tuple[int, int, int]:
    return standing.points, standing.wins, standing.strength


def winners(filed: Filed) -> list[Standing]:
    """Return who has won a league; nobody, if nobody has a point."""
    return [one for one in standings(filed) if one.rank == 1 and one.points]
