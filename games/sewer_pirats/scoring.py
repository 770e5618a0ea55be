"""8 What treasures are worth, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.kernel import Line, Score, Seat, say
from games.sewer_pirats.components import PRIZES, Components
from games.sewer_pirats.state import Here, Trophy


class Worth(NamedTuple):
    """The points of one treasure, by what they are for."""

    fries: int
    noodles: int
    burgers: int
    toys: int
    parrots: int
    cans: int
    openers: int


_LABELS = (
    say("line-fries"),
    say("line-noodles"),
    say("line-burgers"),
    say("line-toys"),
    say("line-parrots"),
    say("line-cans"),
    say("line-openers"),
)


def worth(box: Components, trophies: Sequence[Trophy], prizes: Sequence[str]) -> Worth:
    """8 The most that this treasure can be counted for: nothing is left to choose."""
    points, parrots, openers = box.prize_points, prizes.count("parrot"), prizes.count("can_opener")
    values: dict[str, list[int]] = {}
    for kind, value in trophies:
        values.setdefault(kind, []).append(value)
    cans = values.get("can", [])
    return Worth(
        fries=seasoned(values.get("fries", ()), prizes.count("ketchup") * points["ketchup"]),
        noodles=seasoned(values.get("noodles", ()), prizes.count("chili") * points["chili"]),
        burgers=seasoned(values.get("burger", ()), prizes.count("milkshake") * points["milkshake"]),
        toys=ransom(sum(values.get("doll", ())), sum(values.get("teddy", ())), parrots),
        parrots=parrots * points["parrot"],
        cans=sum(sorted(cans, reverse=True)[:openers]),
        openers=(openers if box.opener_always else min(openers, len(cans))) * points["can_opener"],
    )


def seasoned(values: Sequence[int], extra: int) -> int:
    """8.1-8.3 Every portion is worth its value and what each sauce or shake adds to it."""
    return sum(values) + extra * len(values)


def ransom(dolls: int, teddies: int, parrots: int) -> int:
    """8.4 No parrot, no ransom; one parrot for all dolls or all teddies, two for both."""
    if parrots == 0:
        return 0
    return max(dolls, teddies) if parrots == 1 else dolls + teddies


def gains(
    box: Components, trophies: Sequence[Trophy], prizes: Sequence[str], pile: Sequence[Trophy]
) -> dict[Trophy, int]:
    """What each trophy of a pile would add to a treasure."""
    now = sum(worth(box, trophies, prizes))
    return {more: sum(worth(box, [*trophies, more], prizes)) - now for more in pile}


def prize_gains(box: Components, trophies: Sequence[Trophy], prizes: Sequence[str]) -> dict[str, int]:
    """What one more prize of each kind would add to a treasure."""
    now = sum(worth(box, trophies, prizes))
    return {more: sum(worth(box, trophies, [*prizes, more])) - now for more in PRIZES}


def space_sum(table: Here, seat: Seat) -> int:
    """8.7 The numbers of the crew spaces under one's figures; the captain's space has no number."""
    return sum(
        space
        for ship in table.state.ships.values()
        for space, figure in ship.aboard.items()
        if figure.seat == seat and space != table.components.captain
    )


def score(table: Here, seat: Seat) -> Score:
    """8.7 Points first, then the space sum; 8.8 whoever is equal in both is equal."""
    player = table.state.players[seat]
    parts = worth(table.components, player.trophies, player.prizes)
    lines = tuple(Line(label, points) for label, points in zip(_LABELS, parts, strict=True) if points)
    return Score((sum(parts), space_sum(table, seat)), sum(parts), lines)
