"""Checks what holds in every position. Chapter 5: the only secret is what chance will bring."""

from random import Random

from games.cargo_noir.cargo import ORDINARY, WILD, counted
from games.cargo_noir.components import BONUS
from games.cargo_noir.rules.ports import berths
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.state import Here, Player
from games.kernel import Seat
from games.kernel.playing.rng import Rng


def invariants(table: Here) -> None:
    """Raise AssertionError unless all tokens, ships and cards are somewhere, and nowhere twice."""
    _check_tokens(table)
    _check_ports(table)
    _check_cards(table)
    for seat, player in enumerate(table.state.players):
        _check_ships(table, seat, player)


def _check_tokens(table: Here) -> None:
    state = table.state
    holds = [state.bag, state.discard, counted(state.market)]
    holds += [counted(port.lot) for port in state.ports.values()]
    holds += [player.cargo for player in state.players]
    assert all(count >= 0 for hold in holds for count in hold), "fewer than no tokens"
    for kind in ORDINARY:
        assert sum(hold[kind] for hold in holds) == table.components.tokens_of_a_kind, (
            f"tokens of kind {kind}"
        )
    assert sum(hold[WILD] for hold in holds) == table.seats, "wilds"
    assert len(state.market) == table.components.black_market, "the black market"


def _check_ports(table: Here) -> None:
    """A6 Stacks in a port differ, and whoever is asked to raise or withdraw there has the lowest one."""
    for name, port in table.state.ports.items():
        stacks = list(port.stacks.values())
        assert len(port.lot) <= table.components.slots[name], f"too much in {name}"
        assert len(set(stacks)) == len(stacks), f"equal stacks in {name}"
        assert min(stacks, default=table.components.min_bid) >= table.components.min_bid, f"a bid in {name}"
    if isinstance(table.now, ResolveShips):
        for name in berths(table, table.now.seat)[1]:
            contested = table.state.ports[name].stacks
            assert contested[table.now.seat] == min(contested.values()), f"{name} is contested from above"


def _check_ships(table: Here, seat: int, player: Player) -> None:
    in_ports = sum(seat in port.stacks for port in table.state.ports.values())
    ships = (player.hand, player.reserve, player.casino, player.market, in_ports)
    assert min(ships) >= 0, "fewer than no ships"
    assert sum(ships) == table.components.max_ships, f"seat {seat} has {ships}"
    assert player.coins >= 0, f"seat {seat} is in debt"
    assert player.reserve == table.components.bonus_limit - player.cards.get("ship", 0), "the reserve"


def _check_cards(table: Here) -> None:
    state = table.state
    for name, card in table.components.cards.items():
        held = [player.cards.get(name, 0) for player in state.players]
        assert state.supply[name] + sum(held) == card.copies, f"{name} cards"
        assert name not in BONUS or max(held) <= table.components.bonus_limit, f"too many {name} cards"


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """5.2 Change what will be drawn from the bag: nobody at the table knows it."""
    table.rng = Rng(f"imagined {dice.random()}", table.rng.drawn)
