"""Draws the table as a scene: ports, Macao, cards and each family; close up, each port and fleet."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from games.cargo_noir.cargo import KINDS, counted, kinds_in
from games.cargo_noir.components import BONUS, REGULAR, UNIQUE
from games.cargo_noir.drawing import drawing
from games.cargo_noir.view import CardView, Mat, PortView, View
from games.cargo_noir.words import CARD_NAMES, CASINO, LETTERS, MARKET, PLACES, combination
from games.kernel import Gauge, Label, Panel, Row, Scene, Seat, Slot, Text, Token, Track, Who, say

_COLOURS = ("brown", "gray", "purple", "red", "beige", "white", "blue", "yellow", "green", "black")
_FULL_NAMES = tuple(say(f"full-{kind}") for kind in KINDS)
_GROUPS: tuple[tuple[str, Sequence[str]], ...] = (
    ("row-bonus", BONUS),
    ("row-regular", REGULAR),
    ("row-unique", UNIQUE),
)


def board(view: View) -> Scene:
    """Return the whole table: what is common, then a panel for each family."""
    shared = (_ports(view), _macao(view), _cards(view), _bag(view))
    families = (_family(view, mat) for mat in view.mats)
    return Scene(say("game-title"), (*shared, *families), drawing(view))


def gauges(view: View) -> tuple[Gauge, ...]:
    """Return the points and coins of all players, to be followed over the game."""
    return (
        Gauge(say("gauge-points"), tuple(mat.points for mat in view.mats)),
        Gauge(say("gauge-coins"), tuple(mat.coins for mat in view.mats)),
    )


# ── pieces ──


def _tokens(hold: Sequence[int]) -> tuple[Token, ...]:
    return tuple(
        Token(_COLOURS[kind], LETTERS[kind], _FULL_NAMES[kind], hold[kind], piece=f"cargo-{KINDS[kind]}")
        for kind in kinds_in(hold)
    )


def _ships(seat: int, number: int, at_home: bool = False) -> tuple[Token, ...]:
    """Return the ships of a player as one piece with its number; at home nobody needs to hear whose."""
    name = say("ship-own") if at_home else say("ship-of", who=Who(seat))
    ship = Token("neutral", say("letter-ship"), name, number, "ship", seat, "boat")
    return (ship,) if number else ()


def _card(name: str, number: int, seat: int | None = None) -> Token:
    letter = say(f"letter-card-{name}")
    return Token("neutral", letter, CARD_NAMES[name], number, "card", seat, f"owned-{name}")


# ── what is common ──


def _ports(view: View) -> Panel:
    return Panel("ports", say("panel-ports"), tuple(_port(view, port) for port in view.ports))


def _port(view: View, port: PortView) -> Row:
    lot = Slot(PLACES[port.name], _tokens(counted(port.lot)), port.slots)
    stacks = tuple(Slot(say("stack", n=stack), _ships(seat, 1)) for seat, stack in port.stacks)
    shut = (Label(say("just-left")),) if port.name in view.left else ()
    return Row(None, (lot, *stacks, *shut))


def _macao(view: View) -> Panel:
    casino = tuple(ship for mat in view.mats for ship in _ships(mat.seat, mat.casino))
    market = tuple(ship for mat in view.mats for ship in _ships(mat.seat, mat.market))
    goods = Slot(PLACES[MARKET], _tokens(counted(view.market)), len(view.market))
    rows = (
        Row(None, (Track(say("round"), view.round, view.rounds), _first_player(view))),
        Row(PLACES[CASINO], casino),
        Row(None, (goods, *market)),
    )
    return Panel("macao", say("panel-macao"), rows)


def _first_player(view: View) -> Slot:
    """2.6 Show who begins every round: whoever sits before that player acts last."""
    number = say("number", n=view.first + 1)
    who = Token("neutral", number, say("player", who=Who(view.first)), shape="round", seat=view.first)
    return Slot(say("first-seat"), (who,))


def _cards(view: View) -> Panel:
    rows = tuple(Row(say(key), _stacks(view.cards, group)) for key, group in _GROUPS)
    return Panel("cards", say("panel-cards"), rows)


def _stacks(cards: Iterable[CardView], group: Sequence[str]) -> tuple[Slot, ...]:
    return tuple(
        Slot(_price(card), (_card(card.name, card.left),))
        for card in cards
        if card.name in group and card.left
    )


def _price(card: CardView) -> Text:
    return say("price", card=CARD_NAMES[card.name], cost=card.cost, points=card.points)


def _bag(view: View) -> Panel:
    rows = (
        Row(say("row-bag", count=sum(view.bag)), _tokens(view.bag)),
        Row(say("row-discard", count=sum(view.discard)), _tokens(view.discard)),
    )
    return Panel("bag", say("panel-bag"), rows, aside=True)


# ── a family ──


def _family(view: View, mat: Mat) -> Panel:
    active = mat.seat == view.active
    rows = [
        Row(
            say("row-safe"),
            (Label(say("stack", n=mat.coins), strong=True), Label(say("points", n=mat.points))),
        ),
        Row(say("row-ships"), _ships(mat.seat, mat.hand, at_home=True)),
        Row(None, (Slot(say("warehouse"), _tokens(mat.cargo), mat.capacity),)),
        Row(say("row-cards"), tuple(_card(card, number, mat.seat) for card, number in mat.cards)),
    ]
    if active and view.laid:
        rows.append(Row(say("row-laid"), tuple(Label(combination(word)) for word in view.laid)))
    return Panel(f"seat-{mat.seat}", _title(mat), tuple(rows), mat.seat, active)


def _title(mat: Mat) -> Text:
    who = Who(mat.seat)
    return (
        say("family-of", who=who, family=say(f"family-{mat.family}"))
        if mat.family
        else say("player", who=who)
    )


def closer(view: View, scene: Scene) -> Scene:
    """Return the table with each port as a part of its own, and with the ships that are away."""
    ports, *others = scene.panels
    parts = tuple(_port_alone(port, row) for port, row in zip(view.ports, ports.rows, strict=True))
    families = (replace(panel, more=_more_rows(view, panel.seat)) for panel in others)
    return replace(scene, panels=(replace(ports, parts=parts), *families))


def _port_alone(port: PortView, row: Row) -> Panel:
    """Show what lies in a port, who bids how much there, and what the next ship has to bring."""
    lot, *stacks = (piece for piece in row.pieces if isinstance(piece, Slot))
    shut = (piece for piece in row.pieces if isinstance(piece, Label))
    rows = (
        Row(None, (replace(lot, title=say("port-cargo")),)),
        Row(say("port-ships"), tuple(stacks)),
        Row(say("port-next"), (Label(say("stack", n=port.least), strong=True), *shut)),
    )
    return Panel(f"port-{port.name}", PLACES[port.name], rows)


def _more_rows(view: View, seat: Seat | None) -> tuple[Row, ...]:
    return () if seat is None else (_ships_away(view, seat), *_place_in_round(view, seat))


def _place_in_round(view: View, seat: Seat) -> tuple[Row, ...]:
    """2.6 Show who begins every round, and 4.4 who ends it and has no phase III in the last one."""
    key = {view.first: "begins-rounds", view.last: "ends-rounds"}.get(seat)
    return (Row(say("round"), (Label(say(key)),)),) if key else ()


def _ships_away(view: View, seat: Seat) -> Row:
    stacks = ((PLACES[port.name], dict(port.stacks).get(seat)) for port in view.ports)
    berths = [(say("berth", place=place, coins=coins), 1) for place, coins in stacks if coins]
    macao = [(PLACES[CASINO], view.mats[seat].casino), (PLACES[MARKET], view.mats[seat].market)]
    slots = tuple(Slot(title, _ships(seat, number)) for title, number in berths + macao if number)
    return Row(say("row-away"), slots)
