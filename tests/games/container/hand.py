"""A position dealt by hand, and short words for what players do in it."""

from __future__ import annotations

from typing import Any

from games.container import CONTAINER
from games.container.components import COLOURS, Components
from games.container.money import nearest_cards
from games.container.options import Options
from games.container.state import Broker, PaymentCard, Player, State, Turn
from games.container.turn import FinishTurn, TakeActions
from games.kernel import Event, Frame, Offer, Table, play, prompt
from games.kernel import deal as new_deal
from games.kernel import lay as lay_table


def deal(
    seats: int = 3,
    *,
    turn: int = 0,
    left: int = 2,
    cash: int | list[int] = 20,
    loans: int | list[int] = 0,
    bank: bool = False,
    expert: bool = False,
    signal: str = "thickness",
    supply: dict[str, int] | None = None,
    **figures: Any,
) -> Table[State]:
    """Seat 0 has a black machine, seat 1 a brown one and so on; all stores are empty, all ships at sea."""
    options = Options.model_validate(
        {"investment_bank": bank, "expert_cancel_bluff": expert, "bid_signal": signal}
    )
    table = lay_table(new_deal(CONTAINER, seats, "by hand", options, Components(**figures), first=turn))
    table.state = _state(seats, cash, loans, supply or {}, Turn(turn, left, interest_paid=True))
    if bank:
        table.state.brokers = [Broker(1), Broker(2), Broker(3)]
    table.agenda = [Frame(TakeActions(turn)), Frame(FinishTurn(turn))]
    settle_books(table)
    return table


def _state(
    seats: int, cash: int | list[int], loans: int | list[int], supply: dict[str, int], turn: Turn
) -> State:
    money = [cash] * seats if isinstance(cash, int) else cash
    debts = [loans] * seats if isinstance(loans, int) else loans
    players = [
        Player(card=seat, machines=[COLOURS[seat]], cash=money[seat], loans=debts[seat])
        for seat in range(seats)
    ]
    plenty: dict[str, int] = dict.fromkeys(COLOURS, 5)
    return State(players, {**plenty, **supply}, dict.fromkeys(COLOURS, 2), 9, dict.fromkeys(COLOURS, 0), turn)


def settle_books(table: Table[State]) -> None:
    """Purses that fit the cash, and a bank that balances, so that money is conserved from here on."""
    state, values = table.state, table.components.denominations
    for player in state.players:
        player.purse = 2 + nearest_cards(0, player.cash, values)
    held = sum(player.cash for player in state.players) + sum(broker.money for broker in state.brokers)
    state.bank = -held - (state.payment.money if state.payment else 0)


def act(table: Table[State], seat: int, kind: str, **values: Any) -> list[Event]:
    return play(table, seat, kind, values)


def offered(table: Table[State], seat: int, kind: str) -> Offer | None:
    """What this seat is offered of this kind, open or blocked."""
    asked = prompt(table, seat)
    assert asked is not None
    return next((offer for offer in asked.offers if offer.kind == kind), None)


def open_kinds(table: Table[State], seat: int) -> set[str]:
    asked = prompt(table, seat)
    assert asked is not None
    return {offer.kind for offer in asked.open_offers()}


def blocked(table: Table[State], seat: int, kind: str) -> str:
    """Why not: the key of the reason."""
    offer = offered(table, seat, kind)
    assert offer is not None
    assert offer.blocked is not None, f"{kind} is open"
    return offer.blocked.key


def values_of(table: Table[State], seat: int, kind: str, field: str, **picked: Any) -> list[Any]:
    """All values that one field of a form can have, given what was picked before."""
    offer = offered(table, seat, kind)
    assert offer is not None
    domain = offer.fields[field]
    return list((domain if isinstance(domain, tuple) else domain(picked)).values())


def told(events: list[Event]) -> list[str]:
    return [event.text.key for event in events]


def purse(table: Table[State]) -> list[int]:
    return [player.cash for player in table.state.players]


def next_turn(table: Table[State]) -> None:
    """The active player ends the turn."""
    act(table, table.state.turn.seat, "EndTurn")


def to_the_island(table: Table[State], seller: int = 0, **cargo: int) -> None:
    """The seller's ship, at sea with this cargo, arrives at the island."""
    player = table.state.players[seller]
    player.ship, player.cargo = "sea", dict(cargo) or {"beige": 2}
    act(table, seller, "Sail", to="island")


def bid(table: Table[State], seat: int, amount: int, bluff: int = 0, cards: int | None = None) -> list[Event]:
    """Cards: money cards, by default the fewest. A bid of nothing shows a bluff card in the first round."""
    laid = {"money": cards} if cards is not None else {}
    return act(table, seat, "Bid", amount=amount, cards={**laid, **({"bluff": bluff} if bluff else {})})


def payment(table: Table[State], holder: int, broker: int, **bid: Any) -> PaymentCard:
    """The Payment Card lies before this player with this bid: money=4, or factory=..., harbour=..."""
    ware = "containers" if "money" in bid else "money"
    card = PaymentCard(holder, broker, ware, **bid)  # type: ignore[arg-type]
    table.state.payment = card
    settle_books(table)
    return card
