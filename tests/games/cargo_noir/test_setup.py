"""Chapter 2: set-up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.cargo import WILD
from games.cargo_noir.components import FAMILIES, PORTS
from games.cargo_noir.setup import ChooseFamily
from games.cargo_noir.state import last_seat
from games.kernel import Who, say, waiting
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import prompt, save, start
from tests.games.cargo_noir.hand import Noir, asked, do, offered
from tests.kit import refusal


def fresh(seats: int = 3, seed: str = "fresh", first: int | None = None, edition: int = 2) -> Noir:
    """A table as it begins; in the first edition families were asked for."""
    return start(replace(new_deal(CARGO_NOIR, seats, seed, first=first), edition=edition))


def test_2_1_a_closed_port_is_out_of_the_game() -> None:
    assert list(fresh(2).state.ports) == list(PORTS)[:4]


def test_2_2_as_many_wilds_as_players() -> None:
    state = fresh(4).state
    wilds = state.bag[WILD] + state.market.count(WILD) + sum(p.lot.count(WILD) for p in state.ports.values())
    assert wilds == 4


def test_2_3_the_market_and_every_slot_are_filled() -> None:
    table = fresh(5)
    assert len(table.state.market) == 8
    assert all(len(port.lot) == table.components.slots[name] for name, port in table.state.ports.items())


def test_2_3_the_same_seed_lays_the_same_table() -> None:
    assert save(fresh(5, "twin")) == save(fresh(5, "twin"))
    assert save(fresh(5, "twin")) != save(fresh(5, "other"))


def test_2_4_everybody_begins_alike() -> None:
    for player in fresh(5).state.players:
        assert (player.coins, player.hand, player.reserve) == (7, 3, 2)
        assert not any(player.cargo)
        assert not player.cards


def test_2_4_families_first_come_first_served_a28() -> None:
    table = fresh(3, edition=1)
    assert waiting(table) == (0,)
    do(table, "ChooseFamily", seat=2, family="al_kabash")  # not asked yet, and need not wait
    assert waiting(table) == (0,)
    assert refusal(table, 0, "ChooseFamily", family="al_kabash").key == "choose-one"
    do(table, "ChooseFamily", seat=0, family="kali_pakora")
    do(table, "ChooseFamily", seat=1, family="cosa_nostra")
    assert [player.family for player in table.state.players] == ["kali_pakora", "cosa_nostra", "al_kabash"]
    assert offered(table)[0] == "SendToCasino"


def test_2_4_a_family_is_chosen_once() -> None:
    table = fresh(3, edition=1)
    do(table, "ChooseFamily", seat=2, family="al_kabash")
    assert refusal(table, 2, "ChooseFamily", family="cosa_nostra").key == "nothing-now"


def test_6_1_the_last_free_family_is_taken_without_asking() -> None:
    table = fresh(5, edition=1)
    for seat in range(4):
        do(table, "ChooseFamily", seat=seat, family=FAMILIES[seat])
    assert table.state.players[4].family == FAMILIES[4]
    assert offered(table)[0] == "SendToCasino"


def test_2_4_families_are_dealt_at_once_and_the_first_player_is_asked_for_a_ship() -> None:
    table = fresh(3, first=1)
    assert [player.family for player in table.state.players] == list(FAMILIES)[:3]
    assert waiting(table) == (1,)
    assert offered(table)[0] == "SendToCasino"


def test_2_4_anybody_may_change_the_family_before_the_first_ship_is_sent() -> None:
    table = fresh(3, first=1)
    do(table, "ChooseFamily", seat=2, family="kali_pakora")
    do(table, "ChooseFamily", seat=1, family="al_kabash")
    assert [player.family for player in table.state.players] == ["cosa_nostra", "al_kabash", "kali_pakora"]
    assert refusal(table, 0, "ChooseFamily", family="al_kabash").key == "choose-one"
    assert waiting(table) == (1,)


def test_2_4_after_the_first_ship_no_family_is_changed() -> None:
    table = fresh(3)
    do(table, "SendToCasino", seat=waiting(table)[0])
    assert not any(prompt(table, seat).has("ChooseFamily") for seat in range(3))  # type: ignore[union-attr]


def test_2_4_five_players_have_all_families_and_none_to_change_for() -> None:
    assert "ChooseFamily" not in offered(fresh(5))


def test_2_5_all_cards_lie_ready() -> None:
    supply = fresh(2).state.supply
    assert list(supply.values()) == [8, 8, 8, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1]


def test_2_6_the_first_player_is_drawn_by_lot_unless_named_a28() -> None:
    assert {fresh(3, str(seed)).state.first for seed in range(30)} == {0, 1, 2}
    assert {fresh(3, str(seed), first=1).state.first for seed in range(10)} == {1}


@pytest.mark.parametrize(("first", "last"), [(0, 2), (1, 0), (2, 1)])
def test_2_6_the_last_seat_is_the_one_before_the_first(first: int, last: int) -> None:
    assert last_seat(fresh(3, first=first)) == last


def test_2_7_the_marker_moves_when_the_first_player_begins() -> None:
    table = fresh(2, first=1)
    assert (table.state.round, waiting(table)) == (1, (1,))
    for _ in range(3):
        do(table, "SendToCasino")
    assert (table.state.round, waiting(table)) == (1, (0,))
    for _ in range(3):
        do(table, "SendToCasino")
    assert (table.state.round, waiting(table)) == (2, (1,))


def test_7_1_the_default_family_is_the_first_free_one() -> None:
    table = fresh(3, edition=1)
    do(table, "ChooseFamily", seat=1, family="cosa_nostra")
    assert asked(table).default == ChooseFamily(family="tres_sombreros")
    assert prompt(table, 1) is not None


@pytest.mark.parametrize(("first", "last"), [(0, 2), (1, 0), (2, 1)])
def test_2_6_the_first_player_and_the_last_seat_are_told_at_the_start(first: int, last: int) -> None:
    told = [event.text for event in fresh(3, first=first).events]
    assert told[0] == say("first-player", who=Who(first), last=Who(last))
