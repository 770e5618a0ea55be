"""3.6, 5.3, 9.1 Gives everybody a colour, in the base game a clan too, and lets both be changed at first."""

from dataclasses import replace

from games.kernel import Choice, Domain, Field, Move, Offer, Picked, Prompt, Seat, Step, Who, one_of, say
from games.sewer_pirats import words
from games.sewer_pirats.components import CLANS, COLOURS
from games.sewer_pirats.rules import auction, turn
from games.sewer_pirats.rules.crew import join
from games.sewer_pirats.state import Here

BY_CHOICE = 1  # the edition in which everybody is asked, one after another, before the game begins


def deal_clans(table: Here) -> None:
    """3.6 Deal everybody the clan and the colour of their seat: neither makes a difference in play."""
    for seat, player in enumerate(table.state.players):
        _enlist(table, seat, CLANS[seat])
        player.colour = COLOURS[seat]
    crews = tuple(
        say("crew-dealt", who=Who(seat), clan=words.CLAN[CLANS[seat]], colour=words.COLOUR[COLOURS[seat]])
        for seat in range(table.seats)
    )
    table.tell("clans-dealt", crews=crews)


def deal_colours(table: Here) -> None:
    """5.3, 9.1 Deal everybody the colour of their seat."""
    for seat, player in enumerate(table.state.players):
        player.colour = COLOURS[seat]
    crews = tuple(
        say("colour-dealt", who=Who(seat), colour=words.COLOUR[COLOURS[seat]]) for seat in range(table.seats)
    )
    table.tell("colours-dealt", crews=crews)


def _enlist(table: Here, seat: Seat, clan: str) -> None:
    """3.6 Put four figures of a clan into a crew; those that it had go back to the box."""
    player = table.state.players[seat]
    for figure in player.home:
        table.state.box[figure] += 1
    player.home = []
    for _ in range(table.components.crew):
        join(table, seat, clan)


def untouched(table: Here) -> bool:
    """3.6 Has nobody moved yet? Until then everybody may change what they were dealt."""
    if table.deal.edition == BY_CHOICE:
        return False
    if isinstance(table.now, auction.Opening):
        return len(table.state.bar) == table.seats * table.components.crew
    return isinstance(table.now, turn.FirstAction)


class ChooseClan(Move):
    """3.6 Names a clan and a colour that nobody has."""

    clan: str
    colour: str

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        """Offer what is free with what one has, though not just that, until somebody moves."""
        if table.options.variant != "base" or not untouched(table):
            return None
        own, colours = table.state.players[seat], free_colours(table, seat)
        others = tuple(choice for choice in colours if choice.value != own.colour)
        clans = [choice for choice in free_clans(table, seat) if others or choice.value != own.home[0]]

        def colour(picked: Picked) -> Domain:
            return one_of(others if picked["clan"] == own.home[0] else colours)

        return Offer(cls, say("action-change-clan"), {"clan": one_of(clans), "colour": colour}, aside=True)

    def apply(self, table: Here, seat: Seat) -> None:
        _enlist(table, seat, self.clan)
        table.state.players[seat].colour = self.colour
        clan, colour = words.CLAN[self.clan], words.COLOUR[self.colour]
        table.tell("clan-chosen", who=Who(seat), clan=clan, colour=colour)


class ChooseClans(Step[Here, ChooseClan]):
    """3.6 In turn order everybody chooses a clan. This is how games of the first edition begin."""

    wants = say("wanted-clan")

    seats: tuple[Seat, ...]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.seats[:1]

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        free, colours = free_clans(table), free_colours(table)
        clans = [Choice(clan, words.CLAN[str(clan)]) for clan, *_ in free]  # open panels know them by these
        fields: dict[str, Field] = {"clan": one_of(clans), "colour": one_of(colours)}
        offer = Offer(ChooseClan, say("action-choose-clan"), fields)
        default = ChooseClan(clan=str(clans[0].value), colour=str(colours[0].value))
        return Prompt(say("ask-clan"), (offer,), default)

    def resolve(self, table: Here, answers: dict[Seat, ChooseClan]) -> None:
        super().resolve(table, answers)
        if rest := self.seats[1:]:
            table.then(replace(self, seats=rest))


class ChooseColour(Move):
    """5.3 Names a colour that nobody has."""

    colour: str

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        """Offer the free colours where clans are drawn or auctioned, until somebody moves."""
        if table.options.variant == "base" or not untouched(table) or not (free := free_colours(table)):
            return None
        return Offer(cls, say("action-change-colour"), {"colour": one_of(free)}, aside=True)

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.players[seat].colour = self.colour
        table.tell("colour-chosen", who=Who(seat), colour=words.COLOUR[self.colour])


class ChooseColours(Step[Here, ChooseColour]):
    """5.3, 9.1 One after another choose a colour; the last colour of all is given without a question.

    This is how games of the first edition begin.
    """

    wants = say("wanted-colour")

    seats: tuple[Seat, ...]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.seats[:1]

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        colours = free_colours(table)
        offer = Offer(ChooseColour, say("action-choose-colour"), {"colour": one_of(colours)})
        return Prompt(say("ask-colour"), (offer,), ChooseColour(colour=str(colours[0].value)), auto=True)

    def resolve(self, table: Here, answers: dict[Seat, ChooseColour]) -> None:
        super().resolve(table, answers)
        if rest := self.seats[1:]:
            table.then(replace(self, seats=rest))


def free_clans(table: Here, seat: Seat | None = None) -> tuple[Choice, ...]:
    """Return the clans that nobody has, and this seat's own, as choices."""
    players = enumerate(table.state.players)
    taken = {player.home[0] for other, player in players if player.home and other != seat}
    return tuple(Choice(clan, words.crew(clan)) for clan in CLANS if clan not in taken)


def free_colours(table: Here, seat: Seat | None = None) -> tuple[Choice, ...]:
    """Return the colours that nobody has, and this seat's own, as choices."""
    taken = [player.colour for other, player in enumerate(table.state.players) if other != seat]
    return tuple(Choice(colour, words.COLOUR[colour]) for colour in COLOURS if colour not in taken)
