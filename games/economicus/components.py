"""Holds all printed figures. Those that the rulebook does not print are marked with their assumption."""

from itertools import pairwise
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from games.kernel import Figures

Count: TypeAlias = Annotated[int, Field(ge=0)]
Some: TypeAlias = Annotated[int, Field(ge=1)]
RiskCard: TypeAlias = Literal[
    "luck-1", "luck-2", "luck-3", "luck-4", "documents", "repair", "failed", "frozen"
]
EventCard: TypeAlias = Literal[
    "forecast",
    "crisis",
    "doubled-interest",
    "subsidy",
    "bigger-contracts",
    "smaller-contracts",
    "longer-terms",
    "shorter-terms",
    "price-rise",
    "two-risks",
]


class Industry(Figures):
    """Holds an industry. A name that the texts know is translated, any other is shown as it stands."""

    name: Annotated[str, Field(min_length=1, max_length=30)]
    profit: int


class Risk(Figures):
    """Says of one kind of risk card how many lie in the deck, and what it costs the buyer."""

    copies: Count = 3
    cost: Count = 0


_STARS = {2: 11, 3: 10, 4: 9, 5: 8, 6: 8, 7: 7, 8: 7}  # by the number of players
INDUSTRIES = {  # assumed: A39, all names but Innovations, and all profits
    2: Industry(name="cars", profit=2),
    3: Industry(name="agriculture", profit=2),
    4: Industry(name="light-industry", profit=1),
    5: Industry(name="tourism", profit=1),
    6: Industry(name="transport", profit=1),
    7: Industry(name="innovations", profit=1),
    8: Industry(name="retail", profit=2),
    9: Industry(name="construction", profit=3),
    10: Industry(name="telecom", profit=3),
    11: Industry(name="banks", profit=4),
    12: Industry(name="oil-and-gas", profit=6),
}
_RISKS: dict[RiskCard, Risk] = {
    "luck-1": Risk(cost=2),
    "luck-2": Risk(cost=4),
    "luck-3": Risk(cost=6),
    "luck-4": Risk(cost=8),
    "documents": Risk(),
    "repair": Risk(cost=4),
    "failed": Risk(cost=2),
    "frozen": Risk(cost=2),
}
_EVENTS: dict[EventCard, int] = {
    "forecast": 8,
    "crisis": 8,
    "doubled-interest": 1,
    "subsidy": 1,
    "bigger-contracts": 1,
    "smaller-contracts": 1,
    "longer-terms": 1,
    "shorter-terms": 1,
    "price-rise": 1,
    "two-risks": 1,
}


class Components(Figures):
    """Holds the figures of the box. Money is in M, a coin each; bank and stars are endless (assumed: A38)."""

    industries: dict[int, Industry] = INDUSTRIES
    start_industries: tuple[int, ...] = (2, 3, 4, 5, 6)  # the white numbers
    first_active: int = 7  # where the active token and the forecast token begin
    start_companies: Some = 2

    companies: Some = 12  # tokens of each player
    orders: Some = 3
    cash: Count = 20
    stars: dict[int, Some] = _STARS
    card_stars: Some = 4  # so many stars after the placement reveal a card

    lowest_price: Some = 1
    price_drop: Some = 1
    bid_limit: Some = 100  # our own bound for a bid above one's means: all coins of the box

    contract: Some = 7
    contract_bigger: Some = 10  # assumed: A39
    contract_smaller: Some = 5  # assumed: A39
    contract_lowest: Some = 1  # assumed: A17
    segments: Some = 3
    order_goal: Some = 6
    order_cost: Count = 2
    subcontractor: Count = 2

    loan: Some = 5
    interest: Some = 1
    interest_doubled: Some = 2

    longest: Some = 60  # assumed: A44; rounds, after which a game ends for which no limit was agreed
    counted: Some = 10  # assumed: A44; of these, the last ones, which the board counts
    proposals: Some = 3  # assumed: A43; deals that a player may propose in a turn

    risks: dict[RiskCard, Risk] = _RISKS
    events: dict[EventCard, Count] = _EVENTS
    crisis_tokens: Some = 4
    crisis_max: Some = 4  # assumed: A39; the first strength, 1, is printed
    subsidy: Count = 5  # assumed: A39
    price_rise: Count = 2  # assumed: A39
    term_shift: Some = 1  # assumed: A39

    @model_validator(mode="after")
    def _two_dice_reach_every_industry(self) -> Self:
        if sorted(self.industries) != list(range(2, 13)):
            raise ValueError("industries: there must be eleven, numbered 2 to 12.")
        if self.first_active not in self.industries:
            raise ValueError("first_active: there is no such industry.")
        if not self.start_industries or not set(self.start_industries) <= set(self.industries):
            raise ValueError("start_industries: name at least one, all numbered 2 to 12.")
        return self

    @model_validator(mode="after")
    def _targets_fall_with_more_players(self) -> Self:
        if sorted(self.stars) != list(range(2, 9)):
            raise ValueError("stars: give a target for each of 2 to 8 players.")
        if any(more > fewer for fewer, more in pairwise(self.stars[seats] for seats in range(2, 9))):
            raise ValueError("stars: more players cannot need more stars.")
        if self.stars[2] > 2 * len(self.industries):
            raise ValueError("stars: eleven industries give 22 stars at most.")
        return self

    @model_validator(mode="after")
    def _decks_can_be_drawn_from(self) -> Self:
        if sum(risk.copies for risk in self.risks.values()) < 3:
            raise ValueError("risks: the deck needs at least 3 cards.")
        if sum(self.events.values()) < 2:
            raise ValueError("events: the deck needs at least 2 cards.")
        if self.start_companies > self.companies:
            raise ValueError("start_companies: more than the tokens of a player.")
        return self

    @model_validator(mode="after")
    def _contracts_are_in_order(self) -> Self:
        least = self.contract_lowest
        if not least <= self.contract_smaller <= self.contract <= self.contract_bigger:
            raise ValueError("contract: lowest, smaller, usual and bigger must not fall.")
        if self.interest_doubled < self.interest:
            raise ValueError("interest_doubled: less than the usual interest.")
        return self
