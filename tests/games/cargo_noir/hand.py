"""Deals positions by hand, and plays on from them in short words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.cargo import LETTERS, Hold, counted
from games.cargo_noir.components import FAMILIES, Components
from games.cargo_noir.options import Options
from games.cargo_noir.setup import setup
from games.cargo_noir.state import Here, Player, State
from games.kernel import Domain, Offer, Prompt, Seat, Step, waiting
from games.kernel.hosting import Event, play, prompt, start
from games.kernel.hosting import deal as new_deal

Noir: TypeAlias = Here
MARKET = "AWRCSIJG"  # no uranium and no wild, unless a test lays them there
PLAIN_LOTS = {"cape_town": "A", "rio": "AWR", "panama": "CS", "bombay": "IJG", "new_york": "AWR"}
PLAIN_LOTS |= {"rotterdam": "AWRC", "hong_kong": "SI", "tangier": "JG"}


def kinds(letters: str) -> list[int]:
    """Return the kinds of these letters: GG* is two gold and a wild."""
    return [LETTERS.index(letter) for letter in letters]


def hold(letters: str) -> Hold:
    """Return the hold that these letters make."""
    return counted(kinds(letters))


def letters(tokens: Sequence[int]) -> str:
    """Write a hold in letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, tokens, strict=True))


def deal(
    *at: Step[Here, Any],
    seats: int = 2,
    first: Seat = 0,
    round_: int = 5,
    coins: Sequence[int] = (),
    cargo: Sequence[str] = (),
    cards: Sequence[Mapping[str, int]] = (),
    casino: Sequence[int] = (),
    market_ships: Sequence[int] = (),
    stacks: Mapping[str, Mapping[Seat, int]] | None = None,
    lots: Mapping[str, str] | None = None,
    market: str = MARKET,
    bag: str | None = None,
    discard: str = "",
    placement: Sequence[tuple[str, int]] = (),
    left: Sequence[str] = (),
    components: Components | None = None,
    seed: str = "hand",
    **options: Any,
) -> Noir:
    """Return a table with this on it. Ships that lie nowhere are in hand, and tokens in the bag."""

    def position(table: Noir) -> None:
        setup(table)
        table.scheduled, table.events = [], []
        state = table.state
        state.first, state.round, state.left = first, round_, list(left)
        for seat, player in enumerate(state.players):
            _equip(table, seat, player)
        for name, port in state.ports.items():
            port.lot = kinds((lots or {}).get(name, PLAIN_LOTS[name]))
            port.stacks = dict((stacks or {}).get(name, {}))
            for seat in port.stacks:
                state.players[seat].hand -= 1
        state.market, state.discard = kinds(market), hold(discard)
        state.players[0].placement = list(placement)
        state.bag = _rest(state, table) if bag is None else hold(bag)
        table.then(*at)

    def _equip(table: Noir, seat: Seat, player: Player) -> None:
        state, figures = table.state, table.components
        player.family = FAMILIES[seat]
        player.coins = coins[seat] if seat < len(coins) else figures.start_coins
        player.cargo = hold(cargo[seat] if seat < len(cargo) else "")
        player.cards = dict(cards[seat]) if seat < len(cards) else {}
        player.casino = casino[seat] if seat < len(casino) else 0
        player.market = market_ships[seat] if seat < len(market_ships) else 0
        player.hand = figures.start_ships + player.cards.get("ship", 0) - player.casino - player.market
        player.reserve = figures.bonus_limit - player.cards.get("ship", 0)
        for name, number in player.cards.items():
            state.supply[name] -= number

    game = replace(CARGO_NOIR, setup=position)
    return start(new_deal(game, seats, seed, Options(**options), components))


def _rest(state: State, table: Noir) -> Hold:
    """Return the tokens that lie nowhere."""
    holds = [state.discard, counted(state.market), *(counted(port.lot) for port in state.ports.values())]
    holds += [player.cargo for player in state.players]
    every = [*[table.components.tokens_of_a_kind] * 9, table.seats]
    return [count - sum(hold[kind] for hold in holds) for kind, count in enumerate(every)]


def do(table: Noir, kind: str, /, seat: Seat | None = None, **values: Any) -> list[Event]:
    """Do this from the seat that is waited for, and return what is told."""
    return play(table, waiting(table)[0] if seat is None else seat, kind, values)


def let_time_pass(table: Noir) -> None:
    """Play the default for the seat that is waited for, as when its time is up."""
    default = asked(table).default
    assert default is not None
    do(table, type(default).__name__, **default.model_dump())


def asked(table: Noir, seat: Seat | None = None) -> Prompt:
    """Return what the seat that is waited for is asked."""
    due = prompt(table, waiting(table)[0] if seat is None else seat)
    assert due is not None
    return due


def offered(table: Noir) -> list[str]:
    """Return what the seat that is waited for may do."""
    return [offer.kind for offer in asked(table).open_offers()]


def offer(table: Noir, kind: str) -> Offer:
    return asked(table).offer(kind)


def choices(table: Noir, kind: str, field: str, /, **picked: Any) -> list[Any]:
    """Return what may be filled in for one field."""
    return list(domain_of(table, kind, field, **picked).possible())


def domain_of(table: Noir, kind: str, field: str, /, **picked: Any) -> Domain:
    """Return the domain of one field, after these picks."""
    domain = offer(table, kind).fields[field]
    return domain(picked) if callable(domain) else domain


def cargo_of(table: Noir, seat: Seat = 0) -> str:
    """Write the cargo of a player in letters."""
    return letters(table.state.players[seat].cargo)


def told(table: Noir) -> list[str]:
    """Return the keys of all that was told."""
    return [event.text.key for event in table.events]
