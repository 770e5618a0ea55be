"""How the tempers differ: in what they shy away from and how high they bid, not in what they know."""

from typing import NamedTuple

from games.kernel import Temper


class Character(NamedTuple):
    """Holds what a player likes. In points where nothing else is said."""

    stay: float  # what a ship could bring elsewhere that stays in a contested port
    fear: float  # what it costs to be outbid: the ship has sailed in vain
    high: int  # of so many bids that are nearly as good the highest is made; negative: the lowest


CHARACTERS = {
    Temper.CAREFUL: Character(stay=4.5, fear=1.2, high=-2),
    Temper.STEADY: Character(stay=4.0, fear=1.0, high=1),
    Temper.BOLD: Character(stay=3.5, fear=0.8, high=2),
}
