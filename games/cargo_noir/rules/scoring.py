"""Chapter 4 counts the points at the end, and says who comes first among equals."""

from collections.abc import Sequence

from games.cargo_noir.components import BONUS, REGULAR, UNIQUE
from games.cargo_noir.state import Here
from games.kernel import Line, Score, Seat, say

_GROUPS: tuple[tuple[str, Sequence[str]], ...] = (
    ("score-bonus", BONUS),
    ("score-regular", REGULAR),
    ("score-unique", UNIQUE),
)


def final_scores(table: Here) -> dict[Seat, Score]:
    """Return the score of each seat."""
    return {seat: score(table, seat) for seat in range(table.seats)}


def score(table: Here, seat: Seat) -> Score:
    """4.5 Add up all cards. 4.6 In a tie the best card decides, then the next; 4.7 so for all places."""
    cards = points_of_cards(table, seat)
    total = sum(cards)
    lines = tuple(Line(say(key), _points(table, seat, group)) for key, group in _GROUPS)
    return Score((total, *cards), total, lines)


def points_of_cards(table: Here, seat: Seat) -> list[int]:
    """Return the points of each card, from the most valuable down."""
    held = table.state.players[seat].cards
    points = [table.components.cards[card].points for card, number in held.items() for _ in range(number)]
    return sorted(points, reverse=True)


def _points(table: Here, seat: Seat, group: Sequence[str]) -> int:
    held = table.state.players[seat].cards
    return sum(table.components.cards[card].points * held.get(card, 0) for card in group)


def worth_now(table: Here, seat: Seat) -> int:
    """4.5 Return the points of a player, if the game ended now."""
    return score(table, seat).total
