"""5.2 Buy a Machine or a Warehouse: one of them for one action."""

from collections.abc import Sequence
from functools import lru_cache, partial

from games.container.components import COLOURS
from games.container.rules.money import pay, upkeep, warn_if_poor
from games.container.state import Here
from games.container.words import colour_name, too_dear
from games.kernel import Choice, Domain, Move, Offer, OneOf, Remark, Seat, Text, Who, once, say


class BuyMachine(Move):
    """5.2.1 Buys a machine of a colour one does not own from the supply, for the price of the next space."""

    colour: str

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        state, costs = table.state, table.components.machine_costs
        player = state.players[seat]
        owned = len(player.machines)
        if owned == len(costs):
            return _MACHINES_FULL
        price, label = costs[owned], _machine_for(costs[owned])
        free = [colour for colour in COLOURS if state.machines[colour] and colour not in player.machines]
        if not free:
            return Offer(cls, label, blocked=_NO_MACHINE)
        if (left := player.cash - price) < 0:
            return Offer(cls, label, blocked=too_dear(price, player.cash))

        def colours() -> Domain:
            note = say("costs-leaves", cost=price, left=left)
            closed = partial(_closed_colours, player.machines, free)
            return OneOf(tuple(free), lambda colour: Choice(colour, colour_name(colour), note), closed)

        return Offer(cls, label, {"colour": once(colours)}, confirm=_warning(table, seat, left))

    def apply(self, table: Here, seat: Seat) -> None:
        state = table.state
        player = state.players[seat]
        price = table.components.machine_costs[len(player.machines)]
        pay(table, seat, None, price)
        state.machines[self.colour] -= 1
        player.machines.append(self.colour)
        state.turn.left -= 1
        table.tell("buys-machine", who=Who(seat), colour=colour_name(self.colour), cost=price)


class BuyWarehouse(Move):
    """5.2.2 Buys a warehouse from the supply, for the price of the next space."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        costs, player = table.components.warehouse_costs, table.state.players[seat]
        if player.warehouses == len(costs):
            return _WAREHOUSES_FULL
        price = costs[player.warehouses]
        label = _warehouse_for(price)
        if not table.state.warehouses:
            return Offer(cls, label, blocked=_NO_WAREHOUSE)
        if (left := player.cash - price) < 0:
            return Offer(cls, label, blocked=too_dear(price, player.cash))
        return Offer(cls, label, confirm=_warning(table, seat, left), note=say("leaves", left=left))

    def apply(self, table: Here, seat: Seat) -> None:
        player = table.state.players[seat]
        price = table.components.warehouse_costs[player.warehouses]
        pay(table, seat, None, price)
        table.state.warehouses -= 1
        player.warehouses += 1
        table.state.turn.left -= 1
        table.tell("buys-warehouse", who=Who(seat), cost=price, number=player.warehouses)


def _closed_colours(owned: Sequence[str], free: Sequence[str]) -> tuple[Choice, ...]:
    """5.2.1 Return the colours that cannot be bought, each with the reason."""
    return tuple(
        Choice(colour, colour_name(colour), _OWNED if colour in owned else _GONE, remote=colour in owned)
        for colour in COLOURS
        if colour not in free
    )


def _warning(table: Here, seat: Seat, left: int) -> Remark:
    return lambda picked: warn_if_poor(left, upkeep(table, seat))


@lru_cache(maxsize=1024)
def _machine_for(price: int) -> Text:
    return say("offer-buy-machine", cost=price)


@lru_cache(maxsize=1024)
def _warehouse_for(price: int) -> Text:
    return say("offer-buy-warehouse", cost=price)


_OWNED, _GONE = say("machine-owned"), say("machine-gone")
_NO_MACHINE, _NO_WAREHOUSE = say("no-machine-left"), say("no-warehouse-left")
_MACHINES_FULL = Offer(BuyMachine, say("action-buy-machine"), blocked=say("machines-full"))
_WAREHOUSES_FULL = Offer(BuyWarehouse, say("action-buy-warehouse"), blocked=say("warehouses-full"))
