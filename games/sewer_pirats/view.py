"""Chapter 2: shows the table as one viewer may see it, with that viewer's own secrets and nobody else's."""

from games.kernel import HIDDEN, Hidden, Seat, seen, winners
from games.sewer_pirats.components import TALISMANS, Components
from games.sewer_pirats.rules import auction, grab, scoring
from games.sewer_pirats.state import Figure, Here, Pile, Player, Trophy


@seen
class Flotsam:
    """Shows one open pile."""

    trophies: tuple[Trophy, ...]
    prize: str | None


@seen
class ShipView:
    """Shows one ship: who stands where, and the piles in front of it."""

    name: str
    aboard: dict[int, Figure]
    piles: tuple[Flotsam, ...]


@seen
class Treasure:
    """Shows what its owner may look at any time: what there is, what it scores now, what more would add."""

    trophies: tuple[Trophy, ...]
    prizes: tuple[str, ...]
    points: int
    prize_gains: dict[str, int]  # empty when all is over: there is no more


@seen
class Mat:
    """Shows what one player has. 2.2 Hand and treasure are hidden from the others."""

    seat: Seat
    colour: str | None
    home: tuple[str, ...]
    cards: int
    tokens: int
    hand: tuple[str, ...] | Hidden
    treasure: Treasure | Hidden


@seen
class StoolView:
    """Shows one stool with its least price. Nobody knows the cards under it, only how many there are."""

    number: int
    clan: str
    price: int
    under: int


@seen
class Lot:
    """Shows the auction that is on: for whom, how high it is, and who leads."""

    stool: int
    price: int
    leader: Seat


@seen
class View:
    """Shows everything that one viewer may see, or that somebody without a seat may."""

    viewer: Seat | None
    winners: tuple[Seat, ...]  # nobody as long as the game goes on
    components: Components
    abilities: bool
    acting: tuple[Seat, ...]
    ships: tuple[ShipView, ...]
    mats: tuple[Mat, ...]
    row: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    piles_left: int  # in the face-down stacks
    lost: tuple[Trophy, ...]
    bar: tuple[StoolView, ...]  # from the far end to the front
    lot: Lot | None
    sold: Lot | None  # the auction that was won and is to be paid for
    looting: tuple[str, int] | None  # the ship that sails, and the space whose turn it is to grab
    final: tuple[str, ...] | None


def view(table: Here, viewer: Seat | None) -> View:
    """Return what this viewer may see of the table."""
    state, now = table.state, table.now
    return View(
        viewer=viewer,
        winners=winners(table),
        components=table.components,
        abilities=table.options.variant != "base",
        acting=now.asks(table) if now is not None else (),
        ships=tuple(_ship(table, name) for name in TALISMANS),
        mats=tuple(_mat(table, seat, open_=viewer == seat) for seat in range(table.seats)),
        row=tuple(state.row),
        deck=len(state.deck),
        discard=in_order(state.discard),
        piles_left=len(state.prizes),
        lost=tuple(state.lost),
        bar=tuple(
            StoolView(stool.number, stool.clan, auction.least_price(table, stool), len(stool.under))
            for stool in state.bar
        ),
        lot=Lot(now.stool, now.price, now.leader) if isinstance(now, auction.Bidding) else None,
        sold=Lot(now.stool, now.price, now.seat) if isinstance(now, auction.Hiring) else None,
        looting=(now.ship, now.space) if isinstance(now, grab.Loot) else None,
        final=None if state.final is None else tuple(state.final),
    )


def _ship(table: Here, name: str) -> ShipView:
    ship = table.state.ships[name]
    return ShipView(name, dict(ship.aboard), tuple(_flotsam(pile) for pile in ship.piles))


def _flotsam(pile: Pile) -> Flotsam:
    return Flotsam(tuple(pile.trophies), pile.prize)


def _mat(table: Here, seat: Seat, open_: bool) -> Mat:
    """2.2 Hand and treasure are open to their owner; when all is over the treasures are turned up."""
    player, over = table.state.players[seat], table.scores is not None
    return Mat(
        seat=seat,
        colour=player.colour,
        home=tuple(player.home),
        cards=len(player.hand),
        tokens=len(player.trophies) + len(player.prizes),
        hand=in_order(player.hand) if open_ else HIDDEN,
        treasure=_treasure(table.components, player, over) if open_ or over else HIDDEN,
    )


def _treasure(components: Components, player: Player, over: bool) -> Treasure:
    trophies, prizes = player.trophies, player.prizes
    return Treasure(
        trophies=tuple(sorted(trophies)),
        prizes=tuple(sorted(prizes)),
        points=sum(scoring.worth(components, trophies, prizes)),
        prize_gains={} if over else scoring.prize_gains(components, trophies, prizes),
    )


def in_order(cards: list[str]) -> tuple[str, ...]:
    """Sort cards by talisman, so that nobody sees in which order they came."""
    return tuple(sorted(cards, key=TALISMANS.index))
