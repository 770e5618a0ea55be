"""Chapter 1: holds every printed figure, and no other file does.

Lines marked "assumed" may differ in your box.
"""

from functools import cached_property
from typing import Annotated, Literal, Self, TypeAlias, get_args

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from games.kernel import Figures

Colour: TypeAlias = Literal["black", "brown", "purple", "beige", "gray"]  # assumed: D7, three of the five
COLOURS: tuple[Colour, ...] = get_args(Colour)
ValueCard: TypeAlias = tuple[Colour, Colour, Colour, Colour, Colour]
PriceLadder: TypeAlias = Annotated[tuple[PositiveInt, ...], Field(min_length=2)]


class Supply(Figures):
    """2.1 Says what is counted out for one number of players."""

    warehouses: PositiveInt
    machines: PositiveInt  # of each colour
    containers: PositiveInt  # of each colour


class Components(Figures):
    """1 Holds the figures of the box. Who owns another printing may correct what is assumed."""

    # 1.1 The box
    containers: PositiveInt = 17  # of each colour
    machines: PositiveInt = 4  # of each colour
    warehouses: PositiveInt = 20

    # 2.1 The supply for each number of players
    supply: dict[int, Supply] = Field(
        default={
            3: Supply(warehouses=12, machines=2, containers=10),
            4: Supply(warehouses=16, machines=3, containers=13),
            5: Supply(warehouses=20, machines=4, containers=16),
        }
    )

    # 1.2 A player's board
    machine_costs: tuple[NonNegativeInt, ...] = (0, 6, 9, 12)  # assumed: D1, but for the 9
    warehouse_costs: tuple[NonNegativeInt, ...] = (0, 4, 5, 6, 7)  # assumed: D2
    factory_prices: PriceLadder = (1, 2, 3, 4)
    harbour_prices: PriceLadder = (2, 3, 4, 5, 6)
    store_per_machine: PositiveInt = 2
    store_per_warehouse: PositiveInt = 1
    first_price: PositiveInt = 2
    ship_capacity: PositiveInt = 5

    # 1.3 Money
    starting_hand: dict[PositiveInt, PositiveInt] = Field(default={1: 5, 2: 5, 5: 1})  # cards of each
    bluff_cards: PositiveInt = 2
    denominations: tuple[PositiveInt, ...] = (1, 2, 5, 10)  # the 10 is assumed: A-19
    thin: PositiveInt = 2  # assumed: A-20, a bid of so many cards or fewer looks thin
    medium: PositiveInt = 5  # assumed: A-20, and of more than this, thick

    # 1.4 The turn and the loans
    actions: PositiveInt = 2
    union_fee: PositiveInt = 1
    loan: PositiveInt = 10
    loan_limit: PositiveInt = 2
    interest: PositiveInt = 1

    # 1.5 The end
    empty_colours: PositiveInt = 2
    card_values: tuple[int, int, int, int, int] = (10, 5, 6, 4, 2)  # in the order of a value card
    full_set_value: int = 10  # of the second colour, with all five colours on the island
    value_cards: tuple[ValueCard, ...] = (  # assumed: D6
        ("black", "brown", "purple", "beige", "gray"),
        ("gray", "black", "brown", "purple", "beige"),
        ("beige", "gray", "black", "brown", "purple"),
        ("purple", "beige", "gray", "black", "brown"),
        ("brown", "purple", "beige", "gray", "black"),
    )
    harbour_value: int = 2
    ship_value: int = 3
    quay_value: int = 3
    loan_penalty: int = 11

    # 1.6 The Investment Bank
    broker_money: tuple[NonNegativeInt, NonNegativeInt, NonNegativeInt] = (1, 2, 3)
    broker_containers: tuple[NonNegativeInt, NonNegativeInt, NonNegativeInt] = (2, 1, 0)

    @cached_property
    def starting_cash(self) -> int:
        """Return what the starting hand is worth, in dollars."""
        return sum(value * cards for value, cards in self.starting_hand.items())

    @model_validator(mode="after")
    def _box_holds_the_supply(self) -> Self:
        for seats, supply in self.supply.items():
            for name in ("containers", "machines", "warehouses"):
                _no_more(f"supply.{seats}.{name}", getattr(supply, name), getattr(self, name))
            if supply.containers == self.containers:
                raise ValueError(f"supply.{seats}.containers: the brokers need one of each left over")
            if supply.warehouses < seats:
                raise ValueError(f"supply.{seats}.warehouses: each player starts with one")
        if missing := {3, 4, 5} ^ self.supply.keys():
            raise ValueError(f"supply: needs 3, 4 and 5 players, wrong: {sorted(missing)}")
        _no_more("broker_containers", sum(self.broker_containers), len(COLOURS))
        return self

    @model_validator(mode="after")
    def _boards_add_up(self) -> Self:
        for name in ("machine_costs", "warehouse_costs"):
            costs = getattr(self, name)
            if not costs or costs[0] != 0:
                raise ValueError(f"{name}: the first space is free, so it begins with 0")
        _no_more("machine_costs", len(self.machine_costs), len(COLOURS))
        for name in ("factory_prices", "harbour_prices"):
            prices = getattr(self, name)
            if list(prices) != list(range(prices[0], prices[-1] + 1)):
                raise ValueError(f"{name}: prices go up by 1, as {prices[0]}, {prices[0] + 1}, ...")
        if self.first_price not in self.factory_prices:
            raise ValueError(f"first_price: {self.first_price} is not one of factory_prices")
        return self

    @model_validator(mode="after")
    def _money_adds_up(self) -> Self:
        if 1 not in self.denominations:
            raise ValueError("denominations: without a 1 not every amount can be paid")
        if stray := self.starting_hand.keys() - set(self.denominations):
            raise ValueError(f"starting_hand: {min(stray)} is not one of the denominations")
        if not self.thin < self.medium:
            raise ValueError("medium: must be more than thin")
        return self

    @model_validator(mode="after")
    def _cards_are_different(self) -> Self:
        for number, card in enumerate(self.value_cards, start=1):
            if set(card) != set(COLOURS):
                raise ValueError(f"value_cards: card {number} must name each colour once")
        if len(set(self.value_cards)) != len(self.value_cards):
            raise ValueError("value_cards: two cards are the same")
        if len(self.value_cards) < max(self.supply):
            raise ValueError("value_cards: one for each player")
        return self


def _no_more(name: str, number: int, limit: int) -> None:
    if number > limit:
        raise ValueError(f"{name}: {number} is more than {limit}")
