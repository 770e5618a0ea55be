"""Phase I in the ports (3.8-3.12): a ship buys when alone, else it raises or withdraws."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import inf

from games.cargo_noir.cargo import lot_listed
from games.cargo_noir.rules.bag import refill
from games.cargo_noir.state import Here
from games.cargo_noir.words import PLACES, coins, coins_staked, leaves
from games.kernel import Amount, Choice, Domain, Move, Offer, OneOf, Picked, Seat, Text, Who, once, say

_BUY, _RAISE, _WITHDRAW = say("action-buy"), say("action-raise"), say("action-withdraw")
_NO_SHIP = say("port-no-ship")


def berths(table: Here, seat: Seat) -> tuple[list[str], list[str]]:
    """Return the ports where this seat is alone, and those where it has rivals and has not raised yet."""
    lone, contested = [], []
    for name, port in table.state.ports.items():
        if seat in port.stacks:
            if len(port.stacks) == 1:
                lone.append(name)
            elif name not in table.state.raised:
                contested.append(name)
    return lone, contested


def least_raise(table: Here, seat: Seat, name: str) -> int:
    """3.10 Return the coins that bring the stack one above the highest of the others."""
    stacks = table.state.ports[name].stacks
    highest = max(coins for other, coins in stacks.items() if other != seat)
    return highest + 1 - stacks[seat]


def coins_from_withdrawing(stacks: Sequence[int], syndicates: int, income: int) -> int:
    """3.11 Return what withdrawing these stacks brings, 3.12 with so many Syndicates still to pay."""
    return sum(stacks) + income * min(len(stacks), syndicates)


def take_ship_back(table: Here, seat: Seat, name: str) -> int:
    """Take the ship back to the hand and return the coins of its stack, which the caller has to place."""
    table.state.players[seat].hand += 1
    return table.state.ports[name].stacks.pop(seat)


class Buy(Move):
    """3.8 Pay the stack to the bank for all cargo of a port where one is alone; 3.9 the port is refilled."""

    port: str

    def apply(self, table: Here, seat: Seat) -> None:
        port, player = table.state.ports[self.port], table.state.players[seat]
        paid, place = take_ship_back(table, seat, self.port), PLACES[self.port]
        for kind in port.lot:
            player.cargo[kind] += 1
        table.tell("bought", who=Who(seat), port=place, coins=coins(paid), lot=lot_listed(tuple(port.lot)))
        port.lot = []
        refill(table, port.lot, table.components.slots[self.port])
        table.tell("refilled", port=place, lot=lot_listed(tuple(port.lot)))


class Raise(Move):
    """3.10 Outbid all others in a port; ship and coins stay, and the ship is not sent this turn."""

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
    """3.11 Withdraw from a port: ship and coins come back, and no ship goes there again this turn."""

    port: str

    def apply(self, table: Here, seat: Seat) -> None:
        player = table.state.players[seat]
        income = _syndicate_income(table, seat)
        back = take_ship_back(table, seat, self.port)
        player.coins += back + income
        table.state.left.append(self.port)
        place = PLACES[self.port]
        if income:
            table.tell("withdrew-paid", who=Who(seat), port=place, coins=coins(back), income=coins(income))
        else:
            table.tell("withdrew", who=Who(seat), port=place, coins=coins(back))


def _syndicate_income(table: Here, seat: Seat) -> int:
    """3.12 Each Syndicate pays once a turn, one of them for each port given up."""
    return table.components.syndicate if _unpaid_syndicates(table, seat) else 0


def _unpaid_syndicates(table: Here, seat: Seat) -> int:
    """Return how many Syndicates have not paid this turn."""
    cards = table.state.players[seat].cards.get("syndicate", 0)
    return max(cards - len(table.state.left), 0)


@lru_cache(maxsize=1024)
def _each(ports: tuple[str, ...]) -> tuple[Picked, ...]:
    """Return the choice of each of these ports."""
    return tuple({"port": name} for name in ports)


def offer_buy(table: Here, seat: Seat, ports: Sequence[str]) -> Offer:
    """3.8 Offer to buy in these ports."""

    def port() -> Domain:
        return OneOf(
            tuple(ports),
            lambda name: Choice(name, PLACES[name], _lot_note(table, seat, name)),
            lambda: tuple(_contested(table, seat, name) for name in table.state.ports if name not in ports),
        )

    return Offer(Buy, _BUY, {"port": once(port)}, openly=_each(tuple(ports)))


def _contested(table: Here, seat: Seat, name: str) -> Choice:
    """3.8 Return a port whose cargo one may not buy, with the reason."""
    rivals = tuple(Who(other) for other in table.state.ports[name].stacks if other != seat)
    if seat not in table.state.ports[name].stacks:
        return Choice(name, PLACES[name], _NO_SHIP, remote=True)
    return Choice(name, PLACES[name], say("port-contested", who=rivals, count=len(rivals)))


def _lot_note(table: Here, seat: Seat, name: str) -> Text:
    port = table.state.ports[name]
    return say("lot-for", lot=lot_listed(tuple(port.lot)), coins=coins(port.stacks[seat]))


def offer_raise(table: Here, seat: Seat, ports: Sequence[str]) -> Offer:
    """3.10 Offer to raise in those of these ports where the Safe covers the least raise."""
    safe = table.state.players[seat].coins
    least_raises = {name: least_raise(table, seat, name) for name in ports}
    affordable = [name for name in ports if least_raises[name] <= safe]
    if not affordable:
        return Offer(Raise, _RAISE, blocked=_why_too_dear(table, seat, least_raises))

    def port() -> Domain:
        return OneOf(
            tuple(affordable),
            lambda name: Choice(name, PLACES[name], _rivals_note(table, seat, name)),
            closed=lambda: _closed_to_raises(table, seat, least_raises),
        )

    def amount(picked: Picked) -> Domain:
        own, least = table.state.ports[picked["port"]].stacks[seat], least_raises[picked["port"]]
        why = _why_raise(own, own + least - 1, safe)
        return Amount(least, safe, why, lambda more: leaves(safe - more), called=coins_staked)

    least = tuple({"port": name, "coins": least_raises[name]} for name in affordable)
    return Offer(Raise, _RAISE, {"port": once(port), "coins": amount}, openly=least)


def _why_too_dear(table: Here, seat: Seat, least_raises: Mapping[str, int]) -> Text:
    """6.1 Say what the Safe is short of, and whether coins from other ships could still pay for a raise."""
    safe, least = table.state.players[seat].coins, min(least_raises.values())
    raises = least_raises.items()
    if any(more <= safe + _coins_from_others(table, seat, least_raises, name) for name, more in raises):
        return say("raise-too-dear", least=least, safe=safe)
    return say("raise-out-of-reach", least=least, safe=safe)


def _coins_from_others(table: Here, seat: Seat, contested: Iterable[str], port: str) -> int:
    """Return what withdrawing from all other contested ports would bring for a raise in this one."""
    stacks = [table.state.ports[name].stacks[seat] for name in contested if name != port]
    return coins_from_withdrawing(stacks, _unpaid_syndicates(table, seat), table.components.syndicate)


def _closed_to_raises(table: Here, seat: Seat, least_raises: Mapping[str, int]) -> tuple[Choice, ...]:
    """Return the ports where one cannot raise, each with the reason."""
    safe = table.state.players[seat].coins
    return tuple(
        Choice(
            name,
            PLACES[name],
            _why_not_raise(table, seat, name, least_raises.get(name)),
            remote=name not in least_raises,
        )
        for name in table.state.ports
        if least_raises.get(name, inf) > safe
    )


def _why_not_raise(table: Here, seat: Seat, name: str, least: int | None) -> Text:
    if least is not None:
        return say("raise-takes", least=coins(least), safe=table.state.players[seat].coins)
    stacks = table.state.ports[name].stacks
    if seat not in stacks:
        return _NO_SHIP
    return say("port-raised") if len(stacks) > 1 else say("port-alone")


@lru_cache(maxsize=1024)
def _why_raise(own: int, highest: int, safe: int) -> Text:
    return say("raise-why", own=own, highest=highest, safe=safe)


def _rivals_note(table: Here, seat: Seat, name: str) -> Text:
    port = table.state.ports[name]
    highest = max(coins for other, coins in port.stacks.items() if other != seat)
    return say("rivals", own=port.stacks[seat], highest=highest, lot=lot_listed(tuple(port.lot)))


def offer_withdraw(table: Here, seat: Seat, ports: Sequence[str]) -> Offer:
    """3.11 Offer to withdraw from these ports."""

    def port() -> Domain:
        return OneOf(
            tuple(ports),
            lambda name: Choice(name, PLACES[name], _rivals_note(table, seat, name)),
            lambda: _closed_to_raises(table, seat, dict.fromkeys(ports, 0)),
        )

    return Offer(Withdraw, _WITHDRAW, {"port": once(port)}, openly=_each(tuple(ports)))
