"""Draws what a player has and is asked about: pier, ship, value card, the cargo up for auction."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from games.container.components import ValueCard
from games.container.drawing import fits, goods, pier, ship
from games.container.rules.goods import pour
from games.container.rules.moves.sail import port_name
from games.container.rules.scoring import island_worth, worth_names
from games.container.view import AuctionView, Mat, Pile, View
from games.kernel import Drawing, Hidden, Put, Thing, Who, Write, badge, say
from games.kernel import Pile as Heap

_fixed = lru_cache(maxsize=256)(say)  # a message that says always the same


def question(view: View) -> Drawing | None:
    """Draw what is the viewer's own; a box that the art does not fit has no drawing, nor has a spectator."""
    if view.viewer is None or not fits(view.components):
        return None
    mat = view.mats[view.viewer]
    things = chain(_own(view, mat), () if view.auction is None else _auction(view.auction))
    return Drawing("own" if view.auction is None else "own-auction", tuple(things))


def _own(view: View, mat: Mat) -> Iterator[Thing]:
    yield Put("stores", "pier", mat.seat, holds=tuple(pier(view, mat)))
    yield ship(mat, "ship")
    yield Write("port", port_name(mat.ship))
    if not isinstance(mat.card, Hidden):
        yield from _value_card(view, mat, mat.card)


def _value_card(view: View, mat: Mat, card: ValueCard) -> Iterator[Thing]:
    """9.3, 9.4 Lay the colours by what they are worth, with how many stand on the island and will stand."""
    then = _then(view, mat)
    (now, lost), (later, lost_then) = (
        island_worth(pile, card, view.components) for pile in (mat.island, then)
    )
    yield Write("card", _fixed("row-card"))
    yield _change("worth", now, later, "becomes-worth", "drawn-own-worth", "cash")
    for at, (worth, colour) in enumerate(zip(worth_names(view.components), card, strict=True)):
        yield Write(f"value-{at}", worth)
        yield Put(f"colour-{at}", f"container-{colour}")
        yield _change(f"count-{at}", mat.island.get(colour, 0), then.get(colour, 0))
        if colour == (lost if view.auction is None else lost_then):
            yield Write(f"lost-{at}", _fixed("lost"))


def _then(view: View, mat: Mat) -> Pile:
    """Return the viewer's section of the island, with the cargo that is up for auction."""
    island = {**mat.island}
    pour({} if view.auction is None else {**view.auction.lot}, island)
    return island


def _change(
    place: str,
    now: int,
    then: int,
    piece: str = "becomes",
    key: str = "drawn-times",
    short: str = "drawn-times",
) -> Thing:
    """Write what is; if it will be different, with an arrow to that."""
    said = Write("now", _fixed(key, n=now)), Write("then", _fixed(short, n=then))
    return Write(place, said[0].text) if now == then else Put(place, piece, holds=said)


def _auction(auction: AuctionView) -> Iterator[Thing]:
    """4.4 Show the cargo and whose it is; one's own bid as soon as it is locked."""
    yield Write("auction", _fixed("drawn-auction"))
    yield badge("seller", auction.seller)
    yield Write("whose", say("row-lot", who=Who(auction.seller)))
    yield Heap("lot", goods(auction.lot))
    if auction.own is not None:
        yield Put("bid", "bid-shown", holds=(Write("text", auction.own.amount),))
        yield Write("bid-name", _fixed("drawn-own-bid"))
