"""3: setup."""

from __future__ import annotations

from games.economicus import ECONOMICUS
from games.economicus.options import Options
from games.economicus.setup import first_player, placement_order
from games.economicus.state import Here
from games.kernel import waiting
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import empty_table, play, prompt, start
from tests.games.economicus.hand import LoadedDice, cash, choices, stars


def begun(seats: int = 3, mode: str = "full", seed: str = "x", first: int | None = 0) -> Here:
    chosen = Options(mode=mode)
    return start(new_deal(ECONOMICUS, seats, seed, chosen, first=first))


def place(table: Here, *industries: int) -> None:
    for industry in industries:
        play(table, waiting(table)[0], "PlaceCompany", {"industry": industry})


def test_3_1_the_basic_ring_lies_in_the_order_of_the_numbers() -> None:
    assert begun(mode="basic").state.ring == list(range(2, 13))


def test_3_1_the_full_ring_is_random() -> None:
    rings = {tuple(begun(seed=str(seed)).state.ring) for seed in range(20)}
    assert len(rings) == 20
    assert all(sorted(ring) == list(range(2, 13)) for ring in rings)


def test_3_2_everyone_begins_with_20() -> None:
    assert cash(begun(seats=8)) == [20] * 8


def test_3_3_the_highest_die_begins() -> None:
    """A42"""
    table = empty_table(new_deal(ECONOMICUS, 3, "x"))
    table.rng = LoadedDice("", faces=[2, 5, 4])
    assert first_player(table) == 1


def test_3_3_who_is_tied_for_the_highest_rolls_again() -> None:
    """A3"""
    table = empty_table(new_deal(ECONOMICUS, 4, "x"))
    table.rng = LoadedDice("", faces=[5, 3, 5, 5, 2, 6, 6, 1, 4])
    assert first_player(table) == 3
    assert table.rng.drawn == 9  # four, then three, then two


def test_3_3_the_table_may_choose_the_first_player() -> None:
    assert begun(first=2).state.first == 2


def test_3_4_the_placement_goes_there_and_back() -> None:
    assert placement_order([1, 2, 0], 2) == [1, 2, 0, 0, 2, 1]
    table = begun(first=1)
    order: list[int] = []
    for industry in (2, 3, 4, 5, 6, 2):
        order += waiting(table)
        place(table, industry)
    assert order == [1, 2, 0, 0, 2, 1]


def test_3_4_only_white_numbers_shared_or_not() -> None:
    table = begun()
    assert choices(table, 0, "PlaceCompany") == [2, 3, 4, 5, 6]
    place(table, 4)
    assert choices(table, 1, "PlaceCompany") == [2, 3, 4, 5, 6]
    place(table, 4, 5, 5, 4, 4)
    assert table.state.players[0].companies[4] == 2


def test_3_4_placing_costs_nothing_and_leaves_the_prices() -> None:
    table = begun()
    place(table, 2, 3, 4, 5, 6, 2)
    assert table.state.prices[2:] == list(range(2, 13))
    assert cash(table) == [20] * 3 or "event-subsidy" in str(table.events)


def test_3_5_no_star_and_no_record_before_the_last_company() -> None:
    table = begun(seats=2)
    place(table, 2, 3, 4)
    assert (table.state.record, table.state.round, table.state.pending) == (0, 0, 0)
    place(table, 2)
    assert stars(table) == [2, 4]
    assert (table.state.record, table.state.round) == (4, 1)


def test_3_6_tokens_begin_on_7() -> None:
    table = begun()
    assert (table.state.active, table.state.forecast) == (7, 7)


def test_3_6_four_stars_reveal_exactly_one_card() -> None:
    table = begun(seats=2)
    place(table, 2, 3, 4, 5)
    assert stars(table) == [4, 4]
    assert len(table.state.event_discard) == 1
    assert len(table.state.events) == 23


def test_3_6_three_stars_reveal_none() -> None:
    table = begun(seats=3)
    place(table, 2, 3, 2, 3, 4, 4)
    assert max(stars(table)) == 2
    assert table.state.event_discard == []


def test_3_6_basic_rules_have_no_cards() -> None:
    table = begun(seats=2, mode="basic")
    place(table, 2, 3, 4, 5)
    assert (table.state.events, table.state.event_discard, table.state.pending) == ([], [], 0)


def test_3_7_the_first_player_takes_the_first_turn() -> None:
    table = begun(first=2)
    place(table, 2, 3, 4, 5, 6, 2)
    assert waiting(table) == (2,)
    asked = prompt(table, 2)
    assert asked is not None
    assert "RollDice" in [offer.kind for offer in asked.offers]
