"""Draws the table in the art of the game: city blocks in a ring around the exchange, mats of the players."""

from collections.abc import Iterator
from functools import lru_cache

from games.economicus.components import INDUSTRIES, Components, Industry
from games.economicus.view import Firm, Job, Sector, View
from games.kernel import Drawing, Pile, Put, Seat, Text, Thing, Who, Write, badge, figure, names, say

_SEGMENTS = Components().segments
_DRAWN = names("drawn", (industry.name for industry in INDUSTRIES.values()))
_FLOORS = 4  # of the highest tower
_TOWERS = 4  # more players than these have houses
_SHARING = 4  # so many badges stand beside the cup

_fixed = lru_cache(maxsize=1024)(say)  # a message that says always the same


def drawing(view: View) -> Drawing | None:
    """Draw the table; the blocks have three segments for orders, so a box with more has no drawing."""
    if view.components.segments > _SEGMENTS:
        return None
    asked = tuple([firm.seat for firm in view.mats if firm.active])
    return Drawing(str(len(view.mats)), tuple(_things(view)), asked, _note(view, asked), won=view.winners)


def _things(view: View) -> Iterator[Thing]:
    yield Write("title", _fixed("drawn-title"))
    if not view.winners:
        yield badge("mover", view.turn)
    active = next((at for at, sector in enumerate(view.ring) if sector.active), 0)
    for at, sector in enumerate(view.ring):
        pays = (at - active + 1) % len(view.ring) <= 2
        yield from _block(view, str(at), sector, pays)
        yield from _street(f"street-{at}", sector, pays)
        if pays:
            yield Put(f"road-{at}", f"{at}-road")
    yield from _exchange(view, view.ring[active])
    yield from _towns(view)
    for firm in view.mats:
        yield from _mat(view, firm)


def _note(view: View, asked: tuple[Seat, ...]) -> Text:
    if view.lot is not None:
        return _fixed(f"drawn-bids-{view.lot}")
    if not view.round:
        return _fixed("drawn-places")
    return _fixed("drawn-acts" if view.turn in asked else "drawn-decides")


def _money(amount: int) -> Text:
    return _fixed("drawn-money", amount=amount) if amount >= 0 else _fixed("drawn-loss", amount=-amount)


# ── a block of the ring ──


def _block(view: View, at: str, sector: Sector, pays: bool) -> Iterator[Thing]:
    """4.4 The active industry is lit; it and its two neighbours pay, so all three are framed."""
    industry = view.components.industries[sector.number]
    ground = "crisis" if sector.crisis else _art(industry)
    yield Put(f"{at}.block", f"{ground}-{'lit' if sector.active else 'block'}")
    if pays and not sector.active:
        yield Put(f"{at}.block", "paying-block")
    yield _plate(f"{at}.plate", view, sector)
    yield Write(f"{at}.name", _called(industry))
    yield Put(f"{at}.picture", f"industry-{_art(industry)}")
    if sector.forecast:
        yield Put(f"{at}.forecast", "forecast", name=f"forecast-{sector.number}")
    yield Write(f"{at}.price", _money(sector.price), sector.price)
    yield _profit(f"{at}.profit", sector, pays)


def _street(at: str, sector: Sector, pays: bool) -> Iterator[Thing]:
    """Draw the lower half of a block: whose companies and orders are there."""
    if sector.crisis:
        yield Put(f"{at}.ground", "crisis-ground")
    if pays:
        yield Put(f"{at}.ground", "active" if sector.active else "paying")
    leader = _leader(sector.companies)
    for seat, number in enumerate(sector.companies):
        if number:
            yield _company(f"{at}.plot-{seat}", sector, seat, seat == leader)
    for segment in range(1, _SEGMENTS + 1):
        yield from _orders(f"{at}.order-{segment}", [job for job in sector.orders if job.segment == segment])


def _art(industry: Industry) -> str:
    """Return what an industry is called in the art; one that the texts do not know looks like any other."""
    return industry.name if industry.name in _DRAWN else "other"


def _called(industry: Industry) -> Text:
    return _DRAWN.get(industry.name) or _fixed("drawn-named", name=industry.name)


def _plate(place: str, view: View, sector: Sector) -> Put:
    """3.4 Only the numbers of industries where the first companies are placed are white."""
    piece = "plate" if sector.number in view.components.start_industries else "plate-dark"
    return Put(place, piece, holds=(Write("number", sector.number),))


