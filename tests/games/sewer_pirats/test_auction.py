"""9 The crew auction."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Who, say, waiting
from games.kernel.hosting import play, prompt, wanted
from games.sewer_pirats.rules.auction import Bidding, Hiring, Opening
from games.sewer_pirats.rules.turn import OneAction, Turn
from tests.games.sewer_pirats.hand import Pirats, act, asked, begin, cards, deal, hand_of, kinds, told
from tests.kit import refusal

BAR = ("toad", "rat", "snail")  # the far end first: stools 1, 2 and 3


def at_the_bar(step: Any, **position: Any) -> Pirats:
    """An auction going on: nobody has crew unless it is said, nothing is laid out yet."""
    seats = position.setdefault("seats", 3)
    fresh: dict[str, Any] = {"home": ("",) * seats, "hands": ("ccbbff",) * seats, "bar": BAR}
    fresh |= {"deck": "cccccc", "row": "", "stacks": 14, "piles": {"cat": (), "bird": (), "fish": ()}}
    return deal(step, variant="auction", **{**fresh, **position})


def at_the_opening(seats: int, seed: str = "bar") -> Pirats:
    return begin("auction", seats=seats, seed=seed)


def test_9_1_colours_are_chosen_first_in_seat_order_whoever_opens() -> None:
    table = begin("auction", seats=3, first=2, edition=1)
    order: list[int] = []
    for colour in ("red", "blue", "black"):
        order += waiting(table)
        assert table.state.bar == []
        act(table, "ChooseColour", colour=colour)
    assert order == [0, 1, 2]
    assert waiting(table) == (2,)


def test_9_1_colours_are_dealt_and_can_be_changed_until_the_first_bid() -> None:
    table = at_the_opening(3)
    assert [player.colour for player in table.state.players] == ["red", "green", "yellow"]
    play(table, 2, "ChooseColour", {"colour": "blue"})
    assert table.state.players[2].colour == "blue"
    act(table, "OpenBidding", stool=12, price=0)
    assert not prompt(table, 2).has("ChooseColour")  # type: ignore[union-attr]


def test_9_1_nothing_can_be_changed_when_the_second_figure_is_up() -> None:
    table = at_the_opening(2)
    act(table, "OpenBidding", stool=8, price=0)
    act(table, "DropOut")
    assert "OpenBidding" in kinds(table)
    assert "ChooseColour" not in kinds(table)


@pytest.mark.parametrize(("seats", "figures"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_9_2_example_the_bar_seats_four_figures_for_each_player(seats: int, figures: int) -> None:
    table = at_the_opening(seats)
    assert len(table.state.bar) == figures
    assert sum(table.state.box.values()) == 30 - figures
    assert [stool.number for stool in table.state.bar] == list(range(1, figures + 1))


def test_9_2_each_four_of_the_bar_are_different_clans() -> None:
    bar = [stool.clan for stool in at_the_opening(5).state.bar]
    assert all(len(set(bar[at : at + 4])) == 4 for at in range(0, 20, 4))


def test_9_2_the_first_opener_is_drawn_by_lot() -> None:
    openers = set()
    for seed in range(20):
        openers |= set(waiting(begin("auction", seats=3, seed=f"lot-{seed}", first=None)))
    assert openers == {0, 1, 2}


def test_9_3_everybody_has_eight_cards_and_there_is_no_row_and_no_flotsam_yet() -> None:
    table = at_the_opening(4)
    assert [len(player.hand) for player in table.state.players] == [8] * 4
    assert table.state.row == []
    assert all(ship.piles == [] for ship in table.state.ships.values())


def prices(table: Pirats) -> dict[int, int]:
    found = asked(table).offer("OpenBidding").next_field({})
    assert found is not None
    return {choice.value: choice.note.args["price"] for choice in found[1].choices}  # type: ignore[union-attr, misc]


def test_9_4_the_least_price_is_the_number_of_figures_nearer_the_front() -> None:
    assert prices(at_the_bar(Opening(0))) == {3: 0, 2: 1, 1: 2}


def test_9_4_it_is_counted_anew_after_every_hire() -> None:
    table = at_the_bar(Hiring(0, 2, 0))
    assert [stool.clan for stool in table.state.bar] == ["toad", "snail"]
    assert prices(table) == {3: 0, 1: 1}


def test_9_5_the_opening_is_at_least_the_least_price_and_at_most_the_hand() -> None:
    table = at_the_bar(Opening(0))
    refused = refusal(table, 0, "OpenBidding", stool=1, price=1)
    assert (refused.args["least"], refused.args["most"]) == (2, 6)
    assert refusal(table, 0, "OpenBidding", stool=1, price=7).key == "choose-amount-because"
    act(table, "OpenBidding", stool=1, price=4)
    assert isinstance(table.now, Bidding)
    assert (table.now.price, table.now.leader) == (4, 0)


def test_9_5_a_figure_that_is_too_dear_for_the_hand_cannot_be_chosen() -> None:
    table = at_the_bar(Opening(0), hands=("c", "ccc", "ccc"))
    assert list(prices(table)) == [3, 2]


def test_9_5_even_an_empty_hand_opens_for_the_front_most_figure_at_nothing() -> None:
    """Everybody sees that nothing else is possible, so nobody is waited for."""
    table = at_the_bar(Opening(0), hands=("", "ccc", "ccc"))
    assert table.now == Bidding(stool=3, price=0, leader=0, rivals=(1, 2))
    assert waiting(table) == (1,)


def test_9_5_the_starter_has_to_open() -> None:
    assert kinds(at_the_bar(Opening(0))) == ["OpenBidding"]


def test_9_6_passing_over_the_front_most_figure_puts_a_card_under_it() -> None:
    table = at_the_bar(Opening(0))
    act(table, "OpenBidding", stool=1, price=2)
    assert [len(stool.under) for stool in table.state.bar] == [0, 0, 1]
    assert len(table.state.deck) == 5


def test_9_6_opening_for_the_front_most_figure_puts_none() -> None:
    table = at_the_bar(Opening(0))
    act(table, "OpenBidding", stool=3, price=0)
    assert [len(stool.under) for stool in table.state.bar] == [0, 0, 0]


def test_9_6_the_cards_add_up() -> None:
    table = at_the_bar(Opening(0), under={3: "b"})
    act(table, "OpenBidding", stool=2, price=1)
    assert table.state.bar[2].under == cards("bc")


def test_9_7_clockwise_everybody_raises_or_drops_out_until_one_is_left() -> None:
    table = at_the_bar(Opening(1))
    act(table, "OpenBidding", stool=3, price=0)
    assert waiting(table) == (2,)
    act(table, "RaiseBid", price=2)
    assert waiting(table) == (0,)
    act(table, "DropOut")
    assert waiting(table) == (1,)
    act(table, "RaiseBid", price=3)  # the opener may raise again
    assert waiting(table) == (2,)
    act(table, "DropOut")
    assert (waiting(table), kinds(table)) == ((1,), ["PayCards"])


def test_9_7_a_raise_is_higher_by_any_number_that_the_hand_can_pay() -> None:
    table = at_the_bar(Bidding(3, 2, 0, (1, 2)))
    assert refusal(table, 1, "RaiseBid", price=2).args["least"] == 3
    assert refusal(table, 1, "RaiseBid", price=7).args["most"] == 6
    act(table, "RaiseBid", price=6)
    assert "raises-bid" in told(table)


def test_9_7_whoever_cannot_raise_is_out_without_being_asked() -> None:
    table = at_the_bar(Opening(0), hands=("ccc", "cc", "ccc"))
    act(table, "OpenBidding", stool=3, price=2)
    assert "cannot-raise" in told(table)
    assert waiting(table) == (2,)


def test_9_7_dropping_out_counts_for_this_auction_only() -> None:
    table = at_the_bar(Opening(0))
    act(table, "OpenBidding", stool=3, price=0)
    act(table, "DropOut")
    act(table, "DropOut")
    assert (waiting(table), kinds(table)) == ((1,), ["OpenBidding"])


def test_9_8_the_winner_pays_with_cards_of_choice() -> None:
    table = at_the_bar(Hiring(0, 3, 2))
    assert refusal(table, 0, "PayCards", cards={"cat": 1}).key == "cards-exactly"
    act(table, "PayCards", cards={"cat": 1, "fish": 1})
    assert hand_of(table, 0) == "cbbf"
    assert table.state.discard == cards("cf")
    assert table.state.players[0].home == ["snail"]
    assert [stool.number for stool in table.state.bar] == [1, 2]


def test_9_8_the_cards_under_the_figure_come_after_the_payment() -> None:
    table = at_the_bar(Hiring(0, 3, 2), under={3: "bbb"})
    assert refusal(table, 0, "PayCards", cards={"bird": 3}).key == "spread-range"
    act(table, "PayCards", cards={"bird": 2})
    assert hand_of(table, 0) == "ccbbbff"
    assert told(table)[:3] == ["discards", "hires", "you-find-cards"]
    secret = [event for event in table.events if event.text.key == "you-find-cards"]
    assert [event.only for event in secret] == [0]


def test_9_8_a_bid_cannot_count_on_the_cards_under_the_figure() -> None:
    table = at_the_bar(Bidding(3, 1, 1, (0, 2)), hands=("cc", "ccc", "ccc"), under={3: "bbbb"})
    assert refusal(table, 0, "RaiseBid", price=3).args["only"] == 2


def test_9_8_a_bid_of_nothing_is_paid_without_a_question() -> None:
    table = at_the_bar(Opening(0), hands=("ccc", "", ""))
    act(table, "OpenBidding", stool=3, price=0)
    assert table.state.players[0].home == ["snail"]
    assert hand_of(table, 0) == "ccc"


def test_9_8_a_hand_of_one_kind_is_asked_how_to_pay_all_the_same_because_it_is_secret() -> None:
    table = at_the_bar(Hiring(0, 1, 2), hands=("ccc", ""))
    assert (waiting(table), hand_of(table, 0)) == ((0,), "ccc")


def test_9_8_a_bid_of_the_whole_hand_is_paid_without_a_question() -> None:
    table = at_the_bar(Opening(0), hands=("cbf", "", "ccc"))
    act(table, "OpenBidding", stool=3, price=3)
    assert (hand_of(table, 0), table.state.players[0].home[:1]) == ("", ["snail"])


def test_9_9_the_next_starter_sits_left_of_the_winner() -> None:
    table = at_the_bar(Opening(0))
    act(table, "OpenBidding", stool=3, price=0)
    act(table, "RaiseBid", price=1)
    act(table, "DropOut")
    act(table, "DropOut")
    act(table, "PayCards", cards={"cat": 1})
    assert (waiting(table), kinds(table)) == ((2,), ["OpenBidding"])


def test_9_9_players_with_a_full_crew_are_passed_over() -> None:
    table = at_the_bar(Hiring(0, 3, 0), home=("", "rat rat toad toad", ""))
    assert (waiting(table), kinds(table)) == ((2,), ["OpenBidding"])


FULL = "rat rat toad toad"


def test_9_10_a_player_with_four_figures_is_not_asked_to_bid() -> None:
    table = at_the_bar(Opening(0), home=("", FULL, ""))
    act(table, "OpenBidding", stool=3, price=0)
    assert waiting(table) == (2,)


def test_9_10_the_last_who_needs_crew_gets_the_rest_free_with_the_cards_below() -> None:
    table = at_the_bar(Hiring(0, 3, 0), home=("rat rat toad", FULL, "toad toad"), under={1: "bb"})
    assert sorted(table.state.players[2].home) == ["rat", "toad", "toad", "toad"]
    assert table.state.bar == []
    assert hand_of(table, 2) == "ccbbbbff"


def test_9_11_that_player_begins_and_row_and_flotsam_are_laid_out() -> None:
    table = at_the_bar(Hiring(0, 3, 0), home=("rat rat toad", FULL, "toad toad"), hands=("", "", "f"))
    assert (waiting(table), type(table.now)) == ((2,), OneAction)
    assert len(table.state.row) == 4
    assert all(len(ship.piles) == 2 for ship in table.state.ships.values())


def test_9_11_hands_are_what_is_left_and_the_discards_stay() -> None:
    hands = ("cbf", "", "ffffffff")
    table = at_the_bar(Hiring(0, 3, 3), home=("rat rat toad", FULL, "toad toad"), hands=hands)
    assert [hand_of(table, seat) for seat in range(3)] == ["", "", "ffffffff"]
    assert table.state.discard == cards("cbf")
    assert type(table.now) is OneAction


def test_9_abilities_are_on() -> None:
    table = deal(Turn(0), variant="auction", home=("cockroach", ""))
    act(table, "Board", figure="cockroach", place="cat-1")
    assert told(table) == ["boards"]


def test_9_two_figures_of_one_clan_differ_by_their_stools() -> None:
    table = at_the_bar(Opening(0), bar=("toad", "rat", "toad"), under={3: "b"})
    assert prices(table) == {3: 0, 2: 1, 1: 2}
    act(table, "OpenBidding", stool=1, price=2)
    act(table, "DropOut")
    act(table, "DropOut")
    act(table, "PayCards", cards={"cat": 2})
    assert [stool.number for stool in table.state.bar] == [2, 3]


def test_9_a_crew_may_have_two_weasels_and_only_the_one_that_moved_goes_on() -> None:
    table = deal(Turn(0), variant="auction", hands=("bcc", ""), home=("weasel weasel", ""))
    act(table, "Board", figure="weasel", place="cat-1")
    assert kinds(table) == ["Advance", "Rest"]


def test_9_8_beside_what_is_due_stands_what_one_has() -> None:
    asking = asked(at_the_bar(Hiring(1, 2, 3)))
    held = tuple(say("cards-counted", count=2, card=say(f"card-{kind}")) for kind in ("cat", "bird", "fish"))
    assert asking.text == say("ask-payment", count=3)
    assert asking.context == say("in-your-hand", cards=held)


def test_9_7_everybody_reads_who_is_up_for_auction_and_the_best_bid() -> None:
    table = at_the_bar(Bidding(2, 3, 0, (1, 2)))
    told = say("wanted-bid", clan=say("clan-rat"), stool=2, who=Who(0), price=3)
    assert wanted(table) == told
