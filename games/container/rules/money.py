"""Chapter 4: moves money. Whole dollars decide; cards only show how thick a purse looks."""

from functools import lru_cache

from games.container.components import Components
from games.container.state import Here
from games.kernel import Seat, Text, say

_known_ways: dict[tuple[int, ...], list[int]] = {}


def _ways_to_make(amount: int, denominations: tuple[int, ...]) -> int:
    """4.3 Return bits: the n-th is set if n cards can make exactly this amount."""
    known = _known_ways.setdefault(denominations, [1])
    while len(known) <= amount:
        ways = 0
        for value in denominations:
            if value <= len(known):
                ways |= known[len(known) - value] << 1
        known.append(ways)
    return known[amount]


def can_make(amount: int, cards: int, denominations: tuple[int, ...]) -> bool:
    """Can so many cards make exactly this amount?"""
    return cards >= 0 and bool(_ways_to_make(amount, denominations) >> cards & 1)


@lru_cache(maxsize=1024)
def fewest_cards(amount: int, denominations: tuple[int, ...]) -> int:
    """Return the smallest number of cards that make this amount."""
    ways = _ways_to_make(amount, denominations)
    return (ways & -ways).bit_length() - 1


def most_cards(amount: int, denominations: tuple[int, ...]) -> int:
    """Return the largest number of cards that make this amount."""
    return _ways_to_make(amount, denominations).bit_length() - 1


@lru_cache(maxsize=4096)
def nearest_cards(cards: int, amount: int, denominations: tuple[int, ...]) -> int:
    """4.5 A purse goes to the number nearest to `cards` that can make this amount; of two, to the smaller."""
    ways = _ways_to_make(amount, denominations)
    numbers = [number for number in range(ways.bit_length()) if ways >> number & 1]
    return min(numbers, key=lambda number: (abs(number - cards), number))


def pay(table: Here, payer: Seat | None, payee: Seat | None, amount: int, cards: int | None = None) -> None:
    """Move money between players and the bank. None is the bank, which never runs out [A-1].

    4.5 `cards` says how many move where a revealed bid is paid; else the fewest that make the amount do.
    """
    if not amount:
        return
    number = fewest_cards(amount, table.components.denominations) if cards is None else cards
    _credit(table, payer, -amount, -number)
    _credit(table, payee, amount, number)


def _credit(table: Here, seat: Seat | None, amount: int, cards: int) -> None:
    """Add money and cards, which may be less than nothing, to a player or to the bank."""
    state, components = table.state, table.components
    if seat is None:
        state.bank += amount
        return
    player = state.players[seat]
    player.cash += amount
    bluff = components.bluff_cards
    player.purse = bluff + nearest_cards(player.purse + cards - bluff, player.cash, components.denominations)


def pay_brokers(table: Here, payer: Seat | None, amount: int) -> None:
    """5.7.2 A dollar at a time goes to Broker I, II, III and round again, always from Broker I on."""
    pay(table, payer, None, amount)
    table.state.bank -= amount
    for turn in range(amount):
        table.state.brokers[turn % len(table.state.brokers)].money += 1


def upkeep(table: Here, seat: Seat) -> int:
    """Return what interest and the union boss cost in a turn: with less money a player is stuck."""
    components = table.components
    return components.union_fee + components.interest * table.state.players[seat].loans


def warn_if_poor(left: int, need: int) -> Text | None:
    """Warn if less is left than is needed. This is advice, not a rule."""
    return say("confirm-poor", left=left, need=need) if left < need else None


def starting_purse(components: Components) -> int:
    """4.5 Return how many cards a player holds at the start, bluff cards included."""
    return sum(components.starting_hand.values()) + components.bluff_cards
