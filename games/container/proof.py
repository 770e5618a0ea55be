"""Checks what can never change: money and pieces; changes what a viewer cannot know: rivals' secrets."""

from collections import Counter
from random import Random

from games.container.components import COLOURS, Components
from games.container.rules.bids import Bid, SealedBids, thickness
from games.container.rules.goods import parse
from games.container.rules.loans import TakeLoan
from games.container.rules.money import can_make
from games.container.rules.moves.build import BuyMachine, BuyWarehouse
from games.container.rules.moves.buy import BuyContainers
from games.container.rules.moves.call_broker import CallForContainers
from games.container.rules.moves.sail import Load
from games.container.rules.seller import Decline
from games.container.rules.turn import EndTurn
from games.container.state import Here, Player
from games.kernel import Offer, Picked, Seat


def invariants(table: Here) -> None:
    """Assert that no money and no piece got lost, and that no player has what nobody can have."""
    _money(table)
    _containers(table)
    for colour in COLOURS:
        _machines(table, colour)
    _warehouses(table)
    for seat in range(table.seats):
        _player(table, seat)


def _money(table: Here) -> None:
    """1.3 All money together, the bank's included, is what it was before the game: nothing."""
    state = table.state
    held = sum(player.cash for player in state.players) + sum(broker.money for broker in state.brokers)
    on_card = state.payment.money if state.payment else 0
    assert held + on_card + state.bank == 0, f"money: {held} + {on_card} + {state.bank}"


def _containers(table: Here) -> None:
    """1.1 Every container is somewhere."""
    state = table.state
    piles = [state.supply, state.box, *(broker.containers for broker in state.brokers)]
    for player in state.players:
        piles += [player.factory, player.harbour, player.cargo, player.island, player.quay]
    if state.payment:
        piles += [state.payment.factory, state.payment.harbour]
    found = Counter[str]()
    for pile in piles:
        for key, number in pile.items():
            found[parse(key)[0]] += number
    assert found == dict.fromkeys(COLOURS, table.components.containers), f"containers: {found}"


def _machines(table: Here, colour: str) -> None:
    state, components = table.state, table.components
    number = state.machines[colour] + sum(colour in player.machines for player in state.players)
    assert number == components.supply[table.seats].machines, f"{colour} machines: {number}"


def _warehouses(table: Here) -> None:
    state, components = table.state, table.components
    number = state.warehouses + sum(player.warehouses for player in state.players)
    assert number == components.supply[table.seats].warehouses, f"warehouses: {number}"


def _player(table: Here, seat: Seat) -> None:
    """Assert: nothing below zero, nothing over capacity, no price off the board, no impossible purse."""
    player, components, payment = table.state.players[seat], table.components, table.state.payment
    own = payment if payment and payment.holder == seat else None
    assert player.cash >= 0
    assert 0 <= player.loans <= components.loan_limit
    assert can_make(player.cash, player.purse - components.bluff_cards, components.denominations)
    assert len(set(player.machines)) == len(player.machines) <= len(components.machine_costs)
    assert player.warehouses <= len(components.warehouse_costs)
    assert sum(player.cargo.values()) <= components.ship_capacity
    stored = sum(player.factory.values()) + (sum(own.factory.values()) if own else 0)
    assert stored <= components.store_per_machine * len(player.machines)
    stored = sum(player.harbour.values()) + (sum(own.harbour.values()) if own else 0)
    assert stored <= components.store_per_warehouse * player.warehouses
    _prices(player, components)


def _prices(player: Player, components: Components) -> None:
    for key, number in (*player.factory.items(), *player.harbour.items()):
        assert number > 0, key
    assert all(int(key.split("@")[1]) in components.factory_prices for key in player.factory)
    assert all(int(key.split("@")[1]) in components.harbour_prices for key in player.harbour)


_TRIES = 60


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """3.2 Change all that this viewer cannot know: rivals' value cards, their money and sealed bids."""
    if table.scores is not None:
        return
    rivals = [seat for seat in range(table.seats) if seat != viewer]
    _deal_other_cards(table, viewer, rivals, dice)
    for seat in rivals:
        _change_cash(table, seat, dice)
        _change_bid(table, seat, dice)


def _deal_other_cards(table: Here, viewer: Seat | None, rivals: list[Seat], dice: Random) -> None:
    cards = set(range(len(table.components.value_cards)))
    if viewer is not None:
        cards.discard(table.state.players[viewer].card)
    for seat, card in zip(rivals, dice.sample(sorted(cards), len(rivals)), strict=True):
        table.state.players[seat].card = card


def _change_cash(table: Here, seat: Seat, dice: Random) -> None:
    """Choose a sum that the visible number of money cards can make and that covers the bids made so far.

    One near to what so many cards are worth at the start is the likeliest: in play a card is worth that, too.
    """
    player, components = table.state.players[seat], table.components
    cards = player.purse - components.bluff_cards
    least, most = _committed(table, seat), cards * max(components.denominations)
    sums = [cash for cash in range(least, most + 1) if can_make(cash, cards, components.denominations)]
    usual = cards * components.starting_cash / max(1, sum(components.starting_hand.values()))
    weights = [1 / (1 + ((cash - usual) / (1 + usual / 5)) ** 2) for cash in sums]
    if sums:
        (cash,) = dice.choices(sums, weights)
        table.state.bank += player.cash - cash
        player.cash = cash


def _committed(table: Here, seat: Seat) -> int:
    """Return what this seat has bid in the auction that is on."""
    laid = table.state.bids.get(seat)
    bid = table.agenda[0].answers.get(seat) if table.agenda else None
    return (laid.amount if laid else 0) + (bid.amount if isinstance(bid, Bid) else 0)


def _change_bid(table: Here, seat: Seat, dice: Random) -> None:
    """Put another legal sealed bid, one that looks as thick, in the place of this seat's."""
    frame = table.agenda[0]
    bid = frame.answers.get(seat)
    if not isinstance(frame.step, SealedBids) or not isinstance(bid, Bid):
        return
    look = thickness(bid, table.components)
    offer = frame.step.prompt(table, seat).at(table, seat).offer("Bid")
    for _ in range(_TRIES):
        values = offer.sample(dice)
        other = Bid(**values) if values is not None else bid
        if table.options.bid_signal == "hidden" or thickness(other, table.components) == look:
            frame.answers[seat] = other
            return


_THRIFT = frozenset((Bid, Decline, EndTurn, BuyContainers, Load, CallForContainers, BuyMachine, BuyWarehouse))


def folly(offer: Offer, values: Picked) -> bool:
    """Is it better not left to chance? Loans and needless expenses would ruin a random player.

    To produce, though that may end the game, is none: somebody has to.
    """
    return offer.action is TakeLoan or (offer.action in _THRIFT and offer.is_folly(values))
