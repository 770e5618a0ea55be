"""The first lesson: sells from a factory and a harbour, auctions a cargo, bids for one, ends the game."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from games.container.components import COLOURS
from games.container.rules.auction import IslandAuction
from games.container.rules.goods import colours, listed, parse
from games.container.rules.money import fewest_cards
from games.container.rules.turn import FinishTurn
from games.container.state import ISLAND, SEA, Here, Loose, Player, State, Turn
from games.kernel import Done, Lesson, Page, Pick, Seat, Slip

YOU, GULL, HERON = range(3)
_CARDS = (0, 1, 2)  # black, gray and beige are dearest
_MACHINES = ("gray", "black", "brown")


def _lay(table: Here, players: tuple[Player, ...], turn: Turn, supply: Loose) -> None:
    """Lay these players with what they have; what is nowhere else lies in the box."""
    components, counted = table.components, table.components.supply[table.seats]
    for player in players:
        player.purse = components.bluff_cards + fewest_cards(player.cash, components.denominations)
    table.state = State(
        players=list(players),
        supply={colour: supply.get(colour, 0) for colour in COLOURS},
        machines={colour: counted.machines - _owned(players, colour) for colour in COLOURS},
        warehouses=counted.warehouses - sum(player.warehouses for player in players),
        box={colour: components.containers - _out(players, supply, colour) for colour in COLOURS},
        turn=turn,
        bank=-sum(player.cash for player in players),
    )


def _owned(players: tuple[Player, ...], colour: str) -> int:
    return sum(player.machines.count(colour) for player in players)


def _out(players: tuple[Player, ...], supply: Loose, colour: str) -> int:
    """Count the containers of a colour in the supply and wherever players have some."""
    piles = [pile for one in players for pile in (one.factory, one.harbour, one.cargo, one.island)]
    return sum(colours(pile).get(colour, 0) for pile in (supply, *piles))


def _player(seat: Seat, cash: int, **more: Any) -> Player:
    return Player(_CARDS[seat], [_MACHINES[seat]], cash=cash, **more)


def _first_turn(table: Here) -> None:
    """Everybody has a machine, one container at $2, and $20."""
    stores = ({"gray@2": 1}, {"black@2": 1}, {"brown@2": 1})
    players = tuple(_player(seat, 20, factory=store) for seat, store in enumerate(stores))
    _lay(table, players, Turn(YOU, 2, interest_paid=True), dict.fromkeys(COLOURS, 9))


def _at_sea(table: Here) -> None:
    """Some turns later: a rival's harbour is full, and your ship is empty."""
    players = (
        _player(YOU, 17, factory={"gray@3": 2}),
        _player(GULL, 19, warehouses=2, factory={"black@2": 1}, harbour={"beige@3": 1, "brown@3": 1}),
        _player(HERON, 22, factory={"brown@2": 2}),
    )
    _lay(table, players, Turn(YOU, 2, interest_paid=True), dict.fromkeys(COLOURS, 8))


def _laden(table: Here) -> None:
    """The turn after: your cargo is at sea, and one action is left."""
    players = (
        _player(YOU, 14, factory={"gray@3": 2}, cargo={"beige": 1, "brown": 1}),
        _player(GULL, 24, warehouses=2, factory={"black@2": 1}),
        _player(HERON, 22, factory={"brown@2": 2}),
    )
    _lay(table, players, Turn(YOU, 1, interest_paid=True, produced=True), dict.fromkeys(COLOURS, 8))


def _near_the_end(table: Here) -> None:
    """Much later: one colour is gone, another nearly, and a rival has come to the island."""
    players = (
        _player(YOU, 34, factory={"gray@3": 1}, harbour={"black@4": 1}, island={"brown": 2}),
        _player(GULL, 2, ship=ISLAND, cargo={"black": 1, "purple": 1}, island={"gray": 2}),
        _player(HERON, 18, factory={"brown@2": 1}, island={"beige": 1, "gray": 1, "purple": 2}),
    )
    supply = {"black": 3, "brown": 2, "purple": 4, "gray": 1}
    _lay(table, players, Turn(GULL, 0, interest_paid=True), supply)
    table.agenda.clear()
    table.then(IslandAuction(GULL), FinishTurn(GULL))


def _whole_harbour(table: Here) -> Mapping[str, Any]:
    return {"containers": dict(table.state.players[YOU].harbour)}


