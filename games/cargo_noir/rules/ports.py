"""Phase I in the ports (3.8-3.12): buy when alone, else raise or withdraw."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import inf

from games.cargo_noir.cargo import lot_listed
from games.cargo_noir.rules.bag import refill
from games.cargo_noir.state import Here
from games.cargo_noir.words import PLACES, coins, leaves
from games.kernel import Amount, Choice, Domain, Move, Offer, OneOf, Picked, Seat, Text, Who, once, say

_BUY, _RAISE, _WITHDRAW = say("action-buy"), say("action-raise"), say("action-withdraw")


def berths(table: Here, seat: Seat) -> tuple[list[str], list[str]]:
    """Ports where this seat's stack is the only one, and those where it has rivals and has not raised yet."""
    lone, rivals = [], []
    for name, port in table.state.ports.items():
        if seat in port.stacks:
            if len(port.stacks) == 1:
                lone.append(name)
            elif name not in table.state.raised:
                rivals.append(name)
    return lone, rivals


def least_raise(table: Here, seat: Seat, name: str) -> int:
    """3.10 To one coin more than the highest of the others."""
    stacks = table.state.ports[name].stacks
    highest = max(coins for other, coins in stacks.items() if other != seat)
    return highest + 1 - stacks[seat]


def help_at_hand(stacks: Sequence[int], syndicates: int, income: int) -> int:
    """3.4 What withdrawing these stacks brings, 3.12 with so many Syndicates that have not paid yet."""
    return sum(stacks) + income * min(len(stacks), syndicates)


def to_hand(table: Here, seat: Seat, name: str) -> int:
    """The ship comes back; what becomes of its coins is for the caller to say."""
    table.state.players[seat].hand += 1
    return table.state.ports[name].stacks.pop(seat)


class Buy(Move):
    """3.8 Alone in a port: the stack goes to the bank, all its cargo comes aboard, and 3.9 it is refilled."""

    port: str

    def apply(self, table: Here, seat: Seat) -> None:
        port, player = table.state.ports[self.port], table.state.players[seat]
        paid, place = to_hand(table, seat, self.port), PLACES[self.port]
        for kind in port.lot:
            player.cargo[kind] += 1
        table.tell("bought", who=Who(seat), port=place, coins=coins(paid), lot=lot_listed(tuple(port.lot)))
        port.lot = []
        refill(table, port.lot, table.components.slots[self.port])
        table.tell("refilled", port=place, lot=lot_listed(tuple(port.lot)))


class Raise(Move):
    """3.10 Outbid all the others there; ship and coins stay, and the ship is not sent anywhere this turn."""

    port: str
    coins: int

    def apply(self, table: Here, seat: Seat) -> None:
        stacks = table.state.ports[self.port].stacks
        table.state.players[seat].coins -= self.coins
        stacks[seat] += self.coins
        table.state.raised.append(self.port)
        table.tell(
            "raised", who=Who(seat), port=PLACES[self.port], coins=coins(self.coins), stack=stacks[seat]
        )


class Withdraw(Move):
    """3.11 Give way: ship and coins come back, and no ship goes there again this turn."""

    port: str

    def apply(self, table: Here, seat: Seat) -> None:
        player = table.state.players[seat]
        income = _syndicate_income(table, seat)
        back = to_hand(table, seat, self.port)
        player.coins += back + income
        table.state.left.append(self.port)
        place = PLACES[self.port]
        if income:
            table.tell("withdrew-paid", who=Who(seat), port=place, coins=coins(back), income=coins(income))
        else:
            table.tell("withdrew", who=Who(seat), port=place, coins=coins(back))


def _syndicate_income(table: Here, seat: Seat) -> int:
    """3.12 Each Syndicate pays once a turn, one of them for each port given up."""
    return table.components.syndicate if _syndicates(table, seat) else 0


