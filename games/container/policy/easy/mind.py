"""Holds what the sensible player knows, and values what it sees."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from games.container.components import ValueCard
from games.container.rules.goods import listed, parse, put
from games.container.rules.scoring import colour_values, discarded_colour
from games.container.view import Mat, Pile, View
from games.kernel import Hidden, Offer, own

DEAR_FACTORY, DEAR_HARBOUR = 3, 4  # the most it pays for one container
RESERVE = 3  # dollars it would rather keep
SPARE = 6  # dollars beyond which it repays
RICH = 24  # dollars beyond which it builds


@dataclass(frozen=True)
class Mind:
    """Holds a player's own view and what it may do now."""

    view: View
    offers: Mapping[str, Offer]
    dice: Random
    kept: int = 1  # dollars, for the union boss

    @property
    def own(self) -> Mat:
        return own(self.view)

    @property
    def others(self) -> list[Mat]:
        return [mat for mat in self.view.mats if mat.seat != self.view.viewer]

    @property
    def cash(self) -> int:
        assert not isinstance(self.own.cash, Hidden)
        return self.own.cash

    @property
    def card(self) -> ValueCard:
        assert not isinstance(self.own.card, Hidden)
        return self.own.card

    @property
    def early(self) -> bool:
        """Will the second scarcest colour still last a while? Its end would be the end of the game."""
        return sorted(self.view.supply.values())[1] > 2

    def bid_away(self, origin: str) -> int:
        """Return how many of the player's containers out of this store lie on the Payment Card."""
        card = self.view.payment
        if card is None or card.holder != self.view.viewer:
            return 0
        return sum((card.factory if origin == "factory" else card.harbour).values())

    def worth(self, lot: Pile) -> float:
        """Return what a lot would add on the island; early on nobody knows which colour will be lost."""
        island = dict(self.own.island)
        for colour, number in lot.items():
            put(island, colour, number)
        gain = self._island_value(island) - self._island_value(self.own.island)
        values = colour_values(island, self.card, self.view.components)
        by_card = sum(values[colour] * number for colour, number in lot.items())
        return max(gain, 0.65 * by_card) if self.early else gain

    def _island_value(self, island: Pile) -> int:
        values = colour_values(island, self.card, self.view.components)
        lost = discarded_colour(island, self.card, self.view.components)
        return sum(values[colour] * number for colour, number in island.items() if colour != lost)


def cheapest_basket(store: Pile, room: int, cash: int, dear: int) -> dict[str, int]:
    """Choose as many as there are room and money for, the cheapest first; loose containers cost nothing."""
    basket: dict[str, int] = {}
    for key in sorted(listed(store), key=lambda key: parse(key)[1]):
        price = parse(key)[1]
        while basket.get(key, 0) < store[key] and room > 0 and price <= min(cash, dear):
            put(basket, key)
            room, cash = room - 1, cash - price
    return basket
