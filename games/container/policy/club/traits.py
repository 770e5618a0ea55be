"""Says what a player of club level goes by, and how the three tempers differ in it."""

from dataclasses import dataclass, replace

from games.kernel import Temper


@dataclass(frozen=True)
class Traits:
    """Holds the rules of thumb of one temper, in dollars where nothing else is said."""

    # at the island
    shade: float = 0.95  # of the bid that is reckoned best
    waver: float = 0.12  # of a bid: as far as chance moves it
    bluff: float = 0.35  # how often a bid holds bluff cards or small change, to look thick
    keep: float = 2.8  # times the bid a lot must be worth to be kept: that costs one bid and forgoes two
    spite: float = 0.15  # of a lot's worth: what it is worth that no rival gets it
    # money
    thirst: float = 0.7  # how much more than a dollar the last dollar is worth at the start
    reserve: int = 4  # kept in hand when buying and bidding
    purse: int = 11  # kept in hand when building
    borrow: float = 7.0  # what a loan must promise at an auction
    # trade
    haggle: float = 0.2  # how often chance moves a price
    patience: float = 2.5  # what an action brings elsewhere: for more a ship calls at another port first


STEADY = Traits()
TRAITS = {
    Temper.CAREFUL: replace(STEADY, shade=0.94, bluff=0.15, purse=12, borrow=12.0, haggle=0.1),
    Temper.STEADY: STEADY,
    Temper.BOLD: replace(STEADY, shade=0.98, bluff=0.6, reserve=3, purse=9, borrow=5.0, haggle=0.3),
}
