"""Chapter 6: the auction at the Foreign Island."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from pydantic import model_serializer

from games.container.components import Components
from games.container.goods import pour
from games.container.money import can_make, fewest_cards, most_cards, pay, pay_brokers, thrift, upkeep
from games.container.state import Laid, State
from games.container.wording import player_name, words
from games.kernel import (
    Action,
    Amount,
    Choice,
    Domain,
    Field,
    Item,
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
    say,
)
from games.kernel.offer import Remark


class Bid(Action):
    """4.2 So much money, shown by so many money cards and bluff cards."""

    amount: int
    cards: dict[str, int]

    @property
    def bluff(self) -> int:
        return self.cards.get("bluff", 0)

    @property
    def money_cards(self) -> int:
        return self.cards.get("money", 0)


def thickness(bid: Bid, figures: Components) -> str:
    """4.4 What the table sees of a locked bid: never the number of cards [A-20]."""
    cards = bid.bluff + bid.money_cards
    return "thin" if cards <= figures.thin else "medium" if cards <= figures.medium else "thick"


def value(table: Table[State], bid: Laid) -> int:
    """6.4 A bid is worth its money; by the expert rule a bluff card cancels all of it [A-13]."""
    return 0 if table.options.expert_cancel_bluff and bid.bluff else bid.amount


def leaders(table: Table[State]) -> tuple[int, tuple[Seat, ...]]:
    """6.5 The highest value on the table, and who bid it."""
    values = {seat: value(table, bid) for seat, bid in table.state.bids.items()}
    best = max(values.values())
    return best, tuple(seat for seat in sorted(values) if values[seat] == best)


def hold_auction(table: Table[State], seller: Seat) -> None:
    """6.1 The whole cargo is one lot, and everyone but the seller must bid."""
    table.tell("auction-opens", who=Who(seller), goods=words(table.state.players[seller].cargo))
    table.then(IslandAuction(seller))


# ── 6.3 Sealed bids ──


class SealedBids(Step[State, Bid]):
    """What both rounds have in common: nobody sees a bid before all are locked."""

    locks: ClassVar[bool] = True

    def answered(self, table: Table[State], seat: Seat, action: Bid) -> Text | None:
        if table.options.bid_signal == "hidden":
            return say("bid-locked", who=Who(seat))
        look = say(f"look-{thickness(action, table.components)}")
        return say("bid-locked-look", who=Who(seat), look=look)


def _bid_offer(table: Table[State], seat: Seat, cash: int, bluff: int, must_show: bool) -> Offer:
    """4.2 Up to the cash in hand [A-18]; 4.3 the bidder chooses how many cards it looks like."""
    figures: Components = table.components

    def note(amount: int) -> Text:
        return say("leaves", left=cash - amount)

    def cards(picked: Picked) -> Domain:
        return _card_domain(figures.denominations, picked["amount"], bluff, must_show)

    def check(picked: Picked) -> Text | None:
        number = picked["cards"].get("money", 0)
        if can_make(picked["amount"], number, figures.denominations):
            return None
        return say("cannot-make", amount=picked["amount"], cards=number)

    fields: dict[str, Field] = {"amount": Amount(0, cash, say("you-have", cash=cash), note), "cards": cards}
    return Offer(Bid, _BID, fields, check=check, confirm=_warning(table, seat, cash), grave=True)


def _by_own_card(table: Table[State], seat: Seat, lot: Mapping[str, int]) -> tuple[int, int]:
    """What the lot is worth to this bidder, and what with all five colours if that is more (else 0)."""
    figures: Components = table.components
    card = figures.value_cards[table.state.players[seat].card]
    values: dict[str, int] = dict(zip(card, figures.card_values, strict=True))
    worth = sum(values[colour] * number for colour, number in lot.items())
    more = lot.get(card[1], 0) * (figures.full_set_value - values[card[1]])
    return worth, (worth + more if more else 0)


def _warning(table: Table[State], seat: Seat, cash: int) -> Remark:
    def confirm(picked: Picked) -> Text | None:
        if table.options.expert_cancel_bluff and picked["amount"] and picked["cards"].get("bluff"):
            return _CANCELS
        return thrift(cash - picked["amount"], upkeep(table, seat)) if picked["amount"] else None

    return confirm


@lru_cache(maxsize=4096)
def _card_domain(denominations: tuple[int, ...], amount: int, bluff: int, must_show: bool) -> Spread:
    items: list[Item] = []
    if amount:
        fewest, most = fewest_cards(amount, denominations), most_cards(amount, denominations)
        items.append(Item("money", _MONEY_CARDS, fewest, most, fewest))
    if bluff:
        least = int(must_show and not amount)
        items.append(Item("bluff", _BLUFF_CARDS, least, bluff, least))
    return Spread(tuple(items))


@dataclass(frozen=True, slots=True)
class IslandAuction(SealedBids):
    """6.3 All but the seller bid at once; a bid holds at least one card, if only a bluff card."""

    seller: Seat

    def asks(self, table: Table[State]) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(table.seats) if seat != self.seller)

    def prompt(self, table: Table[State], seat: Seat) -> Prompt:
        goods = words(table.state.players[self.seller].cargo)
        offer = _bid_offer(
            table, seat, table.state.players[seat].cash, table.components.bluff_cards, must_show=True
        )
        worth, full = _by_own_card(table, seat, table.state.players[self.seller].cargo)
        text = say("choose-bid", who=Who(self.seller), goods=goods, worth=worth, full=full)
        return Prompt(text, (offer,), default=_LEAST_BID)

    def resolve(self, table: Table[State], answers: dict[Seat, Bid]) -> None:
        table.state.bids = {seat: Laid(b.amount, b.bluff, b.money_cards) for seat, b in answers.items()}
        table.tell("bids-revealed", bids=_revealed(table))
        best, tied = leaders(table)
        hopeless = table.options.expert_cancel_bluff and best == 0  # 6.5.3 no money can count any more
        if len(tied) > 1 and not hopeless:
            table.tell("bids-tied", who=tuple(Who(seat) for seat in tied), amount=best)
            return table.then(TieBreak(self.seller, tied), SellerDecides(self.seller))
        return table.then(SellerDecides(self.seller))


@dataclass(frozen=True, slots=True)
class TieBreak(SealedBids):
    """6.5.1 The tied add one more sealed bid out of what is left to them, or nothing at all."""

    seller: Seat
    tied: tuple[Seat, ...]

    def asks(self, table: Table[State]) -> tuple[Seat, ...]:
        return self.tied

    def prompt(self, table: Table[State], seat: Seat) -> Prompt:
        player, first = table.state.players[seat], table.state.bids[seat]
        cash, bluff = player.cash - first.amount, table.components.bluff_cards - first.bluff
        offer = _bid_offer(table, seat, cash, bluff, must_show=False)
        text = say("choose-tie-bid", amount=first.amount, goods=words(table.state.players[self.seller].cargo))
        return Prompt(text, (offer,), default=_NO_BID)

    def resolve(self, table: Table[State], answers: dict[Seat, Bid]) -> None:
        for seat, more in answers.items():
            bid = table.state.bids[seat]
            bid.amount += more.amount
            bid.bluff += more.bluff
            bid.cards += more.money_cards
        table.tell("bids-revealed", bids=_revealed(table))


def _revealed(table: Table[State]) -> tuple[Text, ...]:
    return tuple(
        say("bid-shown", who=Who(seat), amount=bid.amount, cards=bid.cards + bid.bluff, bluff=bid.bluff)
        for seat, bid in table.state.bids.items()
    )


# ── 6.6 The seller decides ──


class Accept(Action):
    winner: Seat | None = None  # named only while the highest bid is still tied

    @model_serializer
    def _as_answered(self) -> dict[str, Seat]:
        return {} if self.winner is None else {"winner": self.winner}


class Decline(Action):
    pass


@dataclass(frozen=True, slots=True)
class SellerDecides(Step[State, Accept | Decline]):
    """6.6 Take the highest bid, doubled by the bank, or pay as much and keep the containers."""

    seller: Seat

    def asks(self, table: Table[State]) -> tuple[Seat, ...]:
        return (self.seller,)

    def prompt(self, table: Table[State], seat: Seat) -> Prompt:
        best, first = leaders(table)
        default = Accept(winner=first[0]) if len(first) > 1 else Accept()
        text = say("choose-accept", who=tuple(Who(leader) for leader in first), amount=best)
        return Prompt(text, (self._accept(best, first), self._decline(table, best)), default=default)

    def _accept(self, best: int, first: tuple[Seat, ...]) -> Offer:
        label = say("offer-accept", amount=2 * best)
        if len(first) == 1:
            return Offer(Accept, label)
        names = tuple(Choice(seat, player_name(seat)) for seat in first)
        return Offer(Accept, label, {"winner": OneOf(names)})

    def _decline(self, table: Table[State], best: int) -> Offer:
        """6.6.2 Not to be had by a seller who cannot pay [A-14]."""
        cash, label = table.state.players[self.seller].cash, say("offer-decline", amount=best)
        if cash < best:
            return Offer(Decline, label, blocked=say("too-dear", cost=best, cash=cash))

        def confirm(picked: Picked) -> Text | None:
            return say("confirm-decline", amount=best, left=cash - best) if best else None

        return Offer(Decline, label, confirm=confirm, grave=True)

    def resolve(self, table: Table[State], answers: dict[Seat, Accept | Decline]) -> None:
        best, first = leaders(table)
        match answers[self.seller]:
            case Accept(winner=winner):
                self._sell(table, best, first[0] if winner is None else winner)
            case Decline():
                self._keep(table, best)
        table.state.bids = {}

    def _sell(self, table: Table[State], best: int, winner: Seat) -> None:
        """6.6.1 The bidder pays, keeps the bluff cards and gets the cargo; the bank pays as much again."""
        bid, players = table.state.bids[winner], table.state.players
        table.tell(
            "accepts",
            who=Who(self.seller),
            winner=Who(winner),
            amount=best,
            goods=words(players[self.seller].cargo),
        )
        pay(table, winner, self.seller, best, cards=bid.cards)
        pay(table, None, self.seller, best)
        pour(players[self.seller].cargo, players[winner].island)

    def _keep(self, table: Table[State], best: int) -> None:
        """6.6.2 The seller pays the bank; with the Investment Bank its brokers get the subsidy."""
        player = table.state.players[self.seller]
        table.tell("declines", who=Who(self.seller), amount=best, goods=words(player.cargo))
        pay(table, self.seller, None, best)
        pour(player.cargo, player.island)
        if table.state.brokers and best:
            pay_brokers(table, None, best)
            table.tell("brokers-subsidised", amount=best)


_BID, _MONEY_CARDS, _BLUFF_CARDS = say("action-bid"), say("money-cards"), say("bluff-cards")
_CANCELS = say("confirm-cancels")
_LEAST_BID, _NO_BID = Bid(amount=0, cards={"bluff": 1}), Bid(amount=0, cards={})
