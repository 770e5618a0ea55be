"""7.6.3 What changes hands in a deal: whether it is there, and how it goes over."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from games.economicus.rules.money import hand_over
from games.economicus.rules.stars import change_companies, free_companies, free_orders, stars_of
from games.economicus.state import NUMBERS, Here
from games.economicus.words import label, millions
from games.kernel import Seat, Text, Who, say

_NOTHING = (say("deal-nothing"),)


class Goods(NamedTuple):
    """Holds what one side gives."""

    money: int = 0
    companies: tuple[int, ...] = ()  # the industry of each one
    orders: tuple[int, ...] = ()  # places among the giver's orders


class Terms(NamedTuple):
    """Holds a proposal: who makes it to whom, and what each of them gives."""

    proposer: Seat
    other: Seat
    gives: Goods
    wants: Goods

    def sides(self) -> Iterator[tuple[Seat, Seat, Goods, Goods]]:
        """Go through both sides: who gives, who gets it, what, and what for."""
        yield self.proposer, self.other, self.gives, self.wants
        yield self.other, self.proposer, self.wants, self.gives


def unencumbered(table: Here, seat: Seat) -> dict[int, int]:
    """7.6.3 Return by industry how many companies without a loan a player has on the board."""
    player = table.state.players[seat]
    free = {number: player.companies[number] - player.loans[number] for number in NUMBERS}
    return {number: count for number, count in free.items() if count}


# ── Can it be done? ──


def could_deal(table: Here, seat: Seat, other: Seat) -> bool:
    """Is there anything at all that these two could pass to each other?"""
    me, them = table.state.players[seat], table.state.players[other]
    if me.cash or them.cash:
        return True
    if table.options.deals != "all":
        return False
    mine, theirs = (sum(unencumbered(table, one).values()) for one in (seat, other))
    tokens = [free_companies(table, one) for one in (seat, other)]
    order_tokens = [free_orders(table, one) for one in (seat, other)]
    return _some_move(mine, theirs, *tokens) or _some_move(len(me.orders), len(them.orders), *order_tokens)


def _some_move(mine: int, theirs: int, my_tokens: int, their_tokens: int) -> bool:
    """Can one of a kind go over, or be swapped for another? Whoever gets one more needs a free token."""
    return bool((mine and theirs) or (mine and their_tokens) or (theirs and my_tokens))


def why_not(table: Here, terms: Terms) -> Text | None:
    """Say what stands against a deal; None: nothing does."""
    if not any(terms.gives) and not any(terms.wants):
        return say("deal-empty")
    found = (_why_not_one_way(table, *side) for side in terms.sides())
    return next((why for why in found if why is not None), None)


def _why_not_one_way(table: Here, giver: Seat, taker: Seat, goods: Goods, back: Goods) -> Text | None:
    """7.6.3 Everything must be there, and whoever gets a company or an order needs a token for it."""
    cash, free = table.state.players[giver].cash, unencumbered(table, giver)
    if cash < goods.money:
        return say("deal-no-cash", who=Who(giver), cash=cash, amount=goods.money)
    for industry, count in Counter(goods.companies).items():
        if free.get(industry, 0) < count:
            return say("deal-no-company", who=Who(giver), industry=label(table, industry))
    if free_companies(table, taker) + len(back.companies) < len(goods.companies):
        return say("deal-no-company-token", who=Who(taker))
    if free_orders(table, taker) + len(back.orders) < len(goods.orders):
        return say("deal-no-order-token", who=Who(taker))
    return None


# ── What follows ──


def stars_after(table: Here, terms: Terms) -> list[int]:
    """Return everybody's stars if this deal were made."""
    counts = [[*player.companies] for player in table.state.players]
    for giver, taker, goods, _ in terms.sides():
        for industry in goods.companies:
            counts[giver][industry] -= 1
            counts[taker][industry] += 1
    found = map(stars_of, zip(*counts, strict=True))
    return [sum(stars) for stars in zip(*found, strict=True)]


def exchange(table: Here, terms: Terms) -> None:
    """7.6.4 Pass everything over at once. Prices stay, and stars follow the companies as one change (6.1)."""
    for giver, taker, goods, _ in terms.sides():
        hand_over(table, giver, taker, goods.money)
    _pass_orders(table, terms)
    moved = {industry for _, _, goods, _ in terms.sides() for industry in goods.companies}
    change_companies(table, sorted(moved), lambda: _pass_companies(table, terms))


def _pass_companies(table: Here, terms: Terms) -> None:
    players = table.state.players
    for giver, taker, goods, _ in terms.sides():
        for industry in goods.companies:
            players[giver].companies[industry] -= 1
            players[taker].companies[industry] += 1


def _pass_orders(table: Here, terms: Terms) -> None:
    """7.6.3 An order keeps its segment and its money, and is the newest of its new owner."""
    players = table.state.players
    passed = [
        (taker, giver, [players[giver].orders[at] for at in goods.orders])
        for giver, taker, goods, _ in terms.sides()
    ]
    for taker, giver, orders in passed:
        players[giver].orders = [one for one in players[giver].orders if not any(one is o for o in orders)]
        players[taker].orders = [*players[taker].orders, *orders]


# ── In words ──


def in_words(table: Here, giver: Seat, goods: Goods) -> tuple[Text, ...]:
    """Return what one side gives, one after another."""
    money = (millions(goods.money),) if goods.money else ()
    companies = tuple(
        say("deal-companies", count=count, industry=label(table, industry))
        for industry, count in sorted(Counter(goods.companies).items())
    )
    orders = tuple(order_in_words(table, giver, at) for at in goods.orders)
    return money + companies + orders or _NOTHING


def order_in_words(table: Here, giver: Seat, at: int) -> Text:
    """Return one of a player's orders, with what it pays and where its token lies."""
    order = table.state.players[giver].orders[at]
    where = label(table, order.industry)
    return say("deal-order", industry=where, amount=order.amount, segment=order.segment)