def _profit(place: str, sector: Sector, pays: bool) -> Put:
    """6.2.2 A crisis has its strength in its name: one that begins or grows is outlined."""
    profit, piece = sector.profit, "gain" if sector.profit >= 0 else "loss"
    said = _fixed("drawn-gain", amount=profit) if profit >= 0 else _money(profit)
    name = f"crisis-{sector.number}-{sector.crisis}" if sector.crisis else ""
    return Put(place, f"{piece}-now" if pays else piece, name=name, holds=(Write("text", said),))


def _leader(companies: tuple[int, ...]) -> Seat | None:
    """2.2 Return who has strictly more companies here than anyone else."""
    most = max(companies)
    return companies.index(most) if most and companies.count(most) == 1 else None


def _company(place: str, sector: Sector, seat: Seat, leads: bool) -> Put:
    """Put a tower of as many floors as companies, dark ones with a loan; at a large table a house.

    Its name has the number of companies in it: one more or one less is something new, and is outlined.
    """
    number, loans = sector.companies[seat], sector.loans[seat]
    holds: list[Thing] = [Write("number", seat + 1)]
    if len(sector.companies) <= _TOWERS:
        piece = f"tower-{min(number, _FLOORS)}"
        holds.append(_windows(number, loans))
        if number > 1:
            holds.append(Put("count", "number", holds=(Write("text", number),)))
    else:
        piece = "house" if number == 1 else "house-owed" if loans == number else "house-wide"
        if number > 1:
            holds.append(Write("count", number))
    if loans and piece != "house-owed":
        holds.append(Put("loan", "percent"))
    if leads:
        holds.append(Put("star", "lead"))
    return Put(place, piece, seat, f"{sector.number}-{seat}-{number}", tuple(holds))


def _windows(number: int, loans: int) -> Pile:
    floors = min(number, _FLOORS)
    dark = floors if loans == number else min(loans, floors - 1)
    return Pile("windows", (("window-dark", dark), ("window", floors - dark)))


def _orders(place: str, jobs: list[Job]) -> Iterator[Thing]:
    """5.3.4 One order shows its money; where several lie in one segment, only whose they are."""
    if len(jobs) == 1:
        job = jobs[0]
        holds = (Write("number", job.seat + 1), Write("text", job.amount))
        yield Put(place, "order", job.seat, f"order-{place.partition('.')[0]}-{job.seat}-{job.amount}", holds)
    elif jobs:
        yield badge(f"{place}-a", jobs[0].seat)
        if len(jobs) == 2:
            yield badge(f"{place}-b", jobs[1].seat)
        else:
            yield Write(f"{place}-more", _fixed("drawn-more", number=len(jobs) - 1))


# ── the middle ──


def _exchange(view: View, active: Sector) -> Iterator[Thing]:
    industry = view.components.industries[active.number]
    yield Write("hub.name", _fixed("drawn-exchange"))
    yield _plate("hub.active-plate", view, active)
    yield Put("hub.active-picture", f"industry-{_art(industry)}")
    yield Write("hub.active-name", _called(industry))
    yield from _stage(view)
    yield from _cards(view) if view.full else [Put("news.garden", "garden")]


def _stage(view: View) -> Iterator[Thing]:
    """Show the auction that is open, or who has won."""
    if view.lot is not None:
        yield Write("stage.title", _fixed(f"drawn-lot-{view.lot}"))
        yield Put("stage.gavel", "gavel")
        for firm in view.mats:
            yield badge(f"stage.bidder-{firm.seat}", firm.seat)
            yield _bid(view, firm)
    elif view.winners:
        yield Write("stage.title", _fixed("drawn-over"))
        yield _victory(view.winners)
    else:
        yield Write("stage.title", _fixed("drawn-no-lot"))
        yield Put("stage.chart", "chart")


def _victory(winners: tuple[Seat, ...]) -> Put:
    """8.2 Name the winner; a shared victory shows the badges."""
    badges = tuple([badge(f"badge-{at}", seat) for at, seat in enumerate(winners[:_SHARING])])
    name = (Write("name", Who(winners[0])),) if len(winners) == 1 else ()
    return Put("stage.chart", "victory", holds=(*badges, *name))


