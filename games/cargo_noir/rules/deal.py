"""Phase II (3.16-3.24) trades cargo for victory cards."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from games.cargo_noir.cargo import empty_hold, listed, tokens_of
from games.cargo_noir.components import BONUS
from games.cargo_noir.rules.combinations import value, worth
from games.cargo_noir.rules.payment_choice import ways_to_pay
from games.cargo_noir.rules.payment_ways import COINS_ONLY
from games.cargo_noir.rules.stowing import discard
from games.cargo_noir.state import Here, is_last_round
from games.cargo_noir.words import CARD_NAMES, cards_named, coins, combination
from games.kernel import Choice, Domain, Item, Move, Offer, Picked, Seat, Spread, Text, Who, say

_DEAL, _CARD_GONE = say("action-deal"), say("card-gone")


def purse(table: Here, seat: Seat) -> int:
    """3.20 Return the coins that count: none, 4.2 but in the last round each one in the Safe as one point."""
    return table.state.players[seat].coins if is_last_round(table) else 0


def budget(table: Here, seat: Seat) -> int:
    """Return the most that the cards of one deal can cost."""
    cargo = tuple(table.state.players[seat].cargo)
    return worth(cargo, table.components.max_combo) + purse(table, seat)


def cost_of(table: Here, cards: Mapping[str, int]) -> int:
    """Return what these cards cost together."""
    prices = table.components.cards
    return sum(prices[card].cost * number for card, number in cards.items())


def available(table: Here, seat: Seat, card: str) -> int:
    """3.18 Return how many of a card may be bought: of a bonus card no more than the limit in all."""
    left = table.state.supply[card]
    if card in BONUS:
        held = table.state.players[seat].cards.get(card, 0)
        return min(left, table.components.bonus_limit - held)
    return left


def affordable(table: Here, seat: Seat) -> Spread:
    """3.16 Return the cards that one deal may take: whatever is within the budget can be paid."""
    most, items = budget(table, seat), []
    for name, card in table.components.cards.items():
        if card.cost <= most and (number := min(available(table, seat, name), most // card.cost)) > 0:
            items.append(Item(name, _card_line(name, card.cost, card.points), 0, number, cost=card.cost))
    return Spread(tuple(items), least=1, budget=most, closed=partial(_closed_cards, table, seat, most))


def _closed_cards(table: Here, seat: Seat, most: int) -> tuple[Choice, ...]:
    """3.16, 3.18 Return the cards that cannot be had now, each with the reason."""
    found: list[Choice] = []
    for name, card in table.components.cards.items():
        priced = say("card-priced", card=CARD_NAMES[name], cost=card.cost)
        if not table.state.supply[name]:
            found.append(Choice(name, priced, _CARD_GONE))
        elif available(table, seat, name) <= 0:
            found.append(Choice(name, priced, say("card-limit", limit=table.components.bonus_limit)))
        elif card.cost > most:
            found.append(Choice(name, priced, say("card-too-dear", most=most)))
    return tuple(found)


@lru_cache(maxsize=1024)
def _card_line(name: str, cost: int, points: int) -> Text:
    return say("card-line", card=CARD_NAMES[name], cost=cost, points=points)


def settle(table: Here, seat: Seat, cards: Mapping[str, int], words: Sequence[str]) -> None:
    """3.16 Carry out a deal. 3.19 All tokens paid are discarded; coins pay exactly what is missing."""
    short = max(cost_of(table, cards) - sum(map(value, words)), 0)
    paid = empty_hold()
    for word in words:
        paid = [sum(pair) for pair in zip(paid, tokens_of(word), strict=True)]
    discard(table, seat, paid)
    table.state.players[seat].coins -= short
    for card, number in cards.items():
        take_cards(table, seat, card, number)
    _tell_deal(table, seat, cards, words, short)


def take_cards(table: Here, seat: Seat, card: str, number: int) -> None:
    """3.21 Take cards. A Ship card brings a ship at once; 3.22, 3.23 the others work by being held."""
    player = table.state.players[seat]
    table.state.supply[card] -= number
    player.cards[card] = player.cards.get(card, 0) + number
    if card == "ship":
        player.reserve -= number
        player.hand += number


def _tell_deal(table: Here, seat: Seat, cards: Mapping[str, int], words: Sequence[str], short: int) -> None:
    who, bought, sets = Who(seat), cards_named(cards), tuple(combination(word) for word in words)
    if not words:
        table.tell("dealt-for-coins", who=who, cards=bought, coins=coins(short))
    elif short:
        table.tell("dealt-with-coins", who=who, cards=bought, sets=sets, coins=coins(short))
    else:
        table.tell("dealt", who=who, cards=bought, sets=sets)


# ── The deal with a computed payment ──


class Deal(Move):
    """3.27 Choose the cards, then one of the best ways to pay for them."""

    cards: dict[str, int]
    way: str

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        cargo = tuple(table.state.players[seat].cargo)

        def way(picked: Picked) -> Domain:
            cost = cost_of(table, picked["cards"])
            return ways_to_pay(cargo, cost, purse(table, seat), table.components.max_combo)

        def preview(picked: Picked) -> Text:
            spent = tokens_of("" if picked["way"] == COINS_ONLY else picked["way"].replace(" ", ""))
            kept = [own - gone for own, gone in zip(cargo, spent, strict=True)]
            return say("deal-preview", cards=cards_named(picked["cards"]), kept=listed(kept))

        return Offer(cls, _DEAL, {"cards": affordable(table, seat), "way": way}, preview=preview)

    def apply(self, table: Here, seat: Seat) -> None:
        words = () if self.way == COINS_ONLY else self.way.split(" ")
        settle(table, seat, self.cards, words)
