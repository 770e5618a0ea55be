"""4 Leads through the turn."""

from games.economicus.rules.cards import Cards, DoubleCard, Quiet
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.fates import Phase2
from games.economicus.rules.interest import Interest
from games.economicus.rules.market import Market
from games.economicus.rules.money import receive
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.rules.profit import Profit
from games.economicus.rules.stars import all_stars, change_companies, free_companies
from games.economicus.rules.victory import finish, last_round, target
from games.economicus.state import Here, Player, full, living
from games.economicus.words import label
from games.kernel import AS_IT_IS, Action, Offer, Prompt, Seat, Step, Who, say

_ROLL = say("offer-roll-dice")


class Turn(Step[Here, Action]):
    """4 The seat takes the token of the active player."""

    seat: Seat

    def run(self, table: Here) -> None:
        table.state.active_player, table.state.proposals = self.seat, 0
        table.then(Arrivals(self.seat), Cards(), Roll(self.seat), EndOfTurn())


class Arrivals(Step[Here, Action]):
    """4.1 Companies that waited are placed and frozen money comes back, all in one change (A31)."""

    seat: Seat

    def run(self, table: Here) -> None:
        player = table.state.players[self.seat]
        if player.frozen:
            receive(table, self.seat, player.frozen)
            table.tell("thaws", who=Who(self.seat), amount=player.frozen)
            player.frozen = 0
        if player.waiting:
            where = tuple(label(table, industry) for industry in player.waiting)
            table.tell("arrives", who=Who(self.seat), industries=where)
            change_companies(table, sorted(set(player.waiting)), lambda: _place_waiting(player))


def _place_waiting(player: Player) -> None:
    for industry in player.waiting:
        player.companies[industry] += 1
    player.waiting = []


class RollDice(Action):
    """4.2 Have two dice rolled."""


class Roll(Quiet):
    """4.2 The sum of two dice says which industry is active. Who left before the roll is skipped (A41)."""

    wants = say("wanted-roll")

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if table.state.players[self.seat].alive else ()

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        if table.options.deals != "none":
            return _ASK_ROLL_OR_DEAL if full(table) else _ASK_BASIC_OR_DEAL
        if full(table):
            return _ASK_ROLL
        return _ASK_BASIC if _been_around(table) else _ROLL_BY_ITSELF

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        state = table.state
        one, two = table.rng.die(), table.rng.die()
        state.active = one + two
        table.tell("rolls", who=Who(self.seat), one=one, two=two, industry=label(table, state.active))
        if full(table) and one == two:
            _schedule_double(table)
        market = (Market(tuple(living(table, self.seat))),) if full(table) else ()
        table.then(Profit(), Cards(), Phase2(), Cards(), *market)
        table.then(CompanyAuction(self.seat), Cards(), OrderAuction(self.seat))


_ROLLS = (Offer(RollDice, _ROLL, openly=AS_IT_IS),)
_ASK_ROLL = Prompt(say("ask-roll"), _ROLLS, default=RollDice())
_ASK_BASIC = Prompt(say("ask-roll-basic"), _ROLLS, default=RollDice())
_ASK_ROLL_OR_DEAL = Prompt(say("ask-roll-deals"), _ROLLS, default=RollDice())
_ASK_BASIC_OR_DEAL = Prompt(say("ask-roll-basic-deals"), _ROLLS, default=RollDice())
_ROLL_BY_ITSELF = Prompt(say("ask-roll-basic"), _ROLLS, default=RollDice(), auto=True)


def _been_around(table: Here) -> bool:
    """4.2 Have the dice gone around the table since the last move, with nobody asked anything?"""
    rolled = sum(event.text.key == "rolls" for event in table.events)
    return rolled > len(living(table, table.state.active_player))


def _schedule_double(table: Here) -> None:
    """4.3 On a double interest is due on all loans of this moment, then a card is revealed."""
    for player in table.state.players:
        player.bearing = [*player.loans]
    order = living(table, table.state.active_player)
    table.then(*(Interest(seat) for seat in order), DoubleCard(), Cards())


class EndOfTurn(Step[Here, Action]):
    """4.6 Cards that still wait are revealed, victory is checked, and the turn passes clockwise."""

    def run(self, table: Here) -> None:
        table.then(Cards(), Victory(), NextTurn())


class Victory(Step[Here, Action]):
    """8.1 The target must be held at the end of a turn, whoever's turn it is (A34)."""

    def run(self, table: Here) -> None:
        goal = target(table)
        if goal and table.state.record >= goal and max(all_stars(table.state.players)) >= goal:
            table.tell("target-held", stars=goal)
            finish(table)
        elif table.state.time_up:
            table.tell("time-over")
            finish(table)
        elif _standstill(table):
            table.tell("standstill")
            finish(table)


def _standstill(table: Here) -> bool:
    """8.5 Can no star move any more? Under the basic rules that is so once all company tokens are placed.

    Where rounds or time end the game, it goes on until then, because net assets can still decide.
    """
    if full(table) or table.options.ending != "stars":
        return False
    return not any(free_companies(table, seat) for seat in living(table, table.state.active_player))


class NextTurn(Step[Here, Action]):
    """8.3 A round is one turn of everyone, beginning with the first player's seat (A28)."""

    def run(self, table: Here) -> None:
        state = table.state
        next_seat = living(table, state.active_player + 1)[0]
        if _after_first(table, next_seat) <= _after_first(table, state.active_player):
            if state.round == last_round(table):
                table.tell("rounds-over", rounds=state.round)
                return finish(table)
            state.round += 1
        return table.then(Turn(next_seat))


def _after_first(table: Here, seat: Seat) -> int:
    """Return how many seats after the first player this one sits."""
    return (seat - table.state.first) % table.seats
