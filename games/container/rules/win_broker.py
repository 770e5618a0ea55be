"""5.7 Win Broker Auction: the marked space is collected, and the bid is paid to the brokers."""

from games.container.rules.goods import parse, pour, put, take
from games.container.rules.money import pay, pay_brokers
from games.container.state import Here, PaymentCard
from games.container.words import broker_name, colour_name, in_words
from games.kernel import Action, Choice, Offer, OneOf, Prompt, Seat, Step, Text, Who, say


def collect(table: Here, card: PaymentCard) -> None:
    """5.7.1 The holder gets all in the marked space: money in hand, or containers in the personal harbour."""
    broker, who, name = table.state.brokers[card.broker], Who(card.holder), broker_name(card.broker)
    if card.ware == "money":
        table.tell("wins-money", who=who, broker=name, amount=broker.money)
        table.state.bank += broker.money
        pay(table, None, card.holder, broker.money)
        broker.money = 0
    else:
        table.tell("wins-containers", who=who, broker=name, goods=in_words(broker.containers))
        pour(broker.containers, table.state.players[card.holder].quay)


class WinBroker(Step[Here, Action]):
    """5.7 Whoever holds the Payment Card as the turn begins has won: collect, then pay the bid."""

    seat: Seat

    def run(self, table: Here) -> None:
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
    """5.7.3 Names the container that the next broker gets."""

    colour: str


class PayingBrokers(Step[Here, PayBroker]):
    """5.7.3 A container bid goes one by one to Broker I, II, III and round; the payer says which is next."""

    payer: Seat
    paid: int = 0

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.payer,)

    def wanted(self, table: Here) -> Text:
        return say("wanted-payment", broker=broker_name(self._broker(table)))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        kinds = list(_on_card(table))
        choices = OneOf(tuple(kinds), lambda colour: Choice(colour, colour_name(colour)))
        text = say("choose-payment", broker=broker_name(self._broker(table)))
        each = tuple({"colour": colour} for colour in kinds)
        offer = Offer(PayBroker, _PAY_BROKER, {"colour": choices}, openly=each)
        return Prompt(text, (offer,), lambda: PayBroker(colour=kinds[0]), auto=True)

    def _broker(self, table: Here) -> int:
        return self.paid % len(table.state.brokers)

    def resolve(self, table: Here, answers: dict[Seat, PayBroker]) -> None:
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


def _on_card(table: Here) -> dict[str, int]:
    """Count what is bid on the Payment Card by colour, in the order of the bid."""
    card = table.state.payment
    assert card is not None
    loose: dict[str, int] = {}
    for key, number in (*card.factory.items(), *card.harbour.items()):
        put(loose, parse(key)[0], number)
    return loose


_PAY_BROKER = say("action-pay-broker")
