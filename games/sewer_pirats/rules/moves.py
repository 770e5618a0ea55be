"""4.7-4.14 Actions B and C: moves a figure onto a crew space, or onto the captain's."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import ClassVar

from games.kernel import Choice, Offer, Offered, OneOf, Picked, Seat, Text, Who, once, one_of, say
from games.sewer_pirats import words
from games.sewer_pirats.components import CLANS, TALISMANS
from games.sewer_pirats.rules.passage import (
    HOME,
    Passage,
    advance_passages,
    boarding_passages,
    captain_passages,
    crew_passages,
    payable,
)
from games.sewer_pirats.state import Here, captain_of


class CrewMove(Offered, abstract=True):
    """Moves one figure along one passage, as both B and C do."""

    label: ClassVar[Text]
    nowhere: ClassVar[Text]  # why not, when no way is open at any price
    nowhere_again: ClassVar[Text]  # the same for a weasel, which alone may go once more
    target: ClassVar[str] = "place"

    figure: str

    @classmethod
    def ways(cls, table: Here, seat: Seat) -> Iterator[Passage]:
        """Go through all passages of this kind, whether they can be paid or not."""
        raise NotImplementedError

    @classmethod
    def offer(cls, table: Here, seat: Seat, only: str | None = None) -> Offer:
        """Return what this seat may do; `only` names the one figure that may move."""
        return offer_move(table, seat, cls, only)

    @classmethod
    def target_choice(cls, way: Passage) -> Choice:
        """Return where this passage leads, as a choice of the field `target`."""
        return _place_choice(way)

    @classmethod
    def figure_choice(cls, ways: list[Passage], plain: bool) -> Choice:
        """Return the figure that these passages are open to, as a choice; with its ability, if it has one."""
        return _figure_choice(ways[0].figure, ways[0][:3], plain)

    def passage(self, table: Here, seat: Seat) -> Passage:
        """Return the passage that was chosen."""
        raise NotImplementedError


class Board(CrewMove):
    """4.7 B: puts a figure from home onto an empty crew space of any ship."""

    label = say("action-board")
    nowhere, nowhere_again = say("nobody-can-board"), say("weasel-cannot-board")

    place: str

    @classmethod
    def ways(cls, table: Here, seat: Seat) -> Iterator[Passage]:
        return boarding_passages(table, seat)

    def passage(self, table: Here, seat: Seat) -> Passage:
        ways = crew_passages(table, seat, self.figure, self.place.partition("-")[0], HOME)
        return next(way for way in ways if way.place == self.place)


class Advance(CrewMove):
    """4.8 B: moves a figure that is aboard forward to an empty crew space of its ship."""

    label = say("action-advance")
    nowhere, nowhere_again = say("nobody-can-advance"), say("weasel-cannot-advance")

    place: str

    @classmethod
    def ways(cls, table: Here, seat: Seat) -> Iterator[Passage]:
        return advance_passages(table, seat)

    def passage(self, table: Here, seat: Seat) -> Passage:
        ways = (way for way in advance_passages(table, seat) if way.figure == self.figure)
        return next(way for way in ways if way.place == self.place)

    @classmethod
    def target_choice(cls, way: Passage) -> Choice:
        """Leave out the ship: it is that on which the figure stands."""
        return super().target_choice(way)._replace(label=say("space-ahead", space=way.to))


class BecomeCaptain(CrewMove):
    """4.12 C: makes a figure from home or from aboard the captain of a ship."""

    label = say("action-become-captain")
    nowhere, nowhere_again = say("nobody-can-command"), say("weasel-cannot-command")
    target = "ship"

    ship: str

    @classmethod
    def offer(cls, table: Here, seat: Seat, only: str | None = None) -> Offer:
        """6.8 Nobody has two captains."""
        return _SECOND_CAPTAIN if captain_of(table, seat) is not None else offer_move(table, seat, cls, only)

    @classmethod
    def ways(cls, table: Here, seat: Seat) -> Iterator[Passage]:
        return captain_passages(table, seat)

    def passage(self, table: Here, seat: Seat) -> Passage:
        return next(
            way for way in captain_passages(table, seat) if (way.figure, way.ship) == (self.figure, self.ship)
        )

    @classmethod
    def target_choice(cls, way: Passage) -> Choice:
        return _ship_choice(way)

    @classmethod
    def figure_choice(cls, ways: list[Passage], plain: bool) -> Choice:
        """Say where the figure stands, which settles the price, unless several ships are in its reach."""
        choice = super().figure_choice(ways, plain)
        label = say("figure-home", clan=choice.label) if ways[0].start == HOME else choice.label
        return choice._replace(label=label, note=_price_note(ways[0]) if len(ways) == 1 else choice.note)


_SECOND_CAPTAIN = Offer(BecomeCaptain, BecomeCaptain.label, blocked=say("captain-already"))


class Ways:
    """Holds the passages of one kind, with those that the hand can pay. Most are found when somebody asks."""

    __slots__ = ("_dear", "_found", "_kind", "_plain", "_seat", "_table", "_ways")

    def __init__(self, table: Here, seat: Seat, kind: type[CrewMove], ways: Iterator[Passage]) -> None:
        self._table, self._seat, self._kind, self._ways = table, seat, kind, ways
        self._plain = table.options.variant == "base"
        self._found: dict[str, list[Passage]] = {}
        self._dear: dict[str, list[Passage]] = {}

    def _by_figure(self) -> dict[str, list[Passage]]:
        for way in self._ways:  # once only: it is used up then
            found = self._found if payable(self._table, self._seat, way) else self._dear
            found.setdefault(way.figure, []).append(way)
        return self._found

    def figures(self) -> OneOf:
        """Let a figure be chosen that can move."""
        found = self._by_figure()
        return OneOf(
            tuple(found),
            lambda key: self._kind.figure_choice(found[key], self._plain),
            lambda: tuple(self._kept(ways) for key, ways in self._dear.items() if key not in found),
        )

    def targets(self, picked: Picked) -> OneOf:
        """Let a place be chosen that the chosen figure can go to."""
        found, figure = self._by_figure(), picked["figure"]
        opened = tuple(map(self._kind.target_choice, found[figure]))
        return one_of(opened, lambda: tuple(self._too_far(figure)))

    def _kept(self, ways: list[Passage]) -> Choice:
        """Return a figure that has to stay, with what its cheapest way costs."""
        cheapest = min(ways, key=lambda way: way.price)
        note = self._why(cheapest, "too-few-cards")
        return self._kind.figure_choice(ways, self._plain)._replace(note=note)

    def _too_far(self, figure: str) -> Iterator[Choice]:
        """Go through the places that cost more than the hand holds; behind the first of a ship all do."""
        ships = set[str]()
        for way in self._dear.get(figure, ()):
            choice = self._kind.target_choice(way)
            yield choice._replace(note=self._why(way), remote=way.ship in ships)
            ships.add(way.ship)

    def _why(self, way: Passage, key: str = "way-too-dear") -> Text:
        held = self._table.state.players[self._seat].hand.count(way.ship)
        return say(key, price=way.price, card=words.CARD[way.ship], held=held)


def offer_move(table: Here, seat: Seat, kind: type[CrewMove], only: str | None = None) -> Offer:
    """Offer the moves of one kind that the hand can pay, by all figures or by one: first who, then where."""
    ways = kind.ways(table, seat)
    if only is not None:
        ways = (way for way in ways if way.figure == only)
    dear: list[Passage] = []
    for way in ways:
        if payable(table, seat, way):
            found = Ways(table, seat, kind, chain(dear, (way,), ways))
            return Offer(kind, kind.label, {"figure": once(found.figures), kind.target: found.targets})
        dear.append(way)
    if not dear:
        return _nowhere(kind, again=only is not None)
    cheapest = min(dear, key=lambda way: way.price)
    return _too_dear(kind, cheapest.price, cheapest.ship, table.state.players[seat].hand.count(cheapest.ship))


@lru_cache(maxsize=1024)
def _nowhere(kind: type[CrewMove], again: bool) -> Offer:
    return Offer(kind, kind.label, blocked=kind.nowhere_again if again else kind.nowhere)


@lru_cache(maxsize=1024)
def _too_dear(kind: type[CrewMove], price: int, ship: str, held: int) -> Offer:
    return Offer(
        kind, kind.label, blocked=say("too-few-cards", price=price, card=words.CARD[ship], held=held)
    )


@lru_cache(maxsize=1024)
def _figure_choice(key: str, who: tuple[str, str, int], plain: bool) -> Choice:
    clan, ship, start = who
    label = words.CLAN[clan] if start == HOME else words.figure(clan, ship, start)
    return Choice(key, label, None if plain else words.ABILITY[clan])


@lru_cache(maxsize=1024)
def _place_choice(way: Passage) -> Choice:
    return Choice(way.place, words.crew_space_name(way.ship, way.to), _price_note(way))


@lru_cache(maxsize=1024)
def _ship_choice(way: Passage) -> Choice:
    return Choice(way.ship, words.SHIP[way.ship], _price_note(way))


def _price_note(way: Passage) -> Text:
    card = words.CARD[way.ship]
    if not way.tolls:
        return say("price-of-way", cost=way.cost, card=card)
    to = tuple(Who(owner) for owner in way.tolls)
    return say("price-with-toll", cost=way.cost, card=card, tolls=len(way.tolls), to=to)


def cheapest_move(table: Here, seat: Seat) -> CrewMove | None:
    """10.1 Find the cheapest B or C; ties: B before C, ship, lowest space, rear-most figure, clan."""
    ways = (way for kind in (Board, Advance, BecomeCaptain) for way in kind.ways(table, seat))
    found = (way for way in ways if payable(table, seat, way))
    cheapest = min(found, key=lambda way: _rank(table, way), default=None)
    return None if cheapest is None else _as_action(table, cheapest)


def _rank(table: Here, way: Passage) -> tuple[int, ...]:
    to_captain = way.to == table.components.captain
    return way.price, to_captain, TALISMANS.index(way.ship), way.to, way.start, CLANS.index(way.clan)


def _as_action(table: Here, way: Passage) -> CrewMove:
    if way.to == table.components.captain:
        return BecomeCaptain(figure=way.figure, ship=way.ship)
    kind = Board if way.start == HOME else Advance
    return kind(figure=way.figure, place=way.place)
