"""5.1 Phase 2½ opens the commercial real-estate market (full rules)."""

from collections.abc import Callable

from games.economicus.rules.cards import Cards
from games.economicus.rules.industries import per_round
from games.economicus.rules.money import means, pay
from games.economicus.rules.risks import RiskDraw, worst_extra_cost
from games.economicus.rules.stars import free_companies, place
from games.economicus.state import Here
from games.economicus.words import label
from games.kernel import AS_IT_IS, Move, Offer, Picked, Prompt, Seat, Step, Text, Who, say

_NO_TOKEN = say("no-company-token")


def price_now(table: Here) -> int:
    """Return the price of the active industry."""
    return table.state.prices[table.state.active]


def _why_blocked(table: Here, seat: Seat, cost: int) -> Text | None:
    """5.1.2 Say what is missing, a free token or the cash, which cannot be owed (A10); None: nothing."""
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
        return _OFFER_DECLINE

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("declines", who=Who(seat))


_OFFER_DECLINE, _DECLINE = Offer(Decline, say("offer-decline"), openly=AS_IT_IS), Decline()


class BuyWithRisk(Move):
    """5.1.2, 5.1.4 Pay the price of the industry and reveal a risk card. The price stays as it is (A8)."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        cost = price_now(table)
        blocked, left = _why_blocked(table, seat, cost), _cash_left(table, seat, cost)
        button, warning = say("offer-buy-with-risk", price=cost), _warning(table, seat, cost)
        note = _leaves(table, seat, cost)
        return Offer(cls, button, blocked=blocked, confirm=warning, preview=left, note=note, openly=AS_IT_IS)

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
        blocked, left = _why_blocked(table, seat, cost), _cash_left(table, seat, cost)
        button, note = say("offer-buy-safely", price=cost), _leaves(table, seat, cost)
        return Offer(cls, button, blocked=blocked, preview=left, note=note, openly=AS_IT_IS)

    def apply(self, table: Here, seat: Seat) -> None:
        cost = 2 * price_now(table)
        pay(table, seat, cost)
        table.tell("buys-safely", who=Who(seat), price=cost, industry=label(table, table.state.active))
        place(table, seat, table.state.active)


def _leaves(table: Here, seat: Seat, cost: int) -> Text | None:
    """Say what is left of the cash after it; None: it is too dear."""
    left = table.state.players[seat].cash - cost
    return say("leaves-cash", left=left) if left >= 0 else None


def _cash_left(table: Here, seat: Seat, cost: int) -> Callable[[Picked], Text]:
    return lambda picked: say("market-left", cost=cost, left=table.state.players[seat].cash - cost)


def _warning(table: Here, seat: Seat, cost: int) -> Callable[[Picked], Text | None]:
    """5.1.5 Warn a buyer whom the worst card would ruin: it costs 8M more."""

    def confirm(picked: Picked) -> Text | None:
        worst, left = worst_extra_cost(table), means(table, seat) - cost
        return say("confirm-risk", worst=worst, left=left) if left < worst else None

    return confirm


def _ask(table: Here) -> Text:
    active, price = table.state.active, price_now(table)
    where, brings = label(table, active), per_round(table, active)
    return say("ask-market", industry=where, price=price, double=2 * price, brings=brings)


class Market(Step[Here, Move]):
    """5.1.1 Each player is asked once, one after another, at the price of that moment (A7).

    Whoever has no token or no cash is asked too, because a sale or a loan may come first,
    but not who could not raise the price in any way.
    """

    seats: tuple[Seat, ...]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.seats[:1] if self.seats and self._could_buy(table, self.seats[0]) else ()

    @staticmethod
    def _could_buy(table: Here, seat: Seat) -> bool:
        player, price = table.state.players[seat], price_now(table)
        return player.alive and (player.cash >= price or means(table, seat) >= price)

    def wanted(self, table: Here) -> Text:
        price = price_now(table)
        return say("wanted-market", industry=label(table, table.state.active), price=price, double=2 * price)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        cash, found = table.state.players[seat].cash, (BuyWithRisk, BuySafely, _OFFER_DECLINE)
        return Prompt(lambda: _ask(table), found, _DECLINE, context=lambda: say("your-cash", cash=cash))

    def run(self, table: Here) -> None:
        self._ask_next(table)

    def resolve(self, table: Here, answers: dict[Seat, Move]) -> None:
        super().resolve(table, answers)
        self._ask_next(table)

    def _ask_next(self, table: Here) -> None:
        """6.3 Reveal what was called meanwhile, by an answer, a sale or a resignation; then ask the next."""
        table.then(Cards())
        if len(self.seats) > 1:
            table.then(Market(self.seats[1:]))
