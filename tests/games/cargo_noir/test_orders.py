"""Standing orders: how long to hold a port, and what one does every turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.cargo_noir.components import Components
from games.cargo_noir.orders import HoldPort
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.stowing import DiscardExcess
from games.cargo_noir.rules.trade import Trade
from games.kernel import waiting
from games.kernel.hosting import Entry, give
from tests.games.cargo_noir.hand import cargo_of, deal
from tests.ordered import book, carry_out, offers_to

Given = tuple[str, dict[str, Any]]


def hold(limit: int, then: str = "out", port: str = "rio") -> Given:
    return "HoldPort", {"what": port, "limit": limit, "then": then}


def outbid() -> Any:
    """Seat 0 has 3 coins in Rio, seat 1 has 5."""
    return deal(ResolveShips(0), coins=(10, 10), stacks={"rio": {0: 3, 1: 5}})


def test_3_10_a_port_is_held_by_the_least_raise() -> None:
    table = outbid()
    log = carry_out(table, book(table, {0: [hold(8)]}))
    assert log == [Entry(0, "Raise", {"port": "rio", "coins": 3})]


def test_3_11_beyond_the_limit_it_is_given_up_or_its_owner_is_woken() -> None:
    table = outbid()
    assert carry_out(table, book(table, {0: [hold(5)]})) == [Entry(0, "Withdraw", {"port": "rio"})]
    table = outbid()
    assert carry_out(table, book(table, {0: [hold(5, "wake")]})) == []
    assert waiting(table) == (0,)


def test_3_10_no_more_is_raised_than_the_safe_holds() -> None:
    table = deal(ResolveShips(0), coins=(2, 10), stacks={"rio": {0: 3, 1: 5}, "bombay": {0: 4}})
    log = carry_out(table, book(table, {0: [hold(6)]}))
    assert log[0] == Entry(0, "Withdraw", {"port": "rio"})


def test_3_10_a_port_is_held_with_the_last_coin_and_to_the_very_limit() -> None:
    table = deal(ResolveShips(0), coins=(3, 10), stacks={"rio": {0: 3, 1: 5}})
    log = carry_out(table, book(table, {0: [hold(6)]}))
    assert log == [Entry(0, "Raise", {"port": "rio", "coins": 3})]


def short_of_coins(other: int, left: tuple[str, ...] = (), syndicates: int = 0) -> Any:
    """Nothing in the Safe and 3 to add in Rio; in Panama lies a stack that could be taken back."""
    stacks = {"rio": {0: 3, 1: 5}, "panama": {0: other, 1: 12}}
    return deal(
        ResolveShips(0), coins=(0, 10), stacks=stacks, left=left, cards=[{"syndicate": syndicates}, {}]
    )


def held_up_to(limit: int, table: Any) -> list[Entry]:
    """By an order of an earlier turn, when the Safe was full."""
    return carry_out(table, {0: [HoldPort(what="rio", limit=limit, then="out")]})


def test_6_1_a_safe_that_another_ship_could_fill_wakes_the_owner() -> None:
    table = short_of_coins(other=3)
    assert held_up_to(6, table) == []
    assert waiting(table) == (0,)


def test_6_1_beyond_the_limit_other_ships_do_not_matter() -> None:
    assert held_up_to(5, short_of_coins(other=9))[0] == Entry(0, "Withdraw", {"port": "rio"})


def test_6_1_another_ship_that_brings_too_little_does_not_wake_the_owner() -> None:
    assert held_up_to(6, short_of_coins(other=2))[0] == Entry(0, "Withdraw", {"port": "rio"})


@pytest.mark.parametrize(("left", "woken"), [((), True), (("bombay",), False)])
def test_3_12_the_syndicate_counts_with_the_other_ship_unless_it_has_paid(
    left: tuple[str, ...], woken: bool
) -> None:
    log = held_up_to(6, short_of_coins(other=1, left=left, syndicates=1))
    assert (log == []) is woken


def test_3_11_the_order_ends_when_the_ship_is_gone() -> None:
    table = outbid()
    order = give(table, 0, *hold(5))
    carry_out(table, {0: [order]})
    assert not order.lasts(table.game.view(table, 0))


def test_3_8_cargo_is_bought_where_nobody_else_is() -> None:
    table = deal(ResolveShips(0), stacks={"rio": {0: 3}, "bombay": {0: 2, 1: 5}})
    log = carry_out(table, book(table, {0: [("BuyWhenAlone", {})]}))
    assert log == [Entry(0, "Buy", {"port": "rio"})]


def test_3_7_at_the_market_a_token_is_drawn() -> None:
    table = deal(ResolveShips(0), market_ships=(1, 0), cargo=("A", ""))
    assert carry_out(table, book(table, {0: [("DrawAtMarket", {})]})) == [Entry(0, "Draw", {})]


def test_3_25_trading_is_skipped() -> None:
    table = deal(Trade(0), cargo=("GGGG", ""))
    log = carry_out(table, book(table, {0: [("TradeNothing", {"during": "round:5"})]}))
    assert log == [Entry(0, "EndTrading", {})]


def test_3_26_what_is_missed_least_is_discarded() -> None:
    table = deal(DiscardExcess(0), cargo=("AWRCSIJGGG", ""))
    carry_out(table, book(table, {0: [("DiscardLeastMissed", {})]}))
    assert cargo_of(table, 0) == "RCSIJG"


def test_3_32_ships_go_where_they_went_last_time() -> None:
    table = deal(SendShips(0), placement=(("casino", 0), ("rio", 2)))
    log = carry_out(table, book(table, {0: [("RepeatAlways", {"during": "game"})]}))
    assert log[0] == Entry(0, "RepeatPlacement", {})


def test_4_3_in_the_last_round_ships_stay_in_hand() -> None:
    table = deal(SendShips(0), round_=Components().rounds[2])
    log = carry_out(table, book(table, {0: [("StayInHand", {})]}))
    assert [entry.kind for entry in log] == ["Finish"]


def test_a_port_can_be_held_only_by_who_has_a_ship_there() -> None:
    assert "HoldPort" not in offers_to(deal(SendShips(0)), 0)
    assert "HoldPort" in offers_to(outbid(), 1)
