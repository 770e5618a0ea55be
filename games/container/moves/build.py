"""5.2 Buy a Machine or a Warehouse: one of them for one action."""

from __future__ import annotations

from functools import cache

from games.container.components import COLOURS
from games.container.goods import colour_name
from games.container.money import pay, thrift
from games.container.state import State
from games.kernel import Choice, Domain, Move, Offer, OneOf, Picked, Seat, Table, Text, Who, say


class BuyMachine(Move):
    """5.2.1 A machine of a colour one does not own, from the supply, for the price of the next space."""

    colour: str

    @classmethod
    def offer(cls, table: Table[State], seat: Seat) -> Offer | None:
        state, costs = table.state, table.components.machine_costs
        player = state.players[seat]
        owned = len(player.machines)
        if owned == len(costs):
            return _MACHINES_FULL
        if player.cash < (price := costs[owned]):
            return Offer(cls, _machine(price), blocked=short(price, player.cash))
        free = [c for c in COLOURS if state.machines[c] and c not in player.machines]
        if not free:
            return Offer(cls, _machine(price), blocked=_NO_MACHINE)

        def colour(picked: Picked) -> Domain:
            note = say("costs-leaves", cost=price, left=player.cash - price)
            return OneOf(tuple(Choice(c, colour_name(c), note) for c in free))

        def confirm(picked: Picked) -> Text | None:
            return thrift(table, seat, player.cash - price)

        return Offer(cls, _machine(price), {"colour": colour}, confirm=confirm, grave=True)

    def apply(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        player = state.players[seat]
        price = table.components.machine_costs[len(player.machines)]
        pay(table, seat, None, price)
        state.machines[self.colour] -= 1
        player.machines.append(self.colour)
        state.turn.left -= 1
        table.tell("buys-machine", who=Who(seat), colour=colour_name(self.colour), cost=price)


class BuyWarehouse(Move):
    """5.2.2 A warehouse from the supply, for the price of the next space."""

    @classmethod
    def offer(cls, table: Table[State], seat: Seat) -> Offer | None:
        costs, player = table.components.warehouse_costs, table.state.players[seat]
        if player.warehouses == len(costs):
            return _WAREHOUSES_FULL
        price = costs[player.warehouses]
        if not table.state.warehouses:
            return Offer(cls, _warehouse(price), blocked=_NO_WAREHOUSE)
        if player.cash < price:
            return Offer(cls, _warehouse(price), blocked=short(price, player.cash))

        def confirm(picked: Picked) -> Text | None:
            return thrift(table, seat, player.cash - price)

        return Offer(cls, _warehouse(price), confirm=confirm, grave=True)

    def apply(self, table: Table[State], seat: Seat) -> None:
        player = table.state.players[seat]
        price = table.components.warehouse_costs[player.warehouses]
        pay(table, seat, None, price)
        table.state.warehouses -= 1
        player.warehouses += 1
        table.state.turn.left -= 1
        table.tell("buys-warehouse", who=Who(seat), cost=price, number=player.warehouses)


def short(price: int, cash: int) -> Text:
    """5.0.5 Nobody is lent money unasked [A-24]."""
    return say("too-dear", cost=price, cash=cash)


@cache
def _machine(price: int) -> Text:
    return say("offer-buy-machine", cost=price)


@cache
def _warehouse(price: int) -> Text:
    return say("offer-buy-warehouse", cost=price)


_MACHINES_FULL = Offer(BuyMachine, say("action-buy-machine"), blocked=say("machines-full"))
_WAREHOUSES_FULL = Offer(BuyWarehouse, say("action-buy-warehouse"), blocked=say("warehouses-full"))
_NO_MACHINE, _NO_WAREHOUSE = say("no-machine-left"), say("no-warehouse-left")
