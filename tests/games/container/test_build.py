"""5.2 Buy a Machine or a Warehouse."""

from __future__ import annotations

from games.kernel import say
from tests.games.container.hand import BANK, act, choices, deal, offered, why_blocked
from tests.kit import refusal


def test_5_2_the_bank_is_paid_and_never_the_brokers() -> None:
    table = deal(brokers=BANK)
    bank = table.state.bank
    act(table, 0, "BuyMachine", colour="gray")
    assert table.state.bank == bank + 6
    assert [broker.money for broker in table.state.brokers] == [1, 2, 3]


def test_5_2_one_item_an_action() -> None:
    table = deal()
    act(table, 0, "BuyMachine", colour="gray")
    assert table.state.turn.left == 1
    act(table, 0, "BuyWarehouse")
    assert table.state.turn.seat == 1


def test_5_2_1_a_machine_costs_6_then_9_then_12() -> None:
    """The rulebook's example: with two machines the third costs 9."""
    table = deal(cash=40, left=3)
    player = table.state.players[0]
    for colour, left in (("gray", 34), ("beige", 25), ("purple", 13)):
        act(table, 0, "BuyMachine", colour=colour)
        assert player.cash == left
    assert player.machines == ["black", "gray", "beige", "purple"]


def test_5_2_1_never_a_colour_one_owns() -> None:
    table = deal()
    assert choices(table, 0, "BuyMachine", "colour") == ["brown", "purple", "beige", "gray"]
    assert refusal(table, 0, "BuyMachine", colour="black").key == "machine-owned"


def test_5_2_1_only_what_the_supply_has() -> None:
    table = deal()
    table.state.machines["beige"] = 0
    assert "beige" not in choices(table, 0, "BuyMachine", "colour")
    table.state.machines = dict.fromkeys(table.state.machines, 0)
    table.prompts = {}
    assert why_blocked(table, 0, "BuyMachine") == "no-machine-left"


def test_5_2_1_at_most_four_machines() -> None:
    table = deal(cash=50)
    table.state.players[0].machines = ["black", "brown", "purple", "beige"]
    assert why_blocked(table, 0, "BuyMachine") == "machines-full"


def test_5_2_1_the_supply_shrinks_and_the_store_grows_at_once() -> None:
    table = deal()
    act(table, 0, "BuyMachine", colour="gray")
    assert table.state.machines["gray"] == 1
    act(table, 0, "Produce", prices={"black": 1, "gray": 1})
    assert table.state.players[0].factory == {"black@1": 1, "gray@1": 1}


def test_5_2_2_a_warehouse_costs_4_then_5_6_and_7() -> None:
    table = deal(cash=30, left=4)
    player = table.state.players[0]
    for left in (26, 21, 15, 8):
        act(table, 0, "BuyWarehouse")
        assert player.cash == left
    assert (player.warehouses, table.state.warehouses) == (5, 5)


def test_5_2_2_at_most_five_warehouses() -> None:
    table = deal(cash=50)
    table.state.players[0].warehouses = 5
    assert why_blocked(table, 0, "BuyWarehouse") == "warehouses-full"


def test_5_2_2_only_what_the_supply_has() -> None:
    table = deal()
    table.state.warehouses = 0
    assert why_blocked(table, 0, "BuyWarehouse") == "no-warehouse-left"


def test_5_2_the_consequence_stands_beside_the_choice() -> None:
    table = deal()
    offer = offered(table, 0, "BuyMachine")
    step = offer.next_field({})
    assert step is not None
    note = step[1].choices[0].note  # type: ignore[union-attr]
    assert note is not None
    assert dict(note.args) == {"cost": 6, "left": 14}


def test_5_2_1_a_full_factory_has_room_again_at_once() -> None:
    table = deal()
    table.state.players[0].factory = {"black@1": 2}
    act(table, 0, "BuyMachine", colour="gray")
    act(table, 0, "Produce", prices={"black": 2, "gray": 2})
    assert table.state.players[0].factory == {"black@1": 2, "black@2": 1, "gray@2": 1}


def test_5_2_2_a_full_harbour_has_room_again_at_once() -> None:
    table = deal()
    table.state.players[0].harbour, table.state.players[1].factory = {"gray@4": 1}, {"brown@1": 1}
    assert why_blocked(table, 0, "BuyContainers") == "harbour-full"
    act(table, 0, "BuyWarehouse")
    act(table, 0, "BuyContainers", seller=1, containers={"brown@1": 1}, prices={"brown": 3})
    assert table.state.players[0].harbour == {"gray@4": 1, "brown@3": 1}


def test_5_2_2_beside_a_warehouse_stands_what_it_leaves() -> None:
    table = deal()
    cost = table.components.warehouse_costs[1]
    assert offered(table, 0, "BuyWarehouse").note == say("leaves", left=20 - cost)
