"""Chapter 1: the figures."""

from __future__ import annotations

import pytest

from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.cargo import KINDS
from games.cargo_noir.components import BONUS, CARDS, FAMILIES, PORTS, REGULAR, UNIQUE, Components
from games.cargo_noir.rules.combinations import alike, different
from games.cargo_noir.rules.turn import Turn
from games.cargo_noir.setup import setup
from games.kernel.hosting import WrongTable, override
from tests.games.cargo_noir.hand import Noir, deal


def laid_out(seats: int) -> Noir:
    table = deal(seats=seats)
    table.agenda = []
    setup(table)
    return table


@pytest.mark.parametrize(
    ("seats", "tokens", "in_bag"), [(2, 128, 111), (3, 129, 109), (4, 130, 106), (5, 131, 103)]
)
def test_1_1_fourteen_of_each_of_nine_kinds_and_a_wild_for_each_player(
    seats: int, tokens: int, in_bag: int
) -> None:
    state = laid_out(seats).state
    lots = sum(len(port.lot) for port in state.ports.values())
    assert sum(state.bag) == in_bag
    assert in_bag + lots + len(state.market) == tokens
    assert len(KINDS) == 10
    assert KINDS[-1] == "wild"


def test_1_1_the_bank_never_runs_out_of_coins_a10() -> None:
    table = deal(Turn(0), first=1, coins=[60, 60], casino=[3])
    assert table.state.players[0].coins == 66


def test_1_2_copies_costs_and_points_of_the_cards() -> None:
    cards = Components().cards
    assert [cards[name].copies for name in CARDS] == [8] * 3 + [6] * 4 + [1] * 6
    assert [cards[name].cost for name in BONUS] == [15, 10, 10]
    assert cards["cronies"].cost == 49
    assert all(cards[name].points < cards[name].cost for name in BONUS)
    assert all(cards[name].points == cards[name].cost for name in REGULAR)
    assert all(cards[name].points > cards[name].cost for name in UNIQUE)


PRINTED = {  # copies, cost and points, as the rules were written down from
    "ship": (8, 15, 5),
    "warehouse": (8, 10, 5),
    "syndicate": (8, 10, 5),
    "villa": (6, 10, 10),
    "yacht": (6, 16, 16),
    "bar": (6, 21, 21),
    "night_club": (6, 25, 25),
    "show_biz": (1, 28, 31),
    "paparazzi": (1, 36, 41),
    "militia": (1, 45, 52),
    "cronies": (1, 49, 57),
    "bank": (1, 64, 76),
    "principality": (1, 81, 100),
}


def test_1_2_every_card_has_its_figures() -> None:
    cards = Components().cards
    assert {name: (card.copies, card.cost, card.points) for name, card in cards.items()} == PRINTED


def test_1_3_every_port_has_its_slots() -> None:
    assert Components().slots == {
        "cape_town": 1,
        "rio": 3,
        "panama": 2,
        "bombay": 3,
        "new_york": 3,
        "rotterdam": 4,
        "hong_kong": 2,
        "tangier": 2,
    }


def test_1_2_there_are_ten_decks_of_achievement_cards_a20() -> None:
    assert len(REGULAR) + len(UNIQUE) == 10


@pytest.mark.parametrize(("seats", "slots"), [(2, 9), (3, 12), (4, 16), (5, 20)])
def test_1_3_the_ports_for_each_number_of_players(seats: int, slots: int) -> None:
    ports = laid_out(seats).state.ports
    assert list(ports) == list(PORTS)[: {2: 4, 3: 5, 4: 6, 5: 8}[seats]]
    assert sum(len(port.lot) for port in ports.values()) == slots


def test_1_4_what_combinations_are_worth() -> None:
    assert [different(size) for size in range(1, 10)] == [1, 3, 6, 10, 15, 21, 28, 36, 45]
    assert [alike(size) for size in range(1, 10)] == [1, 4, 9, 16, 25, 36, 49, 64, 81]


def test_1_1_two_to_five_players_and_a_family_for_each() -> None:
    assert list(CARGO_NOIR.seats) == [2, 3, 4, 5]
    assert len(FAMILIES) == 5


def test_a_corrected_figure_is_an_edit_of_data() -> None:
    figures = override(Components(), "[cards.villa]\ncost = 12\npoints = 12\n\n[slots]\nrio = 1\n")
    assert (figures.cards["villa"].copies, figures.cards["villa"].cost, figures.slots["rio"]) == (6, 12, 1)
    assert figures.cards["yacht"] == Components().cards["yacht"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("max_ships = 6", "max_ships must be start_ships + bonus_limit"),
        ("[cards.bar]\ncost = 0", "cards.bar.cost: Input should be greater than 0"),
        ("[cards.bar]\npoints = 0", "cards.bar.points: Input should be greater than 0"),
        ("wilds = 4", "wilds: 5 players need 5"),
        ("black_market = 120", "slots: with 2 players there are not enough tokens to fill them"),
        ('[closed]\n2 = ["atlantis"]', "closed.2.0"),
        (f"[closed]\n5 = {list(PORTS)}", "closed: no port is open with 5 players"),
        ("max_combo = 10", "max_combo: Input should be less than or equal to 9"),
        ("keels = 3", "keels: Extra inputs are not permitted"),
    ],
)
def test_a_table_that_does_not_add_up_is_refused_and_says_why(text: str, reason: str) -> None:
    with pytest.raises(WrongTable) as refused:
        override(Components(), text)
    assert reason in refused.value.reason


def test_a_missing_figure_is_named() -> None:
    with pytest.raises(ValueError, match="rounds: 5 is missing"):
        Components(rounds={2: 11, 3: 11, 4: 10})
