"""4.2 to 4.4 and 6.3: says what a sealed bid holds, what the table sees of it, and what it is worth."""

from functools import lru_cache
from typing import ClassVar

from games.container.components import Components
from games.container.rules.money import can_make, fewest_cards, most_cards, upkeep, warn_if_poor
from games.container.state import Here, Laid
from games.container.words import dollars
from games.kernel import (
    Action,
    Amount,
    Domain,
    Field,
    Item,
    Offer,
    Picked,
    Remark,
    Seat,
    Spread,
    Step,
    Text,
    Who,
    say,
)


class Bid(Action):
    """4.2 Bids so much money, shown by so many money cards and bluff cards."""

    amount: int
    cards: dict[str, int]

    @property
    def bluff(self) -> int:
        return self.cards.get("bluff", 0)

    @property
    def money_cards(self) -> int:
        return self.cards.get("money", 0)


def thickness(bid: Bid, components: Components) -> str:
    """4.4 The table sees whether a locked bid is thin, medium or thick, never the number of cards [A-20]."""
    cards = bid.bluff + bid.money_cards
    return "thin" if cards <= components.thin else "medium" if cards <= components.medium else "thick"


def bid_value(table: Here, bid: Laid) -> int:
    """6.4 A bid is worth its money; by the expert rule a bluff card cancels all of it [A-13]."""
    return 0 if table.options.expert_cancel_bluff and bid.bluff else bid.amount


def leaders(table: Here) -> tuple[int, tuple[Seat, ...]]:
    """6.5 Return the highest value on the table, and who bid it."""
    values = {seat: bid_value(table, bid) for seat, bid in table.state.bids.items()}
    best = max(values.values())
    return best, tuple(seat for seat in sorted(values) if values[seat] == best)


class SealedBids(Step[Here, Bid], abstract=True):
    """6.3 Nobody sees a bid before all are locked. Both rounds of an auction are built on this."""

    locks: ClassVar[bool] = True

    def answered(self, table: Here, seat: Seat, action: Bid) -> Text | None:
        if table.options.bid_signal == "hidden":
            return say("bid-locked", who=Who(seat))
        look = say(f"look-{thickness(action, table.components)}")
        return say("bid-locked-look", who=Who(seat), look=look)


def bid_offer(table: Here, seat: Seat, cash: int, bluff: int, first: bool) -> Offer:
    """4.2 A bid goes up to the cash in hand [A-18]; 4.3 the bidder chooses how many cards it looks like.

    6.5.1 After the first bid there is only what that has left.
    """
    components = table.components

    def note(amount: int) -> Text:
        return say("leaves", left=cash - amount)

    def cards(picked: Picked) -> Domain:
        return _card_domain(components.denominations, picked["amount"], bluff, must_show=first)

    def check(picked: Picked) -> Text | None:
        number = picked["cards"].get("money", 0)
        if can_make(picked["amount"], number, components.denominations):
            return None
        return say("cannot-make", amount=picked["amount"], cards=number)

    def receipt(picked: Picked) -> Text:
        amount = picked["amount"]
        return say("your-bid" if first else "your-further-bid", amount=amount, left=cash - amount)

    why = say("you-have" if first else "you-have-left", cash=cash)
    fields: dict[str, Field] = {"amount": Amount(0, cash, why, note, called=dollars), "cards": cards}
    return Offer(Bid, _BID, fields, check=check, confirm=_warning(table, seat, cash), receipt=receipt)


def _warning(table: Here, seat: Seat, cash: int) -> Remark:
    """Warn of a bluff card that cancels the bid, or of too little money afterwards."""

    def confirm(picked: Picked) -> Text | None:
        if table.options.expert_cancel_bluff and picked["amount"] and picked["cards"].get("bluff"):
            return _CANCELS
        return warn_if_poor(cash - picked["amount"], upkeep(table, seat)) if picked["amount"] else None

    return confirm


@lru_cache(maxsize=4096)
def _card_domain(denominations: tuple[int, ...], amount: int, bluff: int, must_show: bool) -> Spread:
    """4.3 As many money cards as can make the amount; without money the first bid shows a bluff card."""
    items: list[Item] = []
    if amount:
        fewest, most = fewest_cards(amount, denominations), most_cards(amount, denominations)
        items.append(Item("money", _MONEY_CARDS, fewest, most, fewest))
    if bluff:
        least = int(must_show and not amount)
        items.append(Item("bluff", _BLUFF_CARDS, least, bluff, least))
    return Spread(tuple(items))


_BID, _MONEY_CARDS, _BLUFF_CARDS = say("action-bid"), say("money-cards"), say("bluff-cards")
_CANCELS = say("confirm-cancels")
