"""Phase I in Macao (3.5-3.7): a ship at the casino earns coins, one at the black market swaps or draws."""

from functools import lru_cache, partial

from games.cargo_noir.cargo import KINDS, NAMES, NUMBERS, counted, kinds_in
from games.cargo_noir.rules.bag import draw
from games.cargo_noir.state import Here, Player
from games.cargo_noir.words import coins
from games.kernel import Choice, Domain, Move, Offer, OneOf, Picked, Seat, Who, once, say

_SWAP = say("action-swap")
_KINDS = {kind: Choice(kind, name) for kind, name in zip(KINDS, NAMES, strict=True)}


def resolve_casino(table: Here, seat: Seat) -> None:
    """3.5 Each ship at the casino earns its coins and comes back; there is nothing to decide."""
    player = table.state.players[seat]
    if not player.casino:
        return
    earned = table.components.casino * player.casino
    player.coins += earned
    player.hand += player.casino
    player.casino = 0
    table.tell("casino-pays", who=Who(seat), coins=coins(earned))


class Swap(Move):
    """3.6 Give an own token, wild or not, for any one on the market. The same kind changes nothing."""

    give: str
    take: str

    def apply(self, table: Here, seat: Seat) -> None:
        player, given, taken = _back_from_market(table, seat), NUMBERS[self.give], NUMBERS[self.take]
        market = table.state.market
        market[market.index(taken)] = given
        player.cargo[given] -= 1
        player.cargo[taken] += 1
        table.tell("swapped", who=Who(seat), give=NAMES[given], take=NAMES[taken])


class Draw(Move):
    """3.7 Draw a token from the bag instead."""

    def apply(self, table: Here, seat: Seat) -> None:
        player, kind = _back_from_market(table, seat), draw(table)
        if kind is None:
            return table.tell("drew-nothing", who=Who(seat))
        player.cargo[kind] += 1
        return table.tell("drew", who=Who(seat), token=NAMES[kind])


def _back_from_market(table: Here, seat: Seat) -> Player:
    player = table.state.players[seat]
    player.market -= 1
    player.hand += 1
    return player


_NOTHING_TO_SWAP = Offer(Swap, _SWAP, blocked=say("nothing-to-swap"))


def offer_swap(table: Here, seat: Seat) -> Offer:
    """3.6 Offer every kind in the own hold for every kind on the black market."""
    player = table.state.players[seat]
    if not any(player.cargo):
        return _NOTHING_TO_SWAP

    def take(picked: Picked) -> Domain:
        given, market = picked["give"], [KINDS[kind] for kind in kinds_in(counted(table.state.market))]
        vain = [given] if given in market else []  # the same kind: possible, but nobody looks for it first
        return OneOf((*(kind for kind in market if kind != given), *vain), partial(_taking, given))

    def give() -> Domain:
        return OneOf(tuple([KINDS[kind] for kind in kinds_in(player.cargo)]), _KINDS.__getitem__)

    return Offer(Swap, _SWAP, {"give": once(give), "take": take})


@lru_cache(maxsize=1024)
def _taking(given: str, taken: str) -> Choice:
    give, take = NAMES[NUMBERS[given]], NAMES[NUMBERS[taken]]
    return Choice(taken, take, say("swap-note", give=give, take=take))
