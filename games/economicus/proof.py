"""Checks what always holds, and changes what nobody may know: which card comes next (A1)."""

from collections import Counter
from random import Random

from games.economicus.rules.bankruptcy import Resign
from games.economicus.rules.company_auction import Bid
from games.economicus.rules.deals.proposal import AcceptDeal, ProposeDeal
from games.economicus.rules.market import BuySafely, BuyWithRisk
from games.economicus.state import NUMBERS, Here, Player, full
from games.kernel import Offer, Picked, Seat


def invariants(table: Here) -> None:
    """Raise AssertionError unless all money, industries, tokens and cards are where they belong."""
    state, components = table.state, table.components
    assert sum(player.cash for player in state.players) == state.paid_out, "money is conserved"
    assert sorted(state.ring) == list(NUMBERS), "every industry has one place in the ring"
    prices, crises = state.prices[NUMBERS.start :], state.crisis[NUMBERS.start :]
    assert min(prices) >= components.lowest_price, "no price below the lowest"
    assert all(0 <= strength <= components.crisis_max for strength in crises), "crises have four strengths"
    assert any(player.alive for player in state.players), "someone is left"
    for player in state.players:
        _check_player(table, player)
    if full(table):
        _check_decks(table)


def _check_player(table: Here, player: Player) -> None:
    components = table.components
    assert player.cash >= 0, "nobody has less than nothing"
    assert sum(player.companies) + len(player.waiting) <= components.companies, "company tokens"
    assert len(player.orders) + player.lost <= components.orders, "order tokens"
    for placed, loans, bearing in zip(player.companies, player.loans, player.bearing, strict=True):
        assert 0 <= bearing <= loans <= placed, "one loan on each company"
    assert all(1 <= order.segment <= components.segments for order in player.orders), "three segments"
    if not player.alive:
        assert not any((player.cash, player.frozen, sum(player.companies), player.waiting, player.orders))


def _check_decks(table: Here) -> None:
    state, components = table.state, table.components
    risks = Counter({card: risk.copies for card, risk in components.risks.items()})
    assert Counter(state.events + state.event_discard) == Counter(components.events), "event cards"
    assert Counter(state.risks + state.risk_discard + state.open_risks) == risks, "risk cards"


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """Give both decks another order. A card is drawn at random, so nobody can see the difference."""
    for deck in (table.state.events, table.state.risks):
        deck.sort()  # as they lie they must not tell how they will lie
        dice.shuffle(deck)


_FOLLIES = frozenset((BuyWithRisk, BuySafely, Bid, ProposeDeal, AcceptDeal, Resign))


def folly(offer: Offer, values: Picked) -> bool:
    """Is this seldom played at random? Bankruptcy, gifts and resignation would end such a game too soon."""
    return offer.action in _FOLLIES and offer.is_folly(values)
