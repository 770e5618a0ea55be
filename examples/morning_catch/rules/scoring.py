"""Chapter 6: the end."""

from examples.morning_catch.state import Here
from games.kernel import Line, Score, Seat, say


def final_scores(table: Here) -> dict[Seat, Score]:
    return {seat: score(table, seat) for seat in range(table.seats)}


def score(table: Here, seat: Seat) -> Score:
    """6.1 Coins, 6.2 and what the regular customer pays. 6.4 Ties: the happier customer decides."""
    player = table.state.players[seat]
    wanted = player.crates[player.customer]
    treat = wanted * table.components.treat
    lines = (Line(say("score-coins"), player.coins), Line(say("score-customer"), treat))
    return Score((player.coins + treat, wanted), player.coins + treat, lines)


def worth_now(table: Here, seat: Seat) -> int:
    """6.1-6.2 What a player would have if the game ended now."""
    return score(table, seat).total