def _cheapest_gray(table: Here) -> Mapping[str, Any]:
    """A rival buys the cheapest container of your factory."""
    cheapest = min(listed(table.state.players[YOU].factory), key=lambda key: parse(key)[1])
    return {"seller": YOU, "containers": {cheapest: 1}, "prices": {parse(cheapest)[0]: 5}}


_TOO_LITTLE, _ENOUGH, _TOO_MUCH = range(8), range(8, 15), range(15, 35)  # somebody else bids $7
_no_loan = Slip("loan", Pick("TakeLoan", {}))
_stops = Slip("stop", Pick("EndTurn", {}))
_sails = partial(Pick, "Sail")

LESSON = Lesson(
    seats=3,
    options={"investment_bank": False},
    pages=(
        Page("hello", lays=_first_turn),
        Page(
            "produce",
            wants=(Pick("Produce", {}),),
            slips=(
                Slip("buy", Pick("BuyContainers", {})),
                Slip("sail", Pick("Sail", {})),
                Slip("machine", Pick("BuyMachine", {})),
                Slip("warehouse", Pick("BuyWarehouse", {})),
                _no_loan,
                _stops,
            ),
        ),
        Page(
            "buy",
            wants=(Pick("BuyContainers", {}),),
            slips=(
                Slip("sail", Pick("Sail", {})),
                Slip("machine", Pick("BuyMachine", {})),
                Slip("warehouse", Pick("BuyWarehouse", {})),
                _no_loan,
                _stops,
            ),
        ),
        Page(
            "earned",
            before=(
                Done(GULL, "Sail", {"to": YOU}),
                Done(GULL, "Load", _whole_harbour),
                Done(GULL, "BuyContainers", _cheapest_gray),
                Done(HERON, "EndTurn"),
            ),
            tells=True,
        ),
        Page(
            "sail",
            lays=_at_sea,
            wants=(_sails({"to": GULL}),),
            slips=(
                Slip("heron", _sails({"to": HERON})),
                Slip("produce", Pick("Produce", {})),
                Slip("buy", Pick("BuyContainers", {})),
                _no_loan,
                _stops,
            ),
        ),
        Page(
            "load",
            wants=(Pick("Load", {"containers": {"beige@3": 1, "brown@3": 1}}),),
            slips=(
                Slip("one", Pick("Load", {})),
                Slip("done", Pick("FinishLoading", {})),
                _no_loan,
            ),
        ),
        Page(
            "sea",
            wants=(_sails({"to": SEA}),),
            slips=(Slip("produce", Pick("Produce", {})), _no_loan, _stops),
        ),
        Page(
            "island",
            lays=_laden,
            wants=(_sails({"to": ISLAND}),),
            slips=(
                Slip("harbour", Pick("Sail", {})),
                Slip("buy", Pick("BuyContainers", {})),
                _no_loan,
                _stops,
            ),
        ),
        Page(
            "sell",
            before=(
                Done(GULL, "Bid", {"amount": 4, "cards": {"money": 2}}),
                Done(HERON, "Bid", {"amount": 7, "cards": {"money": 2, "bluff": 1}}),
            ),
            tells=True,
            wants=(Pick("Accept", {}),),
            slips=(Slip("keep", Pick("Decline", {})), _no_loan),
        ),
        Page("card", lays=_near_the_end),
        Page(
            "bid",
            wants=tuple(Pick("Bid", {"amount": amount}) for amount in _ENOUGH),
            slips=(
                *(Slip("little", Pick("Bid", {"amount": amount})) for amount in _TOO_LITTLE),
                *(Slip("much", Pick("Bid", {"amount": amount})) for amount in _TOO_MUCH),
                _no_loan,
            ),
        ),
        Page(
            "last",
            before=(
                Done(HERON, "Bid", {"amount": 7, "cards": {"money": 2}}),
                Done(GULL, "Accept"),
                Done(HERON, "EndTurn"),
            ),
            tells=True,
            wants=(Pick("Produce", {}),),
            slips=(Slip("sail", Pick("Sail", {})), Slip("machine", Pick("BuyMachine", {})), _no_loan, _stops),
        ),
        Page(
            "stop",
            wants=(Pick("EndTurn", {}),),
            slips=(Slip("machine", Pick("BuyMachine", {})), _no_loan),
        ),
        Page("score"),
    ),
)
