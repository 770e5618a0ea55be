"""The drawn board: what lies where."""

from __future__ import annotations

import pytest

from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.components import Components
from games.cargo_noir.rules.by_hand import ByHand
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.turn import EndTurn
from games.kernel import Drawing, Pile, Put, Thing, Write, say
from tests.games.cargo_noir.hand import Noir, deal, do


def drawing(table: Noir) -> Drawing:
    found = CARGO_NOIR.board(CARGO_NOIR.view(table, None)).drawing
    assert found is not None
    return found


def at(table: Noir, place: str) -> list[Thing]:
    return [thing for thing in drawing(table).things if thing.place == place]


def put(table: Noir, place: str) -> Put:
    [thing] = at(table, place)
    assert isinstance(thing, Put)
    return thing


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_number_of_seats_chooses_the_board(seats: int) -> None:
    assert drawing(deal(SendShips(0), seats=seats)).board == str(seats)


def test_a_ship_lies_at_its_port_on_its_coins() -> None:
    ship = put(deal(SendShips(0), stacks={"rio": {1: 4}}), "rio.berth-1")
    assert (ship.piece, ship.tint) == ("ship-few", 1)
    assert ship.holds == (Write("number", 2), Write("bid", 4))


def test_many_coins_are_a_pile() -> None:
    assert put(deal(SendShips(0), stacks={"rio": {1: 12}}), "rio.berth-1").piece == "ship-many"


def test_3_10_a_raised_stack_is_a_new_one() -> None:
    low, high = (put(deal(SendShips(0), stacks={"rio": {1: n}}), "rio.berth-1").name for n in (4, 5))
    assert low != high


def test_3_9_the_lot_of_a_port_that_was_refilled_is_a_new_one() -> None:
    lots = [put(deal(SendShips(0), lots={"rio": lot}), "rio.lot") for lot in ("AWR", "AWG")]
    assert lots[0].name != lots[1].name
    assert [held.piece for held in lots[1].holds if isinstance(held, Put)] == [
        "cargo-alcohol",
        "cargo-weapons",
        "cargo-gold",
    ]


def test_3_11_the_port_that_was_left_this_turn_is_barred_at_the_own_berth() -> None:
    table = deal(SendShips(0), left=["rio"], stacks={"rio": {1: 4}})
    assert put(table, "rio.berth-0").piece == "withdrawn"
    assert at(deal(SendShips(0)), "rio.berth-0") == []


def test_a_closed_port_has_its_name_and_nothing_else() -> None:
    closed = [thing for thing in drawing(deal(SendShips(0))).things if thing.place.startswith("rotterdam.")]
    assert closed == [Write("rotterdam.name", say("place-rotterdam"))]


def test_3_6_a_swap_changes_one_slot_of_the_black_market_and_moves_no_other() -> None:
    table = deal(ResolveShips(0), SendShips(0), EndTurn(0), cargo=["U"], market_ships=[1])
    before = [put(table, f"market.slot-{slot}") for slot in range(8)]
    do(table, "Swap", give="uranium", take="art")
    after = [put(table, f"market.slot-{slot}") for slot in range(8)]
    assert [slot for slot in range(8) if before[slot] != after[slot]] == [2]
    assert after[2].piece == "cargo-uranium"


def test_ships_in_macao_lie_together_with_their_number() -> None:
    fleet = put(deal(SendShips(0), casino=[0, 2]), "casino.berth-1")
    assert fleet.holds[1] == Write("count", say("drawn-times", n=2))


def test_a_card_that_is_sold_out_leaves_its_name() -> None:
    table = deal(SendShips(0), cards=[{"bank": 1}])
    assert at(table, "shelf-2.card-bank") == []
    assert at(table, "shelf-2.stamp-bank") == [Write("shelf-2.stamp-bank", say("drawn-sold"))]
    assert put(table, "seat-0.owned-bank").piece == "owned-bank"


def test_3_27_what_is_laid_by_hand_lies_on_the_counter_with_its_worth() -> None:
    table = deal(ByHand(0, {"yacht": 1}, ("GGG",)), SendShips(0), cargo=["GGGCCCR"])
    assert put(table, "counter").holds == (
        Pile("laid", (("cargo-gold", 3),)),
        Write("worth", say("drawn-worth", n=9)),
    )
    assert at(table, "counter-name") == []


def test_ships_in_hand_and_away_are_told_apart_and_the_reserve_is_empty() -> None:
    table = deal(SendShips(0), casino=[1])
    assert [put(table, f"seat-0.boat-{ship}").piece for ship in range(3)] == ["boat", "boat", "boat-away"]
    assert at(table, "seat-0.boat-3") == []


def test_more_cargo_than_fits_is_written_as_such() -> None:
    table = deal(SendShips(0), cargo=["AAAAAAA", "A"])
    assert at(table, "seat-0.hold-over") == [Write("seat-0.hold-over", say("drawn-held", held=7, room=6))]
    assert at(table, "seat-1.hold-over") == []


def test_2_6_the_first_player_has_the_pennant() -> None:
    table = deal(SendShips(0), first=1)
    assert put(table, "seat-1.first").piece == "first"
    assert at(table, "seat-0.first") == []


@pytest.mark.parametrize(("seats", "round_"), [(2, 11), (5, 10)])
def test_4_1_the_last_round_has_the_full_moon(seats: int, round_: int) -> None:
    table = deal(SendShips(0), seats=seats, round_=round_)
    assert put(table, f"rounds.{round_}").piece == "risen11"
    assert put(table, f"rounds.{round_ - 1}").piece == "moon10"


def test_another_box_than_the_art_has_places_for_is_not_drawn() -> None:
    printed = Components()
    large = Components(slots={**printed.slots, "rio": 4})
    view = CARGO_NOIR.view(deal(SendShips(0), components=large), None)
    assert CARGO_NOIR.board(view).drawing is None
