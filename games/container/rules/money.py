"""Chapter 4: money. Whole dollars decide; cards only show how thick a purse looks."""

from functools import cache, lru_cache

from games.container.components import Components
from games.container.state import Here
from games.kernel import Seat, Text, say

_makings: dict[tuple[int, ...], list[int]] = {}


def _making(amount: int, denominations: tuple[int, ...]) -> int:
    """4.3 Bit n is set if n cards can make exactly this amount."""
    known = _makings.setdefault(denominations, [1])
    while len(known) <= amount:
        ways = 0
        for value in denominations:
            if value <= len(known):
                ways |= known[len(known) - value] << 1
        known.append(ways)
    return known[amount]


def can_make(amount: int, cards: int, denominations: tuple[int, ...]) -> bool:
    return cards >= 0 and bool(_making(amount, denominations) >> cards & 1)


@cache
def fewest_cards(amount: int, denominations: tuple[int, ...]) -> int:
    ways = _making(amount, denominations)
    return (ways & -ways).bit_length() - 1


def most_cards(amount: int, denominations: tuple[int, ...]) -> int:
    return _making(amount, denominations).bit_length() - 1


@lru_cache(maxsize=4096)
def nearest_cards(cards: int, amount: int, denominations: tuple[int, ...]) -> int:
    """4.5 The number nearest to `cards` that can make this amount; of two equally near, the smaller."""
    ways = _making(amount, denominations)
    numbers = [number for number in range(ways.bit_length()) if ways >> number & 1]
    return min(numbers, key=lambda number: (abs(number - cards), number))


def pay(table: Here, payer: Seat | None, payee: Seat | None, amount: int, cards: int | None = None) -> None:
    """All money but the brokers' moves here. None is the bank, which never runs out [A-1].

    `cards` is known when a revealed bid changes hands; else the fewest that make the amount.
    """
    if not amount:
        return
    number = fewest_cards(amount, table.components.denominations) if cards is None else cards
    _change(table, payer, -amount, -number)
    _change(table, payee, amount, number)


def _change(table: Here, seat: Seat | None, amount: int, cards: int) -> None:
    state, components = table.state, table.components
    if seat is None:
        state.bank += amount
        return
    player = state.players[seat]
    player.cash += amount
    bluff = components.bluff_cards
    player.purse = bluff + nearest_cards(player.purse + cards - bluff, player.cash, components.denominations)


def pay_brokers(table: Here, payer: Seat | None, amount: int) -> None:
    """5.7.2 One dollar at a time to Broker I, II, III and round again, always from Broker I."""
    pay(table, payer, None, amount)
    table.state.bank -= amount
    for turn in range(amount):
        table.state.brokers[turn % len(table.state.brokers)].money += 1


def upkeep(table: Here, seat: Seat) -> int:
    """With less than this one can neither pay interest nor produce."""
    components = table.components
    return components.union_fee + components.interest * table.state.players[seat].loans


def thrift(left: int, need: int) -> Text | None:
    """A word of warning, not a rule."""
    return say("confirm-poor", left=left, need=need) if left < need else None


def starting_purse(components: Components) -> int:
    return sum(components.starting_hand.values()) + components.bluff_cards
