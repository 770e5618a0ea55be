"""Draws the table as a scene: ships with flotsam, cards, bar and players; close up, whose crew is where."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from games.kernel import Gauge, Label, Panel, Row, Scene, Seat, Slot, Text, Token, Track, Who, say
from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.drawing import drawing
from games.sewer_pirats.state import Figure, Trophy
from games.sewer_pirats.view import Flotsam, Mat, ShipView, StoolView, Treasure, View

_CARD_COLOUR = {"cat": "orange", "bird": "blue", "fish": "green"}
_KIND_COLOUR = {
    "fries": "yellow",
    "noodles": "red",
    "burger": "brown",
    "doll": "pink",
    "teddy": "purple",
    "can": "gray",
}
_PRIZE_COLOUR = {
    "ketchup": "yellow",
    "chili": "red",
    "milkshake": "brown",
    "parrot": "pink",
    "can_opener": "gray",
}


def board(view: View) -> Scene:
    """Draw the whole table as its viewer sees it. Ships without piles and crew are left out."""
    panels = [_ship(view, ship) for ship in view.ships if ship.piles or ship.aboard]
    if view.bar:
        panels.append(_bar(view))
    players = (_mat(view, mat) for mat in view.mats)
    return Scene(say("game-title"), (*panels, _cards(view), *players), drawing(view), colours=_colours(view))


def _colours(view: View) -> tuple[str, ...]:
    return words.seat_colours(mat.colour for mat in view.mats)


def gauges(view: View) -> tuple[Gauge, ...]:
    """Return what everybody can follow over the game."""
    return (
        Gauge(say("gauge-treasure"), tuple(mat.tokens for mat in view.mats)),
        Gauge(say("gauge-cards"), tuple(mat.cards for mat in view.mats)),
    )


def _ship(view: View, ship: ShipView) -> Panel:
    spaces = range(view.components.captain, 0, -1)
    crew = tuple(Slot(_space(view, space), _crew(view, ship, space)) for space in spaces)
    piles = (say("row-front-pile"), say("row-back-pile"))
    rows = (Row(title, _flotsam(pile)) for title, pile in zip(piles, ship.piles, strict=False))
    sailing = view.looting is not None and view.looting[0] == ship.name
    return Panel(ship.name, words.SHIP[ship.name], (Row(say("row-crew"), crew), *rows), active=sailing)


def _space(view: View, space: int) -> Text:
    return say("slot-captain") if space == view.components.captain else say("slot-space", space=space)


def _crew(view: View, ship: ShipView, space: int) -> tuple[Token, ...]:
    figure = ship.aboard.get(space)
    if figure is None:
        return ()
    name = say("figure-of", clan=words.CLAN[figure.clan], who=Who(figure.seat))
    return (_figure(view, figure, name),)


def _figure(view: View, figure: Figure, name: Text) -> Token:
    """Draw a figure in the colour of its owner, which its letters tell too."""
    colour = _colours(view)[figure.seat]
    letter = say("letter-figure", clan=words.CLAN_LETTER[figure.clan], colour=words.COLOUR_LETTER[colour])
    return Token(colour, letter, name, shape="round", seat=figure.seat, piece=f"figure-{figure.clan}")


def _at_home(view: View, mat: Mat, clan: str) -> Token:
    """Draw all figures of one clan at home as one piece with its number."""
    return replace(_figure(view, Figure(mat.seat, clan), words.CLAN[clan]), count=mat.home.count(clan))


def _flotsam(pile: Flotsam) -> tuple[Token, ...]:
    return (*map(_trophy, pile.trophies), *(() if pile.prize is None else (_prize(pile.prize),)))


def _trophy(trophy: Trophy) -> Token:
    colour, piece = _KIND_COLOUR[trophy.kind], f"won-{trophy.kind}"
    return Token(colour, words.trophy_letter(trophy), words.trophy(trophy), piece=piece)


def _prize(prize: str, count: int = 1) -> Token:
    letter, piece = words.PRIZE_LETTER[prize], f"won-{prize.replace('_', '-')}"
    return Token(_PRIZE_COLOUR[prize], letter, words.PRIZE[prize], count, shape="round", piece=piece)


def _cards(view: View) -> Panel:
    """Draw the row, the discards, and how much is left in the deck and in the stacks."""
    row = tuple(_card(card, 1) for card in view.row)
    most = view.components.prize_count - len(TALISMANS) * view.components.piles_per_ship
    left = min(view.piles_left, most)  # before the set-up the first piles of the ships are among them
    stocks = Label(say("label-deck", count=view.deck)), Track(say("track-piles"), left, most)
    rows = (Row(say("row-open-cards"), row), Row(say("row-discard"), _hand(view.discard)), Row(None, stocks))
    last = () if view.final is None else (Row(None, (Label(say("label-last-sailings"), strong=True),)),)
    return Panel("cards", say("panel-cards"), (*rows, *last))


def _card(talisman: str, count: int) -> Token:
    letter, name = words.CARD_LETTER[talisman], words.CARD[talisman]
    return Token(_CARD_COLOUR[talisman], letter, name, count, shape="card", piece=f"card-{talisman}")


def _hand(cards: tuple[str, ...]) -> tuple[Token, ...]:
    return tuple(_card(name, cards.count(name)) for name in TALISMANS if name in cards)


def _bar(view: View) -> Panel:
    """Draw the bar with its front end first: that is where it is cheap."""
    stools = tuple(_stool(stool) for stool in reversed(view.bar))
    return Panel("bar", say("panel-bar"), (Row(say("row-stools"), stools), *_lot(view)))


def _stool(stool: StoolView) -> Slot:
    name = words.CLAN[stool.clan]
    title = say("slot-stool", stool=stool.number, price=stool.price, under=stool.under)
    letter, piece = words.CLAN_LETTER[stool.clan], f"figure-{stool.clan}"
    return Slot(title, (Token("white", letter, name, shape="round", piece=piece),))


def _lot(view: View) -> Iterable[Row]:
    if (lot := view.lot or view.sold) is not None:
        text = say("label-lot", stool=lot.stool, who=Who(lot.leader), price=lot.price)
        yield Row(None, (Label(text, strong=True),))


def _mat(view: View, mat: Mat) -> Panel:
    home = tuple(_at_home(view, mat, clan) for clan in dict.fromkeys(mat.home))
    counts = (Label(say("label-cards", count=mat.cards)), Label(say("label-tokens", count=mat.tokens)))
    rows = [Row(say("row-home"), home), Row(None, counts)]
    if isinstance(mat.hand, tuple):
        rows.append(Row(say("row-hand"), _hand(mat.hand)))
    if isinstance(mat.treasure, Treasure):
        rows += _treasure(mat.treasure)
    who = Who(mat.seat)
    title = say("panel-player", who=who)
    if mat.colour is not None:
        title = say("panel-player-colour", who=who, colour=words.COLOUR[mat.colour])
    return Panel(f"seat-{mat.seat}", title, tuple(rows), seat=mat.seat, active=mat.seat in view.acting)


def _treasure(treasure: Treasure) -> list[Row]:
    """Draw what there is, what it scores now, and what one more of each prize would add."""
    tokens = *map(_trophy, treasure.trophies), *map(_prize, treasure.prizes)
    points = Label(say("label-points", points=treasure.points), strong=True)
    rows = [Row(say("row-treasure"), tokens), Row(None, (points,))]
    if treasure.prize_gains:
        rows.append(Row(say("row-prize-gains"), tuple(_gain(*gain) for gain in treasure.prize_gains.items())))
    return rows


def _gain(prize: str, points: int) -> Label:
    return Label(say("label-prize-gain", prize=words.PRIZE[prize], points=points))


def closer(view: View, scene: Scene) -> Scene:
    """Draw the table with what a close-up of a player adds: where the crew stands aboard."""
    ships = [panel for panel in scene.panels if panel.key in TALISMANS]
    panels = (replace(panel, more=_aboard(ships, panel.seat)) for panel in scene.panels)
    return replace(scene, panels=tuple(panels))


def _aboard(ships: Sequence[Panel], seat: Seat | None) -> tuple[Row, ...]:
    crews = ((ship.title, _own_crew(ship, seat)) for ship in ships if seat is not None)
    return tuple(Row(name, crew) for name, crew in crews if crew)


def _own_crew(ship: Panel, seat: Seat | None) -> tuple[Slot, ...]:
    """Return the spaces of a ship that this player's figures stand on."""
    slots = (piece for piece in ship.rows[0].pieces if isinstance(piece, Slot))
    return tuple(slot for slot in slots if any(figure.seat == seat for figure in slot.tokens))
