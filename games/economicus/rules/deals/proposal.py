"""7.6.2 The player whose turn it is proposes a deal, and the other accepts or declines it."""

from collections.abc import Callable, Mapping
from typing import Any

import pydantic

from games.economicus.rules.auction import OpenAuction
from games.economicus.rules.cards import Quiet, reveal_if_quiet
from games.economicus.rules.deals.goods import (
    Goods,
    Terms,
    could_deal,
    exchange,
    in_words,
    order_in_words,
    stars_after,
    unencumbered,
    why_not,
)
from games.economicus.rules.market import Market
from games.economicus.rules.stars import free_companies, free_orders
from games.economicus.rules.victory import target
from games.economicus.state import NUMBERS, Here, living
from games.economicus.words import label
from games.kernel import (
    AS_IT_IS,
    Action,
    Amount,
    Choice,
    Domain,
    Field,
    Item,
    Move,
    Offer,
    Picked,
    Prompt,
    Seat,
    SomeOf,
    Spread,
    Step,
    Text,
    Who,
    one_of,
    say,
)

_PROPOSE, _ACCEPT, _DECLINE = say("offer-propose-deal"), say("offer-accept-deal"), say("offer-decline-deal")
_MORTGAGED, _ONE_WAY = say("deal-mortgaged"), say("why-one-way")


class ProposeDeal(Move):
    """7.6.2 Offer another player money, companies and orders for money, companies and orders of theirs."""

    to: Seat
    give_money: int = 0
    give_companies: dict[str, int] = pydantic.Field(default_factory=dict)
    give_orders: tuple[int, ...] = ()
    ask_money: int = 0
    ask_companies: dict[str, int] = pydantic.Field(default_factory=dict)
    ask_orders: tuple[int, ...] = ()

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        """Offer it in one's own turn: before the roll, on the market, and as the first to speak (A43)."""
        if not _may_propose_now(table, seat):
            return None
        most = table.components.proposals
        left = most - table.state.proposals
        if left <= 0:
            return Offer(cls, _PROPOSE, blocked=say("deals-enough", most=most))
        others = [other for other in living(table, seat)[1:] if could_deal(table, seat, other)]
        return _offer_to(table, seat, others, left) if others else None

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.proposals += 1
        terms = _terms(seat, self.model_dump())
        gives, wants = _both_in_words(table, terms)
        table.tell("proposes-deal", who=Who(seat), to=Who(self.to), gives=gives, wants=wants)
        table.then(OpenDeal(terms))


def _may_propose_now(table: Here, seat: Seat) -> bool:
    state, now = table.state, table.now
    if table.options.deals == "none" or not state.round or seat != state.active_player:
        return False
    own_question = isinstance(now, Quiet) or (isinstance(now, Market) and now.seats[0] == seat)
    return (own_question or _has_first_word(now, seat)) and state.players[seat].alive


def _has_first_word(now: Step[Any, Any] | None, seat: Seat) -> bool:
    """7.6.2 Is an auction just beginning with this seat, so that there is no bid that a deal could spoil?"""
    return isinstance(now, OpenAuction) and now.speaker == seat and not now.bids and not now.passed


def _offer_to(table: Here, seat: Seat, others: list[Seat], left: int) -> Offer:
    def check(picked: Picked) -> Text | None:
        return why_not(table, _terms(seat, picked))

    def preview(picked: Picked) -> Text:
        return _outcome(table, _terms(seat, picked), seat)

    def confirm(picked: Picked) -> Text | None:
        return _warning(table, _terms(seat, picked), seat)

    fields = _fields(table, seat, others)
    note = say("note-proposals", left=left)
    return Offer(ProposeDeal, _PROPOSE, fields, check=check, confirm=confirm, preview=preview, note=note)


def _terms(seat: Seat, picked: Picked) -> Terms:
    return Terms(seat, picked["to"], _goods(picked, "give"), _goods(picked, "ask"))


def _goods(picked: Picked, side: str) -> Goods:
    counts: Mapping[str, int] = picked.get(f"{side}_companies", {})
    companies = tuple(int(number) for number, count in counts.items() for _ in range(count))
    return Goods(picked.get(f"{side}_money", 0), companies, tuple(picked.get(f"{side}_orders", ())))


# ── The form ──


def _fields(table: Here, seat: Seat, others: list[Seat]) -> dict[str, Field]:
    """Return the fields that this table's deals have: what I give, then what I ask for."""
    to = one_of(_partner(table, other) for other in others)
    give: dict[str, Field] = {"give_money": _money(table, seat)}
    ask: dict[str, Field] = {"ask_money": lambda picked: _money_back(table, picked)}
    if table.options.deals == "all":
        give |= {"give_companies": _companies(table, seat), "give_orders": _orders(table, seat)}
        ask |= {"ask_companies": _of_partner(table, _companies), "ask_orders": _of_partner(table, _orders)}
    return {"to": to, **give, **ask}


def _of_partner(table: Here, domain: Callable[[Here, Seat], Domain]) -> Field:
    return lambda picked: domain(table, picked["to"])


