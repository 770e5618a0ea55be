"""Lays out positions by hand, and plays on from them in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from games.kernel import Pick, Prompt, Seat, Step, waiting
from games.kernel.hosting import Event, play, prompt, start
from games.kernel.hosting import deal as new_deal
from games.sewer_pirats import SEWER_PIRATS
from games.sewer_pirats.components import Components
from games.sewer_pirats.options import Options
from games.sewer_pirats.setup import unpack
from games.sewer_pirats.state import Figure, Here, Pile, Ship, Stool, Trophy

Pirats: TypeAlias = Here
CAPTAIN = 4
_TALISMAN = {"c": "cat", "b": "bird", "f": "fish"}
_BASE_CLANS = ("rat", "raccoon", "cockroach", "weasel", "snail")
PLAIN = "burger-5 burger-6 burger-7 +milkshake"  # a pile that nothing hangs on


def deal(
    at: Step[Here, Any] | Sequence[Step[Here, Any]],
    *,
    variant: str = "base",
    seats: int = 2,
    hands: Sequence[str] = (),
    home: Sequence[str] = (),
    aboard: Mapping[str, Mapping[int, tuple[Seat, str]]] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    treasures: Sequence[str] = (),
    stacks: int = 3,
    deck: str = "ccc",
    row: str = "cbfc",
    discard: str = "",
    bar: Sequence[str] = (),
    under: Mapping[int, str] | None = None,
    seed: str = "hand",
    components: Components | None = None,
    **options: Any,
) -> Pirats:
    """Lay out a table with this on it: hands as letters of talismans, tokens like 'fries-2 +ketchup'."""

    def position(table: Pirats) -> None:
        table.state = state = unpack(table.components, table.seats)
        state.deck, state.row, state.discard = cards(deck), cards(row), cards(discard)
        state.trophies, state.prizes = [Trophy("fries", 1)] * (3 * stacks), ["chili"] * stacks
        for seat, player in enumerate(state.players):
            player.hand = cards(hands[seat]) if seat < len(hands) else []
            player.home = home[seat].split() if seat < len(home) else [_BASE_CLANS[seat]] * 4
            player.trophies, player.prizes = tokens(treasures[seat] if seat < len(treasures) else "")
            player.colour = ("red", "green", "yellow", "blue", "black")[seat]
        for name, ship in state.ships.items():
            ship.aboard = {space: Figure(*who) for space, who in (aboard or {}).get(name, {}).items()}
            ship.piles = [pile(text) for text in (piles or {}).get(name, (PLAIN, PLAIN))]
        state.bar = [
            Stool(number, clan, cards((under or {}).get(number, "")))
            for number, clan in enumerate(bar, start=1)
        ]
        table.then(*(at if isinstance(at, Sequence) else (at,)))

    game = replace(SEWER_PIRATS, setup=position)
    return start(new_deal(game, seats, seed, Options(variant=variant, **options), components))


def begin(
    variant: str = "base",
    seats: int = 2,
    seed: str = "begin",
    first: Seat | None = 0,
    edition: int = 2,
    **options: Any,
) -> Pirats:
    """Start a game from its very beginning; in the first edition clans and colours were asked for."""
    chosen = Options(variant=variant, **options)
    return start(replace(new_deal(SEWER_PIRATS, seats, seed, chosen, first=first), edition=edition))


def cards(letters: str) -> list[str]:
    """Read cards from the first letters of their talismans: "ccf"."""
    return [_TALISMAN[letter] for letter in letters]


def tokens(text: str) -> tuple[list[Trophy], list[str]]:
    """Read trophies and prizes: "fries-2 +ketchup"."""
    words = text.split()
    prizes = [word[1:] for word in words if word.startswith("+")]
    return [trophy(word) for word in words if not word.startswith("+")], prizes


def trophy(word: str) -> Trophy:
    """Read a trophy: "fries-2"."""
    kind, value = word.split("-")
    return Trophy(kind, int(value))


def pile(text: str) -> Pile:
    """Read a pile of trophies with at most one prize."""
    trophies, prizes = tokens(text)
    return Pile(trophies, prizes[0] if prizes else None)


def act(table: Pirats, kind: str, **values: Any) -> list[Event]:
    """Play this action for whoever is waited for."""
    (seat,) = waiting(table)
    return play(table, seat, kind, values)


def asked(table: Pirats) -> Prompt:
    """Return what whoever is waited for is asked."""
    (seat,) = waiting(table)
    found = prompt(table, seat)
    assert found is not None
    return found


def legal(table: Pirats, kind: str) -> list[dict[str, Any]]:
    """Return every legal way to do this now."""
    return [pick.values for pick in asked(table).legal() if pick.kind == kind]


def kinds(table: Pirats) -> list[str]:
    """Return the kinds of all that can be done now."""
    return [offer.kind for offer in asked(table).open_offers()]


def why_blocked(table: Pirats, kind: str) -> str:
    """Return the key of the message that says why this cannot be done."""
    blocked = asked(table).offer(kind).blocked
    assert blocked is not None, f"{kind} is open"
    return blocked.key


def default(table: Pirats) -> Pick:
    """Return the answer that stands ready."""
    found = asked(table).default
    assert found is not None
    return Pick(type(found).__name__, found.model_dump())


def told(table: Pirats) -> list[str]:
    """Return the keys of the messages that the last action told."""
    return [event.text.key for event in table.events]


def hand_of(table: Pirats, seat: Seat) -> str:
    """Return a hand as letters, in the order of the talismans."""
    return "".join(sorted((card[0] for card in table.state.players[seat].hand), key="cbf".index))


def treasure(table: Pirats, seat: Seat) -> list[str]:
    """Return what a player has grabbed, trophies as "fries-2" and prizes as "+ketchup"."""
    player = table.state.players[seat]
    return sorted([*(token.key for token in player.trophies), *(f"+{prize}" for prize in player.prizes)])


def on(table: Pirats, ship: str) -> dict[int, tuple[Seat, str]]:
    """Return who stands where on this ship."""
    return {space: tuple(figure) for space, figure in sorted(ship_of(table, ship).aboard.items())}  # type: ignore[misc]


def ship_of(table: Pirats, name: str) -> Ship:
    return table.state.ships[name]
