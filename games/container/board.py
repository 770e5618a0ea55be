"""Draws the table as a scene: what is common, a panel for each player; close up, more of each of them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from games.container.components import COLOURS, Components, ValueCard
from games.container.drawing import drawing
from games.container.rules.goods import counted, listed, parse
from games.container.rules.moves.sail import port_name
from games.container.rules.scoring import colour_values, island_worth, worth_names
from games.container.view import AuctionView, BrokerView, Mat, PaymentView, Pile, View
from games.container.words import broker_name, colour_name, player_name
from games.kernel import Gauge, Hidden, Label, Panel, Row, Scene, Slot, Text, Token, Track, Who, say


def board(view: View) -> Scene:
    """Draw the whole table as its viewer sees it."""
    shared = [_supply(view), _island(view)]
    if view.brokers:
        shared.append(_investment_bank(view))
    if view.auction is not None:
        shared.insert(0, _auction(view.auction))
    players = (_player(view, mat) for mat in view.mats)
    return Scene(_fixed("game-title"), (*shared, *players), drawing(view))


def gauges(view: View) -> tuple[Gauge, ...]:
    """Return what everybody can follow over the game."""
    return (
        Gauge(_fixed("gauge-island"), tuple(sum(mat.island.values()) for mat in view.mats)),
        Gauge(_fixed("gauge-purse"), tuple(mat.purse_cards for mat in view.mats)),
    )


def open_score(view: View) -> tuple[Gauge, ...]:
    """9.6, 9.7 Return what everybody can count: value cards and cash are secret until the end."""
    return gauges(view)[0], Gauge(_fixed("score-known"), tuple(_known(view, mat) for mat in view.mats))


def _known(view: View, mat: Mat) -> int:
    """Return what a player's harbour store, ship, personal harbour and loans count."""
    components = view.components
    stores = components.harbour_value * sum(mat.harbour.values())
    afloat = components.ship_value * sum(mat.cargo.values()) + components.quay_value * sum(mat.quay.values())
    return stores + afloat - components.loan_penalty * mat.loans


# ── pieces: the same few come again and again, so each is made once ──

_fixed = lru_cache(maxsize=1024)(say)  # a message that says always the same


@lru_cache(maxsize=1024)
def _cash(amount: int) -> Text:
    return say("cash", n=amount)


@lru_cache(maxsize=1024)
def _container(colour: str, number: int) -> Token:
    return Token(colour, say(f"letter-{colour}"), colour_name(colour), number, piece=f"container-{colour}")


def tokens(pile: Pile) -> tuple[Token, ...]:
    """Return the containers of a pile as tokens, one for each colour."""
    return tuple([_container(colour, number) for colour, number in counted(pile)]) if pile else ()


@lru_cache(maxsize=1024)
def _machine(colour: str, number: int = 1) -> Token:
    name = say("machine-of", colour=colour_name(colour))
    return Token(colour, say(f"letter-{colour}"), name, number, "gear", piece=f"machine-{colour}")


@lru_cache(maxsize=1024)
def warehouses(number: int) -> Token:
    """Draw so many warehouses as one piece."""
    letter, name = _fixed("letter-warehouse"), _fixed("warehouse")
    return Token("neutral", letter, name, number, "house", piece="warehouse")


def _ship(mat: Mat) -> Token:
    return Token("neutral", _fixed("letter-ship"), _fixed("ship"), shape="ship", seat=mat.seat, piece="ship")


# ── what is common ──


def _supply(view: View) -> Panel:
    supply = view.components.supply[len(view.mats)]
    left = tuple(
        Track(colour_name(colour), view.supply[colour], supply.containers, _container(colour, 1))
        for colour in COLOURS
    )
    machines = tuple(_machine(colour, view.machines[colour]) for colour in COLOURS if view.machines[colour])
    houses = (warehouses(view.warehouses),) if view.warehouses else ()
    rows = (Row(_fixed("row-containers"), left), Row(_fixed("row-pieces"), machines + houses))
    return Panel("supply", _fixed("panel-supply"), rows)


def _island(view: View) -> Panel:
    sections = tuple(Slot(player_name(mat.seat), tokens(mat.island)) for mat in view.mats)
    return Panel("island", _fixed("port-island"), (Row(None, sections),))


def _investment_bank(view: View) -> Panel:
    brokers = [_broker(number, broker) for number, broker in enumerate(view.brokers)]
    quays = tuple(Slot(player_name(mat.seat), tokens(mat.quay)) for mat in view.mats if mat.quay)
    rows = [*brokers, *([Row(_fixed("row-quays"), quays)] if quays else [])]
    if view.payment is not None:
        rows.append(payment(view.payment))
    return Panel("bank", _fixed("port-bank"), tuple(rows))


def _broker(number: int, broker: BrokerView) -> Row:
    stock = Slot(_fixed("stock"), tokens(broker.containers))
    return Row(broker_name(number), (Label(_cash(broker.money)), stock))


def payment(card: PaymentView) -> Row:
    """Draw the Payment Card: who bids what, and for what."""
    bid = tokens(card.factory) + tokens(card.harbour)
    offered = (Label(_cash(card.money)),) if card.money else bid
    target = Label(say(f"marked-{card.ware}", broker=broker_name(card.broker)))
    return Row(say("row-payment", who=Who(card.holder)), (*offered, target))


def _auction(auction: AuctionView) -> Panel:
    rows = [Row(say("row-lot", who=Who(auction.seller)), tokens(auction.lot))]
    locked = tuple(_locked(seat, look) for seat, look in auction.looks.items() if isinstance(look, str))
    shown = tuple(
        Label(say("bid-label", who=Who(bid.seat), amount=bid.amount), strong=bid.seat in auction.leaders)
        for bid in auction.revealed
    )
    rows += [Row(_fixed("row-locked"), locked)] if locked else []
    rows += [Row(_fixed("row-bids"), shown)] if shown else []
    if auction.own is not None:
        rows.append(Row(_fixed("row-own-bid"), (Label(_cash(auction.own.amount)),)))
    return Panel("auction", _fixed("panel-auction"), tuple(rows))


