"""4.1-4.6: the turn, and taking cards."""

from __future__ import annotations

from games.kernel import waiting
from games.sewer_pirats.components import Components
from games.sewer_pirats.rules.turn import Turn
from tests.games.sewer_pirats.hand import act, asked, cards, deal, hand_of, kinds, legal, told, why_blocked
from tests.kit import refusal


def test_4_1_the_player_on_turn_has_exactly_one_action_and_then_the_left_neighbour() -> None:
    table = deal(Turn(1), seats=3, hands=("", "c", ""))
    act(table, "Board", figure="raccoon", place="cat-1")
    assert waiting(table) == (2,)


def test_4_1_after_the_last_seat_comes_the_first() -> None:
    table = deal(Turn(2), seats=3, hands=("", "", "c"))
    act(table, "Board", figure="cockroach", place="cat-1")
    assert waiting(table) == (0,)


def test_4_1_whoever_has_a_captain_can_do_nothing_but_sail() -> None:
    table = deal(Turn(0), hands=("ccc", ""), aboard={"cat": {4: (0, "rat")}})
    assert kinds(table) == ["Grab"]
    assert told(table)[:2] == ["sails", "takes-prize"]


def test_4_1_nobody_else_can_act_in_between() -> None:
    table = deal(Turn(0), hands=("c", "c"))
    assert refusal(table, 1, "TakeCard", card="deck").key == "nothing-now"


def test_4_2_passing_is_not_offered() -> None:
    table = deal(Turn(0), hands=("c", ""))
    assert "SkipTurn" not in [offer.kind for offer in asked(table).offers]


def test_4_2_without_a_card_to_take_one_has_to_move() -> None:
    table = deal(Turn(0), hands=("c", ""), deck="", row="")
    assert kinds(table) == ["Board"]
    assert why_blocked(table, "TakeCard") == "no-cards-left"


def test_4_2_a_turn_is_skipped_only_when_nothing_at_all_can_be_done() -> None:
    table = deal(Turn(0), seats=3, hands=("", "c", ""), deck="", row="")
    assert told(table) == ["turn-skipped"]
    assert waiting(table) == (1,)


def test_4_3_two_cards_are_taken_in_any_mix_of_row_and_deck() -> None:
    table = deal(Turn(0), deck="bbb", row="cffc")
    act(table, "TakeCard", card="deck")
    assert waiting(table) == (0,)
    act(table, "TakeCard", card="fish")
    assert hand_of(table, 0) == "bf"
    assert waiting(table) == (1,)


def test_4_3_the_first_card_is_known_before_the_second_is_chosen() -> None:
    table = deal(Turn(0), deck="bbb")
    act(table, "TakeCard", card="deck")
    secret = [event for event in table.events if event.only == 0]
    assert [event.text.key for event in secret] == ["you-draw"]
    assert hand_of(table, 0) == "b"
    assert kinds(table) == ["TakeCard"]


def test_4_3_how_many_cards_are_taken_is_a_figure_of_the_box() -> None:
    table = deal(Turn(0), deck="bbbbbbb", components=Components(cards_taken=3))
    for _ in range(3):
        assert waiting(table) == (0,)
        act(table, "TakeCard", card="deck")
    assert (hand_of(table, 0), waiting(table)) == ("bbb", (1,))


def test_4_3_a_kind_that_is_not_in_the_row_cannot_be_taken_from_it() -> None:
    table = deal(Turn(0), row="cccc")
    assert legal(table, "TakeCard") == [{"card": "deck"}, {"card": "cat"}]
    assert refusal(table, 0, "TakeCard", card="fish").key == "choose-one"


def test_4_3_if_only_one_card_is_left_anywhere_one_is_taken() -> None:
    table = deal(Turn(0), seats=3, hands=("", "c", ""), deck="", row="c")
    act(table, "TakeCard", card="cat")
    assert hand_of(table, 0) == "c"
    assert waiting(table) == (1,)


def test_4_4_the_row_is_not_filled_between_the_two_cards() -> None:
    table = deal(Turn(0), deck="ccc", row="bfbf")
    act(table, "TakeCard", card="bird")
    assert table.state.row == cards("fbf")


