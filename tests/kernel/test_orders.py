"""What every kind of standing order answers, whatever the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Action, Amount, Choice, Illegal, Move, Offer, OneOf, Pick, Prompt, say
from games.kernel.hosting import AnyTable, deal, order_offer, ordered, start, void
from games.kernel.orders import GAME, WAKE, BidLimit, Lasting, OnlyAnswer, Order, Reply, Usual, span
from tests.kernel.salvage import SALVAGE


class Bid(Action):
    amount: int


class Pass(Action):
    pass


class Limit(BidLimit):
    bid, out = "Bid", "Pass"

    @classmethod
    def limits(cls, view: Any) -> Amount:
        return Amount(1, 9)

    def means(self, view: Any) -> int:
        return 20 if view is None else int(view)


class Falling(Limit):
    falling = True

    def means(self, view: Any) -> int:
        return self.limit


class Passing(Reply):
    kind, beside = "Pass", "Bid"


class Clockwork(Usual):
    kinds = ("Pass",)


class Forced(OnlyAnswer):
    pass


def auction(least: int, most: int = 20, **more: Any) -> Prompt:
    offers = (Offer(Bid, say("bid"), {"amount": Amount(least, most)}), Offer(Pass, say("pass")))
    return Prompt(say("bid-for-lot"), offers, **more)


ELSEWHERE = Prompt(say("decide"), (Offer(Pass, say("pass")),))


def test_a_limit_bids_the_smallest_step_that_is_legal() -> None:
    assert Limit(limit=9, then="out").answer(None, auction(4)) == Pick("Bid", {"amount": 4})
    assert Limit(limit=9, then="out").answer(None, auction(9)) == Pick("Bid", {"amount": 9})


def test_beyond_its_limit_it_leaves_the_auction_or_wakes_its_owner() -> None:
    assert Limit(limit=9, then="out").answer(None, auction(10)) == Pick("Pass", {})
    assert Limit(limit=9, then="wake").answer(None, auction(10)) is WAKE


def test_it_never_bids_beyond_its_owners_means_whatever_the_limit() -> None:
    assert Limit(limit=9, then="out").answer(5, auction(6)) == Pick("Pass", {})
    assert Limit(limit=9, then="wake").answer(5, auction(5)) == Pick("Bid", {"amount": 5})


def test_where_bids_fall_the_highest_one_is_the_smallest_step() -> None:
    assert Falling(limit=3, then="out").answer(None, auction(1, 6)) == Pick("Bid", {"amount": 6})
    assert Falling(limit=3, then="out").answer(None, auction(1, 2)) == Pick("Pass", {})


def test_a_limit_says_nothing_where_there_is_no_such_auction() -> None:
    assert Limit(limit=9, then="out").answer(None, ELSEWHERE) is None


def test_a_reply_is_given_only_beside_the_offer_it_was_meant_for() -> None:
    assert Passing().answer(None, auction(4)) == Pick("Pass", {})
    assert Passing().answer(None, ELSEWHERE) is None


def test_a_reply_that_is_blocked_just_now_wakes_its_owner() -> None:
    offers = (
        Offer(Bid, say("bid"), {"amount": Amount(1, 2)}),
        Offer(Pass, say("pass"), blocked=say("decide")),
    )
    assert Passing().answer(None, Prompt(say("bid-for-lot"), offers)) is None


def test_the_usual_answer_is_the_one_that_stands_ready() -> None:
    assert Clockwork().answer(None, auction(4, default=Pass())) == Pick("Pass", {})
    assert Clockwork().answer(None, auction(4, default=Bid(amount=4))) is None
    assert Clockwork().answer(None, auction(4)) is None


def test_the_only_answer_is_given_and_one_of_two_is_not() -> None:
    assert Forced().answer(None, ELSEWHERE) == Pick("Pass", {})
    assert Forced().answer(None, auction(4)) is None


class Borrow(Move):
    @classmethod
    def offer(cls, table: AnyTable, seat: int) -> Offer | None:
        return Offer(cls, say("borrow"), blocked=None if seat else say("decide"))


class Frugal(Forced):
    forgone = ("Borrow",)


def test_what_may_cut_in_is_a_choice_too_unless_the_order_does_without() -> None:
    table = start(deal(SALVAGE, 3, "seed"))
    could, could_not = (ELSEWHERE.at(table, seat, (Borrow,)) for seat in (1, 0))
    assert Forced().answer(None, could) is None
    assert Forced().answer(None, could_not) == Pick("Pass", {})
    assert Frugal().answer(None, could) == Pick("Pass", {})


class Debtor(Order):
    def answer(self, view: Any, asked: Prompt) -> Pick:
        return Pick("TakeLoan", {})


def test_an_order_answers_and_does_not_begin_what_may_cut_in() -> None:
    table = start(deal(SALVAGE, 3, "seed"))
    assert ordered(table, 0, [Debtor()]) is None
    assert void(table, 0, [Debtor()]) == [Debtor()]


class ThisRound(Lasting):
    @classmethod
    def spans(cls, view: Any) -> tuple[Choice, ...]:
        return span("round", number=view), GAME


def test_an_order_for_a_round_ends_with_it_and_one_for_the_game_does_not() -> None:
    order, always = ThisRound(during="round:3"), ThisRound(during="game")
    assert [order.lasts(3), order.lasts(4)] == [True, False]
    assert [always.lasts(3), always.lasts(4)] == [True, True]


def test_only_spans_that_are_running_can_be_chosen() -> None:
    offer = ThisRound.offer(3, 0)
    assert offer is not None
    assert offer.accept({"during": "round:3"}) == ThisRound(during="round:3")
    with pytest.raises(Illegal):
        offer.accept({"during": "round:4"})


class Berth(Order):
    what: str


def test_a_newer_order_replaces_one_about_the_same_thing_only() -> None:
    assert Berth(what="rio").replaces(Berth(what="rio"))
    assert not Berth(what="rio").replaces(Berth(what="bombay"))
    assert not Passing().replaces(Clockwork())


def test_an_order_that_is_not_offered_is_refused_with_those_that_are() -> None:
    with pytest.raises(Illegal) as refused:
        order_offer([Offer(Passing, say("pass"))], "Limit")
    assert refused.value.text == say("order-not-now", can=(say("pass"),))
    with pytest.raises(Illegal) as refused:
        order_offer([], "Limit")
    assert refused.value.text == say("no-orders-now")


def test_what_comes_beyond_the_limit_is_chosen_with_it() -> None:
    offer = Limit.offer(None, 0)
    assert offer is not None
    assert list(offer.fields) == ["limit", "then"]
    assert isinstance(offer.fields["then"], OneOf)
    assert offer.accept({"limit": 9, "then": "wake"}) == Limit(limit=9, then="wake")
