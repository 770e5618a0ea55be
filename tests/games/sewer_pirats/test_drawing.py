"""The drawn board: what lies where."""

from __future__ import annotations

import pytest

from games.kernel import Drawing, Put, Thing, Who, Write, say
from games.sewer_pirats import SEWER_PIRATS
from games.sewer_pirats.components import Components
from games.sewer_pirats.rules.auction import Bidding
from games.sewer_pirats.rules.grab import Loot
from games.sewer_pirats.rules.scoring import score
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import CAPTAIN, Pirats, deal
from tests.games.sewer_pirats.test_auction import at_the_bar, at_the_opening

_PILE = "fries-2 noodles-8 can-13 +can_opener"


def drawing(table: Pirats, viewer: int | None = None) -> Drawing:
    found = SEWER_PIRATS.board(SEWER_PIRATS.view(table, viewer)).drawing
    assert found is not None
    return found


def at(table: Pirats, place: str, viewer: int | None = None) -> list[Thing]:
    return [thing for thing in drawing(table, viewer).things if thing.place == place]


def put(table: Pirats, place: str, viewer: int | None = None) -> Put:
    [thing] = at(table, place, viewer)
    assert isinstance(thing, Put)
    return thing


def held(thing: Put, place: str) -> list[Thing]:
    return [one for one in thing.holds if one.place == place]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_number_of_seats_chooses_the_board_and_crews_are_hired_in_the_bar(seats: int) -> None:
    assert drawing(deal(Turn(0), seats=seats)).board == str(seats)
    assert drawing(at_the_opening(seats)).board == f"{seats}-bar"


def test_a_figure_stands_on_its_space_with_the_number_of_its_owner() -> None:
    table = deal(Turn(0), aboard={"cat": {2: (1, "toad")}})
    figure = put(table, "cat.space-2")
    assert (figure.piece, figure.tint) == ("figure-toad", 1)
    assert figure.holds == (Put("owner", "owner", holds=(Write("number", 2),)),)
    assert at(table, "cat.space-1") == []


def test_a_captain_wears_a_hat() -> None:
    table = deal(Turn(0), aboard={"cat": {CAPTAIN: (1, "toad"), 3: (0, "rat")}})
    assert held(put(table, "cat.space-4"), "hat") == [Put("hat", "hat")]
    assert held(put(table, "cat.space-3"), "hat") == []


def test_a_figure_that_came_to_a_space_is_known_from_one_that_stood_there() -> None:
    one = put(deal(Turn(0), aboard={"cat": {2: (1, "toad")}}), "cat.space-2")
    other = put(deal(Turn(0), aboard={"cat": {2: (1, "rat")}}), "cat.space-2")
    assert one.name != other.name


def test_piles_lie_on_rafts_at_the_bow_and_behind() -> None:
    table = deal(Turn(0), piles={"cat": (_PILE, "doll-14 teddy-7")})
    bow, behind = put(table, "cat.bow"), put(table, "cat.behind")
    assert held(bow, "trophy-1") == [Put("trophy-1", "trophy-noodles", holds=(Write("value", 8),))]
    assert held(bow, "prize") == [Put("prize", "prize-can-opener", holds=(Write("value", 2),))]
    assert [one.place for one in behind.holds] == ["trophy-0", "trophy-1"]


def test_a_pile_that_drifts_to_the_bow_is_not_told_as_new() -> None:
    table = deal(Turn(0), piles={"cat": (_PILE, "doll-14 teddy-7")})
    assert put(table, "cat.bow").name == ""
    assert put(table, "cat.behind").name != ""


def test_prizes_that_make_food_dearer_say_by_how_much() -> None:
    table = deal(Turn(0), piles={"cat": ("fries-2 +ketchup",)})
    [prize] = held(put(table, "cat.bow"), "prize")
    assert isinstance(prize, Put)
    assert prize.holds == (Write("value", say("drawn-adds", n=5)),)


def test_a_prize_is_worth_what_the_box_at_hand_says() -> None:
    points = {**Components().prize_points, "can_opener": 3}
    table = deal(Turn(0), piles={"cat": (_PILE,)}, components=Components(prize_points=points))
    [prize] = held(put(table, "cat.bow"), "prize")
    assert isinstance(prize, Put)
    assert prize.holds == (Write("value", 3),)


def test_4_15_the_ship_that_sails_and_whoever_grabs_are_marked() -> None:
    table = deal(Loot("bird", 3), aboard={"bird": {3: (0, "rat")}}, piles={"bird": (_PILE, _PILE)})
    assert put(table, "bird.grabs-3").piece == "grabs"
    assert put(table, "bird.pennant").holds == (Write("text", say("drawn-sails")),)
    assert at(table, "cat.pennant") == []
    assert drawing(table).note == say("drawn-grabs")


