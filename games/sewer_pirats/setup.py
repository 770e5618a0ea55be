"""Chapter 3: sets the game up."""

from games.kernel import Seat, Who
from games.sewer_pirats.components import CLANS, TALISMANS, Components
from games.sewer_pirats.rules import auction, cards, colours, crew, sailing, turn
from games.sewer_pirats.state import Here, Player, Ship, State, Trophy


def setup(table: Here) -> None:
    """3 Lay out flotsam and row and deal hands; crews are dealt, drawn or, before all that, auctioned."""
    table.state = unpack(table.components, table.seats)
    by_choice, variant = table.deal.edition == colours.BY_CHOICE, table.options.variant
    if variant == "auction":
        return _to_the_bar(table, by_choice=by_choice)
    first = table.first_player()
    order = tuple((first + turn) % table.seats for turn in range(table.seats))
    table.tell("first-player", who=Who(first))
    deal_out(table, order)
    if variant == "abilities":
        crew.draw_crews(table, order)
    if by_choice:
        choose = colours.ChooseColours if variant == "abilities" else colours.ChooseClans
        return table.then(choose(order), turn.Turn(first))
    (colours.deal_colours if variant == "abilities" else colours.deal_clans)(table)
    return table.then(turn.FirstAction(first))


def _to_the_bar(table: Here, *, by_choice: bool) -> None:
    """9.1 Begin with the colours, and then the bar is filled."""
    if by_choice:
        table.then(colours.ChooseColours(tuple(range(table.seats))))
    else:
        colours.deal_colours(table)
    table.then(auction.FillBar())


def unpack(components: Components, seats: int) -> State:
    """3.1 Return everything as it comes out of the box."""
    return State(
        players=[Player() for _ in range(seats)],
        ships={name: Ship() for name in TALISMANS},
        deck=[name for name in TALISMANS for _ in range(components.cards_per_talisman)],
        trophies=[Trophy(kind, value) for kind, values in components.trophies.items() for value in values],
        prizes=[prize for prize, count in components.prizes.items() for _ in range(count)],
        box=dict.fromkeys(CLANS, components.figures_per_clan),
    )


def deal_out(table: Here, order: tuple[Seat, ...]) -> None:
    """3.2 Lay out the flotsam, 3.3 fill the row, 3.5 deal three cards to the first two, four to others."""
    sailing.lay_out_flotsam(table)
    cards.fill_row(table)
    for seat, count in zip(order, table.components.starting_hands, strict=False):
        cards.deal_hand(table, seat, count)
