"""Chapters 5 and 6: what is open, and who decides."""

from __future__ import annotations

from random import Random
from typing import TypeGuard

import pytest

from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.board import board
from games.cargo_noir.rules.by_hand import ByHand
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn, Turn
from games.cargo_noir.view import view
from games.kernel import Label, Panel, Slot, Who, waiting
from games.kernel.hosting import prompt
from tests.games.cargo_noir.hand import Noir, cargo_of, deal, do, hold
from tests.kit import copy


def rich() -> Noir:
    return deal(
        SendShips(0),
        EndTurn(0),
        cargo=["GG*", "AA"],
        cards=[{"villa": 2, "ship": 1}, {"bank": 1}],
        stacks={"rio": {1: 3}},
        casino=[1, 0],
        discard="UU",
    )


def test_5_1_everybody_sees_the_same() -> None:
    table = rich()
    seen = [view(table, viewer) for viewer in (None, 0, 1)]
    for one in seen[1:]:
        assert (one.mats, one.ports, one.bag, one.cards) == (
            seen[0].mats,
            seen[0].ports,
            seen[0].bag,
            seen[0].cards,
        )


def test_5_1_coins_stacks_cargo_cards_supply_discards_and_the_bag_by_kind() -> None:
    seen = view(rich(), None)
    assert [mat.coins for mat in seen.mats] == [7, 7]
    assert dict(seen.mats[0].cards) == {"ship": 1, "villa": 2}
    assert seen.mats[1].cargo == tuple(hold("AA"))
    assert {port.name: port.stacks for port in seen.ports}["rio"] == ((1, 3),)
    assert {card.name: card.left for card in seen.cards}["villa"] == 4
    assert seen.discard == tuple(hold("UU"))
    assert sum(seen.bag) == 128 - 8 - 9 - 5 - 2


def test_5_2_only_what_will_be_drawn_is_unknown() -> None:
    """The same table with other luck to come looks the same and draws something else."""
    drawn = set()
    for number in range(20):
        table = deal(ResolveShips(0), Trading(0), EndTurn(0), market_ships=[2])
        before = view(table, 0)
        CARGO_NOIR.imagine(table, 0, Random(number))
        assert view(table, 0) == before
        do(table, "Draw")
        drawn.add(cargo_of(table))
    assert len(drawn) > 3


def test_6_2_nobody_else_decides_during_a_turn() -> None:
    table = deal(Turn(0), first=1, seats=3, market_ships=[2], stacks={"rio": {1: 1, 2: 2}})
    assert waiting(table) == (0,)
    for other in (1, 2):
        due = prompt(table, other)
        assert due is not None
        assert due.offers == ()


def panel(table: Noir, key: str) -> Panel:
    return next(one for one in CARGO_NOIR.close_up(view(table, 0)).panels if one.key == key)


def test_the_board_shows_ports_with_lots_and_stacks() -> None:
    lot, stack = panel(rich(), "ports").rows[1].pieces
    assert isinstance(lot, Slot)
    assert isinstance(stack, Slot)
    assert (lot.title.key, lot.room, sum(token.count for token in lot.tokens)) == ("place-rio", 3, 3)
    assert (stack.title.args["n"], stack.tokens[0].seat) == (3, 1)


def test_the_board_shows_macao_the_cards_and_the_families() -> None:
    table = rich()
    keys = [one.key for one in board(view(table, None)).panels]
    assert keys == ["ports", "macao", "cards", "bag", "seat-0", "seat-1"]
    assert [one.active for one in board(view(table, None)).panels][-2:] == [True, False]


def test_the_board_shows_what_is_laid_for_a_deal() -> None:
    table = deal(ByHand(0, {"yacht": 1}, ("GGG",)), Trading(0), EndTurn(0), cargo=["GGGCCC"])
    assert "row-laid" in [row.title.key for row in panel(table, "seat-0").rows if row.title]
    assert view(copy(table), 1).laid == ("GGG",)


def test_3_31_a_port_close_up_tells_what_the_next_ship_has_to_bring() -> None:
    ports = {part.key: part.rows[2].pieces[0] for part in panel(rich(), "ports").parts}
    least = {key: label.text.args["n"] for key, label in ports.items() if isinstance(label, Label)}
    assert (least["port-rio"], least["port-panama"]) == (4, 1)


def test_a_family_close_up_tells_where_its_ships_lie() -> None:
    away = [panel(rich(), f"seat-{seat}").more[0].pieces for seat in (0, 1)]
    titles = [[slot.title.key for slot in slots if isinstance(slot, Slot)] for slots in away]
    assert titles == [["place-casino"], ["berth"]]


def test_3_11_the_board_marks_the_ports_just_left() -> None:
    table = deal(SendShips(0), EndTurn(0), left=["rio"])
    assert view(table, None).left == ("rio",)
    shut = [label.text.key for row in panel(table, "ports").rows for label in row.pieces if is_label(label)]
    assert shut == ["just-left"]
    lot, *more = panel(table, "ports").rows[1].pieces
    assert isinstance(lot, Slot)
    assert (lot.title.key, len(more)) == ("place-rio", 1)


def is_label(piece: object) -> TypeGuard[Label]:
    return isinstance(piece, Label)


def test_5_1_ships_in_reserve_are_seen() -> None:
    assert [mat.reserve for mat in view(rich(), None).mats] == [1, 2]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_2_6_the_board_shows_the_first_player(first: int) -> None:
    table = deal(SendShips(0), EndTurn(0), seats=3, first=first)
    mark = panel(table, "macao").rows[0].pieces[1]
    assert isinstance(mark, Slot)
    assert (mark.title.key, mark.tokens[0].seat, mark.tokens[0].name.args["who"]) == (
        "first-seat",
        first,
        Who(first),
    )
    assert mark.tokens[0].letter.args["n"] == first + 1


def test_2_6_close_up_the_first_player_and_the_last_seat_are_told() -> None:
    table = deal(SendShips(0), EndTurn(0), seats=3, first=1)
    rows = [panel(table, f"seat-{seat}").more[1:] for seat in range(3)]
    said = [[label.text.key for row in some for label in row.pieces if is_label(label)] for some in rows]
    assert said == [["ends-rounds"], ["begins-rounds"], []]
