"""The first lesson: goes aboard, becomes captain and grabs first, rides with a rival, sails at the end."""

from collections.abc import Iterable
from typing import Any

from games.kernel import Done, Lesson, Page, Pick, Seat, Slip
from games.sewer_pirats.components import CLANS, COLOURS
from games.sewer_pirats.rules.turn import Turn
from games.sewer_pirats.setup import unpack
from games.sewer_pirats.state import Figure, Here, Pile, Player, Ship, State, Trophy

YOU, GULL, HERON = range(3)
_CAPTAIN = 4  # the space in front of the crew's


def _lay(table: Here, players: list[Player], ships: dict[str, Ship], row: str) -> None:
    """Lay these players, ships and open cards, with your turn to come; what is left is stock, deck or box."""
    state = unpack(table.components, table.seats)
    state.players, state.ships, state.row = players, ships, row.split()
    for seat, player in enumerate(players):
        player.colour, player.home = COLOURS[seat], [CLANS[seat]] * _ashore(table, ships, seat)
        state.box[CLANS[seat]] -= table.components.crew
    _take_out_what_lies_elsewhere(state)
    stock = len(state.prizes) * table.components.trophies_per_pile
    state.trophies, state.lost = state.trophies[:stock], state.trophies[stock:]
    table.state = state
    table.agenda.clear()
    table.then(Turn(YOU))


def _ashore(table: Here, ships: dict[str, Ship], seat: Seat) -> int:
    aboard = [figure for ship in ships.values() for figure in ship.aboard.values() if figure.seat == seat]
    return table.components.crew - len(aboard)


def _take_out_what_lies_elsewhere(state: State) -> None:
    """Leave no card in the deck and no token in the stacks that somebody has or that lies open."""
    piles = [pile for ship in state.ships.values() for pile in ship.piles]
    _remove(state.deck, (state.row, *(player.hand for player in state.players)))
    _remove(state.trophies, (pile.trophies for pile in piles))
    _remove(state.trophies, (player.trophies for player in state.players))
    _remove(state.prizes, ([pile.prize for pile in piles], *(player.prizes for player in state.players)))


def _remove(heap: list[Any], found: Iterable[Iterable[Any]]) -> None:
    for things in found:
        for thing in things:
            heap.remove(thing)


def _player(hand: str, trophies: str = "", prizes: str = "") -> Player:
    return Player(hand.split(), trophies=_trophies(trophies), prizes=prizes.split())


def _ship(aboard: dict[int, Seat], *piles: tuple[str, str]) -> Ship:
    """Return a ship with its crew and its piles, each of which is a prize and three trophies."""
    crew = {space: Figure(seat, CLANS[seat]) for space, seat in aboard.items()}
    return Ship(crew, [Pile(_trophies(trophies), prize) for prize, trophies in piles])


def _trophies(listed: str) -> list[Trophy]:
    return [Trophy(kind, int(value)) for kind, _, value in (one.partition("-") for one in listed.split())]


def _first_turn(table: Here) -> None:
    """Nobody is aboard, and noodles lie in front of a ship, with chili."""
    players = [_player("cat bird fish"), _player("cat cat fish"), _player("cat bird fish fish")]
    ships = {
        "cat": _ship({}, ("chili", "noodles-6 burger-7 can-14"), ("ketchup", "fries-2 teddy-9 noodles-5")),
        "bird": _ship({}, ("can_opener", "fries-1 doll-8 burger-5"), ("parrot", "teddy-12 doll-10 fries-3")),
        "fish": _ship({}, ("parrot", "can-12 noodles-4 burger-6"), ("milkshake", "fries-3 can-13 teddy-7")),
    }
    _lay(table, players, ships, "cat cat bird fish")


def _rival_sails(table: Here) -> None:
    """Some sailings later: a rival is captain, and only the space behind is free."""
    players = [
        _player("cat bird fish", "noodles-6 doll-11", "chili parrot"),
        _player("cat bird fish", "burger-7 fries-2", "ketchup"),
        _player("fish fish", "can-14 burger-5", "milkshake"),
    ]
    ships = {
        "cat": _ship(
            {1: GULL}, ("ketchup", "fries-2 teddy-9 noodles-5"), ("parrot", "can-13 burger-7 fries-3")
        ),
        "bird": _ship(
            {1: HERON, 2: GULL, _CAPTAIN: HERON},
            ("can_opener", "burger-8 doll-10 teddy-12"),
            ("chili", "fries-1 noodles-7 can-12"),
        ),
        "fish": _ship(
            {3: HERON}, ("parrot", "noodles-4 teddy-7 fries-3"), ("can_opener", "can-15 doll-8 burger-6")
        ),
    }
    _lay(table, players, ships, "cat cat bird fish")


