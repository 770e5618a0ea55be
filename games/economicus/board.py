"""Draws the board as a scene: the ring with all that lies in it, the players, and the bank."""

from dataclasses import replace

from games.economicus.drawing import drawing
from games.economicus.view import Firm, Job, Proposal, Sector, View
from games.kernel import Gauge, Label, Panel, Piece, Row, Scene, Seat, Slot, Text, Token, Track, Who, say

_COLOURS = ("blue", "red", "yellow", "green", "purple", "orange", "white", "brown")
_COMPANY, _MORTGAGED, _ORDER = "token-company", "token-mortgaged", "token-order"
_PIECES = {_COMPANY: "house", _MORTGAGED: "house-owed", _ORDER: "order"}


def board(view: View) -> Scene:
    """Return the whole table: the ring, then a panel for each player, then the bank."""
    players = tuple(_player(view, firm) for firm in view.mats)
    return Scene(say("game-title"), (_ring(view), *players, _bank(view)), drawing(view))


def gauges(view: View) -> tuple[Gauge, ...]:
    """Return the stars, cash and net assets of all players, to be followed over the game."""
    return (
        Gauge(say("gauge-stars"), tuple(firm.stars for firm in view.mats)),
        Gauge(say("gauge-cash"), tuple(firm.cash for firm in view.mats)),
        Gauge(say("gauge-assets"), tuple(firm.assets for firm in view.mats)),
    )


def _ring(view: View) -> Panel:
    """Show the ring in its order: neighbours stand above and below, the last beside the first."""
    return Panel("ring", say("board-ring"), tuple(_row(sector) for sector in view.ring))


def _row(sector: Sector) -> Row:
    price = Label(say("board-price", price=sector.price), strong=sector.active)
    return Row(sector.name, (price, _profit(sector), *_marks(sector), *_companies(sector), *_orders(sector)))


def _marks(sector: Sector) -> tuple[Label, ...]:
    active = (Label(say("board-active"), strong=True),) if sector.active else ()
    crisis = (Label(say("board-in-crisis"), strong=True),) if sector.crisis else ()
    forecast = (Label(say("board-forecast")),) if sector.forecast else ()
    return active + crisis + forecast


def _profit(sector: Sector) -> Label:
    if sector.profit < 0:
        return Label(say("board-loss", loss=-sector.profit), strong=True)
    return Label(say("board-profit", profit=sector.profit))


def _companies(sector: Sector) -> tuple[Token, ...]:
    found: list[Token] = []
    for seat, (placed, loans) in enumerate(zip(sector.companies, sector.loans, strict=True)):
        if placed > loans:
            found.append(_token(seat, _COMPANY, "house", placed - loans))
        if loans:
            found.append(_token(seat, _MORTGAGED, "card", loans))
    return tuple(found)


def _orders(sector: Sector) -> tuple[Slot, ...]:
    return tuple(_order(job) for job in sector.orders)


def _order(job: Job) -> Slot:
    title = say("board-order", segment=job.segment, amount=job.amount)
    return Slot(title, (_token(job.seat, _ORDER, "round", 1),))


def _token(seat: Seat, name: str, shape: str, count: int) -> Token:
    letter = say("token-letter", number=seat + 1)
    return Token(_COLOURS[seat], letter, say(name, who=Who(seat)), count, shape, seat, _PIECES[name])


def _player(view: View, firm: Firm) -> Panel:
    title = say("board-player", number=firm.seat + 1, who=Who(firm.seat))
    if not firm.alive:
        return Panel(f"player-{firm.seat}", title, (Row(None, (Label(say("board-out")),)),), firm.seat)
    rows = (_wealth(view, firm), _supply(firm), *_delayed(firm))
    return Panel(f"player-{firm.seat}", title, rows, firm.seat, firm.active)


def _wealth(view: View, firm: Firm) -> Row:
    stars = Track(say("board-stars"), firm.stars, view.target)
    shown = stars if view.target else Label(say("board-stars-count", stars=firm.stars), strong=True)
    cash = Label(say("board-cash", cash=firm.cash), strong=True)
    if not view.full:
        return Row(None, (shown, cash))
    return Row(None, (shown, cash, Label(say("board-loans", loans=firm.loans, raisable=firm.raisable))))


