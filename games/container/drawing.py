"""Draws the table in the art of the game: the sea with the Foreign Island, a pier for each player."""

from collections.abc import Iterator
from functools import lru_cache

from games.container.components import COLOURS, Components
from games.container.rules.goods import counted, parse
from games.container.rules.scoring import worth_names
from games.container.state import INVESTMENT_BANK, ISLAND, SEA, Port
from games.container.view import AuctionView, Mat, PaymentView, Pile, View
from games.kernel import Drawing, Hidden, Put, Seat, Text, Thing, Who, Write, badge, figure, say
from games.kernel import Pile as Heap

_LANES = {SEA: "sea", ISLAND: "island-quay", INVESTMENT_BANK: "bank-quay"}
_PRINTED = Components()
_ART = ("machine_costs", "warehouse_costs", "factory_prices", "harbour_prices", "ship_capacity", "actions")

_fixed = lru_cache(maxsize=1024)(say)  # a message that says always the same


def drawing(view: View) -> Drawing | None:
    """Draw the table as its viewer sees it; the art is of the printed board, so another has none."""
    if not fits(view.components):
        return None
    return Drawing(
        f"{len(view.mats)}{'-bank' if view.brokers else ''}",
        tuple(_things(view)),
        view.asked,
        _note(view),
        won=view.winners,
    )


def fits(components: Components) -> bool:
    """Tell whether the art has a place for all that this box has."""
    return all(_fits(components, name) for name in _ART)


def _fits(components: Components, name: str) -> bool:
    """Tell whether a board has no more places of a kind than the printed one, and the same prices."""
    ours, printed = getattr(components, name), getattr(_PRINTED, name)
    if name.endswith("_costs"):
        return len(ours) <= len(printed)
    return ours <= printed if isinstance(ours, int) else set(ours) <= set(printed)


def _things(view: View) -> Iterator[Thing]:
    yield from _head(view)
    for mat in view.mats:
        yield from pier(view, mat, f"seat-{mat.seat}.")
    yield from _island(view)
    yield from _bank(view)
    yield from _supply(view)
    yield from (ship(mat, f"{_lane(mat.ship)}.{mat.seat}") for mat in view.mats)


def _note(view: View) -> Text:
    if view.auction is None:
        return _fixed("drawn-acts")
    return _fixed("drawn-decides" if view.asked == (view.auction.seller,) else "drawn-bids")


def _head(view: View) -> Iterator[Thing]:
    yield Write("title", _fixed("drawn-title"))
    if not view.over:
        yield badge("mover", view.active)
        for at in range(view.components.actions):
            yield Put(f"action-{at}", "action" if at < view.actions_left else "action-spent")


def goods(pile: Pile) -> tuple[tuple[str, int], ...]:
    """Return the containers of a pile as pieces."""
    return tuple([(f"container-{colour}", number) for colour, number in counted(pile)])


# ── a player's pier ──


def pier(view: View, mat: Mat, own: str = "") -> Iterator[Thing]:
    """Draw what lies on a pier; `own`: what its places are called before their names."""
    components = view.components
    yield badge(f"{own}badge", mat.seat)
    yield Write(f"{own}name", Who(mat.seat))
    if isinstance(mat.cash, Hidden):
        yield figure(f"{own}cards", mat.purse_cards)
    else:
        yield Write(f"{own}cash", say("cash", n=mat.cash))
    yield Heap(f"{own}loans", (("loan", mat.loans),))
    for at, cost in enumerate(components.machine_costs):
        place = f"{own}machine-{at}"
        built = at < len(mat.machines)
        yield Put(place, f"machine-{mat.machines[at]}") if built else Write(place, cost)
    for at, cost in enumerate(components.warehouse_costs):
        place = f"{own}warehouse-{at}"
        yield Put(place, "warehouse") if at < mat.warehouses else Write(place, cost)
    bid = view.payment if view.payment is not None and view.payment.holder == mat.seat else None
    room = components.store_per_machine * len(mat.machines), components.store_per_warehouse * mat.warehouses
    yield from _store(
        f"{own}factory", mat.factory, bid.factory if bid else {}, room[0], components.factory_prices
    )
    yield from _store(
        f"{own}harbour", mat.harbour, bid.harbour if bid else {}, room[1], components.harbour_prices
    )


def _store(place: str, pile: Pile, bid: Pile, room: int, prices: tuple[int, ...]) -> Iterator[Thing]:
    """5.6.7 What is bid to a broker still takes up room, and so it is counted."""
    held = sum(pile.values()) + sum(bid.values())
    yield Write(place, say("drawn-held", held=held, room=room))
    for price in prices:
        yield Write(f"{place}-{price}-price", _fixed("cash", n=price))
        here = {key: number for key, number in pile.items() if parse(key)[1] == price}
        yield Heap(f"{place}-{price}", goods(here))


