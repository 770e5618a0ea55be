"""3 Lays the ring, finds the first player, and lets everyone place two free companies."""

from games.economicus.rules.cards import Cards
from games.economicus.rules.industries import per_round
from games.economicus.rules.money import receive
from games.economicus.rules.stars import all_stars, place
from games.economicus.rules.turn import Turn
from games.economicus.state import NUMBERS, Here, Player, State, full, living
from games.economicus.words import label
from games.kernel import Action, Choice, Offer, OneOf, Prompt, Seat, Step, Text, Who, say

_PLACE, _ASK_PLACEMENT = say("offer-place-company"), say("ask-placement")
_NOT_WHITE = say("not-white")


def setup(table: Here) -> None:
    """3.1, 3.2 Lay out board and pieces, and give 20M to everyone."""
    components, first = table.components, first_player(table)
    events, risks = (components.events, components.risks) if full(table) else ({}, {})
    table.state = State(
        players=[Player(cash=0) for _ in range(table.seats)],
        ring=_ring(table),
        prices=[0, 0, *NUMBERS],
        first=first,
        active_player=first,
        active=components.first_active,
        forecast=components.first_active,
        events=[card for card, copies in events.items() for _ in range(copies)],
        risks=[card for card, risk in risks.items() for _ in range(risk.copies)],
    )
    for seat in range(table.seats):
        receive(table, seat, components.cash)
    order = placement_order(living(table, first), components.start_companies)
    table.then(*(Placement(seat) for seat in order), Opening())


def _ring(table: Here) -> list[int]:
    """3.1 Return the industries in the order of their numbers, or at random under the full rules."""
    numbers = list(NUMBERS)
    return table.rng.draw_some(numbers, len(numbers)) if full(table) else numbers


def first_player(table: Here) -> Seat:
    """3.3 Everyone rolls a die and the highest begins (A42); who is tied for it rolls again (A3)."""
    if table.deal.first is not None:
        return table.deal.first
    tied = list(range(table.seats))
    while len(tied) > 1:
        dice = {seat: table.rng.die() for seat in tied}
        rolls = tuple(say("rolled", who=Who(seat), die=die) for seat, die in dice.items())
        table.tell("first-roll", rolls=rolls)
        tied = [seat for seat in tied if dice[seat] == max(dice.values())]
    return tied[0]


def placement_order(around: list[Seat], laps: int) -> list[Seat]:
    """3.4 Return who places, lap by lap, every second lap in reverse: the last seat places twice in a row."""
    return [seat for lap in range(laps) for seat in (around if lap % 2 == 0 else around[::-1])]


class PlaceCompany(Action):
    """3.4 Place a free company in one of the industries 2 to 6."""

    industry: int


class Placement(Step[Here, PlaceCompany]):
    """3.4 A seat places one company on a white number, alone or beside others; nothing is paid."""

    wants = say("wanted-placement")

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if table.state.players[self.seat].alive else ()

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        white = table.components.start_industries
        choices = OneOf(
            white,
            lambda number: Choice(number, label(table, number), _note(table, number)),
            lambda: tuple(_not_white(table, number) for number in NUMBERS if number not in white),
        )
        offer = Offer(PlaceCompany, _PLACE, {"industry": choices})
        return Prompt(_ASK_PLACEMENT, (offer,), lambda: PlaceCompany(industry=self._default(table)))

    def _default(self, table: Here) -> int:
        """9.1 Return a white number without an own company, with the fewest of all, the lowest of these."""
        players = table.state.players
        own = players[self.seat].companies

        def drawbacks(industry: int) -> tuple[bool, int, int]:
            return own[industry] > 0, sum(player.companies[industry] for player in players), industry

        return min(table.components.start_industries, key=drawbacks)

    def resolve(self, table: Here, answers: dict[Seat, PlaceCompany]) -> None:
        industry = answers[self.seat].industry
        place(table, self.seat, industry)
        table.tell("places-company", who=Who(self.seat), industry=label(table, industry))


def _not_white(table: Here, industry: int) -> Choice:
    return Choice(industry, label(table, industry), _NOT_WHITE, remote=True)


def _note(table: Here, industry: int) -> Text:
    there = sum(player.companies[industry] for player in table.state.players)
    return say("note-placement", brings=per_round(table, industry), companies=there)


class Opening(Step[Here, Action]):
    """3.5, 3.6 Stars are counted only now. Four of them reveal one card, even if several have four."""

    def run(self, table: Here) -> None:
        state, stars = table.state, all_stars(table.state.players)
        state.round, state.record = 1, max(stars)
        told = tuple(say("stars-of", who=Who(seat), stars=stars[seat]) for seat in living(table, state.first))
        table.tell("first-stars", stars=told)
        if full(table) and state.record >= table.components.card_stars:
            state.pending = 1
        table.then(Cards(), Turn(living(table, state.first)[0]))
