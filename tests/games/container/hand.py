"""Lays out whole positions: every piece of the box is somewhere, so that nothing can get lost unnoticed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any, TypeAlias

from games.container import CONTAINER
from games.container.components import COLOURS, Components
from games.container.options import Options
from games.container.rules.goods import colours
from games.container.rules.money import fewest_cards
from games.container.rules.turn import FinishTurn, TakeActions
from games.container.state import Broker, Here, PaymentCard, Player, State, Turn, Ware
from games.kernel import Offer, Pick, Prompt, Seat, Step
from games.kernel.hosting import Event, play, prompt, start
from games.kernel.hosting import deal as new_deal

Docks: TypeAlias = Here
Pile: TypeAlias = dict[str, int]
BANK: Sequence[tuple[int, Pile]] = ((1, {}), (2, {}), (3, {}))  # three brokers with some money


def deal(
    *steps: Step[Here, Any],
    seats: int = 3,
    turn: Seat | Turn = 0,
    left: int = 2,
    cash: int | Sequence[int] = 20,
    loans: int | Sequence[int] = 0,
    players: Mapping[Seat, Mapping[str, Any]] | None = None,
    supply: Mapping[str, int] | None = None,
    brokers: Sequence[tuple[int, Pile]] = (),
    payment: PaymentCard | None = None,
    components: Components | None = None,
    **options: Any,
) -> Docks:
    """Lay out a position in which these steps come next, or else the actions of a turn.

    Without brokers it is played without the Investment Bank.
    Seat 0 has a black machine and the first value card, seat 1 a brown one and the second; each has $20,
    a warehouse, empty stores and a ship at sea, unless `players` says otherwise.
    """
    begun = deepcopy(turn) if isinstance(turn, Turn) else Turn(turn, left, interest_paid=True)

    def position(table: Docks) -> None:
        table.state = _state(table, begun, _each(cash, seats), _each(loans, seats))
        table.state.supply |= supply or {}
        table.state.brokers = [Broker(money, dict(containers)) for money, containers in brokers]
        table.state.payment = deepcopy(payment)
        for seat, changes in (players or {}).items():
            _change(table.state.players[seat], changes)
        count_the_rest(table)
        table.then(*(steps or (TakeActions(begun.seat), FinishTurn(begun.seat))))

    chosen = Options(**{"investment_bank": bool(brokers), **options})
    game = replace(CONTAINER, setup=position)
    table = start(new_deal(game, seats, "by hand", chosen, components))
    CONTAINER.invariants(table)
    return table


def _each(amounts: int | Sequence[int], seats: int) -> Sequence[int]:
    return [amounts] * seats if isinstance(amounts, int) else amounts


def _state(table: Docks, turn: Turn, cash: Sequence[int], loans: Sequence[int]) -> State:
    count = table.components.supply[table.seats].containers
    players = [
        Player(card=seat, machines=[COLOURS[seat]], cash=cash[seat], loans=loans[seat])
        for seat in range(table.seats)
    ]
    return State(players, dict.fromkeys(COLOURS, count), {}, 0, {}, turn)


def _change(player: Player, changes: Mapping[str, Any]) -> None:
    for name, value in changes.items():
        assert hasattr(player, name), name
        setattr(player, name, deepcopy(value))


def count_the_rest(table: Docks) -> None:
    """Put what nobody has into the box and the bank. A purse is as thin as the cash allows."""
    state, figures = table.state, table.components
    for player in state.players:
        player.purse = player.purse or figures.bluff_cards + fewest_cards(player.cash, figures.denominations)
    in_play, supply = _piles(state), figures.supply[table.seats]
    state.box = {
        colour: figures.containers - sum(colours(pile).get(colour, 0) for pile in in_play)
        for colour in COLOURS
    }
    machines = [machine for player in state.players for machine in player.machines]
    state.machines = {colour: supply.machines - machines.count(colour) for colour in COLOURS}
    state.warehouses = supply.warehouses - sum(player.warehouses for player in state.players)
    held = sum(player.cash for player in state.players) + sum(broker.money for broker in state.brokers)
    state.bank = -held - (state.payment.money if state.payment else 0)


def _piles(state: State) -> list[Pile]:
    piles = [state.supply, *(broker.containers for broker in state.brokers)]
    for player in state.players:
        piles += [player.factory, player.harbour, player.cargo, player.island, player.quay]
    return piles + ([state.payment.factory, state.payment.harbour] if state.payment else [])


# ── what players do, and what they are asked ──


def act(table: Docks, seat: Seat, kind: str, **values: Any) -> list[Event]:
    """Play an action, and assert that nothing got lost of a position that was whole."""
    whole = _is_whole(table)
    events = play(table, seat, kind, values)
    if whole:
        CONTAINER.invariants(table)
    return events


def _is_whole(table: Docks) -> bool:
    """Is every piece there? Not where a test has laid pieces out of nothing."""
    try:
        CONTAINER.invariants(table)
    except AssertionError:
        return False
    return True


def bid(table: Docks, bids: Mapping[Seat, int | tuple[int | None, ...]]) -> list[Event]:
    """Bid for each seat an amount, or (amount, bluff cards), or (amount, bluff cards, money cards).

    Where no cards are given, a bid of nothing shows one bluff card by itself.
    """
    events: list[Event] = []
    for seat, laid in bids.items():
        amount, bluff, money = (*((laid,) if isinstance(laid, int) else laid), None, None)[:3]
        shown = {"bluff": bluff, "money": money}
        cards = {name: number for name, number in shown.items() if number is not None}
        events += act(table, seat, "Bid", amount=amount, cards=cards)
    return events


def to_the_island(
    cargo: Pile, *, seats: int = 3, players: Mapping[Seat, Mapping[str, Any]] | None = None, **rest: Any
) -> Docks:
    """Lay out a position and sail seat 0 to the island with this cargo: everyone else has to bid."""
    mats = {**(players or {}), 0: {**(players or {}).get(0, {}), "cargo": cargo}}
    table = deal(seats=seats, players=mats, **rest)
    act(table, 0, "Sail", to="island")
    return table


def now(table: Docks) -> str:
    """Return the name of the step in front."""
    return type(table.now).__name__


def asked(table: Docks, seat: Seat) -> Prompt:
    """Return what this seat is asked."""
    found = prompt(table, seat)
    assert found is not None
    return found


def offered(table: Docks, seat: Seat, kind: str) -> Offer:
    """Return the offer of this kind to this seat, even if it is blocked."""
    return asked(table, seat).offer(kind)


def can(table: Docks, seat: Seat) -> set[str]:
    """Return the kinds of all that this seat may do now."""
    return {offer.kind for offer in asked(table, seat).open_offers()}


def why_blocked(table: Docks, seat: Seat, kind: str) -> str:
    """Return the key of the message that says why this cannot be done."""
    blocked = offered(table, seat, kind).blocked
    assert blocked is not None, f"{kind} is open"
    return blocked.key


def choices(table: Docks, seat: Seat, kind: str, field: str, **picked: Any) -> list[Any]:
    """Return every value that one field may have, given the fields before it."""
    domain = offered(table, seat, kind).fields[field]
    return list((domain(picked) if callable(domain) else domain).possible())


def default(table: Docks, seat: Seat) -> Pick:
    """Return the answer that stands ready."""
    found = asked(table, seat).default
    assert found is not None
    return Pick(type(found).__name__, found.model_dump())


def told(table: Docks, key: str) -> list[Event]:
    """Return what the last action told with this message."""
    return [event for event in table.events if event.text.key == key]


def cash(table: Docks) -> list[int]:
    return [player.cash for player in table.state.players]


def player(table: Docks, seat: Seat) -> Player:
    return table.state.players[seat]


def broker_money(table: Docks) -> list[int]:
    return [broker.money for broker in table.state.brokers]


def broker_containers(table: Docks) -> list[Pile]:
    return [broker.containers for broker in table.state.brokers]


def keys(events: Sequence[Event]) -> list[str]:
    """Return the keys of the messages that were told."""
    return [event.text.key for event in events]


def next_turn(table: Docks) -> None:
    """End the turn of the active player."""
    act(table, table.state.turn.seat, "EndTurn")


def lay_payment(table: Docks, holder: Seat, broker: int, **bid: Any) -> PaymentCard:
    """Lay the Payment Card before this player with this bid: money=4, or factory=..., harbour=..."""
    ware: Ware = "containers" if "money" in bid else "money"
    card = table.state.payment = PaymentCard(holder, broker, ware, **bid)
    count_the_rest(table)
    return card
