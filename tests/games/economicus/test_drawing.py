"""The board as it is drawn: which piece lies where."""

from __future__ import annotations

from games.economicus.components import Components
from games.economicus.drawing import drawing
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.state import Here, Order
from games.economicus.view import view
from games.kernel import Drawing, Put, Text, Thing, Who, Write
from games.kernel.hosting import override
from tests.games.economicus.hand import act, deal

RING = [12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7]


def drawn(table: Here) -> Drawing:
    found = drawing(view(table, None))
    assert found is not None
    return found


def at(table: Here, place: str) -> list[Thing]:
    return [thing for thing in drawn(table).things if thing.place == place]


def pieces(table: Here, place: str) -> list[str]:
    return [thing.piece for thing in at(table, place) if isinstance(thing, Put)]


def piece(table: Here, place: str) -> Put:
    [found] = at(table, place)
    assert isinstance(found, Put)
    return found


def held(put: Put) -> dict[str, str | int]:
    """What lies on a piece, by the place that it lies at."""
    return {thing.place: _shown(thing) for thing in put.holds}


def _shown(thing: Thing) -> str | int:
    match thing:
        case Put():
            return thing.piece
        case Write(text=Text() as text):
            return text.key
        case Write(text=int() as number):
            return number
    return str(thing)


def said(table: Here, place: str) -> Text | int | Who:
    [found] = at(table, place)
    assert isinstance(found, Write)
    return found.text


# ── the ring ──


def test_blocks_lie_in_the_order_of_the_ring() -> None:
    table = deal(ring=RING, active=9)
    assert pieces(table, "0.block") == ["oil-and-gas-block"]
    assert [held(piece(table, f"{slot}.plate"))["number"] for slot in range(11)] == RING


def test_the_active_block_is_lit_and_its_neighbours_are_framed() -> None:
    table = deal(ring=RING, active=12)
    shown = [
        (pieces(table, f"{slot}.block"), pieces(table, f"street-{slot}.ground")) for slot in (0, 1, 10, 2)
    ]
    assert shown == [
        (["oil-and-gas-lit"], ["active"]),
        (["cars-block", "paying-block"], ["paying"]),
        (["innovations-block", "paying-block"], ["paying"]),
        (["banks-block"], []),
    ]
    roads = [slot for slot in range(11) if at(table, f"road-{slot}")]
    assert roads == [0, 1, 10]


def test_a_crisis_breaks_the_ground_and_is_new_when_it_grows() -> None:
    crisis = [0] * 13
    crisis[9] = 2
    table = deal(crisis=crisis, active=4)
    assert (pieces(table, "7.block"), pieces(table, "street-7.ground")) == (
        ["crisis-block"],
        ["crisis-ground"],
    )
    assert pieces(table, "7.picture") == ["industry-construction"]
    assert piece(table, "7.profit")[:4] == ("7.profit", "loss", None, "crisis-9-2")


def test_the_cloud_of_the_forecast_is_new_wherever_it_comes_to() -> None:
    assert [piece(deal(forecast=number), f"{number - 2}.forecast").name for number in (8, 9)] == [
        "forecast-8",
        "forecast-9",
    ]


def test_numbers_are_white_where_the_first_companies_are_placed() -> None:
    plates = [pieces(deal(), f"{slot}.plate") for slot in range(11)]
    assert plates == [["plate"]] * 5 + [["plate-dark"]] * 6


def test_an_industry_that_the_art_does_not_know_looks_like_any_other() -> None:
    table = deal(box=override(Components(), '[industries.9]\nname = "Ballet"\n'), active=4)
    assert pieces(table, "7.block") == ["other-block"]
    name = said(table, "7.name")
    assert isinstance(name, Text)
    assert name.args == {"name": "Ballet"}


# ── companies and orders ──


def test_a_tower_has_a_floor_for_each_company_and_dark_ones_for_loans() -> None:
    tower = piece(deal(companies={1: {9: 3}}, loans={1: {9: 1}}), "street-7.plot-1")
    assert (tower.piece, tower.tint, tower.name) == ("tower-3", 1, "9-1-3")
    assert ("windows", (("window-dark", 1), ("window", 2))) in tower.holds
    assert held(tower) | {"windows": ""} == {
        "number": 2,
        "windows": "",
        "count": "number",
        "loan": "percent",
        "star": "lead",
    }


def test_a_tower_with_more_companies_than_floors_keeps_a_lit_one_while_any_is_free_of_loans() -> None:
    tower = piece(deal(companies={1: {9: 9}}, loans={1: {9: 8}}), "street-7.plot-1")
    assert tower.piece == "tower-4"
    assert ("windows", (("window-dark", 3), ("window", 1))) in tower.holds


