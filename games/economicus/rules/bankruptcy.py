"""7.5 Bankruptcy and resignation."""

from games.economicus.rules.cards import reveal_if_quiet
from games.economicus.rules.money import pay
from games.economicus.rules.stars import changing
from games.economicus.rules.victory import finish
from games.economicus.state import NUMBERS, Here, by_industry, living
from games.kernel import Move, Offer, Picked, Seat, Text, Who, say

_SURE = say("confirm-resign")


def go_out(table: Here, seat: Seat) -> None:
    """7.5.1 Everything goes to the box; the last one left wins at once, before any further payment (A35)."""
    left = [n for n in NUMBERS if table.state.players[seat].companies[n]]
    changing(table, left, lambda: _clear(table, seat))
    alive = living(table, seat)
    if len(alive) == 1:
        table.tell("last-one-left", who=Who(alive[0]))
        finish(table)


def _clear(table: Here, seat: Seat) -> None:
    player = table.state.players[seat]
    pay(table, seat, player.cash)
    player.companies, player.loans, player.bearing = by_industry(), by_industry(), by_industry()
    player.waiting, player.orders, player.frozen = [], [], 0
    player.alive = False


class Resign(Move):
    """7.5.2 Leaving the game is a bankruptcy (A26), possible whenever someone is waited for (A41)."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        return _RESIGN if table.state.players[seat].alive else None

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("resigns", who=Who(seat))
        go_out(table, seat)
        reveal_if_quiet(table)


def _ask_again(picked: Picked) -> Text:
    return _SURE


_RESIGN = Offer(Resign, say("offer-resign"), confirm=_ask_again)
