"""Phase I (3.4): every ship on the board does what its place allows, in the order its owner likes."""

from collections.abc import Sequence
from functools import cache

from games.cargo_noir.components import PORTS
from games.cargo_noir.rules.macao import Draw, offer_swap
from games.cargo_noir.rules.ports import Buy, Withdraw, berths, offer_buy, offer_raise, offer_withdraw
from games.cargo_noir.state import Here
from games.kernel import Move, Offer, OneSeat, Prompt, Seat, Text, say


def unresolved(table: Here, seat: Seat) -> int:
    lone, rivals = berths(table, seat)
    return table.state.players[seat].market + len(lone) + len(rivals)


@cache
def _ask(ships: int) -> Text:
    return say("ask-ships", count=ships)


_OFFER_DRAW, _DRAWN = Offer(Draw, say("action-draw")), Draw()
_BOUGHT: dict[str, Move] = {port: Buy(port=port) for port in PORTS}
_GIVEN_UP: dict[str, Move] = {port: Withdraw(port=port) for port in PORTS}


def _default(lone: Sequence[str], market: int, rivals: Sequence[str]) -> Move:
    """7.2-7.4 Buy where alone, then draw at the market, then give way."""
    if lone:
        return _BOUGHT[lone[0]]
    return _DRAWN if market else _GIVEN_UP[rivals[0]]


class ResolveShips(OneSeat[Here, Move]):
    """3.4 One ship after another. 6.1 Only the last one, if it has no choice, is resolved without asking."""

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        (lone, rivals), market = berths(table, seat), table.state.players[seat].market
        found: list[Offer] = []
        if lone:
            found.append(offer_buy(table, seat, lone))
        if market:
            found += (_OFFER_DRAW, offer_swap(table, seat))
        if rivals:
            found += (offer_raise(table, seat, rivals), offer_withdraw(table, seat, rivals))
        waiting = market + len(lone) + len(rivals)
        return Prompt(_ask(waiting), tuple(found), _default(lone, market, rivals), auto=waiting == 1)

    def resolve(self, table: Here, answers: dict[Seat, Move]) -> None:
        answers[self.seat].apply(table, self.seat)
        if unresolved(table, self.seat):
            table.then(self)
