"""5.6 Call the Broker and 5.7 Win Broker Auction, with the Investment Bank only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.container.goods import ORIGINS, parse, pour, put, repriced, take
from games.container.money import pay, pay_brokers, thrift, upkeep
from games.container.moves.build import short
from games.container.moves.produce import is_ending
from games.container.state import PaymentCard, Player, State, Store, Ware
from games.container.wording import colour_name, count_items, old_price_items, words
from games.kernel import (
    Action,
    Among,
    Amount,
    Choice,
    Domain,
    Field,
    Item,
    Move,
    Offer,
    OneOf,
    Picked,
    Prompt,
    Seat,
    Spread,
    Step,
    Table,
    Text,
    Who,
    once,
    say,
)

_NUMERALS = ("I", "II", "III")


def _why_not_call(table: Table[State]) -> Text | None:
    """5.6.1 Once a turn, not after winning one in this turn, and not by the player who ends the game."""
    turn = table.state.turn
    if turn.called:
        return _CALLED
    if turn.won_broker:
        return _JUST_WON
    return _LAST_TURN if is_ending(table) else None


def _open_spaces(table: Table[State], ware: Ware) -> list[int]:
    """5.6.2 An empty space is not put up for auction [A-10]."""
    return [number for number, broker in enumerate(table.state.brokers) if getattr(broker, ware)]


def _broker_domain(table: Table[State], ware: Ware) -> OneOf:
    return OneOf(tuple(_broker_choice(table, ware, number) for number in _open_spaces(table, ware)))


def _broker_choice(table: Table[State], ware: Ware, number: int) -> Choice:
    broker = table.state.brokers[number]
    note = (
        say("broker-money", money=broker.money)
        if ware == "money"
        else say("broker-goods", goods=words(broker.containers))
    )
    return Choice(_NUMERALS[number], broker_name(number), note)


@cache
def broker_name(number: int) -> Text:
    return say("broker", number=_NUMERALS[number])


def _blocked(table: Table[State], ware: Ware) -> Text | None:
    """What forbids an auction for this ware, whatever the caller could bid."""
    if (why := _why_not_call(table)) is not None:
        return why
    payment = table.state.payment
    if payment is None:
        return None if _open_spaces(table, ware) else say(f"brokers-empty-{ware}")
    return None if payment.ware == ware else say(f"auction-is-for-{payment.ware}")


class CallForContainers(Move):
    """5.6.4 Bid money for the containers of one broker; if an auction is on, at least one dollar more."""

    broker: str | None = None  # the space is chosen only while the Payment Card is unused
    amount: int

    @classmethod
    def offer(cls, table: Table[State], seat: Seat) -> Offer | None:
        state = table.state
        if not state.brokers:
            return None
        if (why := _blocked(table, "containers")) is not None:
            return Offer(cls, _FOR_CONTAINERS, blocked=why)
        cash, least = state.players[seat].cash, 1 + (state.payment.money if state.payment else 0)
        if cash < least:
            return Offer(cls, _FOR_CONTAINERS, blocked=short(least, cash))

        def broker() -> Domain:
            return _broker_domain(table, "containers")

        def amount() -> Domain:
            return Amount(least, cash, say("you-have", cash=cash), lambda bid: say("leaves", left=cash - bid))

        fields: dict[str, Field] = {"broker": once(broker), "amount": once(amount)}

        def confirm(picked: Picked) -> Text | None:
            return thrift(cash - picked["amount"], upkeep(table, seat))

        if state.payment is not None:
            del fields["broker"]
        return Offer(cls, _FOR_CONTAINERS, fields, confirm=confirm, grave=True)

    def apply(self, table: Table[State], seat: Seat) -> None:
        """5.6.5 The money lies on the Payment Card, of no use for anything else."""
        card = _take_payment_card(table, seat, self.broker, "containers")
        pay(table, seat, None, self.amount)
        table.state.bank -= self.amount
        card.money = self.amount
        table.tell("bids-money", who=Who(seat), broker=broker_name(card.broker), amount=self.amount)


class CallForMoney(Move):
    """5.6.6 Bid containers for the money of one broker; if an auction is on, at least one more."""

    broker: str | None = None
    containers: dict[str, int]

    @classmethod
    def offer(cls, table: Table[State], seat: Seat) -> Offer | None:
        state = table.state
        if not state.brokers:
            return None
        if (why := _blocked(table, "money")) is not None:
            return Offer(cls, _FOR_MONEY, blocked=why)
        player, least = state.players[seat], 1 + (state.payment.size if state.payment else 0)
        held = sum(player.factory.values()) + sum(player.harbour.values())
        if held < least:
            return Offer(cls, _FOR_MONEY, blocked=say("bid-containers-short", least=least, held=held))

        def broker() -> Domain:
            return _broker_domain(table, "money")

        def containers() -> Domain:
            return Spread(_bid_items(player), least, held, why=say("bid-at-least", least=least))

        fields: dict[str, Field] = {"broker": once(broker), "containers": once(containers)}
        if state.payment is not None:
            del fields["broker"]
        return Offer(cls, _FOR_MONEY, fields)

    def apply(self, table: Table[State], seat: Seat) -> None:
        """5.6.7 They lie on the Payment Card with their origin, and still take up room there."""
        card = _take_payment_card(table, seat, self.broker, "money")
        player = table.state.players[seat]
        for name, number in self.containers.items():
            origin, key = name.split("-")
            take(getattr(player, origin), key, number)
            put(getattr(card, origin), key, number)
        goods = (*words(card.factory), *words(card.harbour))
        table.tell("bids-containers", who=Who(seat), broker=broker_name(card.broker), goods=goods)


def _bid_items(player: Player) -> tuple[Item, ...]:
    return count_items(player.factory, "factory") + count_items(player.harbour, "harbour")


def _take_payment_card(table: Table[State], seat: Seat, broker: str | None, ware: Ware) -> PaymentCard:
    """5.6.3 The caller takes the Payment Card; the arrow stays where it is once it marks a space."""
    old, turn = table.state.payment, table.state.turn
    turn.called = True
    turn.left -= 1
    number = old.broker if old is not None else _NUMERALS.index(broker or "")
    table.state.payment = PaymentCard(seat, number, ware)
    if old is not None:
        _return_bid(table, old)
    return table.state.payment


def _return_bid(table: Table[State], old: PaymentCard) -> None:
    """5.6.8 Who is outbid gets money back at once, and containers at prices newly chosen."""
    if old.ware == "containers":
        table.state.bank += old.money
        pay(table, None, old.holder, old.money)
        table.tell("returned-money", who=Who(old.holder), amount=old.money)
    else:
        owner = table.state.players[old.holder]
        _add(owner, old.factory, old.harbour)
        table.then(Returned(old.holder, old.factory, old.harbour))


def _add(owner: Player, factory: Store, harbour: Store) -> None:
    """Back into the stores they came from. There is room: they have taken it up all the time."""
    for key, number in factory.items():
        put(owner.factory, key, number)
    for key, number in harbour.items():
        put(owner.harbour, key, number)


class PriceReturned(Action):
    prices: dict[str, int]


@dataclass(frozen=True, slots=True)
class Returned(Step[State, PriceReturned]):
    """5.6.9 The turn pauses until the outbid player has priced what comes back [A-12]."""

    owner: Seat
    factory: Store  # what has come back, at its old prices
    harbour: Store

    def asks(self, table: Table[State]) -> tuple[Seat, ...]:
        return (self.owner,)

    def prompt(self, table: Table[State], seat: Seat) -> Prompt:
        items = tuple(self._items(table))
        offer = Offer(PriceReturned, _PRICE_RETURNED, {"prices": Spread(items)})
        return Prompt(
            _ASK_RETURNED,
            (offer,),
            lambda: PriceReturned(prices={item.key: item.default or 0 for item in items}),
        )

    def _items(self, table: Table[State]) -> list[Item]:
        ladders = {"factory": table.components.factory_prices, "harbour": table.components.harbour_prices}
        return [
            item
            for origin in ORIGINS
            for item in old_price_items(getattr(self, origin), ladders[origin], f"{origin}-")
        ]

    def resolve(self, table: Table[State], answers: dict[Seat, PriceReturned]) -> None:
        prices, player = answers[self.owner].prices, table.state.players[self.owner]
        factory = repriced(self.factory, prices, "factory-")
        harbour = repriced(self.harbour, prices, "harbour-")
        for origin in ORIGINS:
            for key, number in getattr(self, origin).items():
                take(getattr(player, origin), key, number)
        _add(player, factory, harbour)
        table.tell("returned", who=Who(self.owner), goods=(*words(factory), *words(harbour)))


# ── 5.7 Win Broker Auction ──


def collect(table: Table[State], card: PaymentCard) -> None:
    """5.7.1 All that lies in the marked space now: money to cash, containers to the personal harbour."""
    broker, who, name = table.state.brokers[card.broker], Who(card.holder), broker_name(card.broker)
    if card.ware == "money":
        table.tell("wins-money", who=who, broker=name, amount=broker.money)
        table.state.bank += broker.money
        pay(table, None, card.holder, broker.money)
        broker.money = 0
    else:
        table.tell("wins-containers", who=who, broker=name, goods=words(broker.containers))
        pour(broker.containers, table.state.players[card.holder].quay)


@dataclass(frozen=True, slots=True)
class WinBroker(Step[State, Action]):
    """5.7 Whoever holds the Payment Card as the turn begins has won: collect, then pay the bid."""

    seat: Seat

    def run(self, table: Table[State]) -> None:
        card = table.state.payment
        if card is None or card.holder != self.seat:
            return
        collect(table, card)
        table.state.turn.won_broker = True
        if card.ware == "containers":
            table.state.payment = None
            table.state.bank += card.money
            pay_brokers(table, None, card.money)
            table.tell("pays-bid", who=Who(self.seat), amount=card.money)
        else:
            table.then(PayingBrokers(self.seat))


class PayBroker(Action):
    colour: str


@dataclass(frozen=True, slots=True)
class PayingBrokers(Step[State, PayBroker]):
    """5.7.3 A container bid goes one by one to Broker I, II, III and round; the payer says which is next."""

    payer: Seat
    paid: int = 0

    def asks(self, table: Table[State]) -> tuple[Seat, ...]:
        return (self.payer,)

    def prompt(self, table: Table[State], seat: Seat) -> Prompt:
        kinds = list(_on_card(table))
        choices = Among(kinds, lambda colour: Choice(colour, colour_name(colour)))
        text = say("choose-payment", broker=broker_name(self._broker(table)))
        offer = Offer(PayBroker, _PAY_BROKER, {"colour": choices})
        return Prompt(text, (offer,), lambda: PayBroker(colour=kinds[0]), auto=True)

    def _broker(self, table: Table[State]) -> int:
        return self.paid % len(table.state.brokers)

    def resolve(self, table: Table[State], answers: dict[Seat, PayBroker]) -> None:
        colour, card, number = answers[self.payer].colour, table.state.payment, self._broker(table)
        assert card is not None
        piles = (card.factory, card.harbour)
        take(*next((pile, key) for pile in piles for key in pile if parse(key)[0] == colour))
        put(table.state.brokers[number].containers, colour)
        table.tell(
            "pays-container", who=Who(self.payer), colour=colour_name(colour), broker=broker_name(number)
        )
        if card.size:
            table.then(PayingBrokers(self.payer, self.paid + 1))
        else:
            table.state.payment = None


def _on_card(table: Table[State]) -> dict[str, int]:
    """What is bid, by colour, in the order in which it was listed."""
    card = table.state.payment
    assert card is not None
    loose: dict[str, int] = {}
    for key, number in (*card.factory.items(), *card.harbour.items()):
        put(loose, parse(key)[0], number)
    return loose


_FOR_CONTAINERS, _FOR_MONEY = say("action-call-for-containers"), say("action-call-for-money")
_PAY_BROKER, _PRICE_RETURNED = say("action-pay-broker"), say("action-price-returned")
_ASK_RETURNED = say("choose-returned")
_CALLED, _JUST_WON, _LAST_TURN = say("called-already"), say("just-won-broker"), say("no-call-last-turn")
