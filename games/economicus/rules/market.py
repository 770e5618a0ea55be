"""5.1 Phase 2½: the commercial real-estate market (full rules)."""

from collections.abc import Callable

from games.economicus.rules.cards import Cards
from games.economicus.rules.industries import per_round
from games.economicus.rules.money import means, pay
from games.economicus.rules.risks import RiskDraw, worst_extra
from games.economicus.rules.stars import free_companies, place
from games.economicus.state import Here
from games.economicus.words import label
from games.kernel import Move, Offer, Picked, Prompt, Seat, Step, Text, Who, say

_DECLINE = say("offer-decline")
_NO_TOKEN = say("no-company-token")


def price_now(table: Here) -> int:
    return table.state.prices[table.state.active]


def _blocked(table: Here, seat: Seat, cost: int) -> Text | None:
    """5.1.2 A free company token, and the price in cash: it can never be owed (A10)."""
    if free_companies(table, seat) <= 0:
        return _NO_TOKEN
    cash = table.state.players[seat].cash
    if cash >= cost:
        return None
    if (reach := means(table, seat)) < cost:
        return say("market-out-of-reach", cost=cost, reach=reach)
    return say("market-too-dear", cost=cost, cash=cash)


class Decline(Move):
    """5.1.1 Buy nothing."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        return _DECLINES

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("declines", who=Who(seat))


_DECLINES, _NOTHING = Offer(Decline, _DECLINE), Decline()


class BuyWithRisk(Move):
    """5.1.2, 5.1.4 Pay the price of the industry and reveal a risk card. The price stays as it is (A8)."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        cost = price_now(table)
        blocked, left = _blocked(table, seat, cost), _left(table, seat, cost)
        offer, danger = say("offer-buy-with-risk", price=cost), _danger(table, seat, cost)
        return Offer(cls, offer, blocked=blocked, confirm=danger, preview=left)

    def apply(self, table: Here, seat: Seat) -> None:
        cost = price_now(table)
        pay(table, seat, cost)
        table.tell("buys-with-risk", who=Who(seat), price=cost)
        table.then(RiskDraw(seat, cost))


class BuySafely(Move):
    """5.1.3 Pay twice the price: the company is placed at once, without a card."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        cost = 2 * price_now(table)
        offer, left = say("offer-buy-safely", price=cost), _left(table, seat, cost)
        return Offer(cls, offer, blocked=_blocked(table, seat, cost), preview=left)

    def apply(self, table: Here, seat: Seat) -> None:
        cost = 2 * price_now(table)
        pay(table, seat, cost)
        table.tell("buys-safely", who=Who(seat), price=cost, industry=label(table, table.state.active))
        place(table, seat, table.state.active)


def _left(table: Here, seat: Seat, cost: int) -> Callable[[Picked], Text]:
    return lambda picked: say("market-left", cost=cost, left=table.state.players[seat].cash - cost)


def _danger(table: Here, seat: Seat, cost: int) -> Callable[[Picked], Text | None]:
    """5.1.5 The worst card costs 8M more: a buyer whom it would ruin is warned."""

    def confirm(picked: Picked) -> Text | None:
        worst, left = worst_extra(table), means(table, seat) - cost
        return say("confirm-risk", worst=worst, left=left) if left < worst else None

    return confirm


class Market(Step[Here, Move]):
    """5.1.1 Each is asked once, one after another, at the price of that moment (A7).

    Who has no token or no cash is asked too, because a sale or a loan may come first,
    but not who could not raise the price in any way.
    """

    seats: tuple[Seat, ...]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.seats[:1] if self.seats and self._could_buy(table, self.seats[0]) else ()

    @staticmethod
    def _could_buy(table: Here, seat: Seat) -> bool:
        player, price = table.state.players[seat], price_now(table)
        return player.alive and (player.cash >= price or means(table, seat) >= price)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        where, price = table.state.active, price_now(table)
        brings = per_round(table, where)
        text = say("ask-market", industry=label(table, where), price=price, double=2 * price, brings=brings)
        found = (BuyWithRisk.offer(table, seat), BuySafely.offer(table, seat), _DECLINES)
        return Prompt(text, found, default=_NOTHING)

    def run(self, table: Here) -> None:
        self._next(table)

    def resolve(self, table: Here, answers: dict[Seat, Move]) -> None:
        super().resolve(table, answers)
        table.then(Cards())
        self._next(table)

    def _next(self, table: Here) -> None:
        if len(self.seats) > 1:
            table.then(Market(self.seats[1:]))
