"""What a player of club level keeps in mind: what cargo and coins promise, and what the rivals are up to."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from math import exp
from random import Random

from games.cargo_noir.cargo import WILD, kinds_in
from games.cargo_noir.policy.club.character import Character
from games.cargo_noir.policy.club.sets import together
from games.cargo_noir.rules.combinations import Counts, worth
from games.cargo_noir.view import Mat, PortView, View
from games.kernel import own

_GROWTH = 2.0  # points that the longest set promises for each token after its first, in each of two turns
_GROWING = 2  # turns in which a set grows, as far as one can see
_WIDTH = 0.8  # points that a set of different kinds promises for each, likewise: it grows by less
_COIN = 1.0  # points of a coin at the end
_FIRST_COIN = 1.5  # points of the first coin, if there were no rivals who may outbid it
_OF_ONE = 1.9  # and how many more because of them: all against a single one, of several a part
_ENOUGH = 12  # coins with which a turn can be played; two turns before the end fewer do
_RIVALS_COIN = 1.5  # points that a coin is taken to be worth to rivals
_RIVALS_TASTE = 3.0  # points that they want to gain before they come, because Macao brings as much
_SURE = 0.4  # how surely they come for each point more
_NEVER = 50.0  # beyond this nobody comes, and numbers grow too large
_SPITE = 1.2  # how much of a rival's loss counts as an own gain, where there is but one
_NEWCOMER = 0.6  # how likely one comes who has no ship there, against one who has


@lru_cache(maxsize=1 << 13)
def _promise(hold: Counts, turns: int, most: int) -> float:
    now = worth(hold, most)
    if not turns:
        return now
    longest, kinds = max(hold[:WILD]) + hold[WILD], len(kinds_in(hold))
    grows = _GROWTH * (longest - 1) if 1 < longest < most else 0.0
    widens = _WIDTH * (kinds - 1) if 1 < kinds < most else 0.0
    return now + turns * max(grows, widens)


class Mind:
    """Looks at the table from one seat: its view, its likes and its dice."""

    def __init__(self, view: View, character: Character, dice: Random) -> None:
        self.view, self.likes, self.dice = view, character, dice
        self.me = own(view)
        self.turns = view.rounds - view.round  # own turns to come after this one
        self.hold: Counts = tuple(self.me.cargo)
        self.rivals = [mat for mat in view.mats if mat.seat != self.me.seat]
        self.ports = {port.name: port for port in view.ports}

    # ── What things promise ──

    def promise(self, hold: Counts, turns: int) -> float:
        """Return what a hold is worth, and what its longest or widest set will be.

        A set counts with its square, so the next point comes easier than the one before: feed one set, and do
        not sell it while it can still grow.
        """
        return _promise(hold, max(0, min(turns, _GROWING)), self.view.longest)

    def gain(self, hold: Counts, tokens: Iterable[int], turns: int) -> float:
        """Return how much more a hold promises with these tokens."""
        return self.promise(together(hold, tokens), turns) - self.promise(hold, turns)

    def purse(self, coins: int) -> float:
        """Return what so many coins are worth.

        Whoever has none can open no port, and whoever has fewer than all others is outbid: the first coins
        are dear, the more so against a single rival. Beyond what a turn takes a coin is but a point at the
        end, and a ship at the casino is wasted.
        """
        enough = _ENOUGH * min(self.turns, 3) / 3
        if enough == 0:
            return _COIN * coins
        few = min(coins, enough)
        more = _FIRST_COIN + _OF_ONE / len(self.rivals) - _COIN
        return _COIN * coins + more * few * (1 - few / (2 * enough))

    @cached_property
    def coming(self) -> Counts:
        """Return the hold with the lots of the ports where the own stack is the highest."""
        hold = self.hold
        for port in self.view.ports:
            if port.stacks and max(port.stacks, key=lambda stack: stack[1])[0] == self.me.seat:
                hold = together(hold, port.lot)
        return hold

    # ── What rivals are up to: all they have lies open ──

    def leader(self, port: PortView) -> tuple[Mat, int] | None:
        """Return the rival with the highest stack in a port, and the stack."""
        stacks = [(coins, seat) for seat, coins in port.stacks if seat != self.me.seat]
        if not stacks:
            return None
        coins, seat = max(stacks)
        return self.view.mats[seat], coins

    def unbeaten(self, port: PortView, stack: int) -> float:
        """Return how likely nobody outbids this stack before the next turn.

        Bid what keeps those away who need the lot: look at their holds and at their Safes. Who cannot pay
        more does not count, and where nobody wants the lot one coin will do.
        """
        likely = 1.0
        for mat in self.rivals:
            there = dict(port.stacks).get(mat.seat, 0)
            if mat.coins + there > stack:
                keen = self._net(mat, port, stack + 1) - _RIVALS_TASTE
                likely *= 1 - (1.0 if there else _NEWCOMER) / (1 + exp(min(-_SURE * keen, _NEVER)))
        return likely

    def _net(self, mat: Mat, port: PortView, stack: int) -> float:
        """Return what a rival would gain in a port for so many coins."""
        return self.gain(tuple(mat.cargo), port.lot, self.turns - 1) - _RIVALS_COIN * stack

    def spite(self, port: PortView) -> float:
        """Return what it is worth to stand in the way of whoever leads in a port.

        A lot that makes a rival's set is worth a ship, though one does not need it: with two players what one
        loses the other wins, with more a part of it.
        """
        if (found := self.leader(port)) is None:
            return 0.0
        mat, stack = found
        loss = self.gain(tuple(mat.cargo), port.lot, self.turns - 1) - stack
        return _SPITE * max(loss, 0.0) / len(self.rivals)

    def venture(self, port: PortView, stack: int, safe: int) -> float:
        """Return what a stack in a port promises, if so many coins are in the Safe without it."""
        price = self.purse(safe) - self.purse(safe - stack)
        won = self.gain(self.coming, port.lot, self.turns - 1) - price
        likely = self.unbeaten(port, stack)
        return likely * won - (1 - likely) * self.likes.fear + self.spite(port)
