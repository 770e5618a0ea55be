"""Chapter 1: every figure of the box, and nowhere else."""

from typing import Self

from pydantic import PositiveInt, model_validator

from games.kernel import Figures

KINDS = ("herring", "cod", "crab")
SEATS = range(2, 5)
LONGEST = 7  # mornings


class Components(Figures):
    crates: PositiveInt = 10  # 1.1 of each kind
    catch: PositiveInt = 3  # 3.2 crates each morning
    coins: PositiveInt = 10  # 2.1
    customers: PositiveInt = 2  # 1.2 cards of each kind
    treat: PositiveInt = 5  # 6.2 what a regular customer pays for a crate
    lowest_price: PositiveInt = 1  # 1.3
    first_price: PositiveInt = 3
    highest_price: PositiveInt = 6

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        if self.crates * len(KINDS) < self.catch * LONGEST:
            raise ValueError(f"crates: too few for {LONGEST} mornings")
        if self.customers * len(KINDS) < max(SEATS):
            raise ValueError(f"customers: too few for {max(SEATS)} players")
        if not self.lowest_price <= self.first_price <= self.highest_price:
            raise ValueError("first_price: it lies between the lowest and the highest")
        return self
