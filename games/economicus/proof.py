"""What always holds, and what nobody may know: which card comes next (A1)."""

from collections import Counter
from random import Random

from games.economicus.rules.bankruptcy import Resign
from games.economicus.rules.company_auction import Bid
from games.economicus.rules.market import BuySafely, BuyWithRisk
from games.economicus.state import NUMBERS, Here, Player, full
from games.kernel import Offer, Picked, Seat


def invariants(table: Here) -> None:
    state, components = table.state, table.components
    assert sum(player.cash for player in state.players) == state.paid_out, "money is conserved"
    assert sorted(state.ring) == list(NUMBERS), "every industry has one place in the ring"
    assert all(state.prices[n] >= components.lowest_price for n in NUMBERS), "no price below the lowest"
    assert all(0 <= state.crisis[n] <= components.crisis_max for n in NUMBERS), "crises have four strengths"
    assert any(player.alive for player in state.players), "someone is left"
    for player in state.players:
        _player(table, player)
    if full(table):
        _decks(table)


def _player(table: Here, player: Player) -> None:
    components = table.components
    assert player.cash >= 0, "nobody has less than nothing"
    assert sum(player.companies) + len(player.waiting) <= components.companies, "company tokens"
    assert len(player.orders) + player.lost <= components.orders, "order tokens"
    for placed, loans, bearing in zip(player.companies, player.loans, player.bearing, strict=True):
        assert 0 <= bearing <= loans <= placed, "one loan on each company"
    assert all(1 <= order.segment <= components.segments for order in player.orders), "three segments"
    if not player.alive:
        assert not any((player.cash, player.frozen, sum(player.companies), player.waiting, player.orders))


def _decks(table: Here) -> None:
    state, components = table.state, table.components
    risks = Counter({card: risk.copies for card, risk in components.risks.items()})
    assert Counter(state.events + state.event_discard) == Counter(components.events), "event cards"
    assert Counter(state.risks + state.risk_discard + state.open_risks) == risks, "risk cards"


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """Another order in both decks. A deck is drawn from at random, so its order shows nowhere."""
    dice.shuffle(table.state.events)
    dice.shuffle(table.state.risks)


_FOLLIES = frozenset((BuyWithRisk, BuySafely, Bid, Resign))


def folly(offer: Offer, values: Picked) -> bool:
    """Is it better not left to chance? Bankruptcy and resignation would end a random game too soon."""
    return offer.action in _FOLLIES and offer.is_folly(values)
