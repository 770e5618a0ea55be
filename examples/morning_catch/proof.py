"""What holds in every position, and what a viewer cannot know, dealt out differently."""

from random import Random

from examples.morning_catch.components import KINDS
from examples.morning_catch.rules.auction import Auction, Bid
from examples.morning_catch.state import Here
from games.kernel import Seat
from games.kernel.playing.rng import Rng


def invariants(table: Here) -> None:
    """Crates and cards are all somewhere and nowhere twice; purses and prices stay within bounds."""
    state, figures = table.state, table.components
    for kind in KINDS:
        lying = state.boat.count(kind) + state.quay.count(kind) + state.today[kind] + state.gone[kind]
        held = [player.crates[kind] for player in state.players]
        assert min(held) >= 0, f"fewer than no crates of {kind}"
        assert lying + sum(held) == figures.crates, f"crates of {kind}"
        cards = [player.customer for player in state.players]
        assert cards.count(kind) <= figures.customers, f"customers for {kind}"
        assert figures.lowest_price <= state.prices[kind] <= figures.highest_price, f"the price of {kind}"
    assert all(player.coins >= 0 for player in state.players), "somebody is in debt"


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """7.2 Other cards and other sealed bids of everybody else, and other catches to come."""
    if table.scores is not None:
        return
    cards = [kind for kind in KINDS for _ in range(table.components.customers)]
    if viewer is not None:
        cards.remove(table.state.players[viewer].customer)
    dice.shuffle(cards)
    for seat, player in enumerate(table.state.players):
        if seat != viewer:
            player.customer = cards.pop()
            _bid_otherwise(table, seat, dice)
    table.rng = Rng(f"imagined {dice.random()}", table.rng.drawn)


def _bid_otherwise(table: Here, seat: Seat, dice: Random) -> None:
    frame = table.agenda[0]
    if isinstance(frame.step, Auction) and seat in frame.answers:
        frame.answers[seat] = Bid(coins=dice.randint(0, table.state.players[seat].coins))
