"""Says what trophies and prizes are worth: to oneself, who knows the own treasure, and to a rival."""

from collections.abc import Sequence

from games.kernel import Temper, own
from games.sewer_pirats.rules.scoring import gain
from games.sewer_pirats.state import Trophy
from games.sewer_pirats.view import Flotsam, Treasure, View

OPTIMISM = 0.14  # for each player, of one's fair share of what is still to come: it seldom fits so well
DREAM = {Temper.CAREFUL: 0.8, Temper.STEADY: 1.0, Temper.BOLD: 1.2}  # who hopes for sauces to come
SAUCE = {"fries": "ketchup", "noodles": "chili", "burger": "milkshake"}
FOOD = {sauce: kind for kind, sauce in SAUCE.items()}
KEY = {"can": "can_opener", "doll": "parrot", "teddy": "parrot"}
ONE_SORT = 0.6  # of all toys that the first parrot ransoms: it is the better of two sorts
LEFT_OVER = 5.0  # points for a figure that finds nothing and moves up, with a pile still to come


class Taste:
    """Weighs treasure by what it adds now and by a share of what it may add until the end.

    Of all that is still to come everybody gets a fair share: so a sauce is worth more early and with few
    players, and so is what a later sauce, parrot or opener may make dear.
    """

    def __init__(self, view: View, temper: Temper) -> None:
        treasure = own(view).treasure
        assert isinstance(treasure, Treasure)
        self.treasure, self.components, self.seats = treasure, view.components, len(view.mats)
        piles = view.piles_left + sum(len(ship.piles) for ship in view.ships)
        self.future = piles / view.components.prize_count
        self.optimism = OPTIMISM * self.seats * DREAM[temper]
        self._mine: dict[Trophy, float] = {}
        self._theirs: dict[Trophy, float] = {}

    def mine(self, token: Trophy) -> float:
        """Return what a trophy adds to the own treasure now, and a share of what it may add later."""
        if token not in self._mine:
            now = gain(self.components, self.treasure.trophies, self.treasure.prizes, token)
            self._mine[token] = now + self.optimism * self._promise(token, now, self.future)
        return self._mine[token]

    def theirs(self, token: Trophy) -> float:
        """Return what a trophy is worth to a rival, whose treasure nobody sees."""
        if token not in self._theirs:
            now = token.value if token.kind in SAUCE else 0
            self._theirs[token] = now + self._promise(token, now, 1.0)
        return self._theirs[token]

    def hopes(self) -> float:
        """Return what may still be added to all that oneself has taken."""
        tokens = enumerate(self.treasure.trophies)
        more = [self._promise(token, self._counts(place), self.future) for place, token in tokens]
        more += [self._fitting(name, self.future) for name in self.treasure.prizes]
        return self.optimism * sum(more)

    def _counts(self, place: int) -> float:
        """Return what the own treasure would lose without this trophy."""
        tokens, prizes = self.treasure.trophies, self.treasure.prizes
        return gain(self.components, tokens[:place] + tokens[place + 1 :], prizes, tokens[place])

    def _promise(self, token: Trophy, now: float, future: float) -> float:
        """Return what prizes that are still to come may add to a trophy."""
        if token.kind in SAUCE:
            sauce = SAUCE[token.kind]
            return future * self.components.prizes[sauce] / self.seats * self.components.prize_points[sauce]
        found = self._chance(self.components.prizes[KEY[token.kind]] * future)
        return max(0.0, token.value - now) * found

    def _chance(self, copies: float) -> float:
        """Return how likely one gets at least one of so many."""
        return 1 - float((1 - 1 / self.seats) ** copies)

    def my_prize(self, name: str | None) -> float:
        """Return what a prize adds now and may add later; None is a prize that is gone."""
        if name is None:
            return 0.0
        return self.treasure.prize_gains[name] + self.optimism * self._fitting(name, self.future)

    def their_prize(self, name: str | None) -> float:
        """Return what a prize is worth to a rival."""
        return 0.0 if name is None else self.components.prize_points[name] + self._fitting(name, 1.0)

    def _fitting(self, name: str, future: float) -> float:
        """Return what trophies that are still to come may add to a prize."""
        trophies, share = self.components.trophies, future / self.seats
        if name in FOOD:
            return len(trophies[FOOD[name]]) * share * self.components.prize_points[name]
        if name == "can_opener":
            cans = trophies["can"]
            return sum(cans) / len(cans) * self._chance(len(cans) * future)
        return (sum(trophies["doll"]) + sum(trophies["teddy"])) * share * ONE_SORT

    def their_pile(self, pile: Flotsam) -> float:
        """Return what a whole pile is worth to rivals."""
        return self.their_prize(pile.prize) + sum(map(self.theirs, pile.trophies))

    def loot(self, piles: Sequence[Flotsam], grabs: Sequence[tuple[bool, int]]) -> float:
        """Return what a sailing brings oneself: of each figure `grabs` says whether it is one's own, and how
        many trophies it may take; the captain comes first."""
        left, worth = list(piles[0].trophies), 0.0
        if grabs[0][0]:
            worth += self.my_prize(piles[0].prize)
        for own_grab, count in grabs:
            if own_grab and not left and len(piles) > 1:
                worth += LEFT_OVER
            for _ in range(min(count, len(left))):
                taken = max(left, key=self.mine if own_grab else self.theirs)
                left.remove(taken)
                worth += self.mine(taken) if own_grab else 0.0
        return worth

    def share(self, trophies: Sequence[Trophy], grabs: Sequence[bool]) -> tuple[list[float], list[float]]:
        """Return what each grab brings, oneself and the rivals, if everybody takes the best that is left.

        `grabs` says for each grab in its order whether it is one's own.
        """
        left = list(trophies)
        mine: list[float] = []
        theirs: list[float] = []
        for own_grab in grabs[: len(left)]:
            taken = max(left, key=self.mine if own_grab else self.theirs)
            left.remove(taken)
            (mine if own_grab else theirs).append(self.mine(taken) if own_grab else self.theirs(taken))
        return mine, theirs