def _supply(firm: Firm) -> Row:
    free = say("board-free", companies=firm.free_companies, orders=firm.free_orders)
    return Row(None, (Label(free), Label(say("board-assets", assets=firm.assets))))


def _delayed(firm: Firm) -> tuple[Row, ...]:
    waits = (Row(None, (Label(say("board-waiting", industries=firm.waiting)),)),) if firm.waiting else ()
    frozen = (Row(None, (Label(say("board-frozen", amount=firm.frozen)),)),) if firm.frozen else ()
    return waits + frozen


def _bank(view: View) -> Panel:
    goal = (Label(say("board-target", stars=view.target), strong=True),) if view.target else ()
    length = (
        Track(say("board-round"), view.round, view.last_round)
        if view.last_round
        else Label(say("board-round-number", round=view.round))
    )
    rows = [Row(None, (*goal, length))]
    rows += _auction(view)
    if view.deal:
        rows.append(Row(None, (Label(_deal(view.deal), strong=True),)))
    if view.full:
        rows += _cards(view)
    return Panel("bank", say("board-bank"), tuple(rows))


def _auction(view: View) -> list[Row]:
    """5.2.1 Tell what an auction is about, where, and what each has bid last."""
    if view.lot is None:
        return []
    industry = next(sector.name for sector in view.ring if sector.active)
    last = {called.seat: called for called in view.bids}
    called = tuple(
        Label(say("board-called", who=Who(seat), amount=bid.amount), strong=bid == view.best)
        for seat, bid in last.items()
    )
    out = tuple(Label(say("board-passed", who=Who(seat))) for seat in view.passed)
    return [Row(say(f"board-lot-{view.lot}", industry=industry), (*called, *out))]


def _deal(deal: Proposal) -> Text:
    who, to = Who(deal.proposer), Who(deal.other)
    return say("board-deal", who=who, to=to, gives=deal.gives.said, wants=deal.wants.said)


def _cards(view: View) -> list[Row]:
    left = say("board-deck", forecasts=view.forecasts_left, crises=view.crises_left, events=view.events_left)
    rows = [Row(None, (Label(left),))]
    if view.lasting is not None:
        rows.append(Row(None, (Label(say("board-lasting", card=view.lasting), strong=True),)))
    return rows


def closer(view: View, scene: Scene) -> Scene:
    """Return the table with each industry as a part of its own, and with the holdings of each player."""
    ring, *others = scene.panels
    parts = tuple(_industry(view, place, row) for place, row in enumerate(ring.rows))
    players = (replace(panel, more=_holdings(ring, panel.seat)) for panel in others)
    return replace(scene, panels=(replace(ring, parts=parts), *players))


def _industry(view: View, place: int, row: Row) -> Panel:
    """Show how often an industry pays, its neighbours, and whose companies and orders are there."""
    sector = view.ring[place]
    neighbours = (view.ring[place - 1], view.ring[(place + 1) % len(view.ring)])
    figures = tuple(piece for piece in row.pieces if isinstance(piece, Label))
    rows = (
        Row(None, (*figures, Label(say("board-odds", hits=sector.hits)))),
        Row(say("board-beside"), tuple(Label(other.name) for other in neighbours)),
        Row(say("board-companies"), tuple(piece for piece in row.pieces if isinstance(piece, Token))),
        Row(say("board-orders"), tuple(piece for piece in row.pieces if isinstance(piece, Slot))),
    )
    return Panel(f"industry-{sector.number}", sector.name, rows)


def _holdings(ring: Panel, seat: Seat | None) -> tuple[Row, ...]:
    """Show the companies and orders of one player, industry by industry. The bank has none."""
    if seat is None:
        return ()
    owned = ((row.title, tuple(piece for piece in row.pieces if _owner(piece) == seat)) for row in ring.rows)
    return tuple(Row(title, pieces) for title, pieces in owned if pieces)


def _owner(piece: Piece) -> Seat | None:
    match piece:
        case Token():
            return piece.seat
        case Slot():
            return piece.tokens[0].seat
    return None
