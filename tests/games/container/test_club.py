"""What the club player does in positions where a beginner goes wrong, and that nobody can stall a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean

import pytest

from games.container import CONTAINER
from games.container.components import COLOURS, Components
from games.container.options import Options
from games.container.policy.club.island import Values, counts_of, points
from games.container.rules.interest import Seizure
from games.container.rules.scoring import island_worth
from games.container.rules.turn import TakeActions
from games.container.state import ISLAND, SEA, Here, PaymentCard
from games.kernel import Pick, Seat, Temper, waiting
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import play, start
from games.kernel.playing.player import Policy
from tests.games.container.hand import Docks, Pile, asked, bid, deal, to_the_island

assert CONTAINER.easy is not None
EASY: Policy = CONTAINER.easy
CLUB: Policy = CONTAINER.policy
TRIES = 40  # throws of the dice
POOR = 12  # dollars: enough to trade, too little to build
FULL = {"machines": ["gray"], "factory": {"gray@1": 2}}  # nothing to produce
RICH = {"cash": 40, "purse": 22}  # and it shows


def answers(
    table: Docks, seat: Seat, policy: Policy = CLUB, temper: Temper = Temper.STEADY, tries: int = TRIES
) -> list[Pick]:
    """What a player answers to the same question with other dice."""
    view = CONTAINER.view(table, seat)
    return [policy(view, asked(table, seat), Random(number), temper) for number in range(tries)]


def kinds(picks: list[Pick]) -> set[str]:
    return {pick.kind for pick in picks}


def amounts(picks: list[Pick]) -> list[int]:
    return [pick.values["amount"] for pick in picks if pick.kind == "Bid"]


# ── nobody is preferred for a seat number ──


@pytest.mark.parametrize("policy", [EASY, CLUB])
def test_of_three_sellers_alike_each_is_bought_from(policy: Policy) -> None:
    alike = {"factory": {"black@2": 1}, "machines": ["black"]}
    table = deal(seats=4, turn=3, cash=POOR, players=dict.fromkeys(range(3), alike) | {3: FULL})
    found = Counter(pick.values.get("seller") for pick in answers(table, 3, policy, tries=120))
    assert min(found[seat] for seat in range(3)) > 20, found


@pytest.mark.parametrize("policy", [EASY, CLUB])
def test_of_three_harbours_alike_each_is_sailed_to(policy: Policy) -> None:
    alike = {"harbour": {"purple@3": 2}, "warehouses": 2, "machines": ["black"]}
    table = deal(seats=4, turn=3, cash=POOR, players=dict.fromkeys(range(3), alike) | {3: FULL})
    found = Counter(pick.values.get("to") for pick in answers(table, 3, policy, tries=120))
    assert min(found[seat] for seat in range(3)) > 20, found


@pytest.mark.parametrize("policy", [EASY, CLUB])
def test_of_two_winners_alike_each_is_chosen(policy: Policy) -> None:
    table = to_the_island({"gray": 1})
    bid(table, {1: 9, 2: 9})
    bid(table, {1: 0, 2: 0})
    assert {pick.values.get("winner") for pick in answers(table, 0, policy)} == {1, 2}


# ── what an expert called stupid ──


def test_a_machine_is_built_in_the_first_turn() -> None:
    table = start(new_deal(CONTAINER, 4, "early", Options(investment_bank=False), first=0))
    assert "BuyMachine" not in kinds(answers(table, 0, EASY))
    assert kinds(answers(table, 0)) == {"BuyMachine"}


def test_a_ship_with_two_aboard_calls_where_three_more_wait() -> None:
    full = {"harbour": {"brown@3": 1, "purple@3": 1, "gray@3": 1}, "warehouses": 3, **RICH}
    table = deal(left=1, cash=POOR, players={0: {"cargo": {"beige": 2}}, 1: full, 2: RICH})
    assert {pick.values["to"] for pick in answers(table, 0, EASY)} == {ISLAND}
    assert {pick.values["to"] for pick in answers(table, 0)} == {1}


def test_the_ship_is_loaded_to_the_brim() -> None:
    full = {"harbour": {colour + "@3": 1 for colour in COLOURS}, "warehouses": 5}
    table = deal(left=1, cash=40, players={1: full})
    play(table, 0, "Sail", {"to": 1})
    assert {sum(pick.values["containers"].values()) for pick in answers(table, 0)} == {5}


def prices_of(table: Docks, policy: Policy = CLUB) -> list[int]:
    """The prices that seat 0 asks for what it buys."""
    return [
        pick.values["prices"]["purple"] for pick in answers(table, 0, policy) if pick.kind == "BuyContainers"
    ]


def test_prices_follow_supply_and_demand() -> None:
    goods = {"factory": {"purple@2": 1}}
    rival = {**goods, "harbour": {"purple@3": 1, "purple@4": 4}, "warehouses": 5}
    alone, beside = (deal(cash=3, players={0: FULL, 1: other}) for other in (goods, rival))
    assert set(prices_of(alone, EASY)) == set(prices_of(beside, EASY)) == {4}
    assert mean(prices_of(alone)) > mean(prices_of(beside)) + 0.5
    assert len(set(prices_of(alone))) > 1


def test_what_the_islands_lack_is_dearer_than_what_lies_there() -> None:
    wanted = {"factory": {"purple@1": 1}}
    lacking, having = (
        deal(
            cash=POOR,
            players={0: FULL, 1: {**wanted, "island": {colour: 3}}, 2: {"island": {colour: 3}}},
        )
        for colour in ("gray", "purple")
    )
    assert mean(prices_of(lacking)) > mean(prices_of(having))


def test_nothing_is_bid_for_more_of_the_colour_that_is_thrown_away() -> None:
    """Seat 1 has the second card: gray counts 10, and another gray would make it the largest colour."""
    island = {"gray": 3, "black": 3, "brown": 2}
    players = {1: {"island": island, "cash": 40}}
    late = dict.fromkeys(COLOURS, 5) | {"beige": 0, "purple": 1}
    table = to_the_island({"gray": 1}, players=players, supply=late)
    assert max(amounts(answers(table, 1))) == 0
    table = to_the_island({"brown": 1}, players=players, supply=late)
    assert min(amounts(answers(table, 1))) > 0


def test_a_bid_is_low_where_nobody_else_can_pay() -> None:
    lot = {"gray": 2, "black": 1}
    poor = to_the_island(lot, players={1: RICH, 2: {"cash": 1}})
    close = to_the_island(lot, players={1: RICH, 2: RICH})
    assert mean(amounts(answers(poor, 1))) < mean(amounts(answers(close, 1)))


def test_bids_differ_from_time_to_time() -> None:
    table = to_the_island({"gray": 2, "black": 2}, cash=40)
    assert len(set(amounts(answers(table, 1)))) > 2


def test_a_seller_takes_the_doubled_bid_unless_the_lot_is_worth_far_more() -> None:
    late = dict.fromkeys(COLOURS, 5) | {"beige": 0, "purple": 1}
    mine = {0: {"island": {"gray": 3}, "cash": 30}}
    table = to_the_island({"black": 2}, players=mine, supply=late)
    bid(table, {1: 9, 2: 3})
    assert kinds(answers(table, 0)) == {"Accept"}
    table = to_the_island({"black": 2}, players=mine, supply=late)
    bid(table, {1: 5, 2: 3})
    assert kinds(answers(table, 0)) == {"Decline"}


def on_the_brink(ahead: bool) -> Docks:
    """Seat 0 could end the game with the last black container."""
    rich, poor = {"cash": 60, "purse": 26}, {"cash": 5}
    players = {0: rich if ahead else poor, 1: poor if ahead else rich}
    return deal(left=1, supply={"brown": 0, "black": 1}, players=players)


def test_the_game_is_ended_in_the_lead_and_seldom_behind() -> None:
    assert kinds(answers(on_the_brink(ahead=True), 0)) == {"Produce"}
    behind = Counter(pick.kind for pick in answers(on_the_brink(ahead=False), 0, tries=100))
    assert 0 < behind["Produce"] < 30, behind
    assert kinds(answers(on_the_brink(ahead=False), 0, EASY)) == {"Produce"}


def test_in_the_last_turn_nothing_is_produced_or_built() -> None:
    table = deal(left=1, cash=60, supply={"brown": 0, "gray": 0}, players={0: {"cargo": {"black": 1}}})
    assert [pick.values.get("to") for pick in answers(table, 0)] == [ISLAND] * TRIES
    table = deal(left=2, cash=60, supply={"brown": 0, "gray": 0}, players={0: {"ship": SEA}})
    assert kinds(answers(table, 0)) == {"EndTurn"}


def test_what_the_debtor_would_miss_most_is_seized() -> None:
    """The first colour in the list is the one that the debtor will throw away."""
    table = deal(
        Seizure(0, 1), supply=dict.fromkeys(COLOURS, 1), players={0: {"island": {"black": 4, "gray": 1}}}
    )
    assert {pick.values["container"] for pick in answers(table, 2, EASY)} == {"black"}
    assert {pick.values["container"] for pick in answers(table, 2)} == {"gray"}


def test_a_loan_is_repaid_but_not_with_the_last_dollars() -> None:
    table = deal(TakeActions(0), loans=(1, 0, 0), cash=(10, 20, 20))
    assert "Repay" not in kinds(answers(table, 0))
    table = deal(TakeActions(0), loans=(1, 0, 0), cash=(15, 20, 20))
    assert kinds(answers(table, 0)) == {"Repay"}


def test_worthless_goods_are_bid_for_the_brokers_money_at_the_end() -> None:
    mine = {"factory": {"black@3": 2}, "machines": ["black"], "ship": SEA}
    table = deal(
        left=1, supply={"brown": 1, "purple": 1}, brokers=((9, {}), (2, {}), (3, {})), players={0: mine}
    )
    assert {pick.values.get("broker") for pick in answers(table, 0)} == {"I"}
    assert kinds(answers(table, 0)) == {"CallForMoney"}


def test_the_brokers_containers_are_not_overpaid() -> None:
    space: Sequence[tuple[int, Pile]] = ((1, {"black": 2}), (2, {}), (3, {}))
    for money, called in ((2, True), (9, False)):
        card = PaymentCard(2, 0, "containers", money=money)
        table = deal(left=1, cash=POOR, brokers=space, payment=card, players={0: {"factory": {"black@3": 2}}})
        assert ("CallForContainers" in kinds(answers(table, 0))) is called


# ── tempers ──


def test_the_bold_bid_more_and_bluff_more_than_the_careful() -> None:
    table = to_the_island({"gray": 2, "black": 2}, cash=40)
    picks = {temper: answers(table, 1, temper=temper) for temper in Temper}
    thick = {
        temper: sum(pick.values["cards"].get("bluff", 0) > 0 for pick in picks[temper]) for temper in Temper
    }
    assert sum(amounts(picks[Temper.BOLD])) > sum(amounts(picks[Temper.CAREFUL]))
    assert thick[Temper.BOLD] > thick[Temper.STEADY] > thick[Temper.CAREFUL] > 0


def test_no_bluff_card_cancels_a_bid_by_the_expert_rule() -> None:
    table = to_the_island({"gray": 2, "black": 2}, cash=40, expert_cancel_bluff=True)
    picks = answers(table, 1, temper=Temper.BOLD)
    assert min(amounts(picks)) > 0
    assert not any(pick.values["cards"].get("bluff") for pick in picks)
    assert len({pick.values["cards"]["money"] for pick in picks}) > 2  # small change looks thick, too


# ── reckoning ──


def test_the_reckoning_agrees_with_the_rules() -> None:
    dice, components = Random(9), Components()
    values = Values(components.card_values, components.full_set_value)
    for _ in range(300):
        island: Pile = {colour: number for colour in COLOURS if (number := dice.randrange(5))}
        card = dice.choice(components.value_cards)
        assert points(counts_of(island), card, values) == island_worth(island, card, components).points


# ── nobody can stall ──


def _first(table: Here, seat: Seat, wanted: tuple[str, ...]) -> Pick:
    """The first of these that is open, filled in by whatever is least."""
    due = asked(table, seat)
    for kind in wanted:
        if due.can(kind) and (values := next(due.offer(kind).fillings(), None)) is not None:
            return Pick(kind, values)
    found = next(due.legal())
    return Pick(found.kind, found.values)


def passes(table: Here, seat: Seat) -> Pick:
    """Ends every turn at once, bids nothing and sells nothing."""
    return _first(table, seat, ("EndTurn", "Bid", "Decline", "FinishLoading"))


def hoards(table: Here, seat: Seat) -> Pick:
    """Only sails to and fro, and keeps what comes aboard."""
    return _first(table, seat, ("Sail", "EndTurn", "Bid", "Decline", "FinishLoading"))


def borrows(table: Here, seat: Seat) -> Pick:
    """Takes every loan, buys what is dearest and asks the most for it."""
    return _first(table, seat, ("TakeLoan", "BuyWarehouse", "BuyMachine", "EndTurn", "Bid", "Decline"))


Stubborn = Callable[[Here, Seat], Pick]
MOST = 1_200  # actions


@pytest.mark.parametrize("bank", [True, False])
@pytest.mark.parametrize("stubborn", [passes, hoards, borrows])
@pytest.mark.parametrize("policy", [CLUB, EASY])
def test_nobody_can_stall(policy: Policy, stubborn: Stubborn, bank: bool) -> None:
    """With three seats two are left to trade with each other: fewer cannot, by the rules."""
    table, dice = start(new_deal(CONTAINER, 3, "stall", Options(investment_bank=bank))), Random(1)
    while table.scores is None:
        assert table.version < MOST
        seat = waiting(table)[0]
        pick = (
            stubborn(table, seat)
            if seat == 0
            else policy(CONTAINER.view(table, seat), asked(table, seat), dice)
        )
        play(table, seat, pick.kind, pick.values)