def _partner(table: Here, other: Seat) -> Choice:
    companies, orders = free_companies(table, other), free_orders(table, other)
    cash = table.state.players[other].cash
    note = say("note-partner", cash=cash, companies=companies, orders=orders)
    return Choice(other, say("deal-with", who=Who(other)), note)


def _money(table: Here, seat: Seat) -> Amount:
    return Amount(0, table.state.players[seat].cash, called=_paid)


def _paid(amount: int) -> Text:
    return say("deal-you-pay", amount=amount)


def _asked_for(amount: int) -> Text:
    return say("deal-you-ask", amount=amount)


def _money_back(table: Here, picked: Picked) -> Amount:
    """7.6.3 Ask for money only if none is given: it goes one way."""
    if picked["give_money"]:
        return Amount(0, 0, why=_ONE_WAY, called=_asked_for)
    return Amount(0, table.state.players[picked["to"]].cash, called=_asked_for)


def _companies(table: Here, seat: Seat) -> Spread:
    free = unencumbered(table, seat)
    items = tuple(Item(str(number), label(table, number), 0, count) for number, count in free.items())
    return Spread(items, closed=lambda: _mortgaged(table, seat))


def _mortgaged(table: Here, seat: Seat) -> tuple[Choice, ...]:
    player, free = table.state.players[seat], unencumbered(table, seat)
    shut = [number for number in NUMBERS if player.companies[number] and number not in free]
    return tuple(Choice(str(number), label(table, number), _MORTGAGED) for number in shut)


def _orders(table: Here, seat: Seat) -> SomeOf:
    places = range(len(table.state.players[seat].orders))
    return SomeOf(tuple(Choice(at, order_in_words(table, seat, at)) for at in places))


# ── What would follow ──


def _both_in_words(table: Here, terms: Terms) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    gives, wants = (in_words(table, giver, goods) for giver, _, goods, _ in terms.sides())
    return gives, wants


def _outcome(table: Here, terms: Terms, seat: Seat) -> Text:
    """Say what both would have after it, as this one of them reads it."""
    (other,) = {terms.proposer, terms.other} - {seat}
    stars = stars_after(table, terms)
    change = terms.wants.money - terms.gives.money
    mine, theirs = (table.state.players[one].cash for one in (seat, other))
    more = change if seat == terms.proposer else -change
    return say(
        "deal-outcome",
        cash=mine + more,
        stars=stars[seat],
        who=Who(other),
        theirs=theirs - more,
        their_stars=stars[other],
    )


def _warning(table: Here, terms: Terms, seat: Seat) -> Text | None:
    """Ask again before a gift, and before a deal that brings somebody else to the target."""
    goal, stars = target(table), stars_after(table, terms)
    winner = next((one for one in living(table, seat)[1:] if 0 < goal <= stars[one]), None)
    if winner is not None:
        return say("confirm-deal-wins", who=Who(winner), stars=stars[winner])
    back = next(back for giver, _, _, back in terms.sides() if giver == seat)
    return None if any(back) else say("confirm-gift")


# ── The answer ──


class AcceptDeal(Action):
    """7.6.4 Accept: everything goes over at once."""


class DeclineDeal(Action):
    """7.6.4 Decline: nothing happens."""


_OFFER_DECLINE, _DECLINES = Offer(DeclineDeal, _DECLINE, openly=AS_IT_IS), DeclineDeal()


class OpenDeal(Step[Here, Action]):
    """7.6.2 A deal is proposed: the other says yes or no, and everybody has heard what it is about (A43)."""

    terms: Terms

    def asks(self, table: Here) -> tuple[Seat, ...]:
        players = table.state.players
        both = players[self.terms.proposer].alive and players[self.terms.other].alive
        return (self.terms.other,) if both else ()

    def wanted(self, table: Here) -> Text:
        return self._say(table, "wanted-deal")

    def _say(self, table: Here, key: str) -> Text:
        gives, wants = _both_in_words(table, self.terms)
        return say(key, who=Who(self.terms.proposer), gives=gives, wants=wants)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        blocked = why_not(table, self.terms)
        accept = Offer(
            AcceptDeal,
            _ACCEPT,
            blocked=blocked,
            confirm=lambda picked: _warning(table, self.terms, seat),
            preview=lambda picked: _outcome(table, self.terms, seat),
            openly=AS_IT_IS,
        )
        return Prompt(
            lambda: self._say(table, "ask-deal"),
            (accept, _OFFER_DECLINE),
            _DECLINES,
            context=lambda: _outcome(table, self.terms, seat),
        )

    def run(self, table: Here) -> None:
        """7.6.4 One of the two has left the game: the deal is off."""
        table.tell("deal-off")
        reveal_if_quiet(table)

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        terms = self.terms
        proposer, other = Who(terms.proposer), Who(terms.other)
        if isinstance(answers[terms.other], AcceptDeal):
            gives, wants = _both_in_words(table, terms)
            table.tell("accepts-deal", who=other, proposer=proposer, gives=gives, wants=wants)
            exchange(table, terms)
        else:
            table.tell("declines-deal", who=other, proposer=proposer)
        reveal_if_quiet(table)
