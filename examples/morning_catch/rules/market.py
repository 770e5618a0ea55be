"""Chapter 5: the market, where everybody sells one kind of fish or none."""

from collections.abc import Mapping

from examples.morning_catch.components import KINDS
from examples.morning_catch.state import Here, is_last_morning
from examples.morning_catch.words import FISH, OF, coins, crates, price_list
from games.kernel import (
    AS_IT_IS,
    Amount,
    Choice,
    Domain,
    Move,
    Offer,
    Picked,
    Prompt,
    Remark,
    Seat,
    Step,
    Text,
    Who,
    one_of,
    say,
)


def proceeds(price: int, number: int, lowest: int) -> int:
    """5.2 Each crate brings the price of the moment, which then falls by one, down to the lowest."""
    return sum(max(price - sold, lowest) for sold in range(number))


class Sell(Move):
    """5.1 Any number of crates of one kind."""

    fish: str
    crates: int

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        held = table.state.players[seat].crates

        def number(picked: Picked) -> Domain:
            kind = picked["fish"]
            return Amount(1, held[kind], note=lambda crates: coins(_brings(table, kind, crates)))

        fields = {"fish": _kinds(held, table.state.prices), "crates": number}
        return Offer(cls, say("action-sell"), fields, confirm=_warning(table, seat))

    def apply(self, table: Here, seat: Seat) -> None:
        state, player, earned = table.state, table.state.players[seat], _brings(table, self.fish, self.crates)
        player.coins += earned
        player.crates[self.fish] -= self.crates
        state.today[self.fish] += self.crates
        state.prices[self.fish] = max(state.prices[self.fish] - self.crates, table.components.lowest_price)
        table.tell(
            "sold",
            who=Who(seat),
            crates=crates(self.fish, self.crates),
            coins=coins(earned),
            price=state.prices[self.fish],
        )


def _brings(table: Here, kind: str, number: int) -> int:
    return proceeds(table.state.prices[kind], number, table.components.lowest_price)


def _kinds(held: Mapping[str, int], prices: Mapping[str, int]) -> Domain:
    """What one has; and for the others, why they cannot be chosen."""
    return one_of(
        (Choice(kind, FISH[kind], say("price-now", price=prices[kind])) for kind in KINDS if held[kind]),
        closed=lambda: tuple(
            Choice(kind, FISH[kind], say("none-of-it", of=OF[kind])) for kind in KINDS if not held[kind]
        ),
    )


def _warning(table: Here, seat: Seat) -> Remark:
    """6.2 On the last day one's own customer may pay more than the market: that is worth a question."""

    def confirm(picked: Picked) -> Text | None:
        wanted, number = table.state.players[seat].customer, picked["crates"]
        treat = table.components.treat * number
        if picked["fish"] != wanted or not is_last_morning(table) or _brings(table, wanted, number) >= treat:
            return None
        return say("customer-pays-more", crates=crates(wanted, number), coins=coins(treat))

    return confirm


class Keep(Move):
    """5.3 Sell nothing today."""

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("kept", who=Who(seat))


class Stall(Step[Here, Move]):
    """5.1 In turn order; 5.4 whoever has no fish is not asked."""

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if any(table.state.players[self.seat].crates.values()) else ()

    def wanted(self, table: Here) -> Text:
        return say("wanted-sale", prices=price_list(table.state.prices))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        keep = Offer(Keep, say("action-keep"), openly=AS_IT_IS)
        return Prompt(say("ask-sell", prices=price_list(table.state.prices)), (Sell, keep), Keep())