def _syndicates(table: Here, seat: Seat) -> int:
    """Those that have not paid this turn."""
    cards = table.state.players[seat].cards.get("syndicate", 0)
    return max(cards - len(table.state.left), 0)


def offer_buy(table: Here, seat: Seat, ports: Sequence[str]) -> Offer:
    def port() -> Domain:
        return OneOf(tuple(ports), lambda name: Choice(name, PLACES[name], _lot(table, seat, name)))

    return Offer(Buy, _BUY, {"port": once(port)})


def _lot(table: Here, seat: Seat, name: str) -> Text:
    port = table.state.ports[name]
    return say("lot-for", lot=lot_listed(tuple(port.lot)), coins=coins(port.stacks[seat]))


def offer_raise(table: Here, seat: Seat, ports: Sequence[str]) -> Offer:
    """3.10 Only where the Safe covers the least raise."""
    safe = table.state.players[seat].coins
    dear = {name: least_raise(table, seat, name) for name in ports}
    open_to = [name for name in ports if dear[name] <= safe]
    if not open_to:
        return Offer(Raise, _RAISE, blocked=_too_dear(table, seat, dear))

    def port() -> Domain:
        return OneOf(
            tuple(open_to),
            lambda name: Choice(name, PLACES[name], _rivals(table, seat, name)),
            closed=lambda: _unraised(table, seat, dear),
        )

    def amount(picked: Picked) -> Domain:
        own, least = table.state.ports[picked["port"]].stacks[seat], dear[picked["port"]]
        return Amount(least, safe, _why_raise(own, own + least - 1, safe), lambda more: leaves(safe - more))

    return Offer(Raise, _RAISE, {"port": once(port), "coins": amount})


def _too_dear(table: Here, seat: Seat, dear: Mapping[str, int]) -> Text:
    """6.1 Coins from one ship may turn a withdrawal into a raise, if they are enough."""
    safe, least = table.state.players[seat].coins, min(dear.values())
    if any(more <= safe + _help(table, seat, dear, name) for name, more in dear.items()):
        return say("raise-too-dear", least=least, safe=safe)
    return say("raise-out-of-reach", least=least, safe=safe)


def _help(table: Here, seat: Seat, rivals: Iterable[str], port: str) -> int:
    """What all other ships that may withdraw could bring for a raise in this port."""
    stacks = [table.state.ports[name].stacks[seat] for name in rivals if name != port]
    return help_at_hand(stacks, _syndicates(table, seat), table.components.syndicate)


def _unraised(table: Here, seat: Seat, dear: Mapping[str, int]) -> tuple[Choice, ...]:
    """Why one cannot raise in the other ports."""
    safe = table.state.players[seat].coins
    return tuple(
        Choice(name, PLACES[name], _why_not_raise(table, seat, name, dear.get(name)))
        for name in table.state.ports
        if dear.get(name, inf) > safe
    )


def _why_not_raise(table: Here, seat: Seat, name: str, least: int | None) -> Text:
    if least is not None:
        return say("raise-takes", least=coins(least), safe=table.state.players[seat].coins)
    stacks = table.state.ports[name].stacks
    if seat not in stacks:
        return say("port-no-ship")
    return say("port-raised") if len(stacks) > 1 else say("port-alone")


@cache
def _why_raise(own: int, highest: int, safe: int) -> Text:
    return say("raise-why", own=own, highest=highest, safe=safe)


def _rivals(table: Here, seat: Seat, name: str) -> Text:
    port = table.state.ports[name]
    highest = max(coins for other, coins in port.stacks.items() if other != seat)
    return say("rivals", own=port.stacks[seat], highest=highest, lot=lot_listed(tuple(port.lot)))


def offer_withdraw(table: Here, seat: Seat, ports: Sequence[str]) -> Offer:
    def port() -> Domain:
        return OneOf(tuple(ports), lambda name: Choice(name, PLACES[name], _rivals(table, seat, name)))

    return Offer(Withdraw, _WITHDRAW, {"port": once(port)})