def test_nobody_leads_a_tie() -> None:
    table = deal(companies={0: {9: 2}, 1: {9: 2}})
    assert all("star" not in held(piece(table, f"street-7.plot-{seat}")) for seat in (0, 1))


def test_a_large_table_has_houses() -> None:
    table = deal(seats=5, companies={0: {9: 1}, 1: {9: 2}, 2: {9: 2}}, loans={1: {9: 1}, 2: {9: 2}})
    shown = {
        piece(table, f"street-7.plot-{seat}").piece: held(piece(table, f"street-7.plot-{seat}"))
        for seat in range(3)
    }
    assert list(shown) == ["house", "house-wide", "house-owed"]
    assert [found.get("count") for found in shown.values()] == [None, 2, 2]
    assert ["loan" in found for found in shown.values()] == [False, True, False]


def test_an_order_shows_its_money_and_several_in_a_segment_whose_they_are() -> None:
    orders = {0: [Order(9, 6, 2), Order(8, 5, 1)], 1: [Order(8, 4, 1), Order(7, 3, 3)], 2: [Order(7, 2, 3)]}
    table = deal(orders={**orders, 0: [*orders[0], Order(7, 1, 3)]})
    assert held(piece(table, "street-7.order-2")) == {"number": 1, "text": 6}
    assert [piece(table, f"street-6.order-1-{one}").tint for one in "ab"] == [0, 1]
    assert piece(table, "street-5.order-3-a").tint == 0
    more = said(table, "street-5.order-3-more")
    assert isinstance(more, Text)
    assert more.args == {"number": 2}


# ── the exchange ──


def test_the_stage_shows_who_has_bid_what_and_who_has_passed() -> None:
    table = deal(CompanyAuction(0), active=8)
    act(table, 0, "Bid", amount=9)
    act(table, 1, "Pass")
    assert [pieces(table, f"stage.bid-{seat}") for seat in range(3)] == [
        ["bid-best"],
        ["bid-passed"],
        ["bid-waited"],
    ]
    assert said(table, "stage.title") == Text("drawn-lot-company", {})
    assert drawn(table).asked == (2,)


def test_a_city_order_is_told_from_a_company() -> None:
    table = deal(OrderAuction(0), active=8)
    assert said(table, "stage.title") == Text("drawn-lot-order", {})
    assert drawn(table).note == Text("drawn-bids-order", {})


def test_without_an_auction_the_stage_has_no_bids() -> None:
    table = deal()
    assert pieces(table, "stage.chart") == ["chart"]
    assert at(table, "stage.bid-0") == []


def test_the_cup_is_for_whoever_wins() -> None:
    table = deal(out=[0])
    act(table, 1, "Resign")
    cup = piece(table, "stage.chart")
    assert (cup.piece, [thing.text for thing in cup.holds if isinstance(thing, Write)]) == (
        "victory",
        [Who(2)],
    )
    assert at(table, "mover") == []


def test_basic_rules_have_a_garden_in_place_of_the_cards() -> None:
    table = deal(mode="basic")
    assert pieces(table, "news.garden") == ["garden"]
    assert not any("card" in thing.place or "loans" in thing.place for thing in drawn(table).things)


def test_what_is_in_force_stands_below_the_cards() -> None:
    assert pieces(deal(), "news.lasting") == ["lasting-none"]
    assert piece(deal(lasting="two-risks"), "news.lasting").name == "event-two-risks"


def test_clock_and_monument_tell_what_ends_the_game() -> None:
    stars, rounds = deal(), deal(options={"ending": "rounds"})
    assert (said(stars, "clock.round"), said(stars, "monument.goal")) == (1, 10)
    assert said(rounds, "clock.round") == Text("drawn-of", {"at": 1, "of": 15})
    assert pieces(rounds, "monument.goal") == ["star"]


# ── players ──


def test_a_mat_shows_what_is_delayed_and_leaves_room_for_it() -> None:
    table = deal(edge={1: [4, 9], 2: [3]}, frozen={1: 5})
    assert held(piece(table, "seat-1.frozen")) == {"text": "drawn-money"}
    waits = piece(table, "seat-1.waiting").holds[0]
    assert isinstance(waits, Write)
    assert isinstance(waits.text, Text)
    assert waits.text.args == {"name": "4 9"}
    assert [
        said(table, f"seat-{seat}.{name}") for seat, name in enumerate(("name", "name-shorter", "name-short"))
    ]


def test_a_mat_of_somebody_who_is_out_is_closed() -> None:
    table = deal(out=[1])
    assert pieces(table, "seat-1.out") == ["out"]
    assert at(table, "seat-1.cash") == []
    assert pieces(deal(seats=6, out=[1]), "seat-1.out") == ["out-small"]


def test_a_box_with_more_segments_is_shown_in_panels() -> None:
    assert drawing(view(deal(box=override(Components(), "segments = 4\n")), None)) is None
