"""Draws the table in the art of the game: three ships in a sewer, or the bar while crews are hired there."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from games.kernel import Drawing, Put, Seat, Text, Thing, Who, Write, badge, figure, say
from games.sewer_pirats import words
from games.sewer_pirats.components import CLANS, KINDS, PRIZES, TALISMANS, Components
from games.sewer_pirats.state import Figure
from games.sewer_pirats.view import Flotsam, Mat, ShipView, StoolView, Treasure, View

_PRINTED = Components()
_RAISING = ("ketchup", "chili", "milkshake")  # 8.1-8.3 they make food dearer

_fixed = lru_cache(maxsize=1024)(say)  # a message that says always the same


def drawing(view: View) -> Drawing | None:
    """Draw the table as its viewer sees it; the art is of the printed board, so another has none."""
    if not _fits(view.components):
        return None
    board = f"{len(view.mats)}{'-bar' if view.bar else ''}"
    return Drawing(board, tuple(_things(view)), view.acting, _note(view), won=view.winners)


def _fits(ours: Components) -> bool:
    """Tell whether a box has no more of anything than the art has places for."""
    most = ("crew", "trophies_per_pile", "piles_per_ship", "row")
    few = all(getattr(ours, name) <= getattr(_PRINTED, name) for name in most)
    return few and ours.crew_spaces == _PRINTED.crew_spaces and _to_come(ours) <= _to_come(_PRINTED)


def _to_come(components: Components) -> int:
    """3.2 Return how many piles are made after the first ones of all ships."""
    return components.prize_count - len(TALISMANS) * components.piles_per_ship


def _things(view: View) -> Iterator[Thing]:
    yield Write("title", _fixed("drawn-title"))
    if view.bar:
        yield from _bar(view)
    else:
        for ship in view.ships:
            yield from _ship(view, ship)
    yield from _cards(view)
    yield from _combinations(view.components)
    for mat in view.mats:
        yield from _quay(view, mat)


def _note(view: View) -> Text:
    if view.looting is not None:
        return _fixed("drawn-grabs")
    if view.bar:
        return _fixed("drawn-bids" if view.lot else "drawn-pays" if view.sold else "drawn-opens")
    return _fixed("drawn-acts")


# ── the ships ──


def _ship(view: View, ship: ShipView) -> Iterator[Thing]:
    yield Write(f"{ship.name}.name", words.SHIP[ship.name])
    for space in range(1, view.components.captain):
        yield Write(f"{ship.name}.number-{space}", space)
    yield from _sailing(view, ship.name)
    for place, pile in zip(("bow", "behind"), ship.piles, strict=False):
        yield _raft(f"{ship.name}.{place}", pile, view.components)
    for space, member in ship.aboard.items():
        yield _figure(ship.name, space, member, captain=space == view.components.captain)


def _sailing(view: View, ship: str) -> Iterator[Thing]:
    """Mark the ship that sails and who grabs there; 7.3 a ship that will sail once more."""
    if view.looting is not None and view.looting[0] == ship:
        yield Put(f"{ship}.grabs-{view.looting[1]}", "grabs")
        yield Put(f"{ship}.pennant", "pennant", holds=(Write("text", _fixed("drawn-sails")),))
    elif ship in (view.final or ()) and not _over(view):
        yield Put(f"{ship}.pennant", "pennant", holds=(Write("text", _fixed("drawn-last")),))


def _figure(ship: str, space: int, member: Figure, captain: bool) -> Put:
    """Put a figure aboard, a captain in a hat. Its name tells it from any other that may stand there."""
    hat = (Put("hat", "hat"),) if captain else ()
    name = f"{ship}-{space}-{member.seat}-{member.clan}"
    piece = f"figure-{member.clan}"
    return Put(f"{ship}.space-{space}", piece, member.seat, name, (*hat, _owner(member.seat)))


def _owner(seat: Seat) -> Put:
    return Put("owner", "owner", holds=(Write("number", seat + 1),))


def _raft(place: str, pile: Flotsam, components: Components) -> Put:
    """Lay a pile on its raft. Only one that is new behind is outlined, not one that drifted to the bow."""
    holds: list[Thing] = [
        Put(f"trophy-{at}", f"trophy-{trophy.kind}", holds=(Write("value", trophy.value),))
        for at, trophy in enumerate(pile.trophies)
    ]
    if pile.prize is not None:
        holds.append(_prize(pile.prize, components.prize_points[pile.prize]))
    known = "".join(f"{trophy.kind[0]}{trophy.value}" for trophy in pile.trophies)
    name = f"{place}-{known}-{pile.prize}" if place.endswith("behind") else ""
    return Put(place, "raft", name=name, holds=tuple(holds))


def _prize(prize: str, points: int) -> Put:
    said = _fixed("drawn-adds", n=points) if prize in _RAISING else points
    return Put("prize", f"prize-{prize.replace('_', '-')}", holds=(Write("value", said),))


# ── the bar ──


def _bar(view: View) -> Iterator[Thing]:
    title = "drawn-auction" if view.lot else "drawn-sold" if view.sold else "panel-bar"
    yield Write("bar.title", _fixed(title))
    if (lot := view.lot or view.sold) is not None:
        yield Put(f"bar.stool-{lot.stool}.ring", "grabs")
        clan = next(stool.clan for stool in view.bar if stool.number == lot.stool)
        yield Put("bar.lot", f"figure-{clan}")
        bid = (badge("badge", lot.leader), Write("name", Who(lot.leader)), Write("price", lot.price))
        yield Put("bar.bid", "bid", holds=bid)
    else:
        yield Write("bar.hint", _fixed("drawn-bar"))
    for stool in view.bar:
        yield from _stool(stool)


def _stool(stool: StoolView) -> Iterator[Thing]:
    """9.4 Show the figure with its least price, 9.6 and how many cards lie under it."""
    place = f"bar.stool-{stool.number}"
    yield Write(f"{place}.number", stool.number)
    yield Put(f"{place}.figure", f"figure-{stool.clan}")
    yield Put(f"{place}.price", "price", holds=(Write("number", stool.price),))
    if stool.under:
        under = (Write("number", say("drawn-adds", n=stool.under)),)
        yield Put(f"{place}.under", "card-under", name=f"under-{stool.number}", holds=under)


# ── what is common ──


def _cards(view: View) -> Iterator[Thing]:
    for what in ("deck", "row", "discard", "piles"):
        yield Write(f"cards.{what}-name", _fixed(f"drawn-{what}"))
    yield Put("cards.deck", "deck" if view.deck else "deck-none")
    yield figure("cards.deck-count", view.deck)
    for at, card in enumerate(view.row):
        yield Put(f"cards.row-{at}", f"card-{card}")
    for talisman in TALISMANS:
        if number := view.discard.count(talisman):
            yield Put(f"cards.discard-{talisman}", f"heap-{talisman}")
            yield figure(f"cards.discard-{talisman}-count", number)
    yield from _stacks(view)


def _stacks(view: View) -> Iterator[Thing]:
    """Show a sack for each pile to come; before the set-up the first piles of the ships are among them."""
    most = _to_come(view.components)
    left = min(view.piles_left, most)
    yield from (Put(f"cards.pile-{at}", "sack") for at in range(left))
    yield figure("cards.piles", left)
    yield Write("cards.piles-of", _fixed("drawn-of", n=most))


def _combinations(components: Components) -> Iterator[Thing]:
    for prize in _RAISING:
        yield Write(f"combinations.adds-{prize}", _fixed("drawn-adds", n=components.prize_points[prize]))


# ── a player ──


def _quay(view: View, mat: Mat) -> Iterator[Thing]:
    own = f"seat-{mat.seat}"
    yield _plate(mat, over=_over(view))
    if _over(view) and isinstance(mat.treasure, Treasure):
        yield Put(f"{own}.cloth", "cloth", holds=tuple(_spread(mat.treasure)))
        return
    yield figure(f"{own}.cards", mat.cards)
    yield figure(f"{own}.treasures", mat.tokens)
    for at, clan in enumerate(_berths(view, mat)):
        if clan is not None:
            hired = f"{own}.hired-{at}" if view.bar else ""  # later, who comes home is nothing new
            yield Put(f"{own}.home-{at}", f"figure-{clan}", mat.seat, hired)


def _over(view: View) -> bool:
    """7.4 Tell whether all treasures are shown."""
    return all(isinstance(mat.treasure, Treasure) for mat in view.mats)


def _plate(mat: Mat, over: bool) -> Put:
    """Put the plate with the name; 2.2 on it one's own hand, and at the end everybody's points."""
    found: list[Thing] = [badge("badge", mat.seat)]
    if over and isinstance(mat.treasure, Treasure):
        found += [Put("star", "star"), Write("points", mat.treasure.points)]
    elif isinstance(mat.hand, tuple):
        found += _hand(mat.hand)
    name = "name-short" if len(found) > 1 else "name"
    return Put(f"seat-{mat.seat}.plate", "plate", mat.seat, holds=(*found, Write(name, Who(mat.seat))))


def _hand(cards: tuple[str, ...]) -> Iterator[Thing]:
    for at, talisman in enumerate(TALISMANS):
        yield Put(f"hand-{at}", f"hand-{talisman}")
        yield Write(f"hand-{at}-count", cards.count(talisman))


def winner(view: View, seat: Seat) -> tuple[Thing, ...]:
    """Put the crew of a winner on their raft, wherever it stood at the end."""
    if not _fits(view.components):
        return ()
    found = [*view.mats[seat].home, *_away(view, seat)]
    crew = sorted(found, key=CLANS.index)
    return tuple(Put(f"crew-{at}", f"figure-{clan}", seat) for at, clan in enumerate(crew))


def _away(view: View, seat: Seat) -> list[str]:
    """Return who of a crew is aboard."""
    return [member.clan for ship in view.ships for member in ship.aboard.values() if member.seat == seat]


def _berths(view: View, mat: Mat) -> tuple[str | None, ...]:
    """Return who stands at which berth: everybody of a crew has one, which is empty while they are aboard."""
    if view.bar:
        return mat.home
    away = _away(view, mat.seat)
    found: list[str | None] = []
    for clan in CLANS:
        found += [clan] * mat.home.count(clan) + [None] * away.count(clan)
    return tuple(found)


def _spread(treasure: Treasure) -> Iterator[Thing]:
    """7.4 Spread a treasure out: how many there are of each kind."""
    kinds, prizes = Counter(trophy.kind for trophy in treasure.trophies), Counter(treasure.prizes)
    for row, counted, names in (("trophy", kinds, KINDS), ("prize", prizes, PRIZES)):
        for at, name in enumerate(names):
            if number := counted[name]:
                yield Put(f"{row}-{at}", f"won-{name.replace('_', '-')}")
                yield Write(f"{row}-{at}-count", number)
