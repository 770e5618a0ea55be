"""5.5 Sail the Ship."""

from __future__ import annotations

import pytest

from games.container.rules.moves.sail import Loading
from games.container.rules.turn import TakeActions
from games.kernel import waiting
from tests.games.container.hand import BANK, act, asked, cash, choices, deal, offered, why_blocked
from tests.kit import refusal


def test_5_5_each_sailing_is_one_action_and_both_may_be_used_for_it() -> None:
    table = deal()
    act(table, 0, "Sail", to=1)
    assert table.state.turn.left == 1
    act(table, 0, "Sail", to="sea")
    assert (table.state.players[0].ship, waiting(table)) == ("sea", (1,))


def test_5_5_1_from_the_sea_into_any_port_but_one_s_own_harbour() -> None:
    table = deal(seats=4, brokers=BANK, turn=1, players={1: {"cargo": {"gray": 1}}})
    assert choices(table, 1, "Sail", "to") == [2, 3, 0, "bank", "island"]


def test_5_5_1_without_the_investment_bank_there_is_no_such_port() -> None:
    assert choices(deal(), 0, "Sail", "to") == [1, 2]


@pytest.mark.parametrize("port", [1, "bank", "island"])
def test_5_5_1_from_any_port_only_out_to_sea(port: int | str) -> None:
    table = deal(brokers=BANK)
    player = table.state.players[0]
    player.ship, player.cargo = port, {"gray": 1}
    assert choices(table, 0, "Sail", "to") == ["sea"]
    assert refusal(table, 0, "Sail", to=2).key == "choose-one"
    act(table, 0, "Sail", to="sea")
    assert (player.ship, player.cargo, table.state.turn.left) == ("sea", {"gray": 1}, 1)


def test_5_5_1_staying_is_no_move() -> None:
    assert refusal(deal(), 0, "Sail", to="sea").key == "choose-one"


def test_5_5_1_from_the_bank_to_the_island_takes_both_actions() -> None:
    table = deal(brokers=BANK)
    player = table.state.players[0]
    player.ship, player.cargo = "bank", {"gray": 1}
    act(table, 0, "Sail", to="sea")
    act(table, 0, "Sail", to="island")
    assert player.ship == "island"


def test_5_5_2_loading_belongs_to_the_action_of_arriving() -> None:
    table = deal()
    table.state.players[1].harbour = {"gray@3": 2}
    act(table, 0, "Sail", to=1)
    assert table.now == Loading(0)
    act(table, 0, "Load", containers={"gray@3": 1})
    act(table, 0, "FinishLoading")
    assert table.state.turn.left == 1
    assert table.state.players[0].cargo == {"gray": 1}


def test_5_5_2_one_may_load_several_times_with_a_loan_in_between() -> None:
    table = deal(cash=[3, 20, 20])
    table.state.players[1].harbour = {"gray@3": 1, "beige@6": 1, "black@2": 1}
    act(table, 0, "Sail", to=1)
    act(table, 0, "Load", containers={"gray@3": 1})
    assert why_blocked(table, 0, "Load") == "harbour-too-dear"
    act(table, 0, "TakeLoan")
    act(table, 0, "Load", containers={"beige@6": 1})
    assert table.now == Loading(0)
    assert table.state.players[0].cargo == {"gray": 1, "beige": 1}


def test_5_5_2_a_refused_order_may_be_repeated() -> None:
    table = deal(cash=[3, 20, 20])
    table.state.players[1].harbour = {"gray@3": 2}
    act(table, 0, "Sail", to=1)
    assert refusal(table, 0, "Load", containers={"gray@3": 2}).key == "load-limit"
    act(table, 0, "Load", containers={"gray@3": 1})


def test_5_5_2_done_without_buying() -> None:
    table = deal()
    table.state.players[1].harbour = {"gray@3": 2}
    act(table, 0, "Sail", to=1)
    act(table, 0, "FinishLoading")
    assert (table.now, table.state.players[0].cargo) == (TakeActions(0), {})


def test_5_5_2_it_is_over_by_itself_when_nothing_is_left() -> None:
    table = deal()
    table.state.players[1].harbour = {"gray@3": 1}
    act(table, 0, "Sail", to=1)
    act(table, 0, "Load", containers={"gray@3": 1})
    assert table.now == TakeActions(0)


def test_5_5_2_it_is_over_by_itself_when_the_ship_is_full() -> None:
    table = deal()
    table.state.players[1].harbour = {"gray@2": 2}
    table.state.players[0].cargo = {"beige": 4}
    act(table, 0, "Sail", to=1)
    assert refusal(table, 0, "Load", containers={"gray@2": 2}).key == "load-limit"
    act(table, 0, "Load", containers={"gray@2": 1})
    assert table.now == TakeActions(0)


