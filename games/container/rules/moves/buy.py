"""5.3 Buy Containers for the Harbour Store, or only set prices there."""

from collections.abc import Mapping
from functools import partial

from games.container.rules.goods import OLD, colours, cost, lowest_price, put, repriced, take
from games.container.rules.money import pay, upkeep, warn_if_poor
from games.container.state import Here
from games.container.words import (
    count_items,
    dear_choices,
    dollars,
    in_words,
    old_price_items,
    player_name,
    pricing,
    store_note,
)
from games.kernel import (
    Choice,
    Domain,
    Field,
    Move,
    Offer,
    OneOf,
    Picked,
    Seat,
    Spread,
    Text,
    Who,
    clockwise,
    once,
    say,
)


def harbour_room(table: Here, seat: Seat) -> int:
    """5.3.2 The store holds a container for each warehouse; those on the Payment Card still take up room."""
    held = sum(table.state.players[seat].harbour.values())
    return _capacity(table, seat) - held - _bid_away(table, seat)


def _bid_away(table: Here, seat: Seat) -> int:
    """5.6.7 Return how many of this seat's harbour containers lie on the Payment Card."""
    payment = table.state.payment
    return sum(payment.harbour.values()) if payment is not None and payment.holder == seat else 0


class BuyContainers(Move):
    """5.3.1 Buys any number from the factory store of one other player, who may not refuse."""

    seller: Seat
    containers: dict[str, int]
    prices: dict[str, int]

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        room, cash = harbour_room(table, seat), table.state.players[seat].cash
        if room <= 0:
            return Offer(cls, _BUY, blocked=_full(table, seat))
        players = enumerate(table.state.players)
        stores = [store for other, player in players if other != seat and (store := player.factory)]
        if not stores:
            return _NOTHING_ON_SALE
        if all(lowest_price(store) > cash for store in stores):
            return Offer(cls, _BUY, blocked=say("factories-too-dear", cash=cash))
        return _offer_of(table, seat, room, cash)

    def apply(self, table: Here, seat: Seat) -> None:
        """5.3.3 The buyer pays, moves the containers and prices them; others in the store may be repriced."""
        buyer, seller = table.state.players[seat], table.state.players[self.seller]
        price = cost(self.containers)
        pay(table, seat, self.seller, price)
        for key, number in self.containers.items():
            take(seller.factory, key, number)
        bought = repriced(colours(self.containers), self.prices)
        buyer.harbour = repriced(buyer.harbour, self.prices, OLD)
        for key, number in bought.items():
            put(buyer.harbour, key, number)
        table.state.turn.left -= 1
        table.tell(
            "buys-containers",
            who=Who(seat),
            seller=Who(self.seller),
            goods=in_words(self.containers),
            cost=price,
            store=in_words(buyer.harbour),
        )


def _full(table: Here, seat: Seat) -> Text:
    """Say what takes up the room. Only what stands in the store can be sold out of it."""
    held = sum(table.state.players[seat].harbour.values())
    return say("harbour-full", room=_capacity(table, seat), held=held, bid=_bid_away(table, seat))


def _capacity(table: Here, seat: Seat) -> int:
    return table.components.store_per_warehouse * table.state.players[seat].warehouses


def _affordable(table: Here, seller: Seat, cash: int) -> bool:
    store = table.state.players[seller].factory
    return bool(store) and lowest_price(store) <= cash


def _closed_sellers(table: Here, seat: Seat, cash: int) -> tuple[Choice, ...]:
    """5.3.1 Return the others from whom nothing can be bought, each with the reason."""
    players = table.state.players
    return tuple(
        Choice(other, player_name(other), _why_not_from(players[other].factory, cash))
        for other in clockwise(table, seat)
        if not _affordable(table, other, cash)
    )


def _why_not_from(store: Mapping[str, int], cash: int) -> Text:
    return say("factory-too-dear", least=lowest_price(store), cash=cash) if store else _FACTORY_EMPTY


def _offer_of(table: Here, seat: Seat, room: int, cash: int) -> Offer:
    """5.3.1 Offer to buy: first from whom, then what, then at what prices it stands here."""
    players = table.state.players

    def seller() -> Domain:
        sellers = [other for other in range(table.seats) if other != seat and _affordable(table, other, cash)]
        return OneOf(
            tuple(sellers),
            lambda other: Choice(other, player_name(other), store_note(players[other].factory)),
            lambda: _closed_sellers(table, seat, cash),
        )

    def containers(picked: Picked) -> Domain:
        store = players[picked["seller"]].factory
        why = say("buy-limit", room=room, cash=cash)
        items, dear = count_items(store, most=cash), partial(dear_choices, store, cash)
        return Spread(items, least=1, most=room, budget=cash, why=why, note=leaves, closed=dear)

    def prices(picked: Picked) -> Domain:
        bought = colours(picked["containers"])
        return pricing(bought, players[seat].harbour, table.components.harbour_prices)

    def leaves(chosen: Mapping[str, int]) -> Text:
        price = cost(chosen)
        return say("costs-leaves", cost=price, left=cash - price)

    def preview(picked: Picked) -> Text | None:
        return leaves(picked["containers"])

    def confirm(picked: Picked) -> Text | None:
        return warn_if_poor(cash - cost(picked["containers"]), upkeep(table, seat))

    fields: dict[str, Field] = {"seller": once(seller), "containers": containers, "prices": prices}
    return Offer(BuyContainers, _BUY, fields, preview=preview, confirm=confirm)


class Reprice(Move):
    """5.3.4 Sets new prices in one's own harbour store: the same action without buying."""

    prices: dict[str, int]

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        if not (harbour := table.state.players[seat].harbour):
            return None

        def prices() -> Domain:
            items = old_price_items(harbour, table.components.harbour_prices)
            return Spread(items, called=dollars, loose=True)

        def check(picked: Picked) -> Text | None:
            """5.3.5 To change nothing is no action [A-32]."""
            return _NO_CHANGE if repriced(harbour, picked["prices"]) == harbour else None

        return Offer(cls, _REPRICE, {"prices": once(prices)}, check=check)

    def apply(self, table: Here, seat: Seat) -> None:
        player = table.state.players[seat]
        player.harbour = repriced(player.harbour, self.prices)
        table.state.turn.left -= 1
        table.tell("reprices", who=Who(seat), store=in_words(player.harbour))


_BUY, _REPRICE = say("action-buy-containers"), say("action-reprice")
_NOTHING_ON_SALE = Offer(BuyContainers, _BUY, blocked=say("factories-empty"))
_NO_CHANGE, _FACTORY_EMPTY = say("reprice-nothing"), say("factory-empty")
