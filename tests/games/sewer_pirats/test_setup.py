"""3 and 5: setup."""

from __future__ import annotations

import pytest

from games.kernel import Who, waiting
from games.kernel.hosting import play, prompt, why_not_undo
from tests.games.sewer_pirats.hand import Pirats, act, asked, begin, legal
from tests.kit import refusal


def values_of(table: Pirats, field: str) -> list[object]:
    offer = asked(table).offers[0]
    domain = offer.fields[field]
    return [choice.value for choice in domain.choices]  # type: ignore[union-attr]


def test_3_1_trophies_and_prizes_are_shuffled() -> None:
    afloat = [begin(seed=f"shuffle-{seed}").state.ships["cat"].piles for seed in range(6)]
    assert len({str(piles) for piles in afloat}) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_2_each_ship_has_two_open_piles_of_three_trophies_and_a_prize(seats: int) -> None:
    table = begin(seats=seats)
    for ship in table.state.ships.values():
        assert len(ship.piles) == 2
        assert all(len(pile.trophies) == 3 and pile.prize for pile in ship.piles)


def test_3_2_what_is_left_makes_exactly_eight_more_piles() -> None:
    state = begin().state
    assert (len(state.trophies), len(state.prizes)) == (24, 8)


def test_3_3_four_cards_lie_in_the_row() -> None:
    assert len(begin().state.row) == 4


def test_3_4_the_first_player_is_drawn_by_lot_unless_the_lobby_names_one() -> None:
    assert {waiting(begin(seats=4, seed=f"{seed}", first=None)) for seed in range(30)} == {
        (0,),
        (1,),
        (2,),
        (3,),
    }
    assert waiting(begin(seats=4, first=2)) == (2,)


@pytest.mark.parametrize(
    ("seats", "hands", "deck"),
    [(2, [3, 3], 44), (3, [3, 3, 4], 40), (4, [3, 3, 4, 4], 36), (5, [3, 3, 4, 4, 4], 32)],
)
def test_3_5_the_first_two_get_three_cards_the_others_four(seats: int, hands: list[int], deck: int) -> None:
    state = begin(seats=seats, first=0).state
    assert [len(player.hand) for player in state.players] == hands
    assert len(state.deck) == deck


def test_3_5_first_and_second_are_counted_from_the_first_player() -> None:
    state = begin(seats=4, first=2).state
    assert [len(player.hand) for player in state.players] == [4, 4, 3, 3]


def test_3_6_clans_and_colours_are_chosen_in_turn_order_and_nobody_shares() -> None:
    table = begin(seats=3, first=1, edition=1)
    act(table, "ChooseClan", clan="toad", colour="blue")
    assert waiting(table) == (2,)
    assert "toad" not in values_of(table, "clan")
    assert "blue" not in values_of(table, "colour")
    assert refusal(table, 2, "ChooseClan", clan="toad", colour="red").key == "choose-one"
    act(table, "ChooseClan", clan="rat", colour="red")
    assert waiting(table) == (0,)


def test_3_6_the_crew_is_four_figures_of_the_clan_out_of_the_box() -> None:
    table = begin(edition=1)
    act(table, "ChooseClan", clan="toad", colour="blue")
    assert table.state.players[0].home == ["toad"] * 4
    assert table.state.players[0].colour == "blue"
    assert table.state.box["toad"] == 1


def test_3_6_after_the_last_choice_the_first_player_begins() -> None:
    table = begin(first=1, edition=1)
    act(table, "ChooseClan", clan="toad", colour="blue")
    act(table, "ChooseClan", clan="rat", colour="red")
    assert waiting(table) == (1,)
    assert legal(table, "TakeCard")


def test_3_6_the_last_of_five_still_chooses_between_two_clans() -> None:
    table = begin(seats=5, edition=1)
    for clan, colour in (("rat", "red"), ("toad", "green"), ("snail", "yellow"), ("weasel", "blue")):
        act(table, "ChooseClan", clan=clan, colour=colour)
    assert values_of(table, "clan") == ["raccoon", "cockroach"]
    assert values_of(table, "colour") == ["black"]


def dealt(table: Pirats) -> list[tuple[str, str | None]]:
    """The clan and the colour of each player."""
    return [(player.home[0], player.colour) for player in table.state.players]


def test_3_6_clans_and_colours_are_dealt_at_once_and_the_first_player_is_asked_for_a_move() -> None:
    table = begin(seats=3, first=1)
    assert dealt(table) == [("rat", "red"), ("raccoon", "green"), ("cockroach", "yellow")]
    assert waiting(table) == (1,)
    assert legal(table, "TakeCard")


