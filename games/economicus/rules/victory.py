"""8 Victory: the target held to the end of a turn, a limit, or being the last one left."""

from games.economicus.rules.money import repayment
from games.economicus.rules.stars import all_stars, presence
from games.economicus.state import NUMBERS, Here, Player
from games.kernel import Line, Move, Offer, Score, Seat, Who, say


def target(table: Here) -> int:
    """8.1 By the number of players, or more if the table chose so; 0: no number of stars ends the game."""
    if table.options.ending in ("rounds", "time"):
        return 0
    return max(table.options.star_target, table.components.stars[table.seats])


def last_round(table: Here) -> int:
    """8.3 The round after which the game ends; 0: none."""
    by_rounds = table.options.ending in ("stars-or-rounds", "rounds")
    return table.options.limit_rounds if by_rounds else 0


def net_assets(table: Here, seat: Seat) -> int:
    """8.4 Cash and companies at current prices, less loans with interest.

    Frozen refunds and waiting companies count, money under orders does not (A29).
    """
    player, prices = table.state.players[seat], table.state.prices
    companies = sum(player.companies[n] * prices[n] for n in NUMBERS) + sum(prices[n] for n in player.waiting)
    return player.cash + player.frozen + companies - sum(player.loans) * repayment(table)


def finish(table: Here) -> None:
    """8.2 Most stars, then net assets, then cash, then a shared victory (A27). Who is out comes last."""
    stars = all_stars(table.state.players)
    scores = {seat: _score(table, seat, stars[seat]) for seat in range(table.seats)}
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
    """8.3 A limit by time is the host's to call: the turn that has begun is played to its end (A28)."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        blocked = say("time-already-up") if table.state.time_up else None
        return Offer(cls, say("call-time-is-up"), blocked=blocked)

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.time_up = True
        table.tell("time-called")
