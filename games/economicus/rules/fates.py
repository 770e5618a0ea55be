"""4.5 Phase 2 decides the fates of orders."""

from games.economicus.rules.debt import owe
from games.economicus.rules.industries import affected
from games.economicus.rules.money import receive
from games.economicus.state import Here, Order, living
from games.economicus.words import label
from games.kernel import Action, Seat, Step, Who


class Phase2(Step[Here, Action]):
    """4.5 Players roll for their orders one after another, clockwise from the active player."""

    def run(self, table: Here) -> None:
        state, where = table.state, affected(table.state)
        for seat in living(table, state.active_player):
            if any(order.industry in where for order in state.players[seat].orders):
                table.then(Fates(seat))


class Fates(Step[Here, Action]):
    """4.5 One die is rolled for each order of this player in the active industry or beside it.

    All are rolled with the companies as they stand now; successes are paid, then the failures
    are one debt, then their tokens slip (A6).
    """

    seat: Seat

    def run(self, table: Here) -> None:
        player, where = table.state.players[self.seat], affected(table.state)
        due = [order for order in player.orders if order.industry in where]
        due.sort(key=lambda order: order.industry)  # of one industry the older stays first
        for order in due:
            order.failed = not self._succeeds(table, order)
        for order in due:
            if not order.failed:
                player.orders.remove(order)
                receive(table, self.seat, order.amount)
        if failures := sum(order.failed for order in due):
            owe(table, self.seat, failures * table.components.order_cost, "orders")
            table.then(Slip(self.seat))

    def _succeeds(self, table: Here, order: Order) -> bool:
        """4.5 Roll for an order and tell the result: the die and the own companies there must make 6."""
        die, helping = table.rng.die(), table.state.players[self.seat].companies[order.industry]
        succeeds = die + helping >= table.components.order_goal
        who, where = Who(self.seat), label(table, order.industry)
        if succeeds:
            paid = order.amount
            table.tell("order-succeeds", who=who, industry=where, die=die, companies=helping, amount=paid)
        else:
            table.tell("order-fails", who=who, industry=where, die=die, companies=helping)
        return succeeds


class Slip(Step[Here, Action]):
    """4.5 A failed token moves one segment down; from the third it leaves the game with its order (A5)."""

    seat: Seat

    def run(self, table: Here) -> None:
        player = table.state.players[self.seat]
        for order in [order for order in player.orders if order.failed]:
            order.failed = False
            if order.segment < table.components.segments:
                order.segment += 1
                continue
            player.orders.remove(order)
            player.lost += 1
            table.tell("order-lost", who=Who(self.seat), industry=label(table, order.industry))