def _last_turn(table: Here) -> None:
    """Your last turn: a rival is about to sail to the last pile, and one of yours is aboard another ship."""
    players = [
        _player("cat cat cat bird", "noodles-6 doll-11 doll-10 fries-2", "chili parrot ketchup"),
        _player("bird bird", "burger-7 teddy-12 noodles-4 can-13", "chili parrot can_opener"),
        _player("fish bird", "can-14 burger-5 burger-8 noodles-4", "milkshake parrot can_opener"),
    ]
    ships = {
        "cat": _ship(
            {1: HERON, 2: GULL, 3: YOU},
            ("can_opener", "can-15 noodles-5 noodles-5"),
            ("ketchup", "teddy-9 doll-8 fries-1"),
        ),
        "bird": _ship({}, ("parrot", "noodles-8 fries-2 teddy-7"), ("can_opener", "can-12 burger-5 doll-14")),
        "fish": _ship(
            {1: GULL, 2: HERON, 3: GULL, _CAPTAIN: HERON}, ("milkshake", "burger-6 noodles-7 fries-3")
        ),
    }
    _lay(table, players, ships, "cat bird bird fish")


_take, _board, _captain = Pick("TakeCard", {}), Pick("Board", {}), Pick("BecomeCaptain", {})


def _card(card: str) -> Pick:
    return Pick("TakeCard", {"card": card})


def _to(place: str) -> Pick:
    return Pick("Board", {"place": place})


def _grabbing(trophy: str) -> Pick:
    return Pick("Grab", {"trophy": trophy})


_other_cards = (Slip("deck", _card("deck")), *(Slip("other", _card(card)) for card in ("bird", "fish")))


def _takes(seat: Seat) -> tuple[Done, ...]:
    """Return that somebody takes two cards."""
    return (Done(seat, "TakeCard", {"card": "deck"}),) * 2


def _boards(seat: Seat, place: str) -> Done:
    return Done(seat, "Board", {"figure": CLANS[seat], "place": place})


LESSON = Lesson(
    seats=3,
    pages=(
        Page("hello", lays=_first_turn),
        Page(
            "take",
            wants=(_card("cat"),),
            slips=(
                *_other_cards,
                Slip("board", _board),
            ),
        ),
        Page(
            "second",
            wants=(_card("cat"),),
            slips=_other_cards,
        ),
        Page(
            "board",
            before=(_boards(GULL, "cat-1"), *_takes(HERON)),
            tells=True,
            wants=(_to("cat-3"),),
            slips=(
                Slip("behind", _to("cat-2")),
                *(Slip("elsewhere", _to(place)) for place in ("bird-1", "fish-1")),
                Slip("take", _take),
            ),
        ),
        Page(
            "captain",
            before=(*_takes(GULL), _boards(HERON, "cat-2")),
            tells=True,
            wants=(_captain,),
            slips=(Slip("take", _take), Slip("board", _board)),
        ),
        Page(
            "grab",
            before=(_boards(GULL, "cat-3"), _boards(HERON, "fish-2")),
            tells=True,
            wants=(_grabbing("noodles-6"),),
            slips=(
                Slip("burger", _grabbing("burger-7")),
                Slip("can", _grabbing("can-14")),
            ),
        ),
        Page("crew", before=(Done(GULL, "Grab", {"trophy": "burger-7"}),), tells=True),
        Page("worth"),
        Page(
            "ride",
            lays=_rival_sails,
            wants=(_to("bird-3"),),
            slips=(Slip("elsewhere", _board), Slip("take", _take)),
        ),
        Page(
            "toys",
            before=(_boards(GULL, "fish-1"), Done(HERON, "Grab", {"trophy": "burger-8"})),
            tells=True,
            wants=(_grabbing("doll-10"),),
            slips=(Slip("teddy", _grabbing("teddy-12")),),
        ),
        Page("end", lays=_last_turn),
        Page(
            "last",
            wants=(Pick("BecomeCaptain", {"figure": "rat"}),),
            slips=(Slip("aboard", _captain), Slip("take", _take), Slip("board", _board)),
        ),
        Page(
            "final",
            before=(
                *_takes(GULL),
                Done(HERON, "Grab", {"trophy": "burger-6"}),
                Done(GULL, "Grab", {"trophy": "noodles-7"}),
            ),
            wants=(_grabbing("can-15"),),
            slips=(Slip("noodles", _grabbing("noodles-5")),),
        ),
        Page("score"),
    ),
)
