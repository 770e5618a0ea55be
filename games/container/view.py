"""Chapter 3: shows the table as one viewer may know it."""

from collections.abc import Mapping

from games.container.components import Components, ValueCard
from games.container.options import Options
from games.container.rules.auction import IslandAuction, TieBreak
from games.container.rules.bids import Bid, SealedBids, leaders, thickness
from games.container.rules.seller import SellerDecides
from games.container.state import Here, Port, State
from games.kernel import HIDDEN, Hidden, Seat, seen, waiting, winners

Pile = Mapping[str, int]


@seen
class Mat:
    """Shows a player's board, ship and sections. 3.2 Value card and sum of money are the owner's secret."""

    seat: Seat
    cash: int | Hidden
    card: ValueCard | Hidden
    purse_cards: int
    loans: int
    machines: tuple[str, ...]
    warehouses: int
    factory: Pile
    harbour: Pile
    ship: Port
    cargo: Pile
    island: Pile
    quay: Pile


@seen
class BrokerView:
    """Shows the two spaces of one broker."""

    money: int
    containers: Pile


@seen
class PaymentView:
    """Shows the Payment Card: who holds it, which space it marks and what is bid."""

    holder: Seat
    broker: int
    ware: str
    money: int
    factory: Pile
    harbour: Pile


@seen
class BidView:
    """Shows one bid on the island, to everybody once it is revealed, to its bidder before."""

    seat: Seat
    amount: int
    bluff: int
    cards: int


@seen
class AuctionView:
    """Shows the auction on the island. 4.4 A locked bid shows only how thick it is, a revealed one all."""

    seller: Seat
    lot: Pile
    looks: Mapping[Seat, str | Hidden]  # thin, medium, thick; "" where the table agreed to show nothing
    revealed: tuple[BidView, ...]
    own: BidView | None  # what this viewer has locked
    best: int
    leaders: tuple[Seat, ...]


@seen
class View:
    """Shows everything that one viewer may know, or that somebody without a seat may."""

    viewer: Seat | None
    winners: tuple[Seat, ...]  # nobody as long as the game goes on
    options: Options
    components: Components
    over: bool
    active: Seat
    asked: tuple[Seat, ...]  # who is waited for
    actions_left: int
    produced: bool
    called: bool
    won_broker: bool
    supply: Pile
    machines: Pile
    warehouses: int
    box: Pile
    mats: tuple[Mat, ...]
    brokers: tuple[BrokerView, ...]
    payment: PaymentView | None
    auction: AuctionView | None


def view(table: Here, viewer: Seat | None) -> View:
    """Return what this viewer may know of the table."""
    state, turn = table.state, table.state.turn
    return View(
        viewer=viewer,
        winners=winners(table),
        options=table.options,
        components=table.components,
        over=table.scores is not None,
        active=turn.seat,
        asked=waiting(table),
        actions_left=turn.left,
        produced=turn.produced,
        called=turn.called,
        won_broker=turn.won_broker,
        supply=dict(state.supply),
        machines=dict(state.machines),
        warehouses=state.warehouses,
        box=dict(state.box),
        mats=tuple(_mat(table, seat, viewer) for seat in range(table.seats)),
        brokers=tuple(BrokerView(broker.money, dict(broker.containers)) for broker in state.brokers),
        payment=_payment(state),
        auction=_auction(table, viewer),
    )


def _mat(table: Here, seat: Seat, viewer: Seat | None) -> Mat:
    player = table.state.players[seat]
    shown = seat == viewer or table.scores is not None
    return Mat(
        seat=seat,
        cash=player.cash if shown else HIDDEN,
        card=table.components.value_cards[player.card] if shown else HIDDEN,
        purse_cards=player.purse,
        loans=player.loans,
        machines=tuple(player.machines),
        warehouses=player.warehouses,
        factory=dict(player.factory),
        harbour=dict(player.harbour),
        ship=player.ship,
        cargo=dict(player.cargo),
        island=dict(player.island),
        quay=dict(player.quay),
    )


def _payment(state: State) -> PaymentView | None:
    if (card := state.payment) is None:
        return None
    return PaymentView(
        card.holder, card.broker, card.ware, card.money, dict(card.factory), dict(card.harbour)
    )


def _auction(table: Here, viewer: Seat | None) -> AuctionView | None:
    step = table.now
    if not isinstance(step, (IslandAuction, TieBreak, SellerDecides)):
        return None
    answers: Mapping[Seat, Bid] = table.agenda[0].answers if isinstance(step, SealedBids) else {}  # type: ignore[assignment]
    best, leading = leaders(table) if table.state.bids else (0, ())
    return AuctionView(
        seller=step.seller,
        lot=dict(table.state.players[step.seller].cargo),
        looks=_looks(table, answers),
        revealed=tuple(
            BidView(seat, bid.amount, bid.bluff, bid.cards) for seat, bid in table.state.bids.items()
        ),
        own=_own_bid(answers, viewer),
        best=best,
        leaders=leading,
    )


def _looks(table: Here, answers: Mapping[Seat, Bid]) -> dict[Seat, str | Hidden]:
    """4.4 Return how thick each locked bid looks. Those still to come are hidden: their look will be news."""
    if table.options.bid_signal == "hidden":
        return dict.fromkeys(sorted(answers), "")
    missing: dict[Seat, str | Hidden] = dict.fromkeys(waiting(table), HIDDEN)
    return missing | {seat: thickness(bid, table.components) for seat, bid in sorted(answers.items())}


def _own_bid(answers: Mapping[Seat, Bid], viewer: Seat | None) -> BidView | None:
    if viewer is None or viewer not in answers:
        return None
    bid = answers[viewer]
    return BidView(viewer, bid.amount, bid.bluff, bid.money_cards)
