"""Chapter 3 leads through rounds, turns and their three phases."""

from games.cargo_noir.rules.by_hand import ByHand
from games.cargo_noir.rules.macao import resolve_casino
from games.cargo_noir.rules.scoring import final_scores
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.ships import ResolveShips, unresolved
from games.cargo_noir.rules.stowing import DiscardExcess
from games.cargo_noir.rules.trade import Trade, Trading
from games.cargo_noir.state import Here, is_last_round, last_seat
from games.kernel import Action, Seat, Step, left


class Turn(Step[Here, Action]):
    """3.2 A turn has three phases, one after another. 3.3 In the first round it has only the third."""

    seat: Seat

    def run(self, table: Here) -> None:
        state = table.state
        state.left, state.raised, state.sent = [], [], []
        if self.seat == state.first:
            _new_round(table)
        if state.round > 1:
            self._act_and_trade(table)
        if self._may_send(table):
            table.then(SendShips(self.seat))
        table.then(EndTurn(self.seat))

    def _act_and_trade(self, table: Here) -> None:
        """3.4 Schedule phases I and II. 3.5 Ships at the casino act by themselves, before all others."""
        resolve_casino(table, self.seat)
        if unresolved(table, self.seat):
            table.then(ResolveShips(self.seat))
        table.then(Trading(self.seat))
        if not is_last_round(table):
            table.then(DiscardExcess(self.seat))

    def _may_send(self, table: Here) -> bool:
        """4.3 Is there a phase III? In the last round only by an option, 4.4 and not for the last seat."""
        if not is_last_round(table):
            return True
        return table.options.last_round_phase3 and self.seat != last_seat(table)


def _new_round(table: Here) -> None:
    """2.7 A round begins: the first player moves the marker."""
    table.state.round += 1
    rounds = table.components.rounds[table.seats]
    if is_last_round(table):
        table.tell("last-round", round=rounds)
    else:
        table.tell("new-round", round=table.state.round, rounds=rounds)


class EndTurn(Step[Here, Action]):
    """3.1 The turn passes clockwise, always in the same order; 4.5 the very last one ends with the scores."""

    seat: Seat

    def run(self, table: Here) -> None:
        table.state.players[self.seat].placement = table.state.sent
        if is_last_round(table) and self.seat == last_seat(table):
            return table.finish(final_scores(table))
        return table.then(Turn(left(table, self.seat)))


def next_turn(table: Here, seat: Seat) -> tuple[Turn, ...]:
    """3.1 Return a seat's next turn; 2.7 the marker has moved before it, unless its owner moves it."""
    state, now = table.state, table.now
    if not isinstance(now, ResolveShips | Trade | ByHand | DiscardExcess | SendShips):
        return ()
    after_first = [(one - state.first) % table.seats for one in (now.seat, seat)]
    if after_first[1] <= after_first[0]:
        if is_last_round(table):
            return ()
        if seat != state.first:
            _new_round(table)
    return (Turn(seat),)
