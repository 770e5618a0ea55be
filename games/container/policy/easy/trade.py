"""Produces, buys, builds and sails in the player's own turn, so that goods keep moving."""

from collections.abc import Iterator
from dataclasses import replace

from games.container.components import COLOURS
from games.container.policy.easy.mind import DEAR_FACTORY, DEAR_HARBOUR, RICH, Mind, cheapest_basket
from games.container.rules.goods import OLD, colours, cost, parse, singles
from games.container.state import INVESTMENT_BANK, ISLAND, SEA
from games.container.view import Mat
from games.kernel import Pick

FULL_ENOUGH = 2  # containers aboard that are worth an auction
MARK_UP = 2  # dollars
MACHINES, WAREHOUSES = 3, 4  # as many as it wants
SALE = 0.3  # how often it lowers prices when there is nothing better to do


def produce(mind: Mind) -> Iterator[Pick]:
    """Produce all that fits, at a price that falls as the store fills."""
    components, own = mind.view.components, mind.own
    held, room = sum(own.factory.values()), components.store_per_machine * len(own.machines)
    producible = [colour for colour in own.machines if mind.view.supply[colour]]
    free = max(0, room - held - mind.bid_away("factory"))
    made = sorted(producible, key=lambda colour: -mind.view.supply[colour])[:free]
    if not made:
        return
    price = DEAR_FACTORY if 2 * (held + len(made)) <= room else DEAR_FACTORY - 1
    prices = dict.fromkeys(made, price)
    prices |= {name: min(parse(key)[1], price) for name, key in singles(own.factory, OLD)}
    choice = {"colours": made} if len(made) < len(producible) else {}
    yield Pick("Produce", {**choice, "prices": prices})


def buy(mind: Mind) -> Iterator[Pick]:
    """Buy from the factory that has the most to offer, to sell on for a little more."""
    components, own = mind.view.components, mind.own
    room = components.store_per_warehouse * own.warehouses
    room -= sum(own.harbour.values()) + mind.bid_away("harbour")
    baskets = {
        mat.seat: cheapest_basket(mat.factory, room, mind.cash - mind.kept, DEAR_FACTORY)
        for mat in mind.others
    }
    seller = max(baskets, key=lambda seat: (sum(baskets[seat].values()), mind.dice.random()))
    if not (basket := baskets[seller]):
        return
    price = min(DEAR_HARBOUR, MARK_UP + cost(basket) // sum(basket.values()))
    price = max(components.harbour_prices[0], price)
    prices = {name: price for name, _ in singles(colours(basket))}
    prices |= {name: min(parse(key)[1], DEAR_HARBOUR) for name, key in singles(own.harbour, OLD)}
    yield Pick("BuyContainers", {"seller": seller, "containers": basket, "prices": prices})


def build(mind: Mind) -> Iterator[Pick]:
    """Buy a warehouse or a machine, the colour that fewest others have, early on and with money to spare."""
    components, spare = mind.view.components, mind.cash - RICH
    machines, warehouses = len(mind.own.machines), mind.own.warehouses
    wanted = min(WAREHOUSES, machines + 2, len(components.warehouse_costs))
    if not mind.early:
        return
    if warehouses < wanted and spare >= components.warehouse_costs[warehouses]:
        yield Pick("BuyWarehouse", {})
    costs = components.machine_costs
    if machines < min(MACHINES, len(costs)) and spare >= costs[machines]:
        rarest = sorted(COLOURS, key=lambda colour: sum(colour in mat.machines for mat in mind.others))
        yield from (Pick("BuyMachine", {"colour": colour}) for colour in rarest)


def sell_off(mind: Mind) -> Iterator[Pick]:
    """Lower the prices in the harbour now and then: nobody came to buy."""
    least, own = mind.view.components.harbour_prices[0], mind.own
    if own.harbour and mind.dice.random() < SALE:
        prices = {name: max(least, parse(key)[1] - 1) for name, key in singles(own.harbour)}
        yield Pick("Reprice", {"prices": prices})


def with_the_last_dollar(mind: Mind) -> Iterator[Pick]:
    """Spend even the last dollar when there is nothing else to do, or the game might stand still."""
    if mind.view.actions_left:
        yield from voyage(replace(mind, kept=0))
        yield from buy(replace(mind, kept=0))


# ── the ship ──


def _room_aboard(mind: Mind) -> int:
    return mind.view.components.ship_capacity - sum(mind.own.cargo.values())


def _bargain(mind: Mind, seller: Mat) -> dict[str, int]:
    """Choose what to buy in this harbour."""
    return cheapest_basket(seller.harbour, _room_aboard(mind), mind.cash - mind.kept, DEAR_HARBOUR)


def _best_harbour(mind: Mind) -> Mat | None:
    best = max(mind.others, key=lambda mat: (sum(_bargain(mind, mat).values()), mind.dice.random()))
    return best if _bargain(mind, best) else None


def load(mind: Mind) -> Iterator[Pick]:
    """Load what is cheap in a harbour, or all that waits at the Investment Bank."""
    if isinstance(mind.own.ship, int):
        seller = mind.view.mats[mind.own.ship]
        basket = _bargain(mind, seller) or _bargain(replace(mind, kept=0), seller)
    else:
        basket = cheapest_basket(mind.own.quay, _room_aboard(mind), 0, 0)
    yield Pick("Load", {"containers": basket})
    yield Pick("FinishLoading", {})


def sell_cargo(mind: Mind) -> Iterator[Pick]:
    """Sail to the island once enough is aboard: with the last action, after something useful before it."""
    aboard = sum(mind.own.cargo.values())
    if not aboard or (aboard < FULL_ENOUGH and _best_harbour(mind)):
        return
    if mind.own.ship != SEA:
        yield Pick("Sail", {"to": SEA})
        return
    if mind.view.actions_left > 1:
        yield from produce(mind)
        yield from buy(mind)
    yield Pick("Sail", {"to": ISLAND})


def voyage(mind: Mind) -> Iterator[Pick]:
    """Sail to where something waits: a store worth buying from, or one's own containers at the bank."""
    best, waiting = _best_harbour(mind), sum(mind.own.quay.values())
    if mind.own.ship != SEA:
        if best is not None or waiting or mind.own.cargo:
            yield Pick("Sail", {"to": SEA})
    elif waiting >= FULL_ENOUGH or (waiting and best is None):
        yield Pick("Sail", {"to": INVESTMENT_BANK})
    elif best is not None:
        yield Pick("Sail", {"to": best.seat})
