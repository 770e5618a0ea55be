"""Chapter 2: setting up."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from games.container import CONTAINER
from games.container.components import COLOURS
from games.container.options import Options
from games.container.state import SEA, Here, State
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import start

SUPPLY = {3: (12, 2, 10), 4: (16, 3, 13), 5: (20, 4, 16)}
every_number = pytest.mark.parametrize("seats", [3, 4, 5])


def new_game(seats: int = 3, seed: str = "1", bank: bool = True) -> Here:
    return start(new_deal(CONTAINER, seats, seed, Options(investment_bank=bank)))


@every_number
def test_2_1_the_supply_is_counted_out_for_the_number_of_players(seats: int) -> None:
    state = new_game(seats, bank=False).state
    warehouses, machines, containers = SUPPLY[seats]
    drawn = [player.machines[0] for player in state.players]
    assert state.warehouses == warehouses - seats
    for colour in COLOURS:
        assert state.machines[colour] == machines - drawn.count(colour)
        assert state.supply[colour] == containers - drawn.count(colour)
        assert state.box[colour] == 17 - containers


def test_2_1_three_to_five_play() -> None:
    assert list(CONTAINER.seats) == [3, 4, 5]


def test_2_2_each_player_starts_with_20_dollars_a_ship_at_sea_and_one_warehouse() -> None:
    for player in new_game().state.players:
        assert (player.cash, player.purse, player.loans, player.warehouses) == (20, 13, 0, 1)
        assert (player.ship, player.cargo, player.island, player.harbour) == (SEA, {}, {}, {})


@every_number
def test_2_3_all_start_with_machines_of_different_colours(seats: int) -> None:
    for seed in range(20):
        drawn = [player.machines for player in new_game(seats, str(seed)).state.players]
        assert all(len(machines) == 1 for machines in drawn)
        assert len({machines[0] for machines in drawn}) == seats


def test_2_3_every_colour_can_be_drawn() -> None:
    drawn = {new_game(seed=str(seed)).state.players[0].machines[0] for seed in range(60)}
    assert drawn == set(COLOURS)


def test_2_4_one_container_of_that_colour_stands_in_the_factory_at_2_dollars() -> None:
    for player in new_game().state.players:
        assert player.factory == {f"{player.machines[0]}@2": 1}


@every_number
def test_2_5_each_player_gets_a_different_value_card(seats: int) -> None:
    for seed in range(20):
        cards = [player.card for player in new_game(seats, str(seed)).state.players]
        assert len(set(cards)) == seats
        assert all(0 <= card < 5 for card in cards)


def test_2_5_every_card_can_be_dealt_to_anyone_whatever_the_machine() -> None:
    """Shuffled by themselves: neither the seat nor the machine tells the card."""
    games = [new_game(seed=str(seed)).state.players for seed in range(60)]
    for seat in range(3):
        assert {players[seat].card for players in games} == set(range(5))
    assert len({(players[0].machines[0], players[0].card) for players in games}) > 15


def test_2_5_the_cards_not_dealt_are_nowhere() -> None:
    fields = State.__dataclass_fields__
    assert not any("card" in name or "deck" in name for name in fields)


def test_2_6_the_first_player_is_drawn_by_chance() -> None:
    assert {new_game(seed=str(seed)).state.turn.seat for seed in range(30)} == {0, 1, 2}


def test_2_6_or_chosen_by_the_table() -> None:
    assert start(new_deal(CONTAINER, 4, "1", first=3)).state.turn.seat == 3


def test_2_7_the_options_and_their_defaults() -> None:
    assert Options().model_dump() == {
        "investment_bank": True,
        "expert_cancel_bluff": False,
        "bid_signal": "thickness",
    }


@every_number
def test_2_8_the_brokers_start_with_money_and_containers_that_were_not_in_use(seats: int) -> None:
    with_bank, without = new_game(seats).state, new_game(seats, bank=False).state
    assert [broker.money for broker in with_bank.brokers] == [1, 2, 3]
    assert [sum(broker.containers.values()) for broker in with_bank.brokers] == [2, 1, 0]
    drawn = [colour for broker in with_bank.brokers for colour in broker.containers]
    assert len(set(drawn)) == 3, "one of each colour was in the lid"
    assert with_bank.supply == without.supply
    assert {c: without.box[c] - with_bank.box.get(c, 0) for c in COLOURS} == {
        c: int(c in drawn) for c in COLOURS
    }
    assert with_bank.payment is None


def test_2_8_without_the_investment_bank_there_are_no_brokers() -> None:
    assert new_game(bank=False).state.brokers == []


def test_2_7_no_other_setting_can_be_agreed_on() -> None:
    """Nothing shows the exact number of cards of a locked bid."""
    for wrong in ({"bid_signal": "exact"}, {"first_price": 3}):
        with pytest.raises(ValidationError):
            Options.model_validate(wrong)


def test_2_8_the_personal_harbours_are_empty() -> None:
    assert [player.quay for player in new_game().state.players] == [{}, {}, {}]
