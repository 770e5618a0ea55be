"""5.2 Buy a Machine or a Warehouse: one of them for one action."""

from __future__ import annotations

from functools import lru_cache

from games.container.components import COLOURS
from games.container.money import pay, thrift, upkeep
from games.container.state import State
from games.container.wording import colour_name
from games.kernel import Choice, Move, Offer, OneOf, Seat, Table, Text, Who, say


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
        free = tuple([c for c in COLOURS if state.machines[c] and c not in player.machines])
        return _machine(costs[owned], player.cash, free, upkeep(table, seat))

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
        price, left = costs[player.warehouses], table.state.warehouses > 0
        return _warehouse(price, player.cash, left, upkeep(table, seat))

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


@lru_cache(maxsize=4096)
def _machine(price: int, cash: int, free: tuple[str, ...], need: int) -> Offer:
    label = say("offer-buy-machine", cost=price)
    if not free:
        return Offer(BuyMachine, label, blocked=say("no-machine-left"))
    if cash < price:
        return Offer(BuyMachine, label, blocked=short(price, cash))
    note, warning = say("costs-leaves", cost=price, left=cash - price), thrift(cash - price, need)
    colours = OneOf(tuple(Choice(colour, colour_name(colour), note) for colour in free))
    return Offer(BuyMachine, label, {"colour": colours}, confirm=lambda picked: warning, grave=True)


@lru_cache(maxsize=4096)
def _warehouse(price: int, cash: int, left: bool, need: int) -> Offer:
    label = say("offer-buy-warehouse", cost=price)
    if not left:
        return Offer(BuyWarehouse, label, blocked=say("no-warehouse-left"))
    if cash < price:
        return Offer(BuyWarehouse, label, blocked=short(price, cash))
    warning = thrift(cash - price, need)
    return Offer(BuyWarehouse, label, confirm=lambda picked: warning, grave=True)


_MACHINES_FULL = Offer(BuyMachine, say("action-buy-machine"), blocked=say("machines-full"))
_WAREHOUSES_FULL = Offer(BuyWarehouse, say("action-buy-warehouse"), blocked=say("warehouses-full"))
