"""4.1-4.2 Leads through a turn: one action, or the sailing that a captain owes."""

from games.kernel import AS_IT_IS, Action, Offer, OneSeat, Prompt, Seat, Step, Who, left, say
from games.sewer_pirats.rules import abilities, cards, moves, scoring
from games.sewer_pirats.rules.grab import Loot
from games.sewer_pirats.rules.passage import Passage, go
from games.sewer_pirats.state import Here, captain_of, has_ability

_YOUR_TURN = say("ask-turn")
_ACTIONS = (cards.TakeCard, moves.Board, moves.Advance, moves.BecomeCaptain)


class SkipTurn(Action):
    """4.2 Skips the turn, which is possible only when nothing at all can be done."""


class Turn(Step[Here, Action]):
    """4.1 Whoever has a captain has to sail; everybody else has one action. 7 Unless the end has come."""

    seat: Seat

    def run(self, table: Here) -> None:
        if table.state.final is not None:
            steps = [step for ship in table.state.final for step in abilities.sailing_steps(table, ship)]
            table.then(*steps, scoring.Reckoning())
        elif (ship := captain_of(table, self.seat)) is not None:
            table.then(*abilities.sailing_steps(table, ship), Turn(left(table, self.seat)))
        else:
            table.then(OneAction(self.seat))


class OneAction(OneSeat[Here, Action]):
    """4.1 A player takes cards, moves a figure or makes a captain. Then comes the player on the left."""

    wants = say("wanted-action")

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        if cards.can_take(table):
            return Prompt(_YOUR_TURN, _ACTIONS, cards.default_card(table))
        return self._without_cards(table)

    def _without_cards(self, table: Here) -> Prompt:
        """4.2 With no card left to take one has to move, or else the turn is skipped."""
        move = moves.cheapest_move(table, self.seat)
        if move is not None:
            return Prompt(_YOUR_TURN, _ACTIONS, move)
        skip = Offer(SkipTurn, say("action-skip-turn"), openly=AS_IT_IS)
        return Prompt(_YOUR_TURN, (*_ACTIONS, skip), SkipTurn(), auto=True)

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        match answers[self.seat]:
            case cards.TakeCard(card=card):
                cards.take(table, self.seat, card)
                table.then(cards.NextCard(self.seat, table.components.cards_taken - 1))
            case moves.CrewMove() as move:
                way = move.passage(table, self.seat)
                go(table, self.seat, way)
                self._use_ability(table, way)
            case _:
                table.tell("turn-skipped", who=Who(self.seat))
        table.then(Turn(left(table, self.seat)))

    def _use_ability(self, table: Here, way: Passage) -> None:
        """6.3 A weasel may act once more; 6.7 a snail may try its luck, though not as captain."""
        if has_ability(table, way.clan, "weasel"):
            table.then(abilities.SecondAction(self.seat, way.ship, way.to))
        elif has_ability(table, way.clan, "snail") and way.to != table.components.captain:
            table.then(abilities.Creep(self.seat, way.ship, way.to))


class FirstAction(OneAction):
    """4.1 The very first action of a game: until it is taken, 3.6 crews and colours may be changed."""


def next_turn(table: Here, seat: Seat) -> tuple[Turn, ...] | None:
    """4.1 Return a seat's next turn; none before the first and at the end. A sailing ends before it."""
    if isinstance(table.now, Loot) and table.state.final is None:
        return None
    begun = isinstance(table.now, OneAction | cards.NextCard | cards.HandLimit)
    return (Turn(seat),) if begun and table.state.final is None else ()
