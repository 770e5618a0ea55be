"""Shows each player everything but the order of the decks (A1)."""

from collections.abc import Sequence
from typing import Literal

from games.economicus.components import Components
from games.economicus.rules.auction import Called, OpenAuction, best_bid
from games.economicus.rules.cards import BLACK, NAMES, to_come
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.deals.goods import Goods, in_words
from games.economicus.rules.deals.proposal import OpenDeal
from games.economicus.rules.industries import hits, profit
from games.economicus.rules.money import interest, raisable
from games.economicus.rules.stars import all_stars, free_companies, free_orders
from games.economicus.rules.victory import last_round, net_assets, target
from games.economicus.state import Here, Player, full
from games.economicus.words import label
from games.kernel import Seat, Text, seen, waiting, winners


@seen
class Job:
    """Shows a city order on the board."""

    seat: Seat
    segment: int
    amount: int


@seen
class Sector:
    """Shows one industry, as it lies in the ring."""

    number: int
    name: Text
    price: int
    profit: int  # of one company; a loss while there is a crisis
    crisis: int
    hits: int  # how many of 36 rolls make it pay
    active: bool
    forecast: bool
    companies: tuple[int, ...]  # by seat
    loans: tuple[int, ...]
    orders: tuple[Job, ...]


@seen
class Firm:
    """Shows one player."""

    seat: Seat
    alive: bool
    cash: int
    raisable: int
    loans: int
    stars: int
    assets: int
    free_companies: int
    free_orders: int
    waiting: tuple[Text, ...]
    frozen: int
    active: bool


@seen
class Wares:
    """Shows what one side of a deal gives."""

    money: int
    companies: tuple[int, ...]  # the industry of each one
    orders: tuple[tuple[int, int], ...]  # the industry of each one, and what it pays
    said: tuple[Text, ...]


@seen
class Proposal:
    """Shows a deal that somebody has to accept or decline. Everybody has heard it (A43)."""

    proposer: Seat
    other: Seat
    gives: Wares
    wants: Wares


@seen
class View:
    """Shows the whole table as one viewer sees it, which is as everybody does."""

    viewer: Seat | None
    full: bool
    target: int  # 0: no number of stars ends the game
    last_round: int  # 0: no round does
    round: int
    winners: tuple[Seat, ...]  # nobody as long as the game goes on
    turn: Seat  # whose turn it is, whoever is asked in it
    active: int
    interest: int
    components: Components  # the figures that this table plays with
    lasting: Text | None
    ring: tuple[Sector, ...]
    mats: tuple[Firm, ...]
    lot: Literal["company", "order"] | None  # what the auction that is open is about
    bids: tuple[Called, ...]  # in it
    passed: tuple[Seat, ...]
    best: Called | None
    deals: bool  # the table allows them
    deal: Proposal | None  # the one that is proposed just now
    forecasts_left: int  # discards lie open, so everybody can count what is still to come
    crises_left: int
    events_left: int


def view(table: Here, viewer: Seat | None) -> View:
    """Return what this viewer sees."""
    state, now = table.state, table.now
    bids, passed = (now.bids, now.passed) if isinstance(now, OpenAuction) else ((), ())
    cards = to_come(state.events, state.event_discard)
    return View(
        viewer=viewer,
        full=full(table),
        target=target(table),
        last_round=last_round(table),
        round=state.round,
        winners=winners(table),
        turn=state.active_player,
        active=state.active,
        interest=interest(table),
        components=table.components,
        lasting=NAMES[state.lasting] if state.lasting else None,
        ring=_ring(table),
        mats=_mats(table),
        lot=_lot(table),
        bids=bids,
        passed=passed,
        best=best_bid(table, bids),
        deals=table.options.deals != "none",
        deal=_deal(table),
        forecasts_left=cards.count("forecast"),
        crises_left=cards.count("crisis"),
        events_left=sum(card not in BLACK for card in cards),
    )


def _deal(table: Here) -> Proposal | None:
    if not isinstance(table.now, OpenDeal):
        return None
    terms = table.now.terms
    gives, wants = (_wares(table, giver, goods) for giver, _, goods, _ in terms.sides())
    return Proposal(terms.proposer, terms.other, gives, wants)


def _wares(table: Here, giver: Seat, goods: Goods) -> Wares:
    orders = [table.state.players[giver].orders[at] for at in goods.orders]
    paid = tuple((order.industry, order.amount) for order in orders)
    return Wares(goods.money, goods.companies, paid, in_words(table, giver, goods))


def _lot(table: Here) -> Literal["company", "order"] | None:
    if not isinstance(table.now, OpenAuction):
        return None
    return "company" if isinstance(table.now, CompanyAuction) else "order"


def _ring(table: Here) -> tuple[Sector, ...]:
    state, players, forecast = table.state, table.state.players, full(table)
    companies = [*zip(*[player.companies for player in players], strict=True)]  # by industry, then by seat
    loans = [*zip(*[player.loans for player in players], strict=True)]
    ring, jobs = tuple(state.ring), _jobs(players)
    return tuple(
        [
            Sector(
                number=industry,
                name=label(table, industry),
                price=state.prices[industry],
                profit=profit(table, industry),
                crisis=state.crisis[industry],
                hits=hits(ring, industry),
                active=industry == state.active,
                forecast=forecast and industry == state.forecast,
                companies=companies[industry],
                loans=loans[industry],
                orders=tuple(jobs.get(industry, ())),
            )
            for industry in ring
        ]
    )


def _jobs(players: Sequence[Player]) -> dict[int, list[Job]]:
    """Return the city orders by industry."""
    found: dict[int, list[Job]] = {}
    for seat, player in enumerate(players):
        for order in player.orders:
            found.setdefault(order.industry, []).append(Job(seat, order.segment, order.amount))
    return found


def _mats(table: Here) -> tuple[Firm, ...]:
    stars = all_stars(table.state.players)
    asked = waiting(table)
    return tuple([_firm(table, seat, stars[seat], seat in asked) for seat in range(table.seats)])


def _firm(table: Here, seat: Seat, stars: int, active: bool) -> Firm:
    player = table.state.players[seat]
    return Firm(
        seat=seat,
        alive=player.alive,
        cash=player.cash,
        raisable=raisable(table, player) if full(table) else 0,
        loans=sum(player.loans),
        stars=stars,
        assets=net_assets(table, seat),
        free_companies=free_companies(table, seat),
        free_orders=free_orders(table, seat),
        waiting=tuple(label(table, industry) for industry in player.waiting),
        frozen=player.frozen,
        active=active,
    )
