"""Phase II: what to sell for which cards, and what to keep."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from games.cargo_noir.cargo import tokens_of
from games.cargo_noir.policy.club.mind import Mind
from games.cargo_noir.policy.club.sets import best_sets, stowed
from games.cargo_noir.rules.combinations import Counts, value
from games.cargo_noir.rules.payment_ways import COINS_ONLY
from games.kernel import Item, Offer, Pick, Spread

_SHIP = 6.0  # points that a further ship brings in each turn to come
_SYNDICATE = 0.5  # points that a Syndicate brings in each: few withdraw so often
_SLOTS = 2  # of a Warehouse card
_MOST_SETS = 6  # that are thought about; the others are small


class Bargain(NamedTuple):
    """Holds cards and the sets that pay for them, with all that one has afterwards."""

    worth: float
    cards: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


def trade(mind: Mind, offer: Offer) -> Pick:
    """Make the deal after which cards and hold together promise most; none, if that is to keep the hold."""
    step = offer.next_field({})
    assert step is not None
    assert isinstance(step[1], Spread)
    assert step[1].budget is not None
    shelf = Shelf(mind, step[1].items, step[1].budget)
    sets = best_sets(mind.hold, mind.view.longest)
    best = (
        _all_in(shelf, sets)
        if mind.turns == 0
        else max(_bargains(mind, shelf, sets), key=lambda one: one.worth)
    )
    if not best.cards:
        return Pick("EndTrading", {})
    numbers = {card: best.cards.count(card) for card in dict.fromkeys(best.cards)}
    return Pick("Deal", {"cards": numbers, "way": " ".join(best.words) or COINS_ONLY})


def _bargains(mind: Mind, shelf: "Shelf", sets: Sequence[str]) -> Iterator[Bargain]:
    """Go through what can be had for some of the sets, and what the rest promises.

    Sell the small sets and what will not fit; keep the longest, which grows with its square. Only what fits
    into the warehouse can be kept: a Warehouse card pays when good cargo would be thrown away, and only then.
    """
    yield Bargain(_kept(mind, mind.hold, mind.me.capacity))
    for number in range(1, len(sets[:_MOST_SETS]) + 1):
        for some in combinations(sets[:_MOST_SETS], number):
            values = [value(word) for word in some]
            points, cards = shelf.best[min(sum(values), len(shelf.best) - 1)]
            if cards and sum(values) - min(values) < shelf.cost(cards):
                spent = tokens_of("".join(some))
                rest = tuple(own - gone for own, gone in zip(mind.hold, spent, strict=True))
                room = mind.me.capacity + _SLOTS * cards.count("warehouse")
                yield Bargain(points + _kept(mind, rest, room), cards, some)


def _kept(mind: Mind, hold: Counts, room: int) -> float:
    return mind.promise(stowed(hold, room, mind.view.longest), mind.turns)


def _all_in(shelf: "Shelf", sets: Sequence[str]) -> Bargain:
    """Spend all in the last round: cargo and coins left over are worth nothing. The best sets go first."""
    points, cards = shelf.best[-1]
    words: list[str] = []
    while len(words) < len(sets) and sum(map(value, words)) < shelf.cost(cards):
        words.append(sets[len(words)])
    return Bargain(points, cards, tuple(words))


class Shelf:
    """Knows the best cards for every budget."""

    def __init__(self, mind: Mind, items: Sequence[Item], budget: int) -> None:
        self._costs = {item.key: item.cost for item in items}
        budget = min(budget, sum(item.cost * item.most for item in items))  # all that there is
        self._turns = mind.turns
        self._points = {card.name: card.points for card in mind.view.cards}
        self.best: list[tuple[float, tuple[str, ...]]] = [(0.0, ())] * (budget + 1)
        for item in items:
            for _ in range(min(item.most, budget // item.cost)):
                self._put(item.key, item.cost)

    def _put(self, card: str, cost: int) -> None:
        """Put one more card on the shelf, where it makes a budget worth more."""
        gain = self.worth(card)
        for budget in range(len(self.best) - 1, cost - 1, -1):
            points, cards = self.best[budget - cost]
            if points + gain > self.best[budget][0]:
                self.best[budget] = points + gain, (*cards, card)

    def worth(self, card: str) -> float:
        """Return the points of a card with what it brings.

        A ship earns in every turn to come: buy one early or never. A Syndicate earns little. What a Warehouse
        is good for shows in what can be kept.
        """
        each = {"ship": _SHIP, "syndicate": _SYNDICATE}.get(card, 0.0)
        return self._points[card] + each * self._turns

    def cost(self, cards: Sequence[str]) -> int:
        """Return what these cards cost together."""
        return sum(self._costs[card] for card in cards)
