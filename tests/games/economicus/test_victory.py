"""8: victory and the limits."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from games.economicus.options import Options, limit
from games.economicus.rules.turn import EndOfTurn, NextTurn, Turn
from games.economicus.rules.victory import ENDLESS, last_round, net_assets, target
from games.economicus.state import Order
from games.kernel import Illegal, waiting
from games.kernel.hosting import HOST, Entry, calls, load, play, ranks, replay, save, start, winners
from tests.games.economicus.hand import act, can, deal, stars

FIVE = {2: 1, 3: 1, 4: 1, 5: 1, 6: 1}  # ten stars


@pytest.mark.parametrize(("seats", "needed"), [(2, 11), (3, 10), (4, 9), (5, 8), (6, 8), (7, 7), (8, 7)])
def test_8_1_the_target_by_the_number_of_players(seats: int, needed: int) -> None:
    assert target(deal(seats=seats)) == needed


def test_8_1_the_target_held_at_the_end_of_any_turn_wins() -> None:
    """A34: it is the turn of seat 0."""
    table = deal(EndOfTurn(), companies={1: FIVE})
    assert winners(table) == (1,)


def test_8_1_one_star_less_does_not() -> None:
    table = deal(EndOfTurn(), companies={1: FIVE, 2: {6: 1}})
    assert (stars(table)[1], table.scores) == (9, None)


def test_8_1_stars_lost_before_the_end_of_the_turn_do_not_count() -> None:
    table = deal(companies={1: FIVE})
    assert stars(table)[1] == 10
    act(table, 1, "SellCompany", company="2")
    act(table, 0, "Resign")  # the turn ends
    assert table.scores is None


def test_8_1_reaching_it_in_a_turn_does_not_end_the_game_at_once() -> None:
    table = deal(companies={1: FIVE})
    assert table.scores is None
    act(table, 0, "RollDice")
    assert table.scores is None


def test_8_1_the_table_may_choose_another_target() -> None:
    assert target(deal(options={"star_target": 14})) == 14
    assert deal(EndOfTurn(), companies={1: FIVE}, options={"star_target": 14}).scores is None
    with pytest.raises(ValidationError):
        Options(star_target=23)


def test_8_2_whoever_has_most_stars_would_win_now_and_not_the_richest() -> None:
    table = deal(companies={1: {2: 1, 3: 1}}, cash=(90, 5, 20))
    assert ranks(table.game.scores_now(table))[1] == 1


@pytest.mark.parametrize(("seats", "chosen", "needed"), [(2, 8, 11), (2, 12, 12), (8, 8, 8), (8, 22, 22)])
def test_8_1_it_may_be_higher_than_the_printed_one_but_not_lower(
    seats: int, chosen: int, needed: int
) -> None:
    assert target(deal(seats=seats, options={"star_target": chosen})) == needed


@pytest.mark.parametrize("agreed", range(8))
def test_8_1_a_lower_number_agreed_on_once_still_loads_as_by_the_number_of_players(agreed: int) -> None:
    from games.economicus import ECONOMICUS
    from games.kernel.hosting import deal as new_deal
    from games.kernel.hosting import load_deal, save_deal

    saved = json.loads(save_deal(new_deal(ECONOMICUS, 4, "x")))
    saved["options"]["star_target"] = agreed
    loaded = load_deal(ECONOMICUS, json.dumps(saved))
    assert loaded.options == Options()
    assert target(start(loaded)) == 9


def test_8_2_of_several_who_qualify_most_stars_win() -> None:
    table = deal(EndOfTurn(), companies={0: {7: 1, 8: 1, 9: 1, 10: 1, 11: 1, 12: 1}, 1: FIVE})
    assert stars(table) == [12, 10, 0]
    assert winners(table) == (0,)


def test_8_2_then_net_assets() -> None:
    table = deal(EndOfTurn(), companies={0: FIVE, 1: {7: 1, 8: 1, 9: 1, 10: 1, 11: 1}}, cash=[44, 20, 20])
    assert winners(table) == (1,)
    table = deal(EndOfTurn(), companies={0: FIVE, 1: {7: 1, 8: 1, 9: 1, 10: 1, 11: 1}}, cash=[46, 20, 20])
    assert winners(table) == (0,)


def test_8_2_then_cash() -> None:
    table = deal(EndOfTurn(), companies={0: FIVE, 1: {7: 1, 8: 1, 9: 1, 10: 1, 11: 1}}, cash=[45, 20, 20])
    assert net_assets(table, 0) == net_assets(table, 1)
    assert winners(table) == (0,)


def test_8_2_then_a_shared_victory() -> None:
    """A27: equal prices make all else equal."""
    table = deal(EndOfTurn(), companies={0: FIVE, 1: {7: 1, 8: 1, 9: 1, 10: 1, 11: 1}}, prices=[5] * 13)
    assert winners(table) == (0, 1)


def limited(*steps: Any, ending: str = "stars-or-rounds", **more: Any) -> Any:
    return deal(*steps, options={"ending": ending, "limit_rounds": 3}, **more)


def test_8_3_the_last_round_is_completed() -> None:
    """A28"""
    assert limited(NextTurn(), round=3, active_player=1).scores is None
    table = limited(NextTurn(), round=3, active_player=2, companies={1: {2: 1}})
    assert winners(table) == (1,)


def test_8_3_rounds_are_counted_from_the_seat_of_the_first_player() -> None:
    """A28"""
    table = limited(NextTurn(), round=2, first=1, active_player=2)
    assert (table.state.round, waiting(table)) == (2, (0,))
    table = limited(NextTurn(), round=2, first=1, active_player=0)
    assert (table.state.round, waiting(table)) == (3, (1,))


def test_8_3_a_round_passes_a_first_player_who_is_out() -> None:
    """A28"""
    table = limited(NextTurn(), round=2, first=1, active_player=0, out=[1])
    assert (table.state.round, waiting(table)) == (3, (2,))


def test_8_3_the_target_still_ends_the_game_unless_it_is_switched_off() -> None:
    """A28"""
    assert winners(limited(EndOfTurn(), companies={1: FIVE})) == (1,)
    assert limited(EndOfTurn(), ending="rounds", companies={1: FIVE}).scores is None


@pytest.mark.parametrize(("number", "over"), [(59, False), (60, True)])
def test_8_6_where_no_limit_was_agreed_the_sixtieth_round_is_the_last(number: int, over: bool) -> None:
    """A44"""
    table = deal(NextTurn(), round=number, active_player=2, companies={1: {2: 1}})
    assert winners(table) == ((1,) if over else ())


def test_8_6_it_is_counted_when_it_comes_near() -> None:
    """A44"""
    assert [last_round(deal(round=number)) for number in (1, 50, 51, 60)] == [0, 0, 60, 60]


def test_8_6_games_of_the_first_edition_have_no_last_round() -> None:
    """A44"""
    table = deal(NextTurn(), round=60, active_player=2)
    older = start(replace(table.deal, edition=ENDLESS))
    older.state.round = 60
    assert last_round(older) == 0


def test_8_3_when_time_is_up_the_turn_is_completed() -> None:
    """A28: the turn is played out."""
    table = deal(mode="basic", dice=[3, 5], companies={2: {2: 1}})
    play(table, HOST, "TimeIsUp", {})
    assert waiting(table) == (0,)
    for seat in (0, 1, 2, 0, 1, 2):
        assert table.scores is None
        act(table, seat, "Pass")
    assert winners(table) == (2,)


@pytest.mark.parametrize(
    ("ending", "seconds"),
    [("stars", None), ("rounds", None), ("stars-or-rounds", None), ("time", 7200), ("stars-or-time", 7200)],
)
def test_8_3_a_limit_by_time_is_in_hours_where_the_game_ends_by_time(
    ending: Any, seconds: int | None
) -> None:
    assert limit(Options(ending=ending, limit_hours=2)) == seconds


def test_8_6_a_limit_by_time_takes_its_place() -> None:
    """A44"""
    assert last_round(limited(ending="time", round=60)) == 0


def test_8_3_by_time_no_round_is_the_last_and_the_target_counts_only_where_it_was_agreed() -> None:
    assert limited(NextTurn(), ending="stars-or-time", round=99, active_player=2).scores is None
    assert winners(limited(EndOfTurn(), ending="stars-or-time", companies={1: FIVE})) == (1,)
    assert limited(EndOfTurn(), ending="time", companies={1: FIVE}).scores is None


def test_8_3_only_the_host_calls_time_and_only_once() -> None:
    table = deal()
    with pytest.raises(Illegal):
        play(table, 0, "TimeIsUp", {})
    assert [offer.kind for offer in calls(table) if offer.blocked is None] == ["TimeIsUp"]
    play(table, HOST, "TimeIsUp", {})
    assert [offer.kind for offer in calls(table) if offer.blocked is None] == []
    with pytest.raises(Illegal) as refusal:
        play(table, HOST, "TimeIsUp", {})
    assert refusal.value.text.key == "time-already-up"
    with pytest.raises(Illegal):
        play(table, HOST, "RollDice", {})


def test_8_3_the_call_stands_in_the_log_and_in_the_snapshot() -> None:
    from games.economicus import ECONOMICUS
    from games.kernel.hosting import deal as new_deal

    dealt = new_deal(ECONOMICUS, 2, "x", first=0)
    table = replay(dealt, [Entry(HOST, "TimeIsUp", {}), Entry(0, "PlaceCompany", {"industry": 2})])
    assert table.state.time_up
    assert save(load(dealt, save(table))) == save(table)


def test_8_4_net_assets() -> None:
    """A29"""
    table = deal(
        companies={0: {8: 1}}, loans={0: {9: 2}}, edge={0: [12]}, frozen={0: 4}, orders={0: [Order(8, 7)]}
    )
    assert net_assets(table, 0) == 20 + 8 + 2 * 9 - 2 * 6 + 12 + 4
    table.state.lasting = "doubled-interest"
    assert net_assets(table, 0) == 20 + 8 + 2 * 9 - 2 * 7 + 12 + 4


def test_8_the_score_shows_presence_and_leadership() -> None:
    table = deal(EndOfTurn(), companies={1: {**FIVE, 7: 1}, 0: {7: 1}})
    assert table.scores is not None
    score = table.scores[1]
    assert (score.total, [line.amount for line in score.lines]) == (11, [6, 5])


def test_8_1_a_turn_that_begins_waits_for_the_roll() -> None:
    assert "RollDice" in can(deal(Turn(2)), 2)


def test_8_1_the_target_itself_is_enough() -> None:
    assert winners(deal(EndOfTurn(), companies={1: FIVE}, record=10)) == (1,)


def test_8_3_at_a_limit_whoever_is_out_comes_last() -> None:
    table = limited(NextTurn(), round=3, active_player=2, cash=[0, 0, 0], out=[1])
    assert table.scores is not None
    assert ranks(table.scores) == {0: 1, 1: 3, 2: 1}


def test_8_5_basic_the_game_ends_when_no_company_token_is_left() -> None:
    """Twelve companies each and no target reached: no star could move any more."""
    crowd = {0: {2: 6, 3: 6}, 1: {2: 5, 3: 7}, 2: {4: 12}}
    table = deal(EndOfTurn(), mode="basic", companies=crowd)
    assert stars(table) == [3, 3, 2]
    assert table.scores is not None
    assert winners(table) == (1,)


@pytest.mark.parametrize(
    "more",
    [
        {"mode": "full"},  # a company can be sold
        {"companies": {0: {2: 12}, 1: {3: 12}, 2: {4: 11}}},
        {"options": {"ending": "rounds"}},
        {"options": {"ending": "stars-or-rounds"}},
        {"options": {"ending": "time"}},
        {"options": {"ending": "stars-or-time"}},
    ],
)
def test_8_5_but_only_then(more: dict[str, Any]) -> None:
    crowd = {0: {2: 12}, 1: {3: 12}, 2: {4: 12}}
    assert deal(EndOfTurn(), **{"mode": "basic", "companies": crowd, **more}).scores is None


def test_8_5_tokens_of_players_who_are_out_do_not_count() -> None:
    assert deal(EndOfTurn(), mode="basic", companies={0: {2: 12}, 1: {3: 12}}, out=[2]).scores is not None
