"""Deals positions by hand, and plays on from them in short words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.economicus import ECONOMICUS
from games.economicus.components import Components
from games.economicus.options import Options
from games.economicus.rules.bankruptcy import remove_player
from games.economicus.rules.stars import all_stars
from games.economicus.rules.turn import EndOfTurn, Roll
from games.economicus.state import Here, Order
from games.kernel import Illegal, Offer, Prompt, Step, Text
from games.kernel.hosting import Event, play, prompt, start
from games.kernel.hosting import deal as new_deal
from games.kernel.playing.rng import Rng
from games.kernel.playing.step import Frame
from games.kernel.playing.table import _advance

Where = Mapping[int, Mapping[int, int]]  # seat → industry → how many


@dataclass(slots=True)
class LoadedDice(Rng):
    """Falls as the test says. A draw from a deck takes the first card."""

    faces: list[int] = field(default_factory=list)

    def below(self, n: int) -> int:
        self.drawn += 1
        return self.faces.pop(0) - 1 if self.faces else 0


def deal(
    *steps: Step[Here, Any],
    seats: int = 3,
    mode: str = "full",
    cash: Sequence[int] | int = 20,
    companies: Where | None = None,
    loans: Where | None = None,
    orders: Mapping[int, list[Order]] | None = None,
    edge: Mapping[int, list[int]] | None = None,
    frozen: Mapping[int, int] | None = None,
    out: Sequence[int] = (),
    dice: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    box: Components | None = None,
    **state: Any,
) -> Here:
    """Return a table after the placement: these steps come now, then seat 0 rolls.

    `edge` are companies that wait at the edge of the board, `out` seats that are no longer in the game.
    The ring lies in the order of the numbers, and no record of stars is near unless `record` is given.
    """
    chosen = Options(mode=mode, **(options or {}))
    table: Here = start(new_deal(ECONOMICUS, seats, "by hand", chosen, box, first=0))
    table.state.ring, table.state.round, table.state.record = list(range(2, 13)), 1, 99
    _fill(table, cash, companies or {}, loans or {}, orders or {})
    for seat, player in enumerate(table.state.players):
        player.waiting, player.frozen = (edge or {}).get(seat, []), (frozen or {}).get(seat, 0)
    for seat in out:
        remove_player(table, seat)
    for name, value in state.items():
        assert hasattr(table.state, name), name
        setattr(table.state, name, value)
    table.rng = LoadedDice("by hand", faces=list(dice))
    table.agenda = [Frame(step) for step in (*steps, Roll(0), EndOfTurn())]
    table.prompts, table.events = {}, []
    _advance(table, disturbed=True)
    return table


def _fill(
    table: Here,
    cash: Sequence[int] | int,
    companies: Where,
    loans: Where,
    orders: Mapping[int, list[Order]],
) -> None:
    for seat, player in enumerate(table.state.players):
        player.cash = cash if isinstance(cash, int) else cash[seat]
        player.orders = orders.get(seat, [])
        for industry, count in loans.get(seat, {}).items():
            player.loans[industry] = count
            player.companies[industry] = count
        for industry, count in companies.get(seat, {}).items():
            player.companies[industry] = count
    table.state.paid_out = sum(player.cash for player in table.state.players)


def act(table: Here, seat: int, kind: str, **values: Any) -> list[str]:
    """Play an action and return the keys of what is told."""
    return [event.text.key for event in play(table, seat, kind, values)]


def refused(table: Here, seat: int, kind: str, **values: Any) -> str:
    """Return the key of the sentence with which this is refused."""
    try:
        play(table, seat, kind, values)
    except Illegal as why:
        return why.text.key
    raise AssertionError(f"{kind} {values} was accepted")


def reason(table: Here, seat: int, kind: str, amount: int) -> Text:
    """Return why this amount is refused."""
    try:
        play(table, seat, kind, {"amount": amount})
    except Illegal as why:
        found: Text = why.text.args["why"]
        return found
    raise AssertionError(f"{kind} {amount} was accepted")


def asked(table: Here, seat: int) -> Prompt:
    """Return what this seat is asked."""
    found = prompt(table, seat)
    assert found is not None
    return found


def offered(table: Here, seat: int, kind: str) -> Offer:
    """Return one offer to this seat."""
    return asked(table, seat).offer(kind)


def can(table: Here, seat: int) -> set[str]:
    """Return what this seat may do now."""
    return {offer.kind for offer in asked(table, seat).open_offers()}


def choices(table: Here, seat: int, kind: str) -> list[Any]:
    """Return every way to fill in an offer with one field."""
    return [value for filling in offered(table, seat, kind).fillings() for value in filling.values()]


def told(table: Here, key: str) -> list[Event]:
    """Return what was told with this key."""
    return [event for event in table.events if event.text.key == key]


def confirmation(table: Here, seat: int, kind: str, **values: Any) -> Text | None:
    """Return what is asked before this is done; None: nothing."""
    offer = offered(table, seat, kind)
    assert offer.confirm is not None
    return offer.confirm(values)


def cash(table: Here) -> list[int]:
    return [player.cash for player in table.state.players]


def stars(table: Here) -> list[int]:
    return all_stars(table.state.players)


def alive(table: Here) -> list[int]:
    return [seat for seat, player in enumerate(table.state.players) if player.alive]


def sound(table: Here) -> bool:
    """Check that nothing got lost."""
    ECONOMICUS.invariants(table)
    return True
