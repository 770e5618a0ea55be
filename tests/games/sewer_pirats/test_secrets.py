"""2 What is open and what is secret, and 11: what is never lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.kernel import HIDDEN
from games.kernel.hosting import texts_in
from games.sewer_pirats import SEWER_PIRATS
from games.sewer_pirats.rules.auction import Opening
from games.sewer_pirats.rules.turn import Turn
from games.sewer_pirats.state import Figure, Trophy
from games.sewer_pirats.view import Treasure
from tests.games.sewer_pirats.hand import Pirats, act, begin, cards, deal, hand_of, pile
from tests.games.sewer_pirats.test_auction import at_the_bar
from tests.kit import copy

view, imagine, invariants = SEWER_PIRATS.view, SEWER_PIRATS.imagine, SEWER_PIRATS.invariants


def test_2_1_the_table_is_open_to_spectators() -> None:
    table = deal(
        Turn(0), hands=("ccb", "f"), aboard={"cat": {2: (1, "toad")}}, row="cbfc", discard="fb", stacks=5
    )
    seen = view(table, None)
    assert [mat.cards for mat in seen.mats] == [3, 1]
    assert seen.ships[0].aboard == {2: Figure(1, "toad")}
    assert seen.ships[0].piles[0].prize == "milkshake"
    assert (seen.row, seen.deck, seen.piles_left) == (("cat", "bird", "fish", "cat"), 3, 5)
    assert seen.acting == (0,)


def test_2_1_how_many_treasures_somebody_has_is_open() -> None:
    table = deal(Turn(0), treasures=("can-12 +parrot", "fries-1"))
    assert [mat.tokens for mat in view(table, None).mats] == [2, 1]


def test_2_2_a_hand_is_seen_by_its_owner_alone() -> None:
    table = deal(Turn(0), hands=("fbc", "ff"))
    assert view(table, 0).mats[0].hand == ("cat", "bird", "fish")
    assert view(table, 0).mats[1].hand is HIDDEN
    assert view(table, 1).mats[0].hand is HIDDEN
    assert view(table, None).mats[0].hand is HIDDEN


def test_2_2_a_treasure_is_seen_by_its_owner_with_what_it_scores_and_what_prizes_would_add() -> None:
    table = deal(Turn(0), treasures=("can-12 can-13 fries-2 +can_opener", ""))
    own = view(table, 0).mats[0].treasure
    assert isinstance(own, Treasure)
    assert own.trophies == (Trophy("can", 12), Trophy("can", 13), Trophy("fries", 2))
    assert own.points == 17
    assert own.prize_gains == {"ketchup": 5, "chili": 0, "milkshake": 0, "parrot": 1, "can_opener": 14}
    assert view(table, 1).mats[0].treasure is HIDDEN
    assert view(table, None).mats[0].treasure is HIDDEN


def test_2_2_a_card_from_the_deck_is_told_to_the_drawer_alone() -> None:
    table = deal(Turn(0), deck="bbbb", row="cccc")
    events = act(table, "TakeCard", card="deck")
    for event in events:
        names = [text.key for text in texts_in(event.text)]
        assert "card-bird" not in names or event.only == 0
    assert [event.only for event in events if event.text.key == "you-draw"] == [0]


def test_2_1_a_grab_is_told_to_everybody_when_it_happens() -> None:
    piles = {"cat": ("fries-2 noodles-8 can-13 +ketchup",) * 2}
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}}, piles=piles)
    assert all(event.only is None for event in table.events)
    events = act(table, "Grab", trophy="can-13")
    assert [event.only for event in events if event.text.key == "grabs"] == [None]


def test_2_2_nobody_sees_the_cards_under_a_figure_at_the_bar() -> None:
    table = at_the_bar(Opening(0), under={3: "bb"})
    for viewer in (None, 0, 1):
        front = view(table, viewer).bar[-1]
        assert (front.number, front.clan, front.price, front.under) == (3, "snail", 0, 2)


def test_2_2_starting_hands_are_told_to_their_owners_alone() -> None:
    dealt = [event for event in begin(seats=3).events if event.text.key == "you-are-dealt"]
    assert [event.only for event in dealt] == [0, 1, 2]


def test_2_3_the_discards_lie_open() -> None:
    assert view(deal(Turn(0), discard="fcb"), None).discard == ("cat", "bird", "fish")


def test_2_4_cards_of_one_kind_are_paid_without_asking_which() -> None:
    table = deal(Turn(0), hands=("ccc", ""))
    act(table, "Board", figure="rat", place="cat-2")
    assert hand_of(table, 0) == "c"


def test_2_2_imagining_keeps_ones_own_secrets_and_every_count() -> None:
    table = deal(
        Turn(0),
        hands=("ccb", "fff"),
        deck="ccccbbbb",
        treasures=("can-12 +parrot", "doll-14 noodles-8 +ketchup"),
    )
    before, changed = view(table, 0), False
    for seed in range(20):
        other = copy(table)
        imagine(other, 0, Random(seed))
        assert view(other, 0) == before
        changed = changed or other.state.players[1].hand != table.state.players[1].hand
        assert len(other.state.players[1].trophies) == 2
    assert changed


Heap = Callable[[Pirats], list[Any]]
HEAPS: dict[str, Heap] = {
    "hand": lambda table: table.state.players[1].hand,
    "deck": lambda table: table.state.deck,
    "under": lambda table: table.state.bar[0].under,
    "trophies": lambda table: table.state.players[1].trophies,
    "stack of trophies": lambda table: table.state.trophies,
    "prizes": lambda table: table.state.players[1].prizes,
    "stack of prizes": lambda table: table.state.prizes,
}


@pytest.mark.parametrize("heap", HEAPS)
def test_2_2_imagining_deals_everything_hidden_anew(heap: str) -> None:
    table = deal(
        Turn(0),
        hands=("ccb", "fff"),
        deck="ccccbbbb",
        treasures=("can-12 +parrot", "doll-14 noodles-8 +ketchup"),
        bar=("rat",),
        under={1: "cb"},
    )
    dealt = set()
    for seed in range(20):
        other = copy(table)
        imagine(other, 0, Random(seed))
        dealt.add(tuple(HEAPS[heap](other)))
    assert len(dealt) > 1


def ended() -> Pirats:
    """The last pile is taken, and all is counted."""
    table = deal(
        Turn(0),
        hands=("ccb", "fff"),
        aboard={"cat": {4: (0, "rat")}},
        piles={"cat": ("can-13 +ketchup",)},
        treasures=("", "doll-14 noodles-8"),
        stacks=0,
    )
    assert table.scores is not None
    return table


def test_2_2_hands_stay_secret_when_all_is_over() -> None:
    assert view(ended(), 0).mats[1].hand is HIDDEN


def test_2_2_treasures_that_were_turned_up_are_not_imagined() -> None:
    table = ended()
    for seed in range(20):
        other = copy(table)
        imagine(other, 0, Random(seed))
        assert other.state.players[1].trophies == table.state.players[1].trophies


# ── 11 What is never lost ──


def spill(change: Callable[[Pirats], object]) -> None:
    """Invariants hold at the beginning and no longer when this has happened."""
    table = begin("abilities", seats=3)
    invariants(table)
    change(table)
    with pytest.raises(AssertionError):
        invariants(table)


def add_card(table: Pirats) -> None:
    table.state.discard += cards("c")


def swap_card(table: Pirats) -> None:
    hand = table.state.players[0].hand
    hand[0] = "bird" if hand[0] != "bird" else "cat"


def lose_trophy(table: Pirats) -> None:
    table.state.ships["cat"].piles[0].trophies.pop()


def box_prize(table: Pirats) -> None:
    table.state.prizes.pop()


def break_pile(table: Pirats) -> None:
    table.state.lost.append(table.state.ships["cat"].piles[1].trophies.pop())


def clone_figure(table: Pirats) -> None:
    table.state.ships["cat"].aboard[1] = Figure(0, table.state.players[0].home[0])


def two_captains(table: Pirats) -> None:
    for ship in ("cat", "bird"):
        table.state.ships[ship].aboard[4] = Figure(0, table.state.players[0].home.pop())


def shorten_row(table: Pirats) -> None:
    table.state.discard.append(table.state.row.pop())


@pytest.mark.parametrize(
    "change",
    [
        add_card,
        swap_card,
        lose_trophy,
        box_prize,
        break_pile,
        clone_figure,
        two_captains,
        shorten_row,
    ],
)
def test_11_what_gets_lost_or_doubled_is_noticed(change: Callable[[Pirats], object]) -> None:
    spill(change)


def test_11_a_pile_is_whole_again_after_the_sailing() -> None:
    table = deal(Turn(0), aboard={"cat": {4: (0, "rat")}})
    assert table.state.ships["cat"].piles[0].prize is None
    act(table, "Grab", trophy="burger-5")
    assert table.state.ships["cat"].piles[0] == pile("burger-5 burger-6 burger-7 +milkshake")
