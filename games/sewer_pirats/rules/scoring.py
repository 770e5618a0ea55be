"""Chapters 7 and 8: calls the last sailings, counts what treasures are worth, and says who wins."""

from collections.abc import Sequence
from typing import NamedTuple

from games.kernel import Action, Line, Score, Seat, Step, Who, clockwise, say
from games.sewer_pirats import words
from games.sewer_pirats.components import PRIZES, Components
from games.sewer_pirats.state import Here, Trophy, captain_of


class Worth(NamedTuple):
    """Holds the points of one treasure, by what they are for."""

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


_SAUCE = {"fries": "ketchup", "noodles": "chili", "burger": "milkshake"}


def worth(components: Components, trophies: Sequence[Trophy], prizes: Sequence[str]) -> Worth:
    """8 A treasure counts for the most that it can: nothing is left to choose."""
    parrots, openers = prizes.count("parrot"), prizes.count("can_opener")
    cans = values_of(trophies, "can")
    useful = openers if components.opener_always else min(openers, len(cans))
    return Worth(
        fries=seasoned(values_of(trophies, "fries"), added_per_portion(components, prizes, "fries")),
        noodles=seasoned(values_of(trophies, "noodles"), added_per_portion(components, prizes, "noodles")),
        burgers=seasoned(values_of(trophies, "burger"), added_per_portion(components, prizes, "burger")),
        toys=ransom(sum(values_of(trophies, "doll")), sum(values_of(trophies, "teddy")), parrots),
        parrots=parrots * components.prize_points["parrot"],
        cans=opened(cans, openers),
        openers=useful * components.prize_points["can_opener"],
    )


def values_of(trophies: Sequence[Trophy], kind: str) -> list[int]:
    """Return the values of all trophies of one kind."""
    return [trophy.value for trophy in trophies if trophy.kind == kind]


def added_per_portion(components: Components, prizes: Sequence[str], kind: str) -> int:
    """8.1-8.3 The sauces or shakes of a treasure add their points to each portion of their kind."""
    return prizes.count(_SAUCE[kind]) * components.prize_points[_SAUCE[kind]]


def seasoned(portions: Sequence[int], more: int) -> int:
    """8.1-8.3 Every portion is worth its value and what is added to it."""
    return sum(portions) + more * len(portions)


def ransom(dolls: int, teddies: int, parrots: int) -> int:
    """8.4 One parrot ransoms all dolls or all teddies, two ransom both; without one there is no ransom."""
    if parrots == 0:
        return 0
    return max(dolls, teddies) if parrots == 1 else dolls + teddies


def opened(cans: Sequence[int], openers: int) -> int:
    """8.5 Each opener opens one can: the dearest ones are counted."""
    return sum(sorted(cans, reverse=True)[:openers])


def gain(components: Components, trophies: Sequence[Trophy], prizes: Sequence[str], more: Trophy) -> int:
    """Return what one more trophy would add to a treasure."""
    if more.kind in _SAUCE:
        return more.value + added_per_portion(components, prizes, more.kind)
    if ("can_opener" if more.kind == "can" else "parrot") not in prizes:
        return 0
    alike = [trophy for trophy in trophies if trophy.kind not in _SAUCE]
    return sum(worth(components, [*alike, more], prizes)) - sum(worth(components, alike, prizes))


def prize_gains(components: Components, trophies: Sequence[Trophy], prizes: Sequence[str]) -> dict[str, int]:
    """Return what one more prize of each kind would add to a treasure."""
    now = sum(worth(components, trophies, prizes))
    return {more: sum(worth(components, trophies, [*prizes, more])) - now for more in PRIZES}


def space_sum(table: Here, seat: Seat) -> int:
    """8.7 Add up the numbers of the crew spaces under one's figures; the captain's space has none."""
    return sum(
        space
        for ship in table.state.ships.values()
        for space, figure in ship.aboard.items()
        if figure.seat == seat and space != table.components.captain
    )


def score(table: Here, seat: Seat) -> Score:
    """8.7 Points decide, then the space sum; 8.8 whoever is equal in both is equal."""
    player = table.state.players[seat]
    parts = worth(table.components, player.trophies, player.prizes)
    lines = tuple(Line(label, points) for label, points in zip(_LABELS, parts, strict=True) if points)
    return Score((sum(parts), space_sum(table, seat)), sum(parts), lines)


def call_last_sailings(table: Here, trigger: str, seat: Seat) -> None:
    """7.1 Every other ship with a captain now sails once more, by owner from the left of `seat`."""
    if table.state.final is not None:
        return  # 7.3 a final sailing triggers nothing
    found = [captain_of(table, other) for other in clockwise(table, after=seat)]
    table.state.final = [ship for ship in found if ship is not None and ship != trigger]
    ships = tuple(words.SHIP[ship] for ship in table.state.final)
    last = words.SHIP[trigger]
    table.tell("end-is-near", ship=last, ships=ships) if ships else table.tell("end-is-here", ship=last)


class Reckoning(Step[Here, Action]):
    """7.4 All treasures are turned up and counted."""

    def run(self, table: Here) -> None:
        scores = {seat: score(table, seat) for seat in range(table.seats)}
        best = max(found.total for found in scores.values())
        tied = [seat for seat, found in scores.items() if found.total == best]
        if len(tied) > 1:
            spaces = {seat: scores[seat].order[1] for seat in tied}
            sums = tuple(say("space-sum", who=Who(seat), spaces=count) for seat, count in spaces.items())
            broken = len(set(spaces.values())) > 1
            table.tell("tie-broken" if broken else "tie-stays", points=best, sums=sums)
        table.finish(scores)


def worth_now(table: Here, seat: Seat) -> int:
    """8.7 Return the points of a player, if the game ended now."""
    return score(table, seat).total