def _bid(view: View, firm: Firm) -> Put:
    """5.2.1 Show the last bid of a player, the best one of all, or that the player has passed."""
    place = f"stage.bid-{firm.seat}"
    called = [bid.amount for bid in view.bids if bid.seat == firm.seat]
    if firm.seat in view.passed or not firm.alive:
        return Put(place, "bid-passed")
    if not called:
        return Put(place, "bid-waited")
    best = view.best is not None and view.best.seat == firm.seat
    return Put(place, "bid-best" if best else "bid", holds=(Write("text", _money(called[-1])),))


def _cards(view: View) -> Iterator[Thing]:
    left = {"forecast": view.forecasts_left, "crisis": view.crises_left, "event": view.events_left}
    for kind, number in left.items():
        yield Put(f"news.card-{kind}", f"card-{kind}")
        yield Write(f"news.left-{kind}", _fixed("drawn-left", number=number))
    if view.lasting is None:
        yield Put("news.lasting", "lasting-none")
    else:
        said = _fixed(f"drawn-{view.lasting.key}", **_figures(view))
        yield Put("news.lasting", "lasting", name=view.lasting.key, holds=(Write("text", said),))


def _figures(view: View) -> dict[str, int]:
    box = view.components
    return {"bigger": box.contract_bigger, "smaller": box.contract_smaller, "interest": box.interest_doubled}


def _towns(view: View) -> Iterator[Thing]:
    """8 Tell on the clock tower the round, and on the monument how many stars win."""
    yield Write("clock.round-caption", _fixed("drawn-round"))
    of = _fixed("drawn-of", at=view.round, of=view.last_round)
    yield Write("clock.round", of if view.last_round else view.round if view.round else _fixed("drawn-none"))
    yield Write("monument.goal-caption", _fixed("drawn-goal" if view.target else "drawn-most"))
    yield Write("monument.goal", view.target) if view.target else Put("monument.goal", "star")


# ── a player ──


def _mat(view: View, firm: Firm) -> Iterator[Thing]:
    own = f"seat-{firm.seat}"
    yield badge(f"{own}.badge", firm.seat)
    room = "name-shorter" if firm.frozen else "name-short" if firm.waiting else "name"
    yield Write(f"{own}.{room}", Who(firm.seat))
    if not firm.alive:
        piece = "out" if len(view.mats) <= _TOWERS else "out-small"
        yield Put(f"{own}.out", piece, holds=(Write("text", _fixed("board-out")),))
        return
    yield from _stars(own, firm.stars, view.target)
    yield Write(f"{own}.cash", _money(firm.cash), firm.cash)
    yield Write(f"{own}.assets", _money(firm.assets))
    yield Write(f"{own}.companies", firm.free_companies)
    yield Write(f"{own}.orders", firm.free_orders)
    if view.full:
        yield Put(f"{own}.loans-icon", "loan")
        yield figure(f"{own}.loans", firm.loans)
        yield Put(f"{own}.raisable-icon", "raise")
        yield Write(f"{own}.raisable", _money(firm.raisable))
    if len(view.mats) <= _TOWERS:
        yield from _captions(own, view.full)
    yield from _delayed(own, firm)


def _stars(own: str, stars: int, target: int) -> Iterator[Thing]:
    yield Pile(f"{own}.stars", (("star", stars), ("star-empty", max(0, target - stars))))
    said = _fixed("drawn-of", at=stars, of=target)
    yield Write(f"{own}.star-count", said if target else stars, stars)


def _captions(own: str, full: bool) -> Iterator[Thing]:
    shown = ["cash", "assets", "companies", "orders"] + (["loans", "raisable"] if full else [])
    yield from (Write(f"{own}.{name}-caption", _fixed(f"drawn-{name}")) for name in shown)


def _delayed(own: str, firm: Firm) -> Iterator[Thing]:
    """5.1.6, 5.1.7 Show companies that open at the start of the next turn, and money that comes back then."""
    if firm.frozen:
        yield Put(f"{own}.frozen", "frozen", holds=(Write("text", _money(firm.frozen)),))
    if firm.waiting:
        numbers = " ".join(str(industry.args["number"]) for industry in firm.waiting)
        holds = (Write("text", _fixed("drawn-named", name=numbers)),)
        yield Put(f"{own}.waiting", "waiting", holds=holds)
