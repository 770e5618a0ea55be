"""Plans the harbour: whose factory to buy from, and what to ask for it."""

from collections.abc import Iterator

from games.container.policy.club.mind import Mind, colour_of, price_of, size
from games.container.policy.club.plan import RELUCTANT, Plan
from games.container.policy.club.pricing import harbour_price
from games.container.rules.goods import OLD, colours, put, singles
from games.container.view import Mat
from games.kernel import Pick

SOLD = 0.85  # how likely a container in the harbour is sold again
LAST_ROUNDS = 2.0  # rounds before the end in which selling becomes less likely
SALE = 0.25  # how often prices fall that are fair but bring nobody
CLEARED = 0.7  # dollars that it brings to lower prices that are too high
MARGIN = 0.4  # dollars that a container must promise to bring


def expected(mind: Mind, colour: str) -> float:
    """Return what a container in the harbour will bring: its price, or what the end of the game pays."""
    chance = SOLD * min(1.0, mind.rounds / LAST_ROUNDS)
    return chance * mind.in_harbour(colour) + (1 - chance) * mind.view.components.harbour_value


def buy(mind: Mind) -> Iterator[Plan]:
    """Buy where the most is to be earned in one go, among equals by chance."""
    if "BuyContainers" not in mind.offers:
        return
    own, components = mind.own, mind.view.components
    room = components.store_per_warehouse * own.warehouses - size(own.harbour) - mind.bid_away("harbour")
    for mat in mind.others:
        basket, earned = _basket(mind, mat, room)
        if basket:
            yield Plan(earned, Pick("BuyContainers", _order(mind, mat, basket)))


def _basket(mind: Mind, seller: Mat, room: int) -> tuple[dict[str, int], float]:
    """Choose what promises most for its price, as long as room and money last."""
    kept = min(mind.reserve, max(mind.upkeep, mind.cash // 2))  # the poor keep less, or they never trade
    cash, earned, basket = mind.cash - kept, 0.0, dict[str, int]()
    profits = {key: expected(mind, colour_of(key)) - price_of(key) for key in seller.factory}
    for key in sorted(profits, key=lambda key: (-profits[key], mind.dice.random())):
        if profits[key] < MARGIN:
            break
        for _ in range(seller.factory[key]):
            if room > 0 and price_of(key) <= cash:
                put(basket, key)
                room, cash, earned = room - 1, cash - price_of(key), earned + profits[key]
    return basket, earned


def _order(mind: Mind, seller: Mat, basket: dict[str, int]) -> dict[str, object]:
    paid = {colour_of(key): price_of(key) for key in basket}
    prices = {name: harbour_price(mind, colour, paid[colour]) for name, colour in singles(colours(basket))}
    prices |= {name: harbour_price(mind, colour_of(key)) for name, key in singles(mind.own.harbour, OLD)}
    return {"seller": seller.seat, "containers": basket, "prices": prices}


def reprice(mind: Mind) -> Iterator[Plan]:
    """Lower prices that are too high in a full store, and now and then all: nobody came to buy."""
    own, least = mind.own, mind.view.components.harbour_prices[0]
    if "Reprice" not in mind.offers:
        return
    fair = {name: round(mind.in_harbour(colour_of(key))) for name, key in singles(own.harbour)}
    dear = any(price_of(key) > fair[name] for name, key in singles(own.harbour))
    if dear and size(own.harbour) >= own.warehouses:
        prices = {name: min(price_of(key), fair[name]) for name, key in singles(own.harbour)}
        yield Plan(CLEARED, Pick("Reprice", {"prices": prices}))
    elif mind.dice.random() < SALE:
        prices = {name: max(least, price_of(key) - 1) for name, key in singles(own.harbour)}
        yield Plan(RELUCTANT, Pick("Reprice", {"prices": prices}))
