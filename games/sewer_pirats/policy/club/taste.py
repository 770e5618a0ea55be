"""Says what trophies and prizes are worth: to oneself, who knows the own treasure, and to a rival."""

from collections.abc import Sequence

from games.kernel import own
from games.sewer_pirats.rules.scoring import gain
from games.sewer_pirats.state import Trophy
from games.sewer_pirats.view import Treasure, View

SEASONING = {"fries": 1.2, "noodles": 0.9, "burger": 0.6}  # points that sauces may still add to a portion
LOCKED = 0.4  # of the value of a can or a toy that a later opener or parrot may still bring
HOPE = {"ketchup": 4.0, "chili": 5.0, "milkshake": 4.0, "parrot": 6.0, "can_opener": 6.0}  # of what comes
STRANGER = {"fries": 3.0, "noodles": 1.0, "burger": 0.5}  # points that a rival's sauces add to a portion
STRANGE_SHARE = 0.6  # of the value of a can or a toy that a rival will score
STRANGE_PRIZE = 8.0  # points that a prize brings a rival


class Taste:
    """Weighs treasure by what it adds now and by a share of what it may add until the end."""

    def __init__(self, view: View) -> None:
        treasure = own(view).treasure
        assert isinstance(treasure, Treasure)
        self.treasure, self.components = treasure, view.components
        piles = view.piles_left + sum(len(ship.piles) for ship in view.ships)
        self.future = piles / view.components.prize_count
        self._mine: dict[Trophy, float] = {}

    def mine(self, token: Trophy) -> float:
        """Return what a trophy adds to the own treasure now, and a share of what it may add later."""
        if token not in self._mine:
            self._mine[token] = self._weigh(token)
        return self._mine[token]

    def _weigh(self, token: Trophy) -> float:
        now = gain(self.components, self.treasure.trophies, self.treasure.prizes, token)
        hope = SEASONING.get(token.kind, 0.0) if now else LOCKED * token.value
        return now + hope * self.future

    def my_prize(self, name: str | None) -> float:
        """Return what a prize adds now and may add later; None is a prize that is gone."""
        return 0.0 if name is None else self.treasure.prize_gains[name] + HOPE[name] * self.future

    def theirs(self, token: Trophy) -> float:
        """Return what a trophy is worth to a rival, whose treasure nobody sees."""
        if token.kind in STRANGER:
            return token.value + STRANGER[token.kind]
        return STRANGE_SHARE * token.value

    def their_prize(self, name: str | None) -> float:
        """Return what a prize is worth to a rival."""
        return 0.0 if name is None else STRANGE_PRIZE

    def share(self, trophies: Sequence[Trophy], grabs: Sequence[bool]) -> tuple[list[float], list[float]]:
        """Return what each grab brings, oneself and the rivals, if everybody takes the best that is left.

        `grabs` says for each grab in its order whether it is one's own.
        """
        left, mine, theirs = list(trophies), [], []
        for own_grab in grabs[: len(left)]:
            taken = max(left, key=self.mine if own_grab else self.theirs)
            left.remove(taken)
            (mine if own_grab else theirs).append(self.mine(taken) if own_grab else self.theirs(taken))
        return mine, theirs
