"""Plays sensibly: wants good piles, fills ships cheaply, sails soon, grabs what scores."""

from random import Random

from games.kernel import Pick, Prompt, Temper
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.policy.ways import missing
from games.sewer_pirats.rules.cards import DECK
from games.sewer_pirats.rules.scoring import gain
from games.sewer_pirats.state import Figure, Trophy
from games.sewer_pirats.view import Flotsam, ShipView, Treasure, View

_NEVER = -1000.0  # what one was dealt is as good as anything else, and need not be changed
_USELESS = -100.0  # to draw two and drop two, as long as any figure can move
_CARD = 1.3  # points that a card is worth, as a rule of thumb
_HIRE = {"weasel": 3, "rat": 3, "cockroach": 2, "raccoon": 1, "toad": 1, "snail": 1}  # cards for a figure


def easy(view: View, prompt: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    """Return the legal action that this player likes best; dice decide between equals."""
    mind = Mind(view)
    picks = list(prompt.legal())
    return max(picks, key=lambda pick: (mind.like(pick), dice.random()))


class Mind:
    """Weighs the actions open to whoever sees this view."""

    def __init__(self, view: View) -> None:
        self.view, self.appetite = view, Appetite(view)
        self.mat = view.mats[self.appetite.me]

    def like(self, pick: Pick) -> float:
        """Return how much this action is liked, about in points."""
        match pick.kind, pick.values:
            case "TakeCard", {"card": card}:
                return self._take(card)
            case "Board" | "Advance", {"figure": figure, "place": place}:
                ship, _, space = place.partition("-")
                return self._move(figure, ship, int(space))
            case "BecomeCaptain", {"figure": figure, "ship": ship}:
                return self._move(figure, ship, self.view.components.captain)
            case "Grab", {"trophy": trophy}:
                return self._trophy(trophy)
            case "GrabTwo", {"trophy": trophy, "another": another}:
                return self._trophy(trophy) + self._trophy(another)
            case (("DiscardCards" | "PayCards"), {"cards": cards}):
                return -self._loss(cards)
            case "OpenBidding", {"stool": stool, "price": price}:
                return self._hire(stool, price)
            case "RaiseBid", {"price": price}:
                assert self.view.lot is not None
                return self._hire(self.view.lot.stool, price) + 0.5
            case "StayAboard", _:
                return self._stay()
            case (("SetSail" | "Reveal"), _):
                return 1.0
            case (("ChooseClan" | "ChooseColour"), _):
                return _NEVER
        return 0.0

    def _trophy(self, key: str) -> float:
        kind, _, value = key.partition("-")
        return self.appetite.trophy(Trophy(kind, int(value)))

    def _stay(self) -> float:
        """Return what a toad may hope for if it stays: something only where it may be captain next."""
        assert self.view.looting is not None
        name, space = self.view.looting
        ship = next(ship for ship in self.view.ships if ship.name == name)
        if len(ship.piles) < 2 or space < self.view.components.crew_spaces:
            return 0.0
        pile = ship.piles[1]
        return 0.6 * (self.appetite.prize(pile.prize) + self.appetite.shares(pile)[0])

    def _loss(self, cards: dict[str, int]) -> float:
        """Return how much these cards will be missed.

        Of those for the nearest move none goes: with two of each talisman one might never move again.
        """
        missed = sum(self._need(card) * count for card, count in cards.items())
        kept = None if self.view.bar else self._collected()
        return missed - _NEVER * cards.get(kept, 0) if kept else missed

    def _collected(self) -> str | None:
        """Return the talisman that the nearest move needs; None: no figure has anywhere to go."""
        assert isinstance(self.mat.hand, tuple)
        held = {name: self.mat.hand.count(name) for name in TALISMANS}
        short = missing(self.view, self.appetite.me, held)
        return min(short, key=lambda name: (short[name], -held[name]), default=None)

    def _take(self, card: str) -> float:
        """Return what this card is worth, which is less to a full hand, and nothing if one can move."""
        limit = self.view.components.hand_limit
        room = 2 * _CARD if self.mat.cards < limit - 1 else 0.5 if self.mat.cards < limit else _USELESS
        if card == DECK:
            return room + sum(map(self._need, TALISMANS)) / len(TALISMANS)
        return room + self._need(card)

    def _need(self, talisman: str) -> float:
        """Return how much one more card of this talisman is wanted."""
        assert isinstance(self.mat.hand, tuple)
        ship = next(ship for ship in self.view.ships if ship.name == talisman)
        if not ship.piles:
            return 0.0
        pile = ship.piles[0]
        worth = self.appetite.prize(pile.prize) + sum(self.appetite.shares(pile))
        return worth / (20 + 10 * self.mat.hand.count(talisman))

    def _move(self, figure: str, name: str, to: int) -> float:
        """Return how much more the ship would be worth, less what the way costs."""
        ship = next(ship for ship in self.view.ships if ship.name == name)
        after = dict(ship.aboard)
        start = int(figure.partition("-")[2] or 0)
        after[to] = after.pop(start, Figure(self.appetite.me, figure))
        components = self.view.components
        cost = sum(space not in ship.aboard for space in range(start + 1, to + 1))
        if to == components.captain:
            cost = components.captain_from_aboard if start else components.captain_from_home
        return self.appetite.ship(ship, after) - self.appetite.ship(ship, ship.aboard) - _CARD * cost

    def _hire(self, number: int, price: int) -> float:
        """Return what the figure on this stool is worth at this price, in cards."""
        stool = next(stool for stool in self.view.bar if stool.number == number)
        return _HIRE[stool.clan] + stool.under - price


_SEASONING = {"fries": 1.2, "noodles": 0.9, "burger": 0.6}  # what sauces may still add
_UNOPENED = 0.4  # the share of a can's or a toy's value that may still be had
_PRIZE_HOPE = {"ketchup": 4.0, "chili": 5.0, "milkshake": 4.0, "parrot": 6.0, "can_opener": 6.0}
_CHANCE = {0: 0.0, 1: 0.35, 2: 0.42, 3: 0.55}  # of a sailing soon, by the foremost space taken
_LEFTOVER = 1.0  # for whoever finds the pile empty and moves up


class Appetite:
    """Says how much this viewer wants trophies, prizes and places aboard, in points."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view, self.me, self.components = view, view.viewer, view.components
        treasure = view.mats[self.me].treasure
        assert isinstance(treasure, Treasure)
        self.treasure = treasure
        piles = [pile for ship in view.ships for pile in ship.piles]
        self.future = (len(piles) + view.piles_left) / self.components.prize_count
        self._known: dict[Trophy, float] = {}

    def trophy(self, token: Trophy) -> float:
        """Return what a trophy adds now, and a share of what it may add later."""
        if token not in self._known:
            now = gain(self.components, self.treasure.trophies, self.treasure.prizes, token)
            hope = _SEASONING.get(token.kind, 0.0) if now else _UNOPENED * token.value
            self._known[token] = now + hope * self.future
        return self._known[token]

    def prize(self, name: str | None) -> float:
        """Return what a prize adds now and may add later; None is a prize that is gone."""
        return 0.0 if name is None else self.treasure.prize_gains[name] + _PRIZE_HOPE[name] * self.future

    def shares(self, pile: Flotsam) -> list[float]:
        """Return what the first, the second and the third to grab may hope for, without the prize."""
        return sorted((self.trophy(token) for token in pile.trophies), reverse=True)

    def ship(self, ship: ShipView, aboard: dict[int, Figure]) -> float:
        """Return what the viewer's figures on this ship are worth, if everybody stands like this."""
        if not ship.piles or not aboard:
            return 0.0
        pile = ship.piles[0]
        shares, order = self.shares(pile), sorted(aboard, reverse=True)
        chance = _CHANCE.get(order[0], 1.0)
        worth = self.prize(pile.prize) if aboard[order[0]].seat == self.me else 0.0
        taken = 0
        for space in order:
            figure = aboard[space]
            grabs = 2 if self.view.abilities and figure.clan == "rat" else 1
            if figure.seat == self.me:
                worth += sum(shares[taken : taken + grabs]) or _LEFTOVER
            taken += grabs
        return worth * chance