def ship(mat: Mat, berth: str) -> Put:
    """Put the ship of a player somewhere, with its cargo on deck."""
    cargo = Heap("deck", goods(mat.cargo))
    return Put(berth, "ship", mat.seat, f"ship-{mat.seat}", (cargo, Write("number", mat.seat + 1)))


def _lane(port: Port) -> str:
    return _LANES[port] if isinstance(port, str) else f"harbour-{port}"


# ── what is common ──


def _island(view: View) -> Iterator[Thing]:
    yield Write("island.name", _fixed("port-island"))
    for mat in view.mats:
        section = f"island.{mat.seat}"
        yield Write(f"{section}.seat", mat.seat + 1)
        for colour in COLOURS:
            if number := mat.island.get(colour, 0):
                yield Put(f"{section}.{colour}", f"container-{colour}")
                yield figure(f"{section}.{colour}-count", number)
    if view.over:
        yield from _value_cards(view)
    elif view.auction is None:
        yield Write("island.auction", _fixed("drawn-auction"))
    else:
        yield from _auction(view.auction, len(view.mats))


def _value_cards(view: View) -> Iterator[Thing]:
    """9.1 At the end all value cards are seen: beside each section, its colours by what they are worth."""
    yield Put("island.cards", "value-cards")
    for at, worth in enumerate(worth_names(view.components)):
        yield Write(f"island.value-{at}", say("drawn-worth", value=worth.args["value"]))
    for mat in view.mats:
        if not isinstance(mat.card, Hidden):
            for at, colour in enumerate(mat.card):
                yield Put(f"island.card-{mat.seat}-{at}", f"container-{colour}")


def _auction(auction: AuctionView, seats: int) -> Iterator[Thing]:
    yield Put("island.stage", "stage")
    yield Write("island.stage-title", _fixed("drawn-auction"))
    yield badge("island.seller", auction.seller)
    yield Heap("island.lot", goods(auction.lot))
    for seat in range(seats):
        yield badge(f"island.bidder-{seat}", seat)
        yield _bid(auction, seat)


def _bid(auction: AuctionView, seat: Seat) -> Put:
    """4.4 A locked bid shows only how thick it is, a revealed one its dollars, beside a note on the piece."""
    place, shown = f"island.bid-{seat}", {bid.seat: bid for bid in auction.revealed}
    if seat == auction.seller:
        return Put(place, "gavel")
    if seat in shown:
        piece = "bid-best" if seat in auction.leaders else "bid-shown"
        return Put(place, piece, holds=(Write("text", shown[seat].amount),))
    look = auction.looks.get(seat)
    if isinstance(look, str):
        return Put(place, f"bid-{look or 'sealed'}", name=f"bid-{seat}")
    return Put(place, "bid-waited", holds=(Write("text", _fixed("drawn-waited")),))


def _bank(view: View) -> Iterator[Thing]:
    if not view.brokers:
        return
    yield from (Write(f"bank.name-{line}", _fixed(f"drawn-bank-{line}")) for line in (0, 1))
    if (card := view.payment) is not None:
        ware = "money" if card.ware == "money" else "goods"
        yield Put(f"bank.broker-{card.broker}.offer-{ware}", "on-offer")
    for number, broker in enumerate(view.brokers):
        place = f"bank.broker-{number}"
        yield Write(f"{place}.numeral", _fixed(f"drawn-numeral-{number}"))
        yield Write(f"{place}.money", _fixed("cash", n=broker.money), broker.money)
        yield Heap(f"{place}.goods", goods(broker.containers))
    if card is not None:
        yield _payment(card)
    for mat in view.mats:
        yield badge(f"quays.badge-{mat.seat}", mat.seat)
        yield Heap(f"quays.goods-{mat.seat}", goods(mat.quay))


def _payment(card: PaymentView) -> Put:
    bid = (*goods(card.factory), *goods(card.harbour))
    offered: Thing = Write("money", _fixed("cash", n=card.money)) if card.money else Heap("goods", bid)
    place, holder = f"bank.broker-{card.broker}.payment", badge("holder", card.holder)
    name = f"payment-{card.broker}-{card.holder}"  # each bidder's is new; the card itself does not sail
    return Put(place, "payment", name=name, holds=(holder, offered))


def _supply(view: View) -> Iterator[Thing]:
    whole = view.components.supply[len(view.mats)].containers
    for colour in COLOURS:
        yield Put(f"supply.{colour}.piece", f"container-{colour}")
        yield figure(f"supply.{colour}.left", view.supply[colour])
        yield Write(f"supply.{colour}.of", _fixed("drawn-of", n=whole))
        yield Put(f"supply.{colour}.machine", f"machine-{colour}")
        yield Write(f"supply.{colour}.machines", _fixed("drawn-times", n=view.machines[colour]))
    yield Put("supply.warehouse", "warehouse")
    yield Write("supply.warehouses", _fixed("drawn-times", n=view.warehouses), view.warehouses)
    yield Write("supply.name", _fixed("drawn-supply"))