def test_7_3_ships_that_sail_once_more_are_marked() -> None:
    table = deal(Turn(0))
    table.state.final = ["fish"]
    assert put(table, "fish.pennant").holds == (Write("text", say("drawn-last")),)


def test_everybody_of_a_crew_keeps_a_berth_that_is_empty_while_they_are_aboard() -> None:
    home = ("rat raccoon toad", "snail")
    table = deal(Turn(0), variant="abilities", home=home, aboard={"cat": {1: (0, "cockroach")}})
    berths = [
        thing.piece for at_ in range(4) for thing in at(table, f"seat-0.home-{at_}") if isinstance(thing, Put)
    ]
    assert berths == ["figure-rat", "figure-raccoon", "figure-toad"]
    assert at(table, "seat-0.home-2") == []


def test_2_2_a_hand_is_drawn_for_its_owner_alone() -> None:
    table = deal(Turn(0), hands=("ccf", "b"))
    own, others = put(table, "seat-0.plate", 0), put(table, "seat-0.plate", 1)
    assert [held(own, f"hand-{number}-count") for number in range(3)] == [
        [Write(f"hand-{number}-count", count)] for number, count in enumerate((2, 0, 1))
    ]
    assert {one.place for one in others.holds} == {"badge", "name"}
    assert others == put(table, "seat-0.plate")


def test_2_2_treasures_are_counted_until_the_end_and_then_spread_out() -> None:
    table = deal(Turn(0), treasures=("can-12 can-13 +can_opener", "fries-1"))
    assert at(table, "seat-0.treasures", 0) == [Write("seat-0.treasures", 3, 3)]
    assert at(table, "seat-0.cloth", 0) == []
    table.finish({seat: score(table, seat) for seat in range(table.seats)})
    cloth = put(table, "seat-0.cloth")
    assert held(cloth, "trophy-5") == [Put("trophy-5", "won-can")]
    assert held(cloth, "trophy-5-count") == [Write("trophy-5-count", 2)]
    assert held(cloth, "prize-4") == [Put("prize-4", "won-can-opener")]
    assert held(put(table, "seat-0.plate"), "points") == [Write("points", 15)]


def test_the_row_the_deck_the_discards_and_the_sacks() -> None:
    table = deal(Turn(0), row="cbf", discard="ffc", deck="", stacks=3)
    assert [put(table, f"cards.row-{at_}").piece for at_ in range(3)] == [
        "card-cat",
        "card-bird",
        "card-fish",
    ]
    assert at(table, "cards.row-3") == []
    assert put(table, "cards.deck").piece == "deck-none"
    assert at(table, "cards.discard-fish-count") == [Write("cards.discard-fish-count", 2, 2)]
    assert at(table, "cards.discard-bird") == []
    assert at(table, "cards.piles") == [Write("cards.piles", 3, 3)]
    assert len([thing for thing in drawing(table).things if thing.place.startswith("cards.pile-")]) == 3


def test_9_4_at_the_bar_each_figure_has_its_least_price_and_the_cards_under_it() -> None:
    table = at_the_bar(Bidding(2, 3, 1, (0, 2)), under={3: "b"})
    assert put(table, "bar.stool-1.price").holds == (Write("number", 2),)
    assert put(table, "bar.stool-3.under").holds == (Write("number", say("drawn-adds", n=1)),)
    assert at(table, "bar.stool-2.under") == []


def test_9_7_the_auction_shows_whose_bid_is_the_highest() -> None:
    table = at_the_bar(Bidding(2, 3, 1, (0, 2)))
    assert put(table, "bar.lot").piece == put(table, "bar.stool-2.figure").piece
    bid = put(table, "bar.bid")
    assert held(bid, "name") == [Write("name", Who(1))]
    assert held(bid, "price") == [Write("price", 3)]
    assert at(table, "bar.hint") == []


def test_who_was_hired_is_told_as_new_and_who_comes_home_is_not() -> None:
    hiring = at_the_bar(Bidding(2, 3, 1, (0, 2)), home=("", "snail", ""))
    assert put(hiring, "seat-1.home-0").name != ""
    assert put(deal(Turn(0)), "seat-1.home-0").name == ""


def test_nobodys_quay_moves_for_the_auction() -> None:
    quays = [
        {thing.place for thing in drawing(table).things if thing.place.startswith("seat-")}
        for table in (at_the_opening(3), at_the_bar(Bidding(2, 3, 1, (0, 2))))
    ]
    assert {place for place in quays[0] if ".home-" not in place} == {
        place for place in quays[1] if ".home-" not in place
    }


@pytest.mark.parametrize("more", [{"crew_spaces": 4}, {"row": 5}])
def test_another_printing_than_the_art_has_places_for_is_not_drawn(more: dict[str, int]) -> None:
    table = deal(Turn(0), components=Components(**more))
    assert SEWER_PIRATS.board(SEWER_PIRATS.view(table, None)).drawing is None
