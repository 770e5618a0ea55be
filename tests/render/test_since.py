"""What is new to the one who is to move."""

from __future__ import annotations

from bot.render.since import Since
from tests.render.positions import by_hand


def test_nothing_is_marked_for_somebody_who_has_not_moved_yet() -> None:
    since = Since()
    assert since.fresh(1, by_hand(1), [0]) == frozenset()
    assert since.fresh(1, by_hand(2), [1]) == frozenset()


def test_all_that_happened_since_the_end_of_ones_turn_is_marked() -> None:
    since = Since()
    since.fresh(1, by_hand(1), [0])
    since.fresh(1, by_hand(2), [1])  # what the first player's turn came to
    since.fresh(1, by_hand(3), [2])
    assert since.fresh(1, by_hand(4), [0]) == {"seat-0", "seat-0/1"}


def test_if_it_is_as_one_left_it_nothing_is_marked() -> None:
    since = Since()
    since.fresh(1, by_hand(1), [0])
    since.fresh(1, by_hand(2), [1])
    assert since.fresh(1, by_hand(2), [0]) == frozenset()


def test_tables_are_kept_apart() -> None:
    since = Since()
    since.fresh(1, by_hand(1), [0])
    since.fresh(1, by_hand(2), [1])
    assert since.fresh(2, by_hand(9), [0]) == frozenset()
