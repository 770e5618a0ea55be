"""7.5 Takes a player out of the game, by bankruptcy or resignation."""

from games.economicus.rules.cards import reveal_if_quiet
from games.economicus.rules.money import pay
from games.economicus.rules.stars import change_companies
from games.economicus.rules.victory import finish
from games.economicus.state import NUMBERS, Here, by_industry, living
from games.kernel import Move, Offer, Picked, Seat, Text, Who, say

_ARE_YOU_SURE = say("confirm-resign")


def go_out(table: Here, seat: Seat) -> None:
    """7.5.1 Everything goes to the box; the last one left wins at once, before any further payment (A35)."""
    companies = table.state.players[seat].companies
    industries = [number for number in NUMBERS if companies[number]]
    change_companies(table, industries, lambda: remove_player(table, seat))
    alive = living(table, seat)
    if len(alive) == 1:
        table.tell("last-one-left", who=Who(alive[0]))
        finish(table)


def remove_player(table: Here, seat: Seat) -> None:
    """Take all that a player has off the table, without telling anybody or ending the game."""
    player = table.state.players[seat]
    pay(table, seat, player.cash)
    player.companies, player.loans, player.bearing = by_industry(), by_industry(), by_industry()
    player.waiting, player.orders, player.frozen = [], [], 0
    player.alive = False


class Resign(Move):
    """7.5.2 Leave the game: that is a bankruptcy (A26), possible whenever someone is waited for (A41)."""

    last_resort = True

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        return _RESIGN if table.state.players[seat].alive else None

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("resigns", who=Who(seat))
        go_out(table, seat)
        reveal_if_quiet(table)


def _ask_again(picked: Picked) -> Text:
    return _ARE_YOU_SURE


_RESIGN = Offer(Resign, say("offer-resign"), confirm=_ask_again)
