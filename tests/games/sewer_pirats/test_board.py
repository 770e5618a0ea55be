"""The board: what is drawn for whom."""

from __future__ import annotations

from games.kernel import Label, Panel, Scene, Slot, Token, Track
from games.sewer_pirats import SEWER_PIRATS
from games.sewer_pirats.rules.auction import Bidding
from games.sewer_pirats.rules.scoring import score
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import Pirats, deal
from tests.games.sewer_pirats.test_auction import at_the_bar, at_the_opening


def scene(table: Pirats, viewer: int | None = None) -> Scene:
    return SEWER_PIRATS.close_up(SEWER_PIRATS.view(table, viewer))


def panel(table: Pirats, key: str, viewer: int | None = None) -> Panel:
    return next(panel for panel in scene(table, viewer).panels if panel.key == key)


def names(found: Panel) -> list[str]:
    return [piece.name.key for row in found.rows for piece in row.pieces if isinstance(piece, Token)]


def test_three_ships_with_their_figures_and_both_piles() -> None:
    piles = {"cat": ("fries-2 noodles-8 can-13 +ketchup", "doll-14 teddy-7 burger-5 +parrot")}
    table = deal(Turn(0), aboard={"cat": {4: (1, "toad"), 2: (0, "rat")}}, piles=piles)
    cat = panel(table, "cat")
    slots = [piece for piece in cat.rows[0].pieces if isinstance(piece, Slot)]
    assert [slot.tokens[0].seat if slot.tokens else None for slot in slots] == [1, None, 0, None]
    assert [slot.tokens[0].colour for slot in slots if slot.tokens] == ["green", "red"]
    assert [row.title.key for row in cat.rows if row.title] == ["row-crew", "row-front-pile", "row-back-pile"]
    assert names(cat) == ["trophy-token"] * 3 + ["prize-ketchup"] + ["trophy-token"] * 3 + ["prize-parrot"]
    assert {"cat", "bird", "fish", "cards"} <= {found.key for found in scene(table).panels}


def test_the_row_the_discards_and_the_stocks() -> None:
    table = deal(Turn(0), row="cbfc", discard="ff", deck="ccccc", stacks=3)
    cards = panel(table, "cards")
    assert names(cards) == ["card-cat", "card-bird", "card-fish", "card-cat", "card-fish"]
    labels = [piece.text for row in cards.rows for piece in row.pieces if isinstance(piece, Label)]
    assert [(text.key, text.args["count"]) for text in labels] == [("label-deck", 5)]


def test_before_the_ships_have_their_piles_no_more_are_to_come_than_will_be() -> None:
    stocks = panel(at_the_opening(3), "cards").rows[2].pieces[1]
    assert isinstance(stocks, Track)
    assert (stocks.at, stocks.of) == (8, 8)


def test_a_players_panel_shows_hand_and_treasure_to_its_owner_alone() -> None:
    table = deal(Turn(0), hands=("cc", ""), treasures=("can-12 +can_opener", ""))
    own, other = panel(table, "seat-0", 0), panel(table, "seat-0", 1)
    assert {"card-cat", "trophy-token", "prize-can-opener"} <= set(names(own))
    assert names(other) == ["clan-rat"]
    assert [piece.count for piece in other.rows[0].pieces if isinstance(piece, Token)] == [4]
    texts = [piece.text for row in own.rows for piece in row.pieces if isinstance(piece, Label)]
    assert {text.key for text in texts} >= {"label-points", "label-prize-gain"}


def test_when_all_is_over_every_treasure_is_shown_and_nothing_would_be_added() -> None:
    table = deal(Turn(0), treasures=("can-12 +can_opener", "fries-1"))
    table.finish({seat: score(table, seat) for seat in range(table.seats)})
    for viewer in (0, None):
        rows = panel(table, "seat-0", viewer).rows
        assert "row-treasure" in {row.title.key for row in rows if row.title}
        assert "row-prize-gains" not in {row.title.key for row in rows if row.title}


def test_whoever_is_asked_and_the_ship_that_sails_are_marked() -> None:
    table = deal(Turn(0), aboard={"fish": {4: (0, "rat")}})
    assert [found.key for found in scene(table).panels if found.active] == ["fish", "seat-0"]


def test_the_bar_stands_there_during_the_auction_and_the_ships_do_not() -> None:
    table = at_the_bar(Bidding(2, 3, 1, (0, 2)), under={3: "b"})
    keys = [found.key for found in scene(table).panels]
    assert keys[0] == "bar"
    assert "cat" not in keys
    slots = [piece for piece in panel(table, "bar").rows[0].pieces if isinstance(piece, Slot)]
    assert [tuple(slot.title.args.values()) for slot in slots] == [(3, 0, 1), (2, 1, 0), (1, 2, 0)]
    label = panel(table, "bar").rows[1].pieces[0]
    assert isinstance(label, Label)
    assert label.text.args["price"] == 3


def test_a_player_close_up_has_that_players_crew_ship_by_ship() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (1, "toad"), 2: (0, "rat")}, "fish": {1: (0, "rat")}})
    more = panel(table, "seat-0").more
    assert [row.title.key for row in more if row.title] == ["ship-cat", "ship-fish"]
    slots = [piece for row in more for piece in row.pieces if isinstance(piece, Slot)]
    assert [(slot.title.args["space"], slot.tokens[0].seat) for slot in slots] == [(2, 0), (1, 0)]
