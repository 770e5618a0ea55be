"""Chapter 2: set-up."""

from examples.morning_catch.components import KINDS
from examples.morning_catch.rules.day import Morning
from examples.morning_catch.state import Here, Player, State
from examples.morning_catch.words import OF, coins
from games.kernel import Seat


def setup(table: Here) -> None:
    """2.1 Coins and a secret card for everybody. 2.2 All prices alike. 2.3 Somebody goes first."""
    figures = table.components
    cards = [kind for kind in KINDS for _ in range(figures.customers)]
    table.state = State(
        players=[Player(figures.coins, table.rng.draw(cards)) for _ in range(table.seats)],
        boat=[kind for kind in KINDS for _ in range(figures.crates)],
        prices=dict.fromkeys(KINDS, figures.first_price),
        first=table.first_player(),
    )
    for seat in range(table.seats):
        _show_card(table, seat)
    table.then(Morning())


def _show_card(table: Here, seat: Seat) -> None:
    """2.1 Only its owner sees the card."""
    wanted = OF[table.state.players[seat].customer]
    table.tell("your-customer", only=seat, of=wanted, treat=coins(table.components.treat))
