"""Chapter 2: sets the game up."""

from games.container.components import COLOURS
from games.container.rules.goods import priced, put, take
from games.container.rules.money import pay, starting_purse
from games.container.rules.turn import BeginTurn
from games.container.state import Broker, Here, Player, State, Turn
from games.container.words import colour_name, in_words
from games.kernel import Who


def setup(table: Here) -> None:
    """2 Count out the supply, give everyone a factory, a ship and money, deal the value cards."""
    table.state = _counted_out(table)
    for seat in range(table.seats):
        _give_money(table, seat)
        _start_factory(table, seat)
    if table.options.investment_bank:
        _open_investment_bank(table)
    first = table.first_player()
    table.tell("game-begins", who=Who(first))
    table.then(BeginTurn(first))


def _counted_out(table: Here) -> State:
    """2.1 Count out the supplies for this number of players; 2.3 and 2.5 draw machines and value cards."""
    components = table.components
    supply = components.supply[table.seats]
    machines = table.rng.draw_some(list(COLOURS), table.seats)
    cards = table.rng.draw_some(list(range(len(components.value_cards))), table.seats)
    left = dict.fromkeys(COLOURS, supply.machines)
    for colour in machines:
        left[colour] -= 1
    return State(
        players=[Player(card, [machine]) for card, machine in zip(cards, machines, strict=True)],
        supply=dict.fromkeys(COLOURS, supply.containers),
        machines={str(colour): number for colour, number in left.items()},
        warehouses=supply.warehouses - table.seats,
        box=dict.fromkeys(COLOURS, components.containers - supply.containers),
        turn=Turn(0, 0),
    )


def _give_money(table: Here, seat: int) -> None:
    """2.2 Each player gets the starting hand and the bluff cards.

    A payment moves the fewest cards, so the purse is set afterwards to the cards of the starting hand.
    """
    table.state.players[seat].purse = table.components.bluff_cards
    pay(table, None, seat, table.components.starting_cash)
    table.state.players[seat].purse = starting_purse(table.components)


def _start_factory(table: Here, seat: int) -> None:
    """2.4 One container of the machine's colour, from the supply, stands in the factory store."""
    player = table.state.players[seat]
    colour = player.machines[0]
    table.state.supply[colour] -= 1
    put(player.factory, priced(colour, table.components.first_price))
    table.tell("draws-machine", who=Who(seat), colour=colour_name(colour))


def _open_investment_bank(table: Here) -> None:
    """2.8 The brokers get their money from the bank and containers drawn blind from those not in use."""
    components, state = table.components, table.state
    not_in_use = list(COLOURS)
    for money, number in zip(components.broker_money, components.broker_containers, strict=True):
        broker = Broker(money)
        state.bank -= money
        for colour in table.rng.draw_some(not_in_use, number):
            take(state.box, colour)
            put(broker.containers, colour)
        state.brokers.append(broker)
        if number:
            table.tell("broker-stocked", broker=len(state.brokers), goods=in_words(broker.containers))
