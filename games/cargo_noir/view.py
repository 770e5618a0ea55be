"""Chapter 5 shows everything. Only what will be drawn is unknown: the bag has no hidden order."""

from games.cargo_noir.components import CARDS
from games.cargo_noir.rules.by_hand import ByHand
from games.cargo_noir.rules.scoring import points_of_cards
from games.cargo_noir.rules.sending import least_bid
from games.cargo_noir.state import Here, capacity, last_seat
from games.kernel import Seat, seen, waiting, winners


@seen
class PortView:
    """Shows a port: its cargo and the stacks of coins there."""

    name: str
    slots: int
    lot: tuple[int, ...]
    stacks: tuple[tuple[Seat, int], ...]
    least: int  # coins that the next ship has to bring


@seen
class CardView:
    """Shows a card and how many are left in the supply."""

    name: str
    left: int
    cost: int
    points: int


@seen
class Mat:
    """Shows one player: Safe, ships, cargo and cards."""

    seat: Seat
    family: str
    coins: int
    hand: int
    reserve: int
    casino: int
    market: int
    cargo: tuple[int, ...]
    capacity: int
    cards: tuple[tuple[str, int], ...]
    points: int


@seen
class View:
    """Shows the whole table as one viewer sees it, which is as everybody does."""

    viewer: Seat | None
    winners: tuple[Seat, ...]  # nobody as long as the game goes on
    round: int
    rounds: int
    first: Seat
    last: Seat  # who acts last in every round
    active: Seat | None
    longest: int  # the most tokens in one combination
    bonus_limit: int
    casino_pays: int
    syndicate_pays: int
    mats: tuple[Mat, ...]
    ports: tuple[PortView, ...]
    market: tuple[int, ...]  # slot by slot
    bag: tuple[int, ...]
    discard: tuple[int, ...]
    cards: tuple[CardView, ...]
    left: tuple[str, ...]  # ports that the active player withdrew from
    laid: tuple[str, ...]  # combinations of a payment by hand


def view(table: Here, viewer: Seat | None) -> View:
    """Return what this viewer sees."""
    state, components, now = table.state, table.components, table.now
    return View(
        viewer=viewer,
        winners=winners(table),
        round=state.round,
        rounds=components.rounds[table.seats],
        first=state.first,
        last=last_seat(table),
        active=next(iter(waiting(table)), None),
        longest=components.max_combo,
        bonus_limit=components.bonus_limit,
        casino_pays=components.casino,
        syndicate_pays=components.syndicate,
        mats=tuple(_mat(table, seat) for seat in range(table.seats)),
        ports=tuple(_ports(table)),
        market=tuple(state.market),
        bag=tuple(state.bag),
        discard=tuple(state.discard),
        cards=tuple(_card(table, name) for name in CARDS),
        left=tuple(state.left),
        laid=now.laid if isinstance(now, ByHand) else (),
    )


def _ports(table: Here) -> list[PortView]:
    return [
        PortView(
            name,
            table.components.slots[name],
            tuple(sorted(port.lot)),
            tuple(sorted(port.stacks.items())),
            least_bid(table, name),
        )
        for name, port in table.state.ports.items()
    ]


def _card(table: Here, name: str) -> CardView:
    card = table.components.cards[name]
    return CardView(name, table.state.supply[name], card.cost, card.points)


def _mat(table: Here, seat: Seat) -> Mat:
    player = table.state.players[seat]
    return Mat(
        seat=seat,
        family=player.family,
        coins=player.coins,
        hand=player.hand,
        reserve=player.reserve,
        casino=player.casino,
        market=player.market,
        cargo=tuple(player.cargo),
        capacity=capacity(table, seat),
        cards=tuple((card, player.cards[card]) for card in CARDS if player.cards.get(card)),
        points=sum(points_of_cards(table, seat)),
    )
