"""5.6 Call the Broker: bid for what one broker of the Investment Bank holds."""

from games.container.rules.goods import put, take
from games.container.rules.money import pay, upkeep, warn_if_poor
from games.container.rules.moves.produce import is_ending
from games.container.rules.outbid import give_back
from games.container.state import Here, PaymentCard, Player, Ware
from games.container.words import NUMERALS, broker_name, count_items, dollars, in_words, too_dear
from games.kernel import (
    Amount,
    Choice,
    Domain,
    Field,
    Item,
    Move,
    Offer,
    OneOf,
    Picked,
    Remark,
    Seat,
    Spread,
    Text,
    Who,
    once,
    one_of,
    say,
)


def _why_not_call(table: Here) -> Text | None:
    """5.6.1 A player may call once a turn, not after winning a broker in it, and not when ending the game."""
    turn = table.state.turn
    if turn.called:
        return _CALLED
    if turn.won_broker:
        return _JUST_WON
    return _LAST_TURN if is_ending(table) else None


def _open_spaces(table: Here, ware: Ware) -> list[int]:
    """5.6.2 An empty space is not put up for auction [A-10]."""
    return [number for number, broker in enumerate(table.state.brokers) if getattr(broker, ware)]


def _broker_domain(table: Here, ware: Ware) -> OneOf:
    opened = _open_spaces(table, ware)
    return one_of(
        tuple(_broker_choice(table, ware, number) for number in opened),
        lambda: tuple(_empty_broker(ware, n) for n in range(len(table.state.brokers)) if n not in opened),
    )


def _empty_broker(ware: Ware, number: int) -> Choice:
    return Choice(NUMERALS[number], broker_name(number), say(f"broker-empty-{ware}"))


def _broker_choice(table: Here, ware: Ware, number: int) -> Choice:
    broker = table.state.brokers[number]
    note = (
        say("broker-money", money=broker.money)
        if ware == "money"
        else say("broker-goods", goods=in_words(broker.containers))
    )
    return Choice(NUMERALS[number], broker_name(number), note)


def _preview_of_running(table: Here) -> Remark | None:
    """5.6.3 Say which space is up for auction, where the caller has no choice any more."""
    if (payment := table.state.payment) is None:
        return None
    space = _broker_choice(table, payment.ware, payment.broker)
    return lambda _: say("call-preview", broker=space.label, space=space.note or _CALLED)


def _why_blocked(table: Here, ware: Ware) -> Text | None:
    """Say what forbids an auction for this ware, whatever the caller could bid."""
    if (why := _why_not_call(table)) is not None:
        return why
    payment = table.state.payment
    if payment is None:
        return None if _open_spaces(table, ware) else say(f"brokers-empty-{ware}")
    return None if payment.ware == ware else say(f"auction-is-for-{payment.ware}")


class CallForContainers(Move):
    """5.6.4 Bids money for the containers of one broker; if an auction is on, at least one dollar more."""

    broker: str | None = None  # the space is chosen only while the Payment Card is unused
    amount: int

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        state = table.state
        if not state.brokers:
            return None
        if (why := _why_blocked(table, "containers")) is not None:
            return Offer(cls, _FOR_CONTAINERS, blocked=why)
        cash, least = state.players[seat].cash, 1 + (state.payment.money if state.payment else 0)
        if cash < least:
            return Offer(cls, _FOR_CONTAINERS, blocked=too_dear(least, cash))

        def broker() -> Domain:
            return _broker_domain(table, "containers")

        def amount() -> Domain:
            why = say("you-have", cash=cash)
            return Amount(least, cash, why, lambda bid: say("leaves", left=cash - bid), called=dollars)

        fields: dict[str, Field] = {"broker": once(broker), "amount": once(amount)}

        def confirm(picked: Picked) -> Text | None:
            return warn_if_poor(cash - picked["amount"], upkeep(table, seat))

        if state.payment is not None:
            del fields["broker"]
        about = _preview_of_running(table)
        return Offer(cls, _FOR_CONTAINERS, fields, confirm=confirm, preview=about)

    def apply(self, table: Here, seat: Seat) -> None:
        """5.6.5 The money lies on the Payment Card and cannot be used for anything else."""
        card = _take_payment_card(table, seat, self.broker, "containers")
        pay(table, seat, None, self.amount)
        table.state.bank -= self.amount
        card.money = self.amount
        table.tell("bids-money", who=Who(seat), broker=broker_name(card.broker), amount=self.amount)


class CallForMoney(Move):
    """5.6.6 Bids containers for the money of one broker; if an auction is on, at least one more."""

    broker: str | None = None
    containers: dict[str, int]

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        state = table.state
        if not state.brokers:
            return None
        if (why := _why_blocked(table, "money")) is not None:
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
        return Offer(cls, _FOR_MONEY, fields, preview=_preview_of_running(table))

    def apply(self, table: Here, seat: Seat) -> None:
        """5.6.7 The containers lie on the Payment Card, and still take up room in the stores they left."""
        card = _take_payment_card(table, seat, self.broker, "money")
        player = table.state.players[seat]
        for name, number in self.containers.items():
            origin, key = name.split("-")
            take(getattr(player, origin), key, number)
            put(getattr(card, origin), key, number)
        goods = (*in_words(card.factory), *in_words(card.harbour))
        table.tell("bids-containers", who=Who(seat), broker=broker_name(card.broker), goods=goods)


def _bid_items(player: Player) -> tuple[Item, ...]:
    return count_items(player.factory, "factory") + count_items(player.harbour, "harbour")


def _take_payment_card(table: Here, seat: Seat, broker: str | None, ware: Ware) -> PaymentCard:
    """5.6.3 The caller takes the Payment Card; the arrow stays where it is once it marks a space."""
    old, turn = table.state.payment, table.state.turn
    turn.called = True
    turn.left -= 1
    number = old.broker if old is not None else NUMERALS.index(broker or "")
    table.state.payment = PaymentCard(seat, number, ware)
    if old is not None:
        give_back(table, old)
    return table.state.payment


_FOR_CONTAINERS, _FOR_MONEY = say("action-call-for-containers"), say("action-call-for-money")
_CALLED, _JUST_WON, _LAST_TURN = say("called-already"), say("just-won-broker"), say("no-call-last-turn")
