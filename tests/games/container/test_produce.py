"""5.4 Produce Containers for the Factory Store."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Who, say
from tests.games.container.hand import BANK, act, cash, choices, deal, keys, lay_payment, offered, why_blocked
from tests.kit import refusal


def test_5_4_once_a_turn_and_again_in_the_next() -> None:
    table = deal()
    act(table, 0, "Produce", prices={"black": 1})
    assert why_blocked(table, 0, "Produce") == "produced-already"
    for seat in range(3):
        act(table, seat, "EndTurn")
    act(table, 0, "Produce", prices={"black": 1})
    assert table.state.players[0].factory == {"black@1": 2}


def test_5_4_1_a_dollar_goes_to_the_right_neighbour() -> None:
    table = deal(seats=4)
    act(table, 0, "Produce", prices={"black": 3})
    assert cash(table) == [19, 20, 20, 21]
    assert table.state.players[0].factory == {"black@3": 1}
    assert table.state.supply["black"] == table.components.supply[4].containers - 1
    assert table.state.turn.left == 1


def test_5_4_1_the_fee_is_shown_before_it_is_paid() -> None:
    offer = offered(deal(seats=4), 0, "Produce")
    assert offer.preview is not None
    assert offer.preview({"prices": {"black": 3}}) == say("produce-costs", fee=1, boss=Who(3), left=19)


def test_5_4_1_however_many_containers_are_made() -> None:
    table = deal()
    table.state.players[0].machines = ["black", "gray", "beige"]
    act(table, 0, "Produce", prices={"black": 1, "gray": 2, "beige": 4})
    assert cash(table)[0] == 19
    assert table.state.players[0].factory == {"black@1": 1, "gray@2": 1, "beige@4": 1}


def test_5_4_1_even_if_nothing_is_produced() -> None:
    table = deal(supply={"black": 0})
    events = act(table, 0, "Produce", prices={})
    assert cash(table) == [19, 20, 21]
    assert keys(events)[0] == "produces-nothing"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"supply": {"black": 0}}, "produce-no-supply"),
        ({"players": {0: {"factory": {"black@1": 2}}}}, "produce-no-room"),
    ],
)
def test_5_4_1_whoever_would_make_nothing_is_asked_first(changed: dict[str, Any], why: str) -> None:
    offer = offered(deal(**changed), 0, "Produce")
    assert offer.note == say("produce-makes-nothing")
    assert offer.confirm is not None
    assert offer.confirm({"prices": {}}) == say("confirm-in-vain", why=say(why), fee=1)


def test_5_4_1_without_the_dollar_it_is_refused() -> None:
    """[A-24]"""
    table = deal(cash=[0, 20, 20])
    assert why_blocked(table, 0, "Produce") == "too-dear"
    act(table, 0, "TakeLoan")
    act(table, 0, "Produce", prices={"black": 1})


def test_5_4_2_two_containers_for_each_machine() -> None:
    table = deal()
    player = table.state.players[0]
    player.machines, player.factory = ["black", "gray"], {"black@1": 3}
    assert choices(table, 0, "Produce", "colours") == [("black",), ("gray",)]
    act(table, 0, "Produce", colours=["gray"], prices={"gray": 2})
    assert player.factory == {"black@1": 3, "gray@2": 1}


def test_5_4_2_containers_on_the_payment_card_still_take_up_room() -> None:
    table = deal(brokers=BANK)
    player = table.state.players[0]
    lay_payment(table, 0, 0, factory={"black@1": 2})
    events = act(table, 0, "Produce", prices={})
    assert keys(events)[0] == "produces-nothing"
    assert player.factory == {}


def test_5_4_2_harbour_containers_on_the_payment_card_do_not() -> None:
    table = deal(brokers=BANK)
    lay_payment(table, 0, 0, harbour={"gray@4": 2})
    act(table, 0, "Produce", prices={"black": 1})
    assert table.state.players[0].factory == {"black@1": 1}


def test_5_4_2_nor_do_those_of_somebody_else() -> None:
    table = deal(brokers=BANK)
    lay_payment(table, 1, 0, factory={"gray@4": 2})
    act(table, 0, "Produce", prices={"black": 1})
    assert table.state.players[0].factory == {"black@1": 1}


def test_5_4_3_a_machine_whose_colour_is_gone_makes_nothing() -> None:
    table = deal(supply={"gray": 0})
    table.state.players[0].machines = ["black", "gray"]
    act(table, 0, "Produce", prices={"black": 2})
    assert table.state.players[0].factory == {"black@2": 1}


def test_5_4_4_with_too_little_room_the_producer_picks_which_and_must_fill_the_room() -> None:
    table = deal()
    player = table.state.players[0]
    player.machines, player.factory = ["black", "gray", "beige"], {"black@1": 4}
    assert refusal(table, 0, "Produce", colours=["gray"], prices={"gray": 1}).key == "choose-exactly"
    every = ["black", "gray", "beige"]
    assert refusal(table, 0, "Produce", colours=every, prices={}).key == "choose-exactly"
    act(table, 0, "Produce", colours=["gray", "beige"], prices={"gray": 1, "beige": 2})
    assert player.factory == {"black@1": 4, "gray@1": 1, "beige@2": 1}


def test_5_4_4_with_room_for_all_nothing_can_be_left_out() -> None:
    table = deal()
    table.state.players[0].machines = ["black", "gray"]
    offer = offered(table, 0, "Produce")
    assert list(offer.fields) == ["prices"]
    assert refusal(table, 0, "Produce", prices={"black": 1}).key == "spread-missing"


def test_5_4_4_a_machine_without_supply_is_no_reason_to_choose() -> None:
    table = deal(supply={"gray": 0})
    player = table.state.players[0]
    player.machines, player.factory = ["black", "gray"], {"black@1": 3}
    act(table, 0, "Produce", prices={"black": 1})
    assert player.factory == {"black@1": 4}


@pytest.mark.parametrize("price", [0, 5])
def test_5_4_5_a_new_container_is_priced_from_1_to_4(price: int) -> None:
    assert refusal(deal(), 0, "Produce", prices={"black": price}).key == "spread-range"


def test_5_4_5_a_new_container_must_be_priced() -> None:
    assert refusal(deal(), 0, "Produce", prices={}).key == "spread-missing"


def test_5_4_5_the_others_may_be_priced_anew_or_keep_their_price() -> None:
    table = deal()
    player = table.state.players[0]
    player.machines, player.factory = ["black", "gray"], {"black@3": 1, "gray@2": 1}
    act(table, 0, "Produce", prices={"black": 1, "gray": 1, "old-black@3": 4})
    assert player.factory == {"black@1": 1, "black@4": 1, "gray@1": 1, "gray@2": 1}


def test_5_4_5_a_full_store_may_be_priced_anew_for_the_dollar() -> None:
    table = deal()
    player = table.state.players[0]
    player.factory = {"black@4": 2}
    act(table, 0, "Produce", prices={"old-black@4": 1})
    assert player.factory == {"black@1": 1, "black@4": 1}
    assert cash(table)[0] == 19


def test_5_4_5_those_on_the_payment_card_may_not() -> None:
    table = deal(brokers=BANK)
    lay_payment(table, 0, 0, factory={"black@1": 1})
    refused = refusal(table, 0, "Produce", prices={"black": 1, "old-black@1": 4})
    assert refused.key == "spread-stray"
