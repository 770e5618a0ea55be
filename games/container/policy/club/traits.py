"""Says what a player of club level goes by, and how the three tempers differ in it."""

from dataclasses import dataclass, replace

from games.kernel import Temper


@dataclass(frozen=True)
class Traits:
    """Holds the rules of thumb of one temper, in dollars where nothing else is said."""

    # at the island
    shade: float = 0.95  # of the bid that is reckoned best
    waver: float = 0.08  # by how much of a bid chance moves it
    bluff: float = 0.35  # how often a bid holds bluff cards, or small change, to look thick
    keep: float = 2.7  # times the bid a lot must be worth to be kept: it costs the bid and forgoes two
    spite: float = 0.15  # of a lot's worth: what it is worth that a rival does not get it
    thirst: float = 0.7  # how much more a dollar is worth to who has none
    # prices
    dearer: float = 0.0  # on top of what seems fair
    haggle: float = 0.2  # how often chance moves a price by a dollar
    # investment
    machines: int = 3
    warehouses: int = 4
    reserve: int = 4  # kept in hand when buying
    float: int = 13  # kept in hand when building
    lean: float = 1.0  # how much an investment must bring for each dollar it costs
    # shipping
    patience: float = 2.5  # what an action must bring: a ship calls at another port first for more than this
    borrow: float = 4.0  # the profit on a lot that is worth a loan


TRAITS = {Temper.STEADY: Traits()}
TRAITS[Temper.CAREFUL] = replace(TRAITS[Temper.STEADY], shade=0.9, reserve=5, dearer=0.0, bluff=0.15)
TRAITS[Temper.BOLD] = replace(TRAITS[Temper.STEADY], shade=1.0, reserve=3, dearer=0.0, bluff=0.55)
