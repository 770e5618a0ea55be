"""Draws the table in the art of the game: a map at night, Macao, the cards for sale, the family boards."""

from collections.abc import Iterator
from functools import lru_cache

from games.cargo_noir.cargo import KINDS, kinds_in, tokens_of
from games.cargo_noir.components import PORTS, UNIQUE, Components
from games.cargo_noir.rules.combinations import value
from games.cargo_noir.view import CardView, Mat, PortView, View
from games.cargo_noir.words import CASINO, MARKET, PLACES
from games.kernel import Drawing, Pile, Put, Thing, Who, Write, badge, figure, say

_PRINTED = Components()
_MOONS = 11  # phases of the moon: the last round has the full one
_MANY = 7  # coins from which a stack is drawn as a pile

_fixed = lru_cache(maxsize=1024)(say)  # a message that says always the same


def drawing(view: View) -> Drawing | None:
    """Draw the table as everybody sees it; the art is of the printed box, so another has none."""
    if not _fits(view):
        return None
    asked = () if view.active is None else (view.active,)
    return Drawing(str(len(view.mats)), tuple(_things(view)), asked, _fixed("drawn-acts"), won=view.winners)


def _fits(view: View) -> bool:
    """Tell whether the art has a place for every round, port, slot, token and ship."""
    seats = len(view.mats)
    return (
        view.rounds <= _PRINTED.rounds[seats]
        and [port.name for port in view.ports] == _PRINTED.open_ports(seats)
        and all(port.slots <= _PRINTED.slots[port.name] for port in view.ports)
        and len(view.market) <= _PRINTED.black_market
        and all(_ships(view, mat) <= _PRINTED.max_ships for mat in view.mats)
    )


def _things(view: View) -> Iterator[Thing]:
    yield from _head(view)
    for port in view.ports:
        yield from _port(view, port)
    for name in PORTS:
        yield Write(f"{name}.name", PLACES[name])
    yield from _macao(view)
    for card in view.cards:
        yield from _card(card)
    yield from _counter(view)
    for mat in view.mats:
        yield from _family(view, mat)


def _head(view: View) -> Iterator[Thing]:
    yield Write("title", _fixed("drawn-title"))
    over = view.active is None
    yield Write("round", _fixed("drawn-over") if over else say("drawn-round", n=view.round, of=view.rounds))
    for number in range(1, view.round + 1):
        now = number == view.round and not over
        phase = number + _MOONS - view.rounds
        yield Put(f"rounds.{number}", f"risen{phase}" if now else f"moon{phase}")


# ── ports ──


def _port(view: View, port: PortView) -> Iterator[Thing]:
    """Draw the cargo of a port, and each ship there on its stack of coins."""
    tokens = tuple(Put(f"token-{at}", _token(kind)) for at, kind in enumerate(port.lot))
    name = "-".join([f"{port.name}.lot", *map(str, port.lot)])  # another lot is a new one
    yield Put(f"{port.name}.lot", f"tray{_PRINTED.slots[port.name]}", name=name, holds=tokens)
    for seat, stack in port.stacks:
        holds = (Write("number", seat + 1), Write("bid", stack))
        piece = "ship-many" if stack >= _MANY else "ship-few"
        yield Put(f"{port.name}.berth-{seat}", piece, seat, f"{port.name}.stack-{seat}-{stack}", holds)
    if port.name in view.left and view.active is not None:
        yield Put(f"{port.name}.berth-{view.active}", "withdrawn")


def _token(kind: int) -> str:
    return f"cargo-{KINDS[kind]}"


# ── Macao ──


def _macao(view: View) -> Iterator[Thing]:
    yield Write("macao.name", _fixed("drawn-macao"))
    yield Write("casino.name", _fixed("drawn-casino"))
    yield Write("casino.pays", _fixed("drawn-more", n=view.casino_pays))
    yield Write("market.name", _fixed("drawn-market"))
    yield Write("bag", sum(view.bag))
    for at, kind in enumerate(view.market):
        yield Put(f"market.slot-{at}", _token(kind), name=f"market.slot-{at}-{kind}")
    for mat in view.mats:
        yield from _fleet(CASINO, mat, mat.casino)
        yield from _fleet(MARKET, mat, mat.market)


def _fleet(where: str, mat: Mat, ships: int) -> Iterator[Put]:
    if ships:
        holds = (Write("number", mat.seat + 1), Write("count", _fixed("drawn-times", n=ships)))
        yield Put(f"{where}.berth-{mat.seat}", "fleet", mat.seat, f"{where}.fleet-{mat.seat}-{ships}", holds)


# ── cards ──


def _card(card: CardView) -> Iterator[Thing]:
    unique, name = card.name in UNIQUE, _fixed(f"drawn-card-{card.name}")
    shelf = "shelf-2" if unique else "shelf-1"
    if not card.left:
        yield Write(f"{shelf}.stamp-{card.name}", _fixed("drawn-sold"))
        yield Write(f"{shelf}.gone-{card.name}", name)
        return
    left = () if unique else (Write("left", _fixed("drawn-times", n=card.left)),)
    holds = (*left, Write("name", name), Write("cost", card.cost), Write("points", card.points))
    yield Put(f"{shelf}.card-{card.name}", f"card-{card.name}", holds=holds)


def _counter(view: View) -> Iterator[Thing]:
    """3.27 Draw what has been laid of a payment by hand, and what it is worth so far."""
    if not view.laid:
        yield Write("counter-name", _fixed("drawn-payment"))
        return
    laid = tokens_of("".join(view.laid))
    tokens = tuple((_token(kind), laid[kind]) for kind in kinds_in(laid))
    worth = say("drawn-worth", n=sum(map(value, view.laid)))
    yield Put("counter", "scales", holds=(Pile("laid", tokens), Write("worth", worth)))


# ── a family ──


def _family(view: View, mat: Mat) -> Iterator[Thing]:
    own = f"seat-{mat.seat}"
    yield badge(f"{own}.badge", mat.seat)
    yield Write(f"{own}.name", Who(mat.seat))
    if mat.family:
        yield Put(f"{own}.hat", f"family-{mat.family}", mat.seat)
    if mat.seat == view.first:
        yield Put(f"{own}.first", "first", holds=(Write("text", _fixed("drawn-first")),))
    yield from _boats(view, mat)
    held = sum(mat.cargo)
    over = "hold-over" if held > mat.capacity else "hold"
    yield Write(f"{own}.{over}", say("drawn-held", held=held, room=mat.capacity))
    yield figure(f"{own}.coins", mat.coins)
    yield figure(f"{own}.points", mat.points)
    for kind, number in enumerate(mat.cargo):
        yield Pile(f"{own}.{_token(kind)}", ((_token(kind), number),))
    for card, number in mat.cards:
        count = (Put("disc", "count"), Write("number", number)) if number > 1 else ()
        yield Put(f"{own}.owned-{card}", f"owned-{card}", name=f"{own}.card-{card}-{number}", holds=count)


def _boats(view: View, mat: Mat) -> Iterator[Put]:
    """Draw the ships in hand in colour, those that are away as outlines; a place of the reserve is empty."""
    for at in range(_ships(view, mat)):
        yield Put(f"seat-{mat.seat}.boat-{at}", "boat" if at < mat.hand else "boat-away", mat.seat)


def _ships(view: View, mat: Mat) -> int:
    """Count the ships that a family has in hand or at sea."""
    in_ports = sum(mat.seat in dict(port.stacks) for port in view.ports)
    return mat.hand + mat.casino + mat.market + in_ports
