"""What a sensible pirat makes of tokens and places: rules of thumb, for the policy alone."""

from __future__ import annotations

from games.sewer_pirats.rules.scoring import gain
from games.sewer_pirats.state import Figure, Trophy
from games.sewer_pirats.view import Flotsam, ShipView, Treasure, View

_SEASONING = {"fries": 1.2, "noodles": 0.9, "burger": 0.6}  # what sauces may still add
_UNOPENED = 0.4  # the share of a can's or a toy's value that may still be had
_PRIZE_HOPE = {"ketchup": 4.0, "chili": 5.0, "milkshake": 4.0, "parrot": 6.0, "can_opener": 6.0}
_CHANCE = {0: 0.0, 1: 0.35, 2: 0.42, 3: 0.55}  # of a sailing soon, by the foremost space taken
_LEFTOVER = 1.0  # for whoever finds the pile empty and moves up


class Appetite:
    """How much this viewer wants things."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view, self.me, self.box = view, view.viewer, view.rules
        treasure = view.mats[self.me].treasure
        assert isinstance(treasure, Treasure)
        self.treasure = treasure
        piles = [pile for ship in view.ships for pile in ship.piles]
        self.future = (len(piles) + view.piles_left) / self.box.prize_count
        self._known: dict[Trophy, float] = {}

    def trophy(self, token: Trophy) -> float:
        """What it adds now, and a share of what it may add later."""
        if token not in self._known:
            now = gain(self.box, self.treasure.trophies, self.treasure.prizes, token)
            hope = _SEASONING.get(token.kind, 0.0) if now else _UNOPENED * token.value
            self._known[token] = now + hope * self.future
        return self._known[token]

    def prize(self, name: str | None) -> float:
        return 0.0 if name is None else self.treasure.prize_gains[name] + _PRIZE_HOPE[name] * self.future

    def shares(self, pile: Flotsam) -> list[float]:
        """What the first, the second and the third to grab may hope for, without the prize."""
        return sorted((self.trophy(token) for token in pile.trophies), reverse=True)

    def ship(self, ship: ShipView, aboard: dict[int, Figure]) -> float:
        """What my figures aboard are worth to me, standing like this."""
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
