"""8 Says what ends the game and who wins."""

from games.economicus.rules.money import repayment
from games.economicus.rules.stars import all_stars, presence
from games.economicus.state import NUMBERS, Here, Player
from games.kernel import Line, Move, Offer, Score, Seat, Who, say

ENDLESS = 1  # the edition in which a game without a limit could go on for ever


def target(table: Here) -> int:
    """8.1 Return the stars that win, by the number of players or as chosen; 0: no number ends the game."""
    if table.options.ending in ("rounds", "time"):
        return 0
    return max(table.options.star_target, table.components.stars[table.seats])


def last_round(table: Here) -> int:
    """8.3, 8.6 Return the round after which the game ends; 0: none, or it is too far away to count (A44)."""
    options, longest = table.options, table.components.longest
    if options.ending in ("stars-or-rounds", "rounds"):
        return options.limit_rounds
    unlimited = options.ending == "stars" and table.deal.edition != ENDLESS
    return longest if unlimited and table.state.round > longest - table.components.counted else 0


def net_assets(table: Here, seat: Seat) -> int:
    """8.4 Add cash and companies at current prices, less loans with interest.

    Frozen refunds and waiting companies count, money under orders does not (A29).
    """
    player, prices = table.state.players[seat], table.state.prices
    placed = sum(player.companies[number] * prices[number] for number in NUMBERS)
    waiting = sum(prices[number] for number in player.waiting)
    return player.cash + player.frozen + placed + waiting - sum(player.loans) * repayment(table)


def standing(table: Here) -> dict[Seat, Score]:
    """8.2 Return how all stand: by stars, then net assets, then cash (A27). Whoever is out comes last."""
    stars = all_stars(table.state.players)
    return {seat: _score(table, seat, stars[seat]) for seat in range(table.seats)}


def finish(table: Here) -> None:
    """8.2 End the game, and tell how everybody stands."""
    scores = standing(table)
    for seat, player in enumerate(table.state.players):
        if player.alive:
            _, shown, assets, cash = scores[seat].order
            table.tell("final-standing", who=Who(seat), stars=shown, assets=assets, cash=cash)
    table.finish(scores)


def _score(table: Here, seat: Seat, stars: int) -> Score:
    player = table.state.players[seat]
    if not player.alive:
        return Score((0, 0, 0, 0), 0)
    return Score((1, stars, net_assets(table, seat), player.cash), stars, _lines(player, stars))


def _lines(player: Player, stars: int) -> tuple[Line, ...]:
    present = presence(player)
    return Line(say("score-presence"), present), Line(say("score-leadership"), stars - present)


class TimeIsUp(Move):
    """8.3 Call the limit by time, as only the host does: the turn that has begun is completed (A28)."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        blocked = say("time-already-up") if table.state.time_up else None
        return Offer(cls, say("call-time-is-up"), blocked=blocked)

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.time_up = True
        table.tell("time-called")
