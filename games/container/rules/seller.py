"""6.6 The seller decides: sell to the highest bidder, or keep the containers."""

from pydantic import model_serializer

from games.container.rules.bids import leaders
from games.container.rules.goods import pour
from games.container.rules.money import pay, pay_brokers
from games.container.rules.scoring import gain_on_island
from games.container.state import Here
from games.container.words import in_words, player_name
from games.kernel import AS_IT_IS, Action, Choice, Offer, Picked, Prompt, Seat, Step, Text, Who, one_of, say


class Accept(Action):
    """6.6.1 Sells the cargo to the highest bidder."""

    winner: Seat | None = None  # named only while the highest bid is still tied

    @model_serializer
    def _as_answered(self) -> dict[str, Seat]:
        return {} if self.winner is None else {"winner": self.winner}


class Decline(Action):
    """6.6.2 Keeps the containers and pays the highest bid."""


class SellerDecides(Step[Here, Accept | Decline]):
    """6.6 Take the highest bid, doubled by the bank, or pay as much and keep the containers."""

    seller: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seller,)

    def wanted(self, table: Here) -> Text:
        best, leading = leaders(table)
        lot = in_words(table.state.players[self.seller].cargo)
        return say("wanted-sale", goods=lot, amount=best, who=tuple(Who(leader) for leader in leading))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        best, leading = leaders(table)
        return Prompt(
            lambda: say("choose-accept", who=tuple(Who(leader) for leader in leading), amount=best),
            (self._accept(best, leading), self._decline(table, best)),
            lambda: Accept(winner=leading[0]) if len(leading) > 1 else Accept(),
            context=lambda: self._leaves(table, best),
        )

    def _leaves(self, table: Here, best: int) -> Text:
        """Say what the seller would have after selling, and what after keeping the containers."""
        player = table.state.players[self.seller]
        if player.cash < best:
            return say("selling-leaves", sold=player.cash + 2 * best)
        return say(
            "seller-context",
            sold=player.cash + 2 * best,
            kept=player.cash - best,
            island=gain_on_island(table, self.seller, player.cargo),
        )

    def _accept(self, best: int, leading: tuple[Seat, ...]) -> Offer:
        """6.6.1 The bank doubles the bid; where the highest is still tied the seller names the winner."""
        label = say("offer-accept", amount=2 * best)
        if len(leading) == 1:
            return Offer(Accept, label, openly=AS_IT_IS)
        names = tuple(Choice(seat, player_name(seat)) for seat in leading)
        each = tuple({"winner": seat} for seat in leading)
        return Offer(Accept, label, {"winner": one_of(names)}, openly=each)

    def _decline(self, table: Here, best: int) -> Offer:
        """6.6.2 A seller who cannot pay the bid cannot keep the containers [A-14]."""
        cash, label = table.state.players[self.seller].cash, say("offer-decline", amount=best)
        if cash < best:
            return Offer(Decline, label, blocked=say("too-dear", cost=best, cash=cash))

        def confirm(picked: Picked) -> Text | None:
            return say("confirm-decline", amount=best, left=cash - best) if best else None

        return Offer(Decline, label, confirm=confirm)

    def resolve(self, table: Here, answers: dict[Seat, Accept | Decline]) -> None:
        best, leading = leaders(table)
        match answers[self.seller]:
            case Accept(winner=winner):
                self._sell(table, best, leading[0] if winner is None else winner)
            case Decline():
                self._keep(table, best)
        table.state.bids = {}

    def _sell(self, table: Here, best: int, winner: Seat) -> None:
        """6.6.1 The bidder pays, keeps the bluff cards and gets the cargo; the bank pays as much again."""
        bid, players = table.state.bids[winner], table.state.players
        table.tell(
            "accepts",
            who=Who(self.seller),
            winner=Who(winner),
            amount=best,
            goods=in_words(players[self.seller].cargo),
        )
        pay(table, winner, self.seller, best, cards=bid.cards)
        pay(table, None, self.seller, best)
        pour(players[self.seller].cargo, players[winner].island)

    def _keep(self, table: Here, best: int) -> None:
        """6.6.2 The seller pays the bank; with the Investment Bank its brokers get the subsidy."""
        player = table.state.players[self.seller]
        table.tell("declines", who=Who(self.seller), amount=best, goods=in_words(player.cargo))
        pay(table, self.seller, None, best)
        pour(player.cargo, player.island)
        if table.state.brokers and best:
            pay_brokers(table, None, best)
            table.tell("brokers-subsidised", amount=best)