def test_4_4_after_both_cards_the_row_is_filled_up_to_four() -> None:
    table = deal(Turn(0), deck="cccccc", row="bfbf")
    act(table, "TakeCard", card="bird")
    act(table, "TakeCard", card="bird")
    assert table.state.row == cards("ffcc")


def test_4_4_a_row_that_cannot_be_filled_stays_short_until_the_next_cards_are_taken() -> None:
    table = deal(Turn(0), hands=("", "c"), deck="", row="bfbf")
    act(table, "TakeCard", card="bird")
    act(table, "TakeCard", card="bird")
    act(table, "Board", figure="raccoon", place="cat-1")
    assert table.state.discard == cards("c")
    assert table.state.row == cards("ff")
    act(table, "TakeCard", card="fish")
    act(table, "TakeCard", card="fish")
    assert table.state.row == cards("c")


def test_4_5_more_than_six_cards_go_down_to_exactly_six_by_choice() -> None:
    table = deal(Turn(0), hands=("ccbbf", ""), deck="ccccc", row="bbbb")
    act(table, "TakeCard", card="bird")
    act(table, "TakeCard", card="bird")
    assert waiting(table) == (0,)
    assert refusal(table, 0, "DiscardCards", cards={"fish": 1, "cat": 1}).key == "cards-exactly"
    assert refusal(table, 0, "DiscardCards", cards={}).key == "cards-exactly"
    assert refusal(table, 0, "DiscardCards", cards={"fish": 2}).key == "spread-range"
    act(table, "DiscardCards", cards={"fish": 1})
    assert hand_of(table, 0) == "ccbbbb"
    assert table.state.discard == cards("f")
    assert waiting(table) == (1,)


def test_4_5_six_cards_are_not_too_many() -> None:
    table = deal(Turn(0), hands=("ccbb", ""), deck="ccccc")
    act(table, "TakeCard", card="cat")
    act(table, "TakeCard", card="cat")
    assert len(hand_of(table, 0)) == 6
    assert waiting(table) == (1,)


def test_4_5_the_limit_does_not_count_after_any_other_action() -> None:
    table = deal(Turn(0), hands=("ccbbffccb", ""))
    act(table, "Board", figure="rat", place="cat-1")
    assert len(hand_of(table, 0)) == 8
    assert waiting(table) == (1,)


def test_4_5_the_row_is_filled_before_the_discard() -> None:
    table = deal(Turn(0), hands=("cccccc", ""), deck="bbbb", row="ffff")
    act(table, "TakeCard", card="fish")
    act(table, "TakeCard", card="fish")
    assert table.state.row == cards("ffbb")
    assert kinds(table) == ["DiscardCards"]


def test_4_6_an_empty_deck_is_made_anew_when_a_card_is_drawn() -> None:
    table = deal(Turn(0), deck="", discard="bbbb")
    act(table, "TakeCard", card="deck")
    assert hand_of(table, 0) == "b"
    assert (len(table.state.deck), table.state.discard) == (3, [])
    assert "deck-reshuffled" in told(table)


def test_4_6_a_deck_of_nothing_stays_at_nothing_until_a_card_is_needed() -> None:
    table = deal(Turn(0), hands=("cccccc", ""), deck="b", row="ffff", discard="bb")
    act(table, "TakeCard", card="deck")
    assert (table.state.deck, table.state.discard) == ([], cards("bb"))


def test_4_6_cards_discarded_for_the_limit_still_join_the_next_deck() -> None:
    table = deal(Turn(0), hands=("cccccc", ""), deck="bb", row="ffff")
    act(table, "TakeCard", card="fish")
    act(table, "TakeCard", card="fish")
    assert (table.state.deck, table.state.row) == ([], cards("ffbb"))
    act(table, "DiscardCards", cards={"cat": 2})
    assert table.state.discard == cards("cc")
    act(table, "TakeCard", card="deck")
    assert hand_of(table, 1) == "c"


def test_4_6_the_refill_too_makes_a_new_deck() -> None:
    table = deal(Turn(0), deck="", discard="bb", row="ffff")
    act(table, "TakeCard", card="fish")
    act(table, "TakeCard", card="fish")
    assert table.state.row == cards("ffbb")


def test_4_6_with_deck_and_discards_empty_only_the_row_is_left() -> None:
    table = deal(Turn(0), deck="", row="fc")
    assert legal(table, "TakeCard") == [{"card": "fish"}, {"card": "cat"}]
