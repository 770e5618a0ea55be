"""The board as data."""

from __future__ import annotations

from typing import Any

from games.economicus import ECONOMICUS
from games.economicus.components import Components
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.state import Here, Order
from games.economicus.view import view
from games.kernel import Label, Panel, Row, Slot, Text, Token, Track, Who
from games.kernel.hosting import override
from tests.games.economicus.hand import act, deal


def panel(table: Here, key: str) -> Panel:
    return next(found for found in ECONOMICUS.close_up(view(table, None)).panels if found.key == key)


def row(table: Here, number: int) -> Row:
    rows = panel(table, "ring").rows
    return next(found for found in rows if found.title is not None and found.title.args["number"] == number)


def labels(rows: tuple[Row, ...]) -> dict[str, Any]:
    texts = [piece.text for found in rows for piece in found.pieces if isinstance(piece, Label)]
    return {text.key: text.args for text in texts}


def tokens(found: Row) -> list[tuple[int | None, str, int]]:
    return [(p.seat, p.name.key, p.count) for p in found.pieces if isinstance(p, Token)]


def test_industries_stand_in_the_order_of_the_ring() -> None:
    ring = [12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7]
    titles = [found.title for found in panel(deal(ring=ring), "ring").rows]
    assert [title.args["number"] for title in titles if isinstance(title, Text)] == ring


def test_an_industry_shows_price_profit_and_marks() -> None:
    table = deal(active=9, forecast=8, prices=[0, 0, 2, 3, 4, 5, 6, 7, 8, 13, 10, 11, 12])
    active, forecast, other = (labels((row(table, number),)) for number in (9, 8, 7))
    assert active["board-price"] == {"price": 13}
    assert active["board-profit"] == {"profit": 3}
    assert "board-active" in active
    assert "board-forecast" in forecast
    assert not {"board-active", "board-forecast"} & other.keys()


def test_a_crisis_stands_in_the_place_of_the_profit() -> None:
    crisis = [0] * 13
    crisis[9] = 2
    shown = labels((row(deal(crisis=crisis), 9),))
    assert shown["board-loss"] == {"loss": 2}
    assert "board-profit" not in shown


def test_a_corrected_profit_that_is_a_loss_is_shown_as_one() -> None:
    box = override(Components(), "[industries.9]\nprofit = -1\n")
    shown = labels((row(deal(box=box), 9),))
    assert shown["board-loss"] == {"loss": 1}
    assert not {"board-profit", "board-in-crisis"} & shown.keys()


def test_companies_show_whose_they_are_and_which_have_a_loan() -> None:
    table = deal(loans={1: {9: 1}}, companies={0: {9: 2}, 1: {9: 3}})
    assert tokens(row(table, 9)) == [
        (0, "token-company", 2),
        (1, "token-company", 2),
        (1, "token-mortgaged", 1),
    ]


def test_orders_show_segment_and_money() -> None:
    table = deal(orders={2: [Order(9, 6, segment=2)]})
    slots = [piece for piece in row(table, 9).pieces if isinstance(piece, Slot)]
    assert [(slot.title.args, slot.tokens[0].seat) for slot in slots] == [({"segment": 2, "amount": 6}, 2)]


def test_a_player_shows_stars_cash_loans_and_free_tokens() -> None:
    table = deal(loans={1: {2: 1}}, companies={1: {3: 2}}, edge={1: [4]}, frozen={1: 5})
    shown = panel(table, "player-1")
    tracks = [piece for found in shown.rows for piece in found.pieces if isinstance(piece, Track)]
    assert [(track.at, track.of) for track in tracks] == [(4, 10)]
    texts = labels(shown.rows)
    assert texts["board-cash"] == {"cash": 20}
    assert texts["board-loans"] == {"loans": 1, "raisable": 10}
    assert texts["board-free"] == {"companies": 8, "orders": 3}
    assert texts["board-assets"] == {"assets": 20 + 2 + 6 - 6 + 4 + 5}
    assert texts["board-frozen"] == {"amount": 5}
    assert len(texts["board-waiting"]["industries"]) == 1


def test_without_a_target_stars_are_only_counted() -> None:
    table = deal(options={"ending": "rounds"}, companies={1: {3: 1}})
    assert labels(panel(table, "player-1").rows)["board-stars-count"] == {"stars": 2}
    rounds = [
        piece for found in panel(table, "bank").rows for piece in found.pieces if isinstance(piece, Track)
    ]
    assert [(track.at, track.of) for track in rounds] == [(1, 15)]


def test_who_is_out_shows_nothing_else() -> None:
    shown = panel(deal(out=[1]), "player-1")
    assert list(labels(shown.rows)) == ["board-out"]


def test_basic_rules_show_neither_loans_nor_cards() -> None:
    table = deal(mode="basic")
    assert "board-loans" not in labels(panel(table, "player-1").rows)
    assert not {"board-deck", "board-forecast"} & labels(panel(table, "bank").rows).keys()
    assert all("board-forecast" not in labels((found,)) for found in panel(table, "ring").rows)


def test_the_bank_shows_the_last_bid_of_each_the_deck_and_what_is_in_force() -> None:
    table = deal(
        CompanyAuction(0), active=8, lasting="two-risks", events=["forecast", "crisis", "crisis", "subsidy"]
    )
    act(table, 0, "Bid", amount=9)
    act(table, 1, "Pass")
    shown = labels(panel(table, "bank").rows)
    assert shown["board-called"] == {"who": Who(0), "amount": 9}
    assert shown["board-passed"] == {"who": Who(1)}
    assert shown["board-deck"] == {"forecasts": 1, "crises": 2, "events": 1}
    assert shown["board-lasting"]["card"].key == "event-two-risks"
    assert shown["board-target"] == {"stars": 10}


def industry(table: Here, number: int) -> Panel:
    parts = panel(table, "ring").parts
    return next(part for part in parts if part.key == f"industry-{number}")


def test_an_industry_close_up_tells_how_often_it_pays_and_what_lies_beside_it() -> None:
    alone = industry(deal(ring=[12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7]), 12)
    assert labels(alone.rows[:1])["board-odds"] == {"hits": 1 + 6 + 1}
    beside = [piece.text.args["number"] for piece in alone.rows[1].pieces if isinstance(piece, Label)]
    assert beside == [7, 2]


def test_an_industry_close_up_has_the_companies_and_orders_of_everybody() -> None:
    table = deal(companies={0: {9: 2}, 1: {9: 1}}, orders={2: [Order(9, 6, segment=2)]})
    *_, companies, orders = industry(table, 9).rows
    assert tokens(companies) == [(0, "token-company", 2), (1, "token-company", 1)]
    assert [slot.tokens[0].seat for slot in orders.pieces if isinstance(slot, Slot)] == [2]


def test_a_player_close_up_has_that_players_companies_industry_by_industry() -> None:
    table = deal(companies={0: {9: 2, 3: 1}, 1: {9: 1}})
    more = panel(table, "player-0").more
    found = {row.title.args["number"]: tokens(row) for row in more if row.title is not None}
    assert found == {9: [(0, "token-company", 2)], 3: [(0, "token-company", 1)]}
