"""Phase II (3.25) goes on from deal to deal until trading ends."""

from games.cargo_noir.cargo import listed
from games.cargo_noir.rules.by_hand import ByHand, PayByHand
from games.cargo_noir.rules.deal import Deal, available, budget
from games.cargo_noir.rules.stowing import excess
from games.cargo_noir.state import Here, is_last_round
from games.kernel import AS_IT_IS, Action, Offer, Offered, OneSeat, Prompt, Seat, Step, Text, Who, say


class EndTrading(Offered):
    """3.25 End trading, whenever the player likes."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        """3.26 Ask again if there is more cargo than fits, because that will have to be discarded."""
        too_much = 0 if is_last_round(table) else excess(table, seat)
        if too_much <= 0:
            return _OFFER_END
        return _OFFER_END._replace(confirm=lambda _: say("end-trading-excess", count=too_much))


_OFFER_END, _END = Offer(EndTrading, say("action-end-trading"), openly=AS_IT_IS), EndTrading()


def deal_is_possible(table: Here, seat: Seat) -> bool:
    """Is there a card that this player may buy and can pay?"""
    most = budget(table, seat)
    return any(
        card.cost <= most and available(table, seat, name) > 0
        for name, card in table.components.cards.items()
    )


class Trading(Step[Here, Action]):
    """3.25 Trading goes on as long as a deal is possible, and closes by itself when none is."""

    seat: Seat

    def run(self, table: Here) -> None:
        if deal_is_possible(table, self.seat):
            table.then(Trade(self.seat))


def _ask(table: Here, seat: Seat) -> Text:
    return say("ask-trade", cargo=listed(table.state.players[seat].cargo), most=budget(table, seat))


class Trade(OneSeat[Here, Action]):
    """3.16 The player makes a deal or ends trading."""

    wants = say("wanted-trade")

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(lambda: _ask(table, seat), (Deal, PayByHand, EndTrading), _END)

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        match answers[self.seat]:
            case Deal() as deal:
                deal.apply(table, self.seat)
                table.then(Trading(self.seat))
            case PayByHand(cards=cards):
                table.then(ByHand(self.seat, cards), Trading(self.seat))
            case _:
                table.tell("trading-ended", who=Who(self.seat))
