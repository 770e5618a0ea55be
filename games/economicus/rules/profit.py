"""4.4 Phase 1 pays profit."""

from games.economicus.rules.debt import owe
from games.economicus.rules.industries import affected, profit
from games.economicus.rules.money import receive
from games.economicus.state import Here, living
from games.kernel import Action, Step, Who, say


class Profit(Step[Here, Action]):
    """4.4 Companies in the active industry and beside it bring their profit, or a loss, as in a crisis.

    Each player's sum is netted and counted once; gains are paid first, then losses are owed (A4).
    """

    def run(self, table: Here) -> None:
        state, nets = table.state, self.nets(table)
        order = living(table, state.active_player)
        gains = [seat for seat in order if nets[seat] > 0]
        for seat in gains:
            receive(table, seat, nets[seat])
        if gains:
            table.tell("profit", gains=tuple(say("gain", who=Who(seat), amount=nets[seat]) for seat in gains))
        for seat in order:
            if nets[seat] < 0:
                owe(table, seat, -nets[seat], "loss")

    @staticmethod
    def nets(table: Here) -> list[int]:
        """Return what each player gains or loses in all."""
        profits = [(industry, profit(table, industry)) for industry in affected(table.state)]
        return [
            sum(player.companies[industry] * amount for industry, amount in profits)
            for player in table.state.players
        ]
