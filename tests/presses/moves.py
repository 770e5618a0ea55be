"""The moves that people make most, and how many touches each may take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from games.kernel import Pick
from games.kernel.hosting import Amount, Offer, Prompt, Spread

Values = Mapping[str, Any]
_LOAN = 5  # millions, in Economicus


class Case(NamedTuple):
    """A move, what it is about, and how many touches it may take.

    `asked`: whether it is the answer to this question, if it is one to several.
    `times`: how often it is made, one after another.
    `wild`: nobody plays sensibly before it; with sensible players it hardly ever comes to that.
    `shown`: the question stands before the player already, after what was done before it.
    `by_dm`: it is answered where it was asked, in the DM.
    `ahead`: it is planned, while somebody else moves.
    """

    name: str
    game: str
    kind: str
    most: int
    fits: Callable[[Offer, Values], bool] = lambda offer, values: True
    shown: bool = False
    asked: Callable[[Prompt], bool] = lambda prompt: True
    times: int = 1
    wild: bool = False
    options: Mapping[str, str] = {}
    ahead: bool = False
    by_dm: bool = False


def _count(values: Values, name: str) -> int:
    return sum(values[name].values())


def _kinds(values: Values, name: str) -> int:
    return len([key for key, number in values[name].items() if number])


def new_prices(values: Values) -> int:
    """Return how many containers get their first price."""
    return len([key for key in values["prices"] if not key.startswith("old-")])


def _owes_two_loans(asked: Prompt) -> bool:
    told = asked.text.args
    return asked.text.key == "ask-debt" and _LOAN < int(told["owed"]) - int(told["cash"]) <= 2 * _LOAN


CASES = (
    Case("Container: produce, 1 machine", "container", "Produce", 3, lambda _, v: new_prices(v) == 1),
    Case("Container: produce, 2 machines", "container", "Produce", 3, lambda _, v: new_prices(v) == 2),
    Case(
        "Container: buy 1 container",
        "container",
        "BuyContainers",
        4,
        lambda _, v: _count(v, "containers") == 1,
    ),
    Case(
        "Container: buy 2 different containers",
        "container",
        "BuyContainers",
        5,
        lambda _, v: _count(v, "containers") == _kinds(v, "containers") == 2,
        wild=True,
    ),
    Case("Container: sail to a port", "container", "Sail", 3, lambda o, v: o.sole() is None),
    Case(
        "Container: load the only thing",
        "container",
        "Load",
        1,
        lambda o, v: o.sole() is not None,
        shown=True,
    ),
    Case("Container: put out to sea", "container", "Sail", 2, lambda o, v: o.sole() is not None),
    Case("Container: machine", "container", "BuyMachine", 3),
    Case("Container: warehouse", "container", "BuyWarehouse", 2),
    Case("Container: two machines in one turn", "container", "BuyMachine", 5, times=2),
    Case("Container: sealed bid in the DM", "container", "Bid", 3, by_dm=True),
    Case("Container: broker bid", "container", "CallForContainers", 4),
    Case("Cargo Noir: ship to a port", "cargo_noir", "SendToPort", 3),
    Case("Cargo Noir: casino", "cargo_noir", "SendToCasino", 2),
    Case("Cargo Noir: three ships to the casino", "cargo_noir", "SendToCasino", 4, times=3),
    Case("Cargo Noir: buy cargo", "cargo_noir", "Buy", 2, shown=True),
    Case("Cargo Noir: trade for a card", "cargo_noir", "Deal", 4),
    Case("Sewer Pirats: take two cards", "sewer_pirats", "TakeCard", 3, times=2),
    Case("Sewer Pirats: go aboard", "sewer_pirats", "Board", 3),
    Case("Sewer Pirats: go aboard, abilities", "sewer_pirats", "Board", 4, options={"variant": "abilities"}),
    Case("Sewer Pirats: become captain", "sewer_pirats", "BecomeCaptain", 3),
    Case("Sewer Pirats: grab", "sewer_pirats", "Grab", 2, shown=True),
    Case("Sewer Pirats: bar, open", "sewer_pirats", "OpenBidding", 3, options={"variant": "auction"}),
    Case("Sewer Pirats: bar, raise", "sewer_pirats", "RaiseBid", 3, options={"variant": "auction"}),
    Case("Sewer Pirats: bar, pay", "sewer_pirats", "PayCards", 3, options={"variant": "auction"}),
    Case("Sewer Pirats: clan and colour", "sewer_pirats", "ChooseClan", 2, shown=True),
    Case("Economicus: place", "economicus", "PlaceCompany", 3),
    Case("Economicus: bid", "economicus", "Bid", 3),
    Case("Economicus: tender", "economicus", "Tender", 3),
    Case("Economicus: loan", "economicus", "TakeLoan", 3),
    Case(
        "Economicus: debt by two loans",
        "economicus",
        "TakeLoan",
        3,
        asked=_owes_two_loans,
        times=2,
    ),
)


_MORE = 2  # touches that a planned move may take beyond those of the same move when it is made
_PLANNED = (
    "Container: produce, 1 machine",
    "Container: buy 1 container",
    "Container: sail to a port",
    "Container: warehouse",
    "Container: broker bid",
    "Cargo Noir: ship to a port",
    "Cargo Noir: three ships to the casino",
    "Cargo Noir: trade for a card",
    "Sewer Pirats: take two cards",
    "Sewer Pirats: go aboard",
    "Sewer Pirats: become captain",
)
PLANNED_CASES = tuple(
    case._replace(name=f"{case.name}, planned", most=case.most + _MORE, ahead=True)
    for case in CASES
    if case.name in _PLANNED
)


def usual(offer: Offer, pick: Pick) -> Pick:
    """Return the same move with low amounts and the numbers that stand filled in, as most people make it."""
    values = dict(pick.values)
    for name in offer.fields:
        before = {key: values[key] for key in list(offer.fields)[: list(offer.fields).index(name)]}
        step = offer.next_field(before)
        assert step is not None
        match step[1]:
            case Amount(least=least):
                values[name] = least
            case Spread(items=items):
                filled = {i.key: i.usual if i.default is None else i.default for i in items}
                if all(number is not None for number in filled.values()) and any(filled.values()):
                    values[name] = {key: number for key, number in filled.items() if number}
            case _:
                pass
    return Pick(pick.kind, values)
