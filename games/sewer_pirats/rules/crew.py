"""3.6 and 5: gives everybody a crew and a colour."""

from dataclasses import replace

from games.kernel import Action, Choice, Field, Offer, Prompt, Seat, Step, Text, Who, one_of, say
from games.sewer_pirats import words
from games.sewer_pirats.components import CLANS, COLOURS
from games.sewer_pirats.state import Here


class ChooseClan(Action):
    """3.6 Names a clan and a colour that nobody has."""

    clan: str
    colour: str


class ChooseClans(Step[Here, ChooseClan]):
    """3.6 In turn order everybody chooses a clan: four of its figures, without abilities, are the crew."""

    seats: tuple[Seat, ...]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.seats[:1]

    def wanted(self, table: Here) -> Text:
        return say("wanted-clan")

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        taken = {player.home[0] for player in table.state.players if player.home}
        clans = tuple(Choice(clan, words.CLAN[clan]) for clan in CLANS if clan not in taken)
        colours = free_colours(table)
        fields: dict[str, Field] = {"clan": one_of(clans), "colour": one_of(colours)}
        offer = Offer(ChooseClan, say("action-choose-clan"), fields)
        default = ChooseClan(clan=str(clans[0].value), colour=str(colours[0].value))
        return Prompt(say("ask-clan"), (offer,), default)

    def resolve(self, table: Here, answers: dict[Seat, ChooseClan]) -> None:
        ((seat, chosen),) = answers.items()
        for _ in range(table.components.crew):
            join(table, seat, chosen.clan)
        table.state.players[seat].colour = chosen.colour
        clan, colour = words.CLAN[chosen.clan], words.COLOUR[chosen.colour]
        table.tell("clan-chosen", who=Who(seat), clan=clan, colour=colour)
        if rest := self.seats[1:]:
            table.then(replace(self, seats=rest))


class ChooseColour(Action):
    """5.3 Names a colour that nobody has."""

    colour: str


class ChooseColours(Step[Here, ChooseColour]):
    """5.3, 9.1 One after another choose a colour; the last colour of all is given without a question."""

    seats: tuple[Seat, ...]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.seats[:1]

    def wanted(self, table: Here) -> Text:
        return say("wanted-colour")

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        colours = free_colours(table)
        offer = Offer(ChooseColour, say("action-choose-colour"), {"colour": one_of(colours)})
        return Prompt(say("ask-colour"), (offer,), ChooseColour(colour=str(colours[0].value)), auto=True)

    def resolve(self, table: Here, answers: dict[Seat, ChooseColour]) -> None:
        ((seat, chosen),) = answers.items()
        table.state.players[seat].colour = chosen.colour
        table.tell("colour-chosen", who=Who(seat), colour=words.COLOUR[chosen.colour])
        if rest := self.seats[1:]:
            table.then(replace(self, seats=rest))


def free_colours(table: Here) -> tuple[Choice, ...]:
    """Return the colours that nobody has, as choices."""
    taken = [player.colour for player in table.state.players]
    return tuple(Choice(colour, words.COLOUR[colour]) for colour in COLOURS if colour not in taken)


def draw_clans(table: Here) -> list[str]:
    """5.1 Draw four of the six clan cards, shuffled anew each time."""
    return table.rng.draw_some(list(CLANS), table.components.crew)


def draw_crews(table: Here, order: tuple[Seat, ...]) -> None:
    """5.1 Everybody draws a crew of their own; 5.2 or one draw stands for all."""
    shared = draw_clans(table) if table.options.shared_crew else None
    for seat in order:
        clans = shared or draw_clans(table)
        for clan in clans:
            join(table, seat, clan)
        table.tell("crew-drawn", who=Who(seat), clans=tuple(words.CLAN[clan] for clan in clans))


def join(table: Here, seat: Seat, clan: str) -> None:
    """Move a figure of this clan from the box to the player's home."""
    table.state.box[clan] -= 1
    table.state.players[seat].home.append(clan)
