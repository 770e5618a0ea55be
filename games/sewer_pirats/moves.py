"""4.7-4.14 Actions B and C: a figure onto a crew space, or onto the captain's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from games.kernel import Action, Choice, Offer, OneOf, Seat, Text, Who, say
from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.passage import HOME, Passage, berths, captain_passages, crew_passages, payable
from games.sewer_pirats.state import Here

Ways: TypeAlias = dict[str, list[Passage]]  # by figure: the clan of one at home, or "cat-2" for one aboard

_BOARD, _ADVANCE, _CAPTAIN = say("offer-board"), say("offer-advance"), say("offer-become-captain")


class CrewMove(Action):
    """What B and C have in common: one figure goes one way."""

    figure: str

    def passage(self, table: Here, seat: Seat) -> Passage:
        raise NotImplementedError


class Board(CrewMove):
    """4.7 B: put a figure from home onto an empty crew space of any ship."""

    place: str

    def passage(self, table: Here, seat: Seat) -> Passage:
        ship, space = locate(self.place)
        return _ending_on(space, crew_passages(table, seat, self.figure, ship, HOME))


class Advance(CrewMove):
    """4.8 B: move a figure that is aboard forward to an empty crew space of its ship."""

    place: str

    def passage(self, table: Here, seat: Seat) -> Passage:
        ship, start = locate(self.figure)
        clan = table.state.ships[ship].aboard[start].clan
        return _ending_on(locate(self.place)[1], crew_passages(table, seat, clan, ship, start))


class BecomeCaptain(CrewMove):
    """4.12 C: make a figure from home or from aboard the captain of a ship."""

    ship: str

    def passage(self, table: Here, seat: Seat) -> Passage:
        start, clan = HOME, self.figure
        if clan not in words.CLAN:
            ship, start = locate(self.figure)
            clan = table.state.ships[ship].aboard[start].clan
        return next(captain_passages(table, seat, clan, self.ship, start))


def locate(place: str) -> tuple[str, int]:
    ship, _, space = place.partition("-")
    return ship, int(space)


def _ending_on(space: int, ways: Iterable[Passage]) -> Passage:
    return next(way for way in ways if way.to == space)


def boarding(table: Here, seat: Seat, clans: Iterable[str]) -> Ways:
    """Every way aboard of these figures at home, whether it can be paid or not."""
    return {
        clan: [way for ship in TALISMANS for way in crew_passages(table, seat, clan, ship, HOME)]
        for clan in clans
    }


def advancing(table: Here, seat: Seat) -> Ways:
    return {
        f"{ship}-{space}": list(crew_passages(table, seat, clan, ship, space))
        for ship, space, clan in berths(table, seat)
    }


def commanding(table: Here, seat: Seat, clans: Iterable[str]) -> Ways:
    home = {
        clan: [way for ship in TALISMANS for way in captain_passages(table, seat, clan, ship, HOME)]
        for clan in clans
    }
    return home | {
        f"{ship}-{space}": list(captain_passages(table, seat, clan, ship, space))
        for ship, space, clan in berths(table, seat)
    }


def offer_board(table: Here, seat: Seat, ways: Ways) -> Offer | None:
    open_ways = _payable(table, seat, ways)
    if open_ways:
        return _offer(table, Board, _BOARD, "place", open_ways, _to_place)
    if not ways:
        return Offer(Board, _BOARD, blocked=say("nobody-home"))
    return Offer(Board, _BOARD, blocked=_why_not(table, seat, ways, "ships-full"))


def offer_advance(table: Here, seat: Seat, ways: Ways) -> Offer | None:
    open_ways = _payable(table, seat, ways)
    if open_ways:
        return _offer(table, Advance, _ADVANCE, "place", open_ways, _to_place)
    if not ways:
        return None
    return Offer(Advance, _ADVANCE, blocked=_why_not(table, seat, ways, "no-space-ahead"))


def offer_captain(table: Here, seat: Seat, ways: Ways) -> Offer | None:
    open_ways = _payable(table, seat, ways)
    if open_ways:
        return _offer(table, BecomeCaptain, _CAPTAIN, "ship", open_ways, _to_ship)
    return Offer(BecomeCaptain, _CAPTAIN, blocked=_why_not(table, seat, ways, "no-way-to-the-captain"))


def _payable(table: Here, seat: Seat, ways: Ways) -> Ways:
    """6.5 Only what the hand can pay, tolls included."""
    hand = table.state.players[seat].hand
    held = {talisman: hand.count(talisman) for talisman in TALISMANS}
    found = {figure: [way for way in some if way.price <= held[way.ship]] for figure, some in ways.items()}
    return {figure: some for figure, some in found.items() if some}


def _why_not(table: Here, seat: Seat, ways: Ways, nowhere: str) -> Text:
    cheapest = min((way for some in ways.values() for way in some), key=lambda way: way.price, default=None)
    if cheapest is None:
        return say(nowhere)
    held = table.state.players[seat].hand.count(cheapest.ship)
    return say("too-few-cards", price=cheapest.price, card=words.CARD[cheapest.ship], held=held)


def _offer(
    table: Here,
    kind: type[CrewMove],
    label: Text,
    target: str,
    ways: Ways,
    choice: Callable[[Passage], Choice],
) -> Offer:
    """First the figure, then where to; nothing is built before it is looked at."""
    return Offer(
        kind,
        label,
        {
            "figure": lambda picked: OneOf(tuple(_figure(table, key, some[0]) for key, some in ways.items())),
            target: lambda picked: OneOf(tuple(choice(way) for way in ways[picked["figure"]])),
        },
    )


def _figure(table: Here, key: str, way: Passage) -> Choice:
    label = words.CLAN[way.clan] if way.start == HOME else words.figure(way.clan, way.ship, way.start)
    return Choice(key, label, None if table.options.variant == "base" else words.ABILITY[way.clan])


def _to_place(way: Passage) -> Choice:
    return Choice(f"{way.ship}-{way.to}", words.place(way.ship, way.to), _price(way))


def _to_ship(way: Passage) -> Choice:
    return Choice(way.ship, words.SHIP[way.ship], _price(way))


def _price(way: Passage) -> Text:
    card = words.CARD[way.ship]
    if not way.tolls:
        return say("price-of-way", cost=way.cost, card=card)
    to = tuple(Who(owner) for owner in way.tolls)
    return say("price-with-toll", cost=way.cost, card=card, tolls=len(way.tolls), to=to)
