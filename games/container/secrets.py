"""Another table that looks the same to one viewer: rivals' money, value cards and sealed bids differ."""

from __future__ import annotations

from random import Random

from games.container.rules.bids import Bid, SealedBids, thickness
from games.container.rules.money import can_make
from games.container.state import State
from games.kernel import Seat, Table

_TRIES = 60


def imagine(table: Table[State], viewer: Seat | None, dice: Random) -> None:
    if table.scores is not None:
        return
    rivals = [seat for seat in range(table.seats) if seat != viewer]
    _deal_other_cards(table, viewer, rivals, dice)
    for seat in rivals:
        _change_cash(table, seat, dice)
        _change_bid(table, seat, dice)


def _deal_other_cards(table: Table[State], viewer: Seat | None, rivals: list[Seat], dice: Random) -> None:
    cards = set(range(len(table.components.value_cards)))
    if viewer is not None:
        cards.discard(table.state.players[viewer].card)
    for seat, card in zip(rivals, dice.sample(sorted(cards), len(rivals)), strict=True):
        table.state.players[seat].card = card


def _change_cash(table: Table[State], seat: Seat, dice: Random) -> None:
    """Any sum that the visible number of money cards can make, and that covers the bids already made."""
    player, figures = table.state.players[seat], table.components
    least = _committed(table, seat)
    cards = player.purse - figures.bluff_cards
    most = cards * max(figures.denominations)
    sums = [cash for cash in range(least, most + 1) if can_make(cash, cards, figures.denominations)]
    player.cash = dice.choice(sums) if sums else player.cash


def _committed(table: Table[State], seat: Seat) -> int:
    laid = table.state.bids.get(seat)
    bid = table.agenda[0].answers.get(seat) if table.agenda else None
    return (laid.amount if laid else 0) + (bid.amount if isinstance(bid, Bid) else 0)


def _change_bid(table: Table[State], seat: Seat, dice: Random) -> None:
    """Another legal sealed bid that looks as thick."""
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
