"""What is done to show people what they may do, step by step, and how many calls each step makes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import islice
from random import Random
from types import FrameType
from typing import Any, NamedTuple

from bot.views.choosing.lists import listing
from bot.words.suggest import Suggestion, suggest
from bot.words.words import Names, Words
from games import GAMES
from games.cargo_noir.rules.trade import Trade
from games.cargo_noir.rules.turn import EndTurn
from games.container.components import COLOURS
from games.container.rules.auction import IslandAuction
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.state import NUMBERS
from games.economicus.state import Order as Job
from games.kernel import Offer
from games.kernel.hosting import AnyTable, Seat, deal, open_answers, prompt, start, waiting
from games.selfplay import Record, moves
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.rules.cards import HandLimit
from games.sewer_pirats.rules.turn import Turn
from tests.games.cargo_noir import hand
from tests.games.container import hand as docks
from tests.games.economicus import hand as exchange
from tests.games.sewer_pirats import hand as sewer

_LOOKS, _EVERY = 16, 23  # positions of each game, and moves from one to the next
_FILLINGS = 2  # ways to fill in an offer that are followed to the end

Step = tuple[str, Callable[[], object]]


@cache
def _remembering() -> tuple[Callable[[], None], ...]:
    """Return what empties the memory of each function of the rules that has one."""
    rules = [module for name, module in sys.modules.items() if name.startswith("games.")]
    every = [getattr(one, "cache_clear", None) for module in rules for one in vars(module).values()]
    return tuple(clear for clear in every if callable(clear))


def forget() -> None:
    """Empty what the rules remember, so that all of it has to be found out again."""
    for clear in _remembering():
        clear()


def calls_of(step: Callable[[], object]) -> int:
    """Return how many calls a step makes."""
    count = 0

    def note(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        step()
    finally:
        sys.setprofile(before)
    return count


def steps(table: AnyTable, seat: Seat) -> Iterator[Step]:
    """Go through what is done to show this seat what it may do: one step at a time, as a press takes it."""
    table.prompts = {}
    asked = prompt(table, seat)
    assert asked is not None
    yield "prompt", lambda: (asked.offers, asked.default, asked.sole())
    yield "openly", lambda: open_answers(table)
    words = Words("ru", table.game.key, Names(tuple(map(str, range(table.seats)))))
    for offer in asked.open_offers():
        yield from _steps_of_offer(offer, words)


def _steps_of_offer(offer: Offer, words: Words) -> Iterator[Step]:
    for brief in (True, False):
        yield f"{offer.kind} listed", partial(listing, offer, {}, brief=brief)
    dice = Random(1)
    for values in filter(None, [offer.sample(dice) for _ in range(_FILLINGS)]):
        picked: dict[str, Any] = {}
        while (step := offer.next_field(picked)) is not None:
            name = step[0]
            yield f"{offer.kind}.{name} completed", partial(_completed, offer, dict(picked), words)
            yield f"{offer.kind}.{name} listed", partial(listing, offer, dict(picked))
            picked[name] = values[name]
        for remark in filter(None, (offer.preview, offer.confirm, offer.check)):
            yield f"{offer.kind} remarked on", partial(remark, picked)


def _completed(offer: Offer, picked: dict[str, Any], words: Words) -> list[Suggestion]:
    """Return what is proposed for the next field; what is possible there has to be found out first."""
    step = offer.next_field(picked)
    assert step is not None
    return suggest(step[1], "", words)


class Dear(NamedTuple):
    """A step with the calls that it makes when nothing is remembered."""

    calls: int
    name: str
    step: Callable[[], object]


def dearest(tables: Iterable[AnyTable]) -> Dear:
    """Return the step at these tables that makes the most calls."""
    found = Dear(0, "nothing", list)
    for table in tables:
        for seat in waiting(table):
            for name, step in steps(table, seat):
                step()  # what is loaded once, such as texts, is there when it counts
                forget()
                if (calls := calls_of(step)) > found.calls:
                    found = Dear(calls, name, step)
    return found


def played(key: str) -> Iterator[AnyTable]:
    """Go through tables of the most players, as random and as sensible ones come to them."""
    for number, player in enumerate(("random", "club")):
        dealt = deal(GAMES[key], GAMES[key].seats[-1], f"worst case {number}")
        record = Record(dealt, start(dealt))
        made = moves(record, (player,) * dealt.seats, Random(number))
        for _ in islice(made, 0, _LOOKS * _EVERY // 2, _EVERY):
            if record.table.scores is None:
                yield record.table


# Holds of the most tokens that a player can have, and the coins of the last round.
NASTY = (
    ("*****GGGIIIIJJRRSSSWWWWW", 21),
    ("AAAAAAAWWWWWWWRRCCSS*****", 0),
    ("AAAAAARRCSSSSIJJGUUU*****", 5),
    ("AAAAAAAAAAAWWWWWRSSSI****", 1),
    ("AAAAWWWWRRRCCCSSSIIJJGU**", 40),
)


def laden(cargo: str, coins: int, supply: str = "") -> AnyTable:
    """Return a table of Cargo Noir where this hold can be traded, perhaps for a few cards only."""
    table = hand.deal(Trade(0), EndTurn(0), seats=5, cargo=[cargo], coins=[coins], round_=10 if coins else 9)
    if supply:
        table.state.supply = {card: 3 * (card in supply.split()) for card in table.state.supply}
    return table


def crammed(key: str) -> Iterator[AnyTable]:
    """Go through tables laid out by hand on which there is as much to choose from as the box has."""
    match key:
        case "cargo_noir":
            yield from (laden(*hold) for hold in NASTY)
        case "container":
            yield docks.deal(
                seats=5, cash=90, players={seat: _stores(seat) for seat in range(5)}, brokers=_BROKERS
            )
            yield docks.deal(IslandAuction(1), seats=5, turn=1, cash=300, players={1: _AT_THE_ISLAND})
        case "sewer_pirats":
            aboard = {ship: dict.fromkeys((1, 2, 3), (at, "toad")) for at, ship in enumerate(TALISMANS, 1)}
            for step in (Turn(0), HandLimit(0)):
                yield sewer.deal(step, seats=5, hands=["cccccbbbbbfffff"], aboard=aboard)
        case "economicus":
            companies = {seat: dict.fromkeys(NUMBERS, 1) for seat in range(8)}
            jobs = {seat: [Job(number, 7) for number in (3, 5, 9)] for seat in range(8)}
            everything: dict[str, Any] = {"companies": companies, "orders": jobs, "options": {"deals": "all"}}
            for steps in ((), (CompanyAuction(0),)):
                yield exchange.deal(*steps, seats=8, cash=100, active=7, **everything)


_BROKERS: tuple[tuple[int, dict[str, int]], ...] = ((10, {"black": 2, "brown": 2}), (6, {}))
_AT_THE_ISLAND = {"ship": "island", "cargo": dict.fromkeys(COLOURS, 1)}


def _stores(seat: Seat) -> dict[str, Any]:
    """Return what somebody has with four machines and four warehouses: each container at another price."""
    made = [f"{colour}@{price}" for colour in COLOURS for price in (1, 2, 3, 4)][seat : seat + 8]
    stored = [f"{colour}@{price}" for colour in COLOURS for price in (2, 3, 4, 5, 6)][2 * seat : 2 * seat + 4]
    harbour = dict.fromkeys(stored, 1) if seat else {}
    return {"warehouses": 4, "machines": COLOURS[:4], "factory": dict.fromkeys(made, 1), "harbour": harbour}