def _locked(seat: int, look: str) -> Label:
    who = player_name(seat)
    return Label(say("looks", who=Who(seat), look=say(f"look-{look}")) if look else who)


# ── a player ──


def _player(view: View, mat: Mat) -> Panel:
    active = mat.seat in view.asked
    return Panel(f"seat-{mat.seat}", player_name(mat.seat), tuple(_rows(view, mat)), mat.seat, active)


def _rows(view: View, mat: Mat) -> Iterator[Row]:
    components = view.components
    factory_room = components.store_per_machine * len(mat.machines)
    harbour_room = components.store_per_warehouse * mat.warehouses
    yield Row(_fixed("row-money"), (*_purse(mat), *_loans(mat)))
    if not isinstance(mat.card, Hidden):
        yield _value_card(view.components, mat.card)
        yield _worth_now(view.components, mat, mat.card)
    yield Row(_fixed("row-machines"), tuple(map(_machine, mat.machines)))
    own = view.payment if view.payment is not None and view.payment.holder == mat.seat else None
    yield _store("row-factory", mat.factory, own.factory if own else {}, factory_room)
    yield _store("row-harbour", mat.harbour, own.harbour if own else {}, harbour_room)
    cargo = Slot(_fixed("cargo"), tokens(mat.cargo), components.ship_capacity)
    yield Row(_fixed("row-ship"), (_ship(mat), Label(port_name(mat.ship)), cargo))


def _purse(mat: Mat) -> tuple[Label, ...]:
    cards = Label(say("purse", cards=mat.purse_cards))
    return (cards,) if isinstance(mat.cash, Hidden) else (Label(_cash(mat.cash), strong=True), cards)


def _loans(mat: Mat) -> tuple[Token, ...]:
    loan = Token("neutral", _fixed("letter-loan"), _fixed("loan"), mat.loans, "card", piece="loan")
    return (loan,) if mat.loans else ()


def _value_card(components: Components, card: ValueCard) -> Row:
    slots = zip(worth_names(components), card, strict=True)
    return Row(_fixed("row-card"), tuple(Slot(name, (_container(colour, 1),)) for name, colour in slots))


def _worth_now(components: Components, mat: Mat, card: ValueCard) -> Row:
    """9.3 and 9.4 Draw what the island would count if the game ended now, and the colour that is lost."""
    (total, lost), values = (
        island_worth(mat.island, card, components),
        colour_values(mat.island, card, components),
    )
    kept = {colour: number for colour, number in mat.island.items() if colour != lost}
    shelves = tuple(
        Slot(_cash(values[colour]), (_container(colour, kept[colour]),)) for colour in listed(kept)
    )
    gone = () if lost is None else (Slot(_fixed("lost"), (_container(lost, mat.island[lost]),)),)
    return Row(_fixed("row-worth"), (Label(_cash(total), strong=True), *shelves, *gone))


def _store(title: str, pile: Pile, bid: Pile, room: int) -> Row:
    """5.6.7 What is bid to a broker still takes up room, and so it is counted and shown beside the rest."""
    held = sum(pile.values()) + sum(bid.values())
    away = (Slot(_fixed("on-payment-card"), tokens(bid)),) if bid else ()
    return Row(say(title, held=held, room=room), _shelves(pile) + away)


def _shelves(pile: Pile) -> tuple[Slot, ...]:
    """Draw a slot for each price that something stands at, from the lowest up."""
    prices = sorted({parse(key)[1] for key in pile})
    return tuple(
        Slot(_cash(price), tokens({key: number for key, number in pile.items() if parse(key)[1] == price}))
        for price in prices
    )


def closer(view: View, scene: Scene) -> Scene:
    """Draw the table with all that a close-up of a player or of the Investment Bank adds."""
    return replace(scene, panels=tuple(_closer_panel(view, panel) for panel in scene.panels))


def _closer_panel(view: View, panel: Panel) -> Panel:
    if panel.seat is not None:
        return replace(panel, more=tuple(_more_rows(view.components, view.mats[panel.seat])))
    if panel.key == "bank":
        return replace(panel, parts=tuple(_broker_alone(view, number) for number in range(len(view.brokers))))
    return panel


def _broker_alone(view: View, number: int) -> Panel:
    """Draw what the broker has, and what is bid for it."""
    broker, card = view.brokers[number], view.payment
    rows = (
        Row(_fixed("row-money"), (Label(_cash(broker.money), strong=True),)),
        Row(_fixed("row-containers"), tokens(broker.containers)),
    )
    bid = () if card is None or card.broker != number else (payment(card),)
    return Panel(f"broker-{number}", broker_name(number), (*rows, *bid))


def _more_rows(components: Components, mat: Mat) -> Iterator[Row]:
    """Draw what a close-up of a player adds: warehouses, sections elsewhere, the next costs."""
    yield Row(_fixed("row-warehouses"), (warehouses(mat.warehouses),))
    yield Row(_fixed("port-island"), tokens(mat.island))
    if mat.quay:
        yield Row(_fixed("row-quay"), tokens(mat.quay))
    ladders = {"machine": components.machine_costs[len(mat.machines) :]}
    ladders["warehouse"] = components.warehouse_costs[mat.warehouses :]
    costs = tuple(Label(say(f"next-{what}", cost=left[0])) for what, left in ladders.items() if left)
    yield Row(_fixed("row-next"), costs)
