"""3.27 Payment by hand."""

from __future__ import annotations

import pytest

from games.cargo_noir.rules.by_hand import ByHand, TakeBack
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn
from tests.games.cargo_noir.hand import Noir, asked, cargo_of, choices, deal, do, offered, told

REST = (Trading(0), SendShips(0), EndTurn(0))


def by_hand(cargo: str, cards: dict[str, int], *laid: str, round_: int = 5, coins: int = 7) -> Noir:
    return deal(ByHand(0, cards, laid), *REST, cargo=[cargo], round_=round_, coins=[coins])


def test_3_27_combinations_are_laid_until_they_cover_the_cost() -> None:
    table = deal(*REST, cargo=["GGGCCCR"])
    do(table, "PayByHand", cards={"yacht": 1})
    do(table, "LayAlike", kind="gold", number=3, wilds=0)
    do(table, "LayAlike", kind="cars", number=2, wilds=0)
    do(table, "LayDifferent", kinds=["art", "cars"], wilds=0)
    assert table.state.players[0].cards == {"yacht": 1}
    assert cargo_of(table) == ""


def test_3_16_until_then_nothing_changes_hands() -> None:
    table = by_hand("GGGCCCR", {"yacht": 1}, "GGG")
    assert cargo_of(table) == "RCCCGGG"
    assert table.state.supply["yacht"] == 6
    assert not any(table.state.discard)


def test_3_27_what_is_laid_can_be_taken_back() -> None:
    table = by_hand("GGGCCCR", {"yacht": 1}, "GGG")
    do(table, "TakeBack")
    assert "Deal" in offered(table)
    assert cargo_of(table) == "RCCCGGG"


def test_3_14_wilds_go_with_either_kind_of_combination() -> None:
    table = by_hand("GGGAW**", {"night_club": 1})
    do(table, "LayAlike", kind="gold", number=3, wilds=2)
    assert table.state.players[0].cards == {"night_club": 1}
    other = by_hand("AWR**", {"ship": 1})
    do(other, "LayDifferent", kinds=["alcohol", "weapons", "art"], wilds=2)
    assert other.state.players[0].cards == {"ship": 1}


def test_3_14_wilds_alone_are_a_combination() -> None:
    table = by_hand("GGG**", {"villa": 1})
    do(table, "LayAlike", kind="wild", number=2, wilds=0)
    assert told(table)[0] == "laid"
    assert choices(table, "LayAlike", "kind") == ["gold"]


def test_3_14_no_more_than_nine_tokens_a13() -> None:
    table = by_hand("GGGGGGGGGG**", {"principality": 1})
    assert choices(table, "LayAlike", "number", kind="gold") == list(range(1, 10))
    assert choices(table, "LayAlike", "wilds", kind="gold", number=8) == [0, 1]
    nine = by_hand("AWRCSIJGU*", {"militia": 1})
    every = ("alcohol", "weapons", "art", "cars", "cigars", "ivory", "jewels", "gold", "uranium")
    assert choices(nine, "LayDifferent", "wilds", kinds=every) == [0]


def test_3_14_different_kinds_are_at_least_two_and_each_once() -> None:
    table = by_hand("GGA", {"villa": 1})
    assert choices(table, "LayDifferent", "kinds") == [("alcohol", "gold")]


def test_3_27_tokens_that_are_laid_cannot_be_laid_again() -> None:
    table = by_hand("GGGCC", {"yacht": 1}, "GGG")
    assert choices(table, "LayAlike", "kind") == ["cars"]


def test_3_17_nothing_that_makes_another_superfluous_a23() -> None:
    """One is laid and nine are due: nine will do, sixteen would make the one superfluous."""
    table = by_hand("GGGGA", {"villa": 1}, "A")
    assert choices(table, "LayAlike", "number", kind="gold") == [1, 2, 3]


def test_3_17_what_is_longer_than_needed_stays_legal() -> None:
    """Six alike are 36 for a cost of 25."""
    table = by_hand("GGGGGG", {"night_club": 1})
    do(table, "LayAlike", kind="gold", number=6, wilds=0)
    assert table.state.players[0].cards == {"night_club": 1}


def test_3_17_a_different_set_that_would_be_too_much_is_not_offered() -> None:
    """One is due: after nine, three more will do; after four, four and one they make the one superfluous."""
    assert "LayDifferent" in offered(by_hand("AWGGG", {"villa": 1}, "GGG"))
    assert "LayDifferent" not in offered(by_hand("AWWGGCS", {"villa": 1}, "WW", "GG", "A"))


def test_3_27_when_nothing_is_left_to_lay_it_is_taken_back() -> None:
    table = by_hand("GGGA", {"villa": 1}, "GG", "G")
    do(table, "LayAlike", kind="alcohol", number=1, wilds=0)
    assert told(table) == ["laid", "taken-back"]
    assert "Deal" in offered(table)


def test_3_20_coins_do_not_help_before_the_last_round() -> None:
    assert "PayRest" not in offered(by_hand("GGGA", {"villa": 1}, "GGG"))


def test_4_2_in_the_last_round_coins_pay_the_rest() -> None:
    table = by_hand("GGGA", {"villa": 1}, "GG", round_=11, coins=7)
    do(table, "PayRest")
    assert table.state.players[0].cards == {"villa": 1}
    assert table.state.players[0].coins == 1
    assert cargo_of(table) == "AG"


def test_4_2_but_only_if_there_are_enough_of_them() -> None:
    assert "PayRest" not in offered(by_hand("GGGA", {"villa": 1}, "GG", round_=11, coins=5))


def test_7_5_the_default_takes_it_back() -> None:
    assert asked(by_hand("GGGA", {"villa": 1}, "GG")).default == TakeBack()


@pytest.mark.parametrize(
    ("cards", "laid", "cargo", "numbers"),
    [
        ({"villa": 1}, ("AA", "R", "W", "C"), "AARWCGG", [1]),  # three due: four would make a one superfluous
        ({"villa": 1}, ("AA", "R", "W"), "AARWGG", [1, 2]),  # four due: four will do
    ],
)
def test_3_17_exactly_as_much_as_the_smallest_is_worth_makes_it_superfluous_a23(
    cards: dict[str, int], laid: tuple[str, ...], cargo: str, numbers: list[int]
) -> None:
    assert choices(by_hand(cargo, cards, *laid), "LayAlike", "number", kind="gold") == numbers


def test_3_14_wilds_that_are_laid_as_a_kind_are_not_laid_beside_themselves() -> None:
    table = by_hand("GGG**", {"yacht": 1})
    assert choices(table, "LayAlike", "wilds", kind="wild", number=2) == [0]
    assert choices(table, "LayAlike", "wilds", kind="gold", number=2) == [0, 1, 2]


def test_4_2_coins_that_are_exactly_enough_pay_the_rest() -> None:
    table = by_hand("GGGA", {"villa": 1}, "GG", round_=11, coins=6)
    do(table, "PayRest")
    assert table.state.players[0].coins == 0


def test_3_27_where_nothing_was_laid_nothing_is_told_to_be_taken_back() -> None:
    table = deal(*REST, cargo=["GGGG"])
    do(table, "PayByHand", cards={"villa": 1})
    assert do(table, "TakeBack") == []
    assert "Deal" in offered(table)