def test_3_6_anybody_may_change_theirs_before_the_first_move_for_what_is_free() -> None:
    table = begin(seats=3, first=1)
    play(table, 2, "ChooseClan", {"clan": "toad", "colour": "black"})
    assert dealt(table)[2] == ("toad", "black")
    assert table.state.players[2].home == ["toad"] * 4
    assert table.state.box == {"rat": 1, "raccoon": 1, "cockroach": 5, "weasel": 5, "snail": 5, "toad": 1}
    assert waiting(table) == (1,)
    assert refusal(table, 0, "ChooseClan", clan="toad", colour="red").key == "choose-one"
    assert refusal(table, 0, "ChooseClan", clan="rat", colour="black").key == "choose-one"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_6_what_can_be_changed_fits_into_one_list_without_what_one_has(seats: int) -> None:
    table = begin(seats=seats)
    ways = legal(table, "ChooseClan")
    assert len(ways) == (7 - seats) * (6 - seats) - 1
    assert len(ways) <= 25
    assert {"clan": "rat", "colour": "red"} not in ways


@pytest.mark.parametrize("variant", ["base", "abilities"])
def test_3_6_after_the_first_move_nothing_can_be_changed(variant: str) -> None:
    table = begin(variant, seats=3)
    kind = "ChooseClan" if variant == "base" else "ChooseColour"
    assert prompt(table, 1).can(kind)  # type: ignore[union-attr]
    act(table, "TakeCard", card="deck")
    for _ in range(2):
        assert not any(prompt(table, seat).has(kind) for seat in range(3))  # type: ignore[union-attr]
        act(table, "TakeCard", card="deck")


def test_3_6_a_change_can_be_undone() -> None:
    before = begin(seats=2)
    after = begin(seats=2)
    play(after, 1, "ChooseClan", {"clan": "toad", "colour": "black"})
    assert why_not_undo(before, after, 1) is None


def test_5_3_colours_are_dealt_and_can_be_changed_where_clans_are_drawn() -> None:
    table = begin("abilities", seats=3)
    crews = [player.home for player in table.state.players]
    assert [player.colour for player in table.state.players] == ["red", "green", "yellow"]
    play(table, 1, "ChooseColour", {"colour": "black"})
    assert [player.colour for player in table.state.players] == ["red", "black", "yellow"]
    assert [player.home for player in table.state.players] == crews
    assert not prompt(table, 1).has("ChooseClan")  # type: ignore[union-attr]


def test_5_3_five_players_have_all_colours_and_none_to_change_for() -> None:
    assert not prompt(begin("abilities", seats=5), 0).has("ChooseColour")  # type: ignore[union-attr]


def test_5_1_everybody_draws_four_different_clans_of_their_own() -> None:
    table = begin("abilities", seats=5)
    crews = [sorted(player.home) for player in table.state.players]
    assert all(len(set(crew)) == 4 for crew in crews)
    assert len({tuple(crew) for crew in crews}) > 1


def test_5_1_crews_are_drawn_in_turn_order() -> None:
    table = begin("abilities", seats=3, first=1)
    drawn = [event.text.args["who"] for event in table.events if event.text.key == "crew-drawn"]
    assert drawn == [Who(1), Who(2), Who(0)]


def test_5_1_the_draw_is_public() -> None:
    table = begin("abilities", seats=2)
    drawn = [event for event in table.events if event.text.key == "crew-drawn"]
    assert [event.text.args["who"] for event in drawn] == [Who(0), Who(1)]
    assert all(event.only is None for event in drawn)


def test_5_1_five_crews_can_always_be_drawn() -> None:
    for seed in range(200):
        table = begin("abilities", seats=5, seed=f"crews-{seed}")
        assert min(table.state.box.values()) >= 0


def test_5_2_a_shared_crew_is_one_draw_for_all() -> None:
    for seed in range(10):
        table = begin("abilities", seats=4, seed=f"shared-{seed}", shared_crew=True)
        assert len({tuple(sorted(player.home)) for player in table.state.players}) == 1


def test_5_3_colours_are_chosen_in_turn_order_and_then_the_first_player_begins() -> None:
    table = begin("abilities", seats=3, first=2, edition=1)
    order: list[int] = []
    for colour in ("black", "red", "blue"):
        order += waiting(table)
        act(table, "ChooseColour", colour=colour)
    assert order == [2, 0, 1]
    assert waiting(table) == (2,)
    assert legal(table, "TakeCard")


def test_5_3_a_colour_is_taken_once() -> None:
    table = begin("abilities", seats=2, edition=1)
    act(table, "ChooseColour", colour="black")
    assert refusal(table, 1, "ChooseColour", colour="black").key == "choose-one"


def test_5_3_the_last_colour_of_all_is_taken_without_a_question() -> None:
    table = begin("abilities", seats=5, edition=1)
    for colour in ("black", "red", "blue", "yellow"):
        act(table, "ChooseColour", colour=colour)
    assert table.state.players[4].colour == "green"
    assert legal(table, "TakeCard")
