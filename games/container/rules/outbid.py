"""5.6.8 and 5.6.9: gives back what was bid by a player who is outbid at the brokers."""

from games.container.rules.goods import ORIGINS, put, repriced, take
from games.container.rules.money import pay
from games.container.state import Here, PaymentCard, Player, Store
from games.container.words import by_colour, dollars, in_words, old_price_items
from games.kernel import Action, Item, Offer, Prompt, Seat, Spread, Step, Text, Who, say


def give_back(table: Here, old: PaymentCard) -> None:
    """5.6.8 Whoever is outbid gets money back at once, and containers at newly chosen prices."""
    if old.ware == "containers":
        table.state.bank += old.money
        pay(table, None, old.holder, old.money)
        table.tell("returned-money", who=Who(old.holder), amount=old.money)
    else:
        owner = table.state.players[old.holder]
        _put_in_stores(owner, old.factory, old.harbour)
        table.then(Returned(old.holder, old.factory, old.harbour))


def _put_in_stores(owner: Player, factory: Store, harbour: Store) -> None:
    """Put containers back into the stores they came from. There is room: they took it up all the time."""
    for key, number in factory.items():
        put(owner.factory, key, number)
    for key, number in harbour.items():
        put(owner.harbour, key, number)


class PriceReturned(Action):
    """5.6.9 Names a price for each container that comes back."""

    prices: dict[str, int]


class Returned(Step[Here, PriceReturned]):
    """5.6.9 The turn pauses until the outbid player has priced what comes back [A-12]."""

    owner: Seat
    factory: Store  # what has come back, at its old prices
    harbour: Store

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.owner,)

    def wanted(self, table: Here) -> Text:
        return say("wanted-prices", goods=by_colour(self.factory, self.harbour))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        items = tuple(self._items(table))
        offer = Offer(PriceReturned, _PRICE_RETURNED, {"prices": Spread(items, called=dollars)})
        return Prompt(
            _ASK_RETURNED,
            (offer,),
            lambda: PriceReturned(prices={item.key: item.default or 0 for item in items}),
        )

    def _items(self, table: Here) -> list[Item]:
        ladders = {"factory": table.components.factory_prices, "harbour": table.components.harbour_prices}
        return [
            item
            for origin in ORIGINS
            for item in old_price_items(getattr(self, origin), ladders[origin], f"{origin}-")
        ]

    def resolve(self, table: Here, answers: dict[Seat, PriceReturned]) -> None:
        prices, player = answers[self.owner].prices, table.state.players[self.owner]
        factory = repriced(self.factory, prices, "factory-")
        harbour = repriced(self.harbour, prices, "harbour-")
        for origin in ORIGINS:
            for key, number in getattr(self, origin).items():
                take(getattr(player, origin), key, number)
        _put_in_stores(player, factory, harbour)
        table.tell("returned", who=Who(self.owner), goods=(*in_words(factory), *in_words(harbour)))


_PRICE_RETURNED, _ASK_RETURNED = say("action-price-returned"), say("choose-returned")