def test_5_5_2_an_empty_harbour_asks_nothing() -> None:
    table = deal()
    act(table, 0, "Sail", to=1)
    assert (table.now, table.state.turn.left) == (TakeActions(0), 1)


def test_5_5_2_it_is_not_over_for_one_who_is_merely_poor() -> None:
    """That would tell the table what the player has."""
    table = deal(cash=[1, 20, 20], loans=[2, 0, 0])
    table.state.players[1].harbour = {"gray@3": 1}
    act(table, 0, "Sail", to=1)
    assert waiting(table) == (0,)


def test_5_5_3_the_owner_of_the_harbour_is_paid_and_not_asked() -> None:
    table = deal()
    table.state.players[1].harbour = {"gray@3": 1, "beige@5": 1}
    act(table, 0, "Sail", to=1)
    act(table, 0, "Load", containers={"gray@3": 1, "beige@5": 1})
    assert cash(table) == [12, 28, 20]
    assert table.state.players[1].harbour == {}


def test_5_5_3_not_from_another_harbour_than_the_one_the_ship_lies_in() -> None:
    table = deal()
    table.state.players[1].harbour, table.state.players[2].harbour = {"gray@3": 1}, {"beige@2": 1}
    act(table, 0, "Sail", to=1)
    assert refusal(table, 0, "Load", containers={"beige@2": 1}).key == "spread-stray"


def test_5_5_3_nothing_is_bought_later_while_still_docked() -> None:
    table = deal(left=2)
    table.state.players[1].harbour = {"gray@3": 1}
    table.state.players[0].ship = 1
    assert "Load" not in {offer.kind for offer in asked(table, 0).offers}
    assert refusal(table, 0, "Load", containers={"gray@3": 1}).key == "cannot-now"


def test_5_5_4_a_ship_without_cargo_may_not_go_to_the_island() -> None:
    """[A-8]"""
    assert refusal(deal(), 0, "Sail", to="island").key == "island-no-cargo"


def test_5_5_5_own_containers_are_loaded_free_of_charge_all_or_some() -> None:
    """[A-7]"""
    table = deal(brokers=BANK)
    player = table.state.players[0]
    player.quay = {"gray": 2, "beige": 1}
    act(table, 0, "Sail", to="bank")
    act(table, 0, "Load", containers={"gray": 1})
    act(table, 0, "FinishLoading")
    assert (player.quay, player.cargo, player.cash) == ({"gray": 1, "beige": 1}, {"gray": 1}, 20)


def test_5_5_5_no_more_than_the_ship_holds() -> None:
    table = deal(brokers=BANK)
    player = table.state.players[0]
    player.quay, player.cargo = {"gray": 2}, {"beige": 4}
    act(table, 0, "Sail", to="bank")
    assert refusal(table, 0, "Load", containers={"gray": 2}).key == "pick-up-limit"
    act(table, 0, "Load", containers={"gray": 1})
    assert (player.quay, table.now) == ({"gray": 1}, TakeActions(0))


def test_5_5_5_one_may_go_there_for_nothing() -> None:
    table = deal(brokers=BANK)
    act(table, 0, "Sail", to="bank")
    assert (table.state.players[0].ship, table.now) == ("bank", TakeActions(0))


def test_5_5_5_one_may_load_nothing() -> None:
    table = deal(brokers=BANK)
    player = table.state.players[0]
    player.quay = {"gray": 2}
    act(table, 0, "Sail", to="bank")
    act(table, 0, "FinishLoading")
    assert (player.quay, player.cargo, table.state.turn.left) == ({"gray": 2}, {}, 1)


def test_5_5_5_nobody_loads_what_waits_for_another() -> None:
    table = deal(brokers=BANK)
    table.state.players[1].quay = {"gray": 2}
    act(table, 0, "Sail", to="bank")
    assert table.now == TakeActions(0)


def test_5_5_5_a_ship_that_lies_there_must_leave_and_come_back() -> None:
    """[A-34]"""
    table = deal(brokers=BANK)
    player = table.state.players[0]
    player.ship, player.quay = "bank", {"gray": 1}
    assert refusal(table, 0, "Load", containers={"gray": 1}).key == "cannot-now"
    act(table, 0, "Sail", to="sea")
    act(table, 0, "Sail", to="bank")
    act(table, 0, "Load", containers={"gray": 1})
    assert player.cargo == {"gray": 1}


def test_the_island_with_an_action_left_asks_once_more() -> None:
    table = deal()
    table.state.players[0].cargo = {"gray": 1}
    offer = offered(table, 0, "Sail")
    assert offer.confirm is not None
    assert offer.confirm({"to": "island"}) is not None
    assert offer.confirm({"to": 1}) is None
