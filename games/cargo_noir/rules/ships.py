"""Phase I (3.4) lets every ship on the board act, in the order that its owner likes."""

from collections.abc import Sequence
from functools import lru_cache

from games.cargo_noir.cargo import lot_listed
from games.cargo_noir.components import PORTS
from games.cargo_noir.rules.macao import Draw, offer_swap
from games.cargo_noir.rules.ports import Buy, Withdraw, berths, offer_buy, offer_raise, offer_withdraw
from games.cargo_noir.state import Here
from games.cargo_noir.words import PLACES
from games.kernel import AS_IT_IS, Move, Offer, OneSeat, Prompt, Seat, Text, Who, say


def unresolved(table: Here, seat: Seat) -> int:
    """Return how many ships have still to act this turn."""
    lone, contested = berths(table, seat)
    return table.state.players[seat].market + len(lone) + len(contested)


@lru_cache(maxsize=1024)
def _ask(ships: int) -> Text:
    return say("ask-ships", count=ships)


_OFFER_DRAW, _DRAW = Offer(Draw, say("action-draw"), openly=AS_IT_IS), Draw()
_BUY: dict[str, Move] = {port: Buy(port=port) for port in PORTS}
_WITHDRAW: dict[str, Move] = {port: Withdraw(port=port) for port in PORTS}


def _default(lone: Sequence[str], market: int, contested: Sequence[str]) -> Move:
    """7.2-7.4 First buy where alone, then draw at the black market, then withdraw."""
    if lone:
        return _BUY[lone[0]]
    return _DRAW if market else _WITHDRAW[contested[0]]


def _contest(table: Here, name: str) -> Text:
    """Name a port where several bid, with the highest stack there and whose it is."""
    stacks = table.state.ports[name].stacks
    best = max(stacks, key=stacks.__getitem__)
    return say("contested", port=PLACES[name], who=Who(best), coins=stacks[best])


def _stakes(table: Here, seat: Seat, name: str) -> Text:
    """Say of a port what lies there, what this player has bid, and what the highest rival has."""
    port = table.state.ports[name]
    best = max((rival for rival in port.stacks if rival != seat), key=port.stacks.__getitem__)
    return say(
        "stakes",
        port=PLACES[name],
        lot=lot_listed(tuple(port.lot)),
        own=port.stacks[seat],
        who=Who(best),
        best=port.stacks[best],
    )


def _means(table: Here, seat: Seat, contested: Sequence[str]) -> Text:
    """Say what this player has in the Safe, and what is at stake in the contested ports."""
    safe = say("your-safe", safe=table.state.players[seat].coins)
    if not contested:
        return safe
    return say("your-stakes", safe=safe, ports=tuple(_stakes(table, seat, name) for name in contested))


class ResolveShips(OneSeat[Here, Move]):
    """3.4 One ship acts after another. 6.1 Only the last one acts without asking, if it has no choice."""

    def wanted(self, table: Here) -> Text:
        contested = tuple(_contest(table, name) for name in berths(table, self.seat)[1])
        ships = unresolved(table, self.seat)
        if not contested:
            return say("wanted-ships", count=ships)
        return say("wanted-ships-contested", count=ships, ports=contested)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        (lone, contested), market = berths(table, seat), table.state.players[seat].market
        found: list[Offer] = []
        if lone:
            found.append(offer_buy(table, seat, lone))
        if market:
            found += (_OFFER_DRAW, offer_swap(table, seat))
        if contested:
            found += (offer_raise(table, seat, contested), offer_withdraw(table, seat, contested))
        waiting = market + len(lone) + len(contested)
        return Prompt(
            _ask(waiting),
            tuple(found),
            _default(lone, market, contested),
            auto=waiting == 1,
            context=lambda: _means(table, seat, contested),
        )

    def resolve(self, table: Here, answers: dict[Seat, Move]) -> None:
        answers[self.seat].apply(table, self.seat)
        if unresolved(table, self.seat):
            table.then(self)
