"""Chapter 1: holds every printed figure of the game, and no other file does."""

from functools import cached_property
from typing import Annotated, Self, TypeAlias

from pydantic import Field, ValidationInfo, field_validator, model_validator

from games.kernel import Figures

TALISMANS = ("cat", "bird", "fish")  # each is also the name of a ship
CLANS = ("rat", "raccoon", "cockroach", "weasel", "snail", "toad")
COLOURS = ("red", "green", "yellow", "blue", "black")
KINDS = ("fries", "noodles", "burger", "doll", "teddy", "can")
PRIZES = ("ketchup", "chili", "milkshake", "parrot", "can_opener")

Count: TypeAlias = Annotated[int, Field(ge=1)]
Points: TypeAlias = Annotated[int, Field(ge=0)]

TROPHIES = {  # assumed: AMB-1, the split and every value
    "fries": (1, 1, 2, 2, 2, 3, 3, 3, 4),
    "noodles": (4, 4, 5, 5, 6, 6, 7, 7, 8),
    "burger": (5, 5, 6, 6, 7, 7, 8, 8),
    "doll": (8, 10, 11, 11, 14),
    "teddy": (7, 9, 11, 12, 13),
    "can": (12, 12, 13, 13, 14, 15),
}
PRIZE_COUNTS = {
    "ketchup": 2,  # assumed: AMB-1, the text speaks of one or two
    "chili": 2,
    "milkshake": 2,  # assumed: AMB-1
    "parrot": 4,  # assumed: AMB-1
    "can_opener": 4,  # assumed: AMB-1
}
PRIZE_POINTS = {
    "ketchup": 5,  # for each portion of fries
    "chili": 4,  # for each portion of noodles
    "milkshake": 3,  # for each burger
    "parrot": 1,  # by itself
    "can_opener": 2,  # by itself
}


class Components(Figures):
    """1 Holds the figures of the box. Who owns it may correct what is assumed."""

    cards_per_talisman: Count = 18
    figures_per_clan: Count = 5
    crew_spaces: Count = 3  # on each ship, and the captain's space in front of them
    crew: Count = 4  # figures of one player, as many as bases of one colour

    trophy_count: Count = 42
    prize_count: Count = 14
    trophies_per_pile: Count = 3  # and one prize with them
    piles_per_ship: Count = 2

    row: Count = 4
    starting_hands: tuple[Points, ...] = (3, 3, 4, 4, 4)  # in turn order; AMB-17
    cards_taken: Count = 2
    hand_limit: Count = 6
    auction_hand: Count = 8

    captain_from_home: Count = 3
    captain_from_aboard: Count = 1
    cockroach_discount: Points = 1

    trophies: dict[str, tuple[Points, ...]] = Field(default_factory=TROPHIES.copy)
    prizes: dict[str, Count] = Field(default_factory=PRIZE_COUNTS.copy)
    prize_points: dict[str, Points] = Field(default_factory=PRIZE_POINTS.copy)
    opener_always: bool = True  # assumed: AMB-11, it counts without a can too

    @cached_property
    def captain(self) -> int:
        """Return the captain's space as a number: it comes after that of the last crew space."""
        return self.crew_spaces + 1

    @field_validator("trophies", "prizes", "prize_points")
    @classmethod
    def _names(cls, table: dict[str, object], info: ValidationInfo) -> dict[str, object]:
        known = KINDS if info.field_name == "trophies" else PRIZES
        if set(table) != set(known):
            raise ValueError(f"names {', '.join(sorted(table))}; it needs {', '.join(known)}")
        return table

    @model_validator(mode="after")
    def _tokens_add_up(self) -> Self:
        trophies, prizes = sum(map(len, self.trophies.values())), sum(self.prizes.values())
        if trophies != self.trophy_count:
            raise ValueError(f"trophies: {trophies} are listed, trophy_count is {self.trophy_count}")
        if prizes != self.prize_count:
            raise ValueError(f"prizes: {prizes} are listed, prize_count is {self.prize_count}")
        if trophies != prizes * self.trophies_per_pile:
            raise ValueError(f"trophy_count: {trophies} is not {self.trophies_per_pile} for each prize")
        if prizes < (needed := len(TALISMANS) * self.piles_per_ship):
            raise ValueError(f"prize_count: {prizes} is less than the {needed} piles of the beginning")
        return self

    @model_validator(mode="after")
    def _crews_and_cards_suffice(self) -> Self:
        most = len(COLOURS)
        if self.crew > len(CLANS) or self.crew > self.figures_per_clan or most > self.figures_per_clan:
            raise ValueError(f"figures_per_clan: {self.figures_per_clan} is too few for {most} full crews")
        if len(self.starting_hands) != most:
            raise ValueError(f"starting_hands: {len(self.starting_hands)} are given, one for each of {most}")
        needed = self.row + max(sum(self.starting_hands), most * self.auction_hand)
        if (cards := len(TALISMANS) * self.cards_per_talisman) < needed:
            raise ValueError(f"cards_per_talisman: {cards} cards in all, {needed} are dealt")
        return self
