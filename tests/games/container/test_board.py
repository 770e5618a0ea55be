"""The board: what is drawn for whom."""

from __future__ import annotations

import pytest

from games.container import CONTAINER
from games.container.components import COLOURS
from games.container.state import Here
from games.kernel import Label, Panel, Row, Scene, Slot, Track, say
from tests.games.container.hand import BANK, act, bid, deal, lay_payment


def scene(table: Here, viewer: int | None = None) -> Scene:
    return CONTAINER.close_up(CONTAINER.view(table, viewer))


def mat(table: Here, seat: int, viewer: int | None = None) -> Panel:
    return next(panel for panel in scene(table, viewer).panels if panel.seat == seat)


def row(panel: Panel, key: str) -> Row | None:
    return next((row for row in panel.rows if row.title is not None and row.title.key == key), None)


def marked(table: Here) -> list[int | None]:
    return [panel.seat for panel in scene(table).panels if panel.active]


def worth_now(found: Row) -> tuple[int, dict[str, int], dict[str, int]]:
    """The total, what each colour counts, and what is lost."""
    total, *slots = found.pieces
    assert isinstance(total, Label)
    counted, lost = dict[str, int](), dict[str, int]()
    for slot in slots:
        assert isinstance(slot, Slot)
        (token,) = slot.tokens
        if slot.title.key == "lost":
            lost[token.colour] = token.count
        else:
            counted[token.colour] = slot.title.args["n"] * token.count
    return total.text.args["n"], counted, lost


def test_the_owner_alone_sees_the_value_card_and_what_the_island_is_worth_now() -> None:
    table = deal()
    for viewer in (None, 1, 2):
        assert row(mat(table, 0, viewer), "row-card") is None
        assert row(mat(table, 0, viewer), "row-worth") is None
    assert row(mat(table, 0, 0), "row-card") is not None
    assert row(mat(table, 0, 0), "row-worth") is not None


def test_9_4_the_island_counts_without_the_colour_that_would_be_lost() -> None:
    table = deal()
    first, _, third, *_ = table.components.value_cards[0]
    table.state.players[0].island = {first: 2, third: 3}
    found = row(mat(table, 0, 0), "row-worth")
    assert found is not None
    assert worth_now(found) == (20, {first: 20}, {third: 3})


def test_9_3_with_all_five_colours_the_second_is_worth_more_at_once() -> None:
    table = deal()
    card = table.components.value_cards[0]
    table.state.players[0].island = {**dict.fromkeys(COLOURS, 1), card[4]: 2}
    found = row(mat(table, 0, 0), "row-worth")
    assert found is not None
    assert worth_now(found)[1][card[1]] == table.components.full_set_value


def test_in_an_auction_those_are_marked_who_have_still_to_bid() -> None:
    table = deal(players={0: {"cargo": {"beige": 2}}})
    assert marked(table) == [0]
    act(table, 0, "Sail", to="island")
    assert marked(table) == [1, 2]
    bid(table, {1: 7})
    assert marked(table) == [2]


def test_the_supply_shows_each_colour_as_its_piece_with_what_is_left() -> None:
    supply = next(panel for panel in scene(deal(supply={"black": 0})).panels if panel.key == "supply")
    tracks = [piece for piece in supply.rows[0].pieces if isinstance(piece, Track)]
    assert [track.token.colour for track in tracks if track.token is not None] == list(COLOURS)
    assert tracks[COLOURS.index("black")].at == 0


def test_a_broker_close_up_has_the_bid_for_what_is_offered() -> None:
    table = deal(brokers=BANK)
    lay_payment(table, 1, 2, money=3)
    bank = next(panel for panel in scene(table).panels if panel.key == "bank")
    assert [row(part, "row-payment") is not None for part in bank.parts] == [False, False, True]


def test_a_player_close_up_tells_what_it_costs_to_build_on() -> None:
    table = deal()
    figures, player = table.components, table.state.players[0]
    player.warehouses = len(figures.warehouse_costs)
    costs = row(mat(table, 0).close_up(), "row-next")
    assert costs is not None
    told = [(label.text.key, label.text.args["cost"]) for label in costs.pieces if isinstance(label, Label)]
    assert told == [("next-machine", figures.machine_costs[len(player.machines)])]


@pytest.mark.parametrize(("store", "held", "room"), [("factory", 2, 2), ("harbour", 1, 1)])
def test_5_6_7_what_lies_on_the_payment_card_is_counted_and_shown_in_its_store(
    store: str, held: int, room: int
) -> None:
    table = deal(brokers=BANK, players={0: {"factory": {"black@1": 1}}})
    lay_payment(table, 0, 0, factory={"gray@2": 1}, harbour={"gray@4": 1})
    found = row(mat(table, 0), f"row-{store}")
    assert found is not None
    assert found.title == say(f"row-{store}", held=held, room=room)
    away = found.pieces[-1]
    assert isinstance(away, Slot)
    assert (away.title, [token.colour for token in away.tokens]) == (say("on-payment-card"), ["gray"])


def test_5_6_7_and_in_the_stores_of_nobody_else() -> None:
    table = deal(brokers=BANK)
    lay_payment(table, 1, 0, factory={"gray@2": 1}, harbour={"gray@4": 1})
    for store, room in (("factory", 2), ("harbour", 1)):
        assert row(mat(table, 0), f"row-{store}") == Row(say(f"row-{store}", held=0, room=room), ())


def test_9_6_what_everybody_can_count_of_the_score_is_known_before_the_end() -> None:
    holdings = {"harbour": {"black@2": 1}, "cargo": {"gray": 1}, "loans": 1, "island": {"beige": 3}}
    table = deal(players={1: holdings})
    islands, known = CONTAINER.open_score(CONTAINER.view(table, None))
    figures = table.components
    assert islands.values == (0, 3, 0)
    assert known.values[1] == figures.harbour_value + figures.ship_value - figures.loan_penalty
