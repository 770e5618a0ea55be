"""Holds what a player of club level knows and reckons: how long it lasts, what others want and can pay."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from random import Random

from games.container.components import COLOURS, ValueCard
from games.container.policy.club.island import Counts, Values, added, counts_of, plain_worth, points
from games.container.policy.club.traits import Traits
from games.container.rules.goods import parse
from games.container.view import Mat, Pile, View
from games.kernel import Hidden, Offer, Seat, own

SECTION = 8  # containers that a player has on the island in the end
TELLING = 0.08  # how much each dollar that a section counts by a card tells that its owner holds that card
A_CARD = 2.3  # dollars that a money card is worth on the average
LOW, HIGH = 0.3, 0.68  # of what a lot is worth to them: between these others bid
HARBOUR, FACTORY = 4.5, 3.0  # dollars that are usual for a container
DEMAND = 0.3  # of what is bid for a colour above the others is asked for it on top
GLUT = 0.3  # dollars: prices rise by it where rivals' stores are empty, and fall where they are full
IN_STORE = 1.5  # containers that lie in a factory on the average
EAGER = 1.15  # times what two rivals would bid on the average is what the more eager one bids
PLENTY = 25  # dollars with which nothing has to wait
NEARLY_OVER = 0.1  # of the supply
PACE = 1.7  # rounds that go by for each in which everybody could have produced


@dataclass
class Mind:
    """Holds a player's own view, what it may do now, and what follows from it."""

    view: View
    offers: Mapping[str, Offer]
    dice: Random
    traits: Traits

    @cached_property
    def own(self) -> Mat:
        return own(self.view)

    @cached_property
    def others(self) -> list[Mat]:
        return [mat for mat in self.view.mats if mat.seat != self.view.viewer]

    @cached_property
    def cash(self) -> int:
        assert not isinstance(self.own.cash, Hidden)
        return self.own.cash

    @cached_property
    def card(self) -> ValueCard:
        assert not isinstance(self.own.card, Hidden)
        return self.own.card

    @cached_property
    def values(self) -> Values:
        components = self.view.components
        return Values(components.card_values, components.full_set_value)

    @cached_property
    def section(self) -> Counts:
        return counts_of(self.own.island)

    def bid_away(self, origin: str) -> int:
        """Return how many of the player's containers out of this store lie on the Payment Card."""
        card = self.view.payment
        if card is None or card.holder != self.view.viewer:
            return 0
        return sum((card.factory if origin == "factory" else card.harbour).values())

    # ── how long it lasts ──

    @cached_property
    def left(self) -> float:
        """Return how much of the game is left, from 1 to 0: the second colour to run out ends it."""
        start = self.view.components.supply[len(self.view.mats)].containers
        return sorted(self.view.supply.values())[self.view.components.empty_colours - 1] / start

    @cached_property
    def rounds(self) -> float:
        """Return about how many more turns everybody has, by the machines that empty the supply."""
        makers = {colour: sum(colour in mat.machines for mat in self.view.mats) for colour in COLOURS}
        needed = sorted(self.view.supply[colour] / max(makers[colour], 0.5) for colour in COLOURS)
        return PACE * needed[self.view.components.empty_colours - 1]

    @cached_property
    def sudden(self) -> bool:
        """Could the others end the game before one's next turn, if all of them produce?"""
        made = {colour: sum(colour in mat.machines for mat in self.others) for colour in COLOURS}
        gone = sum(self.view.supply[colour] <= made[colour] for colour in COLOURS)
        return gone >= self.view.components.empty_colours

    @cached_property
    def over(self) -> bool:
        """Is this the last turn?"""
        return self.would_end(())

    @cached_property
    def reserve(self) -> int:
        """Return what stays in hand, to go on with; in the end nothing has to."""
        return self.traits.reserve + self.own.loans if self.left > NEARLY_OVER else 0

    @cached_property
    def upkeep(self) -> int:
        """Return what the next turn costs: interest, and the union's fee where there is room to produce."""
        components = self.view.components
        fee = components.union_fee if self.factory_room else 0
        return fee + components.interest * self.own.loans

    @cached_property
    def factory_room(self) -> int:
        """Return how many more containers the factory store holds."""
        held = size(self.own.factory) + self.bid_away("factory")
        return max(0, self.view.components.store_per_machine * len(self.own.machines) - held)

    def would_end(self, made: Sequence[str]) -> bool:
        """Would the game be over once these are taken from the supply?"""
        left = [number - (colour in made) for colour, number in self.view.supply.items()]
        return left.count(0) >= self.view.components.empty_colours

    def finished(self, actions: int) -> float:
        """Return the chance that the game lasts until so many actions are done."""
        turns = max(0, -(-(actions - self.view.actions_left) // self.view.components.actions))
        if not turns:
            return 1.0
        if self.sudden:
            return 0.5**turns
        return min(1.0, self.rounds / (turns + 0.5))

    @cached_property
    def coming(self) -> int:
        """Return about how many containers a section will still get."""
        return round(SECTION * self.left)

    @cached_property
    def dollar(self) -> float:
        """Return what a dollar in hand is worth: more than one while it is scarce and of use."""
        return 1 + self.traits.thirst * self.left * max(0.0, 1 - self.cash / PLENTY)

    # ── what a lot is worth, to oneself and to others ──

    def gain(self, lot: Pile) -> float:
        """Return what a lot would add to one's own section by the end of the game."""
        return added(self.section, counts_of(lot), (self.card,), self.coming, self.values)[0]

    @cached_property
    def cards(self) -> tuple[ValueCard, ...]:
        """Return the cards that others may hold: all but one's own."""
        return tuple([card for card in self.view.components.value_cards if card != self.card])

    @cached_property
    def suspected(self) -> dict[Seat, list[tuple[ValueCard, float]]]:
        """Return how likely each rival holds each card: what lies in a section was wanted there."""
        return {mat.seat: self._suspect(counts_of(mat.island)) for mat in self.others}

    def _suspect(self, section: Counts) -> list[tuple[ValueCard, float]]:
        told = [exp(TELLING * plain_worth(section, card, self.values)) for card in self.cards]
        return [(card, one / sum(told)) for card, one in zip(self.cards, told, strict=True)]

    def purse(self, mat: Mat) -> float:
        """Return about how much money somebody has: the number of cards is there for all to see."""
        return A_CARD * (mat.purse_cards - self.view.components.bluff_cards)

    def wanted_by(self, mat: Mat, lot: Counts) -> list[tuple[float, float]]:
        """Return what a lot may be worth to a rival, with the chance of each."""
        worths = added(counts_of(mat.island), lot, self.cards, self.coming, self.values)
        chances = self.suspected[mat.seat]
        return [(max(0.0, worth), chance) for worth, (_, chance) in zip(worths, chances, strict=True)]

    def top_bid(self, lot: Counts) -> float:
        """Return the highest bid to expect for a lot, by what the others want and can pay."""
        share = (LOW + HIGH) / 2
        bids = sorted(
            (min(share * worth, self.purse(mat)), mat.seat, chance)
            for mat in self.others
            for worth, chance in self.wanted_by(mat, lot)
        )
        below = dict.fromkeys([mat.seat for mat in self.others], 0.0)
        expected = 0.0
        for amount, seat, chance in bids:
            others = 1.0
            for other, part in below.items():
                if other != seat:
                    others *= part
            expected += amount * chance * others
            below[seat] += chance
        return expected

    def proceeds(self, lot: Pile) -> float:
        """Return what a cargo brings: the bid twice, or the lot itself for one bid, or its worth aboard."""
        bid = self.top_bid(counts_of(lot))
        return max(2 * bid, self.gain(lot) - bid, self.view.components.ship_value * size(lot))

    def standing(self, mat: Mat) -> float:
        """Return about what somebody would have if the game ended now."""
        components = self.view.components
        goods = components.harbour_value * size(mat.harbour) + components.ship_value * size(mat.cargo)
        goods += components.quay_value * size(mat.quay) - components.loan_penalty * mat.loans
        island = counts_of(mat.island)
        if mat.seat == self.view.viewer:
            return self.cash + goods + self._counted(island, self.card)
        return (
            self.purse(mat)
            + goods
            + sum(chance * self._counted(island, card) for card, chance in self.suspected[mat.seat])
        )

    def _counted(self, section: Counts, card: ValueCard) -> float:
        return points(section, card, self.values)

    @cached_property
    def ahead(self) -> float:
        """Return by how much one leads the best of the others, as far as can be seen."""
        return self.standing(self.own) - max(self.standing(mat) for mat in self.others)

    # ── what a container is worth on its way ──

    @cached_property
    def sought(self) -> dict[str, float]:
        """Return what the others would bid for a container of each colour, one among several."""
        return {colour: self._sought(colour) for colour in COLOURS}

    def _sought(self, colour: str) -> float:
        one = counts_of({colour: 1})
        worths = sorted(
            sum(worth * chance for worth, chance in self.wanted_by(mat, one)) for mat in self.others
        )
        return EAGER * (LOW + HIGH) / 2 * (worths[-1] + worths[-2]) / 2

    @cached_property
    def aboard(self) -> dict[str, float]:
        """Return what a container of each colour brings at the island: the bid twice, or itself for a bid."""
        least = self.view.components.ship_value  # if it stays aboard
        return {
            colour: max(2 * bid, self.gain({colour: 1}) - bid, least) for colour, bid in self.sought.items()
        }

    @cached_property
    def demand(self) -> dict[str, float]:
        """Return how many dollars more or less than the others a colour is worth at the island."""
        usual = sum(self.sought.values()) / len(COLOURS)
        return {colour: DEMAND * (bid - usual) for colour, bid in self.sought.items()}

    def in_harbour(self, colour: str) -> float:
        """Return what a shipper may pay for a container: more where harbours are empty, less where full."""
        ladder, stock = self.view.components.harbour_prices, sum(size(mat.harbour) for mat in self.others)
        fair = HARBOUR + self.demand[colour] + GLUT * (len(self.others) - stock) / len(self.others)
        return min(max(fair, ladder[0]), ladder[-1])

    def in_factory(self, colour: str) -> float:
        """Return what a harbour may pay for a container: less where factories are full."""
        ladder, stock = self.view.components.factory_prices, sum(size(mat.factory) for mat in self.others)
        usual = IN_STORE * len(self.others)
        fair = FACTORY + self.demand[colour] + GLUT * (usual - stock) / usual
        return min(max(fair, ladder[0]), ladder[-1])


def price_of(key: str) -> int:
    return parse(key)[1]


def colour_of(key: str) -> str:
    return parse(key)[0]


def size(pile: Pile) -> int:
    return sum(pile.values())
