"""The drawn board: what lies where."""

from __future__ import annotations

import pytest

from games.container import CONTAINER
from games.container.components import Components
from games.container.state import Here
from games.kernel import Drawing, Pile, Put, Score, Thing, Write, say
from tests.games.container.hand import BANK, act, bid, deal, lay_payment


def drawing(table: Here, viewer: int | None = None) -> Drawing:
    found = CONTAINER.board(CONTAINER.view(table, viewer)).drawing
    assert found is not None
    return found


def at(table: Here, place: str, viewer: int | None = None) -> list[Thing]:
    return [thing for thing in drawing(table, viewer).things if thing.place == place]


def piece(table: Here, place: str) -> str:
    [thing] = at(table, place)
    assert isinstance(thing, Put)
    return thing.piece


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_number_of_seats_and_the_bank_choose_the_board_and_nothing_else_does(seats: int) -> None:
    assert drawing(deal(seats=seats)).board == str(seats)
    table = deal(seats=seats, brokers=BANK, players={0: {"cargo": {"beige": 2}}})
    assert drawing(table).board == f"{seats}-bank"
    act(table, 0, "Sail", to="island")
    assert drawing(table).board == f"{seats}-bank"


def test_containers_stand_at_their_prices() -> None:
    table = deal(players={0: {"factory": {"black@1": 1, "gray@1": 1}}})
    assert at(table, "seat-0.factory-1") == [
        Pile("seat-0.factory-1", (("container-black", 1), ("container-gray", 1)))
    ]
    assert at(table, "seat-0.factory-2") == [Pile("seat-0.factory-2", ())]


@pytest.mark.parametrize(
    ("port", "berth"),
    [("sea", "sea.0"), ("island", "island-quay.0"), ("bank", "bank-quay.0"), (2, "harbour-2.0")],
)
def test_a_ship_lies_in_its_port_with_its_cargo_on_deck(port: str | int, berth: str) -> None:
    table = deal(brokers=BANK, players={0: {"ship": port, "cargo": {"beige": 2}}})
    [ship] = at(table, berth)
    assert isinstance(ship, Put)
    assert (ship.piece, ship.tint, ship.name) == ("ship", 0, "ship-0")
    assert ship.holds[0] == Pile("deck", (("container-beige", 2),))


def test_what_is_not_built_shows_what_it_costs() -> None:
    table = deal()
    assert piece(table, "seat-1.machine-0") == "machine-brown"
    assert at(table, "seat-1.machine-1") == [Write("seat-1.machine-1", table.components.machine_costs[1])]
    assert at(table, "seat-1.warehouse-1") == [
        Write("seat-1.warehouse-1", table.components.warehouse_costs[1])
    ]


def test_3_2_a_sum_of_money_is_drawn_for_its_owner_alone() -> None:
    table = deal(cash=17)
    assert at(table, "seat-0.cash", 0) == [Write("seat-0.cash", say("cash", n=17))]
    for viewer in (None, 1):
        assert at(table, "seat-0.cash", viewer) == []
        assert len(at(table, "seat-0.cards", viewer)) == 1


def test_4_4_a_locked_bid_shows_how_thick_it_is_and_a_revealed_one_its_amount() -> None:
    table = deal(players={0: {"cargo": {"beige": 2}}})
    act(table, 0, "Sail", to="island")
    assert [piece(table, f"island.bid-{seat}") for seat in range(3)] == ["gavel", "bid-waited", "bid-waited"]
    bid(table, {1: 7})
    assert piece(table, "island.bid-1") == "bid-thin"
    bid(table, {2: 9})
    assert [piece(table, f"island.bid-{seat}") for seat in (1, 2)] == ["bid-shown", "bid-best"]
    [best] = at(table, "island.bid-2")
    assert isinstance(best, Put)
    assert best.holds == (Write("text", 9),)


def test_where_a_locked_bid_shows_nothing_it_is_an_envelope() -> None:
    table = deal(players={0: {"cargo": {"beige": 2}}}, bid_signal="hidden")
    act(table, 0, "Sail", to="island")
    bid(table, {1: 7})
    assert piece(table, "island.bid-1") == "bid-sealed"


def test_an_auction_moves_nothing() -> None:
    table = deal(players={0: {"cargo": {"beige": 2}}})
    before = {thing.place for thing in drawing(table).things if thing.place.startswith("seat-")}
    act(table, 0, "Sail", to="island")
    assert {thing.place for thing in drawing(table).things if thing.place.startswith("seat-")} == before


def test_5_6_7_what_is_bid_to_a_broker_lies_there_and_is_counted_in_its_store() -> None:
    table = deal(brokers=BANK, players={0: {"factory": {"black@1": 1}}})
    lay_payment(table, 0, 2, factory={"gray@2": 1})
    [card] = at(table, "bank.broker-2.payment")
    assert isinstance(card, Put)
    assert card.holds[1] == Pile("goods", (("container-gray", 1),))
    assert piece(table, "bank.broker-2.offer-money") == "on-offer"
    assert at(table, "seat-0.factory") == [Write("seat-0.factory", say("drawn-held", held=2, room=2))]


def test_the_payment_card_of_another_bidder_is_new_and_has_no_way_behind_it() -> None:
    names = []
    for holder, broker in ((0, 2), (1, 2), (1, 0)):
        table = deal(brokers=BANK)
        lay_payment(table, holder, broker, money=3)
        [card] = at(table, f"bank.broker-{broker}.payment")
        assert isinstance(card, Put)
        names.append(card.name)
    assert len(set(names)) == 3


def test_9_1_at_the_end_the_value_cards_stand_beside_the_sections() -> None:
    table = deal()
    assert at(table, "island.card-0-0") == []
    table.scores = {seat: Score((seat,), seat) for seat in range(table.seats)}
    first = table.components.value_cards[0][0]
    assert piece(table, "island.card-0-0") == f"container-{first}"
    assert at(table, "island.auction") == []


def test_another_printing_than_the_art_has_places_for_is_not_drawn() -> None:
    large = Components(factory_prices=(1, 2, 3, 4, 5))
    assert CONTAINER.board(CONTAINER.view(deal(components=large), None)).drawing is None
