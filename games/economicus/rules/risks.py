"""5.1 Draws risk cards, and does to a purchase on the market what they say."""

from games.economicus.components import RiskCard
from games.economicus.rules.cards import draw
from games.economicus.rules.debt import Debt
from games.economicus.rules.money import means, receive
from games.economicus.rules.stars import place
from games.economicus.state import Here
from games.economicus.words import label
from games.kernel import Action, Choice, Offer, Prompt, Seat, Step, Text, Who, one_of, say

_KEEP = say("offer-keep-risk")
_PREFERENCE: tuple[RiskCard, ...] = (  # 9.6
    "luck-1",
    "luck-2",
    "failed",
    "documents",
    "luck-3",
    "frozen",
    "repair",
    "luck-4",
)
_LUCK = ("luck-1", "luck-2", "luck-3", "luck-4")
_WAITS = ("documents", "repair")


def card_name(table: Here, card: RiskCard) -> Text:
    """Return the name of a card with what it costs."""
    cost = table.components.risks[card].cost
    match card:
        case "documents":
            return say("risk-documents")
        case "repair":
            return say("risk-repair", cost=cost)
        case "failed":
            return say("risk-failed", cost=cost)
        case "frozen":
            return say("risk-frozen", cost=cost)
        case _:
            return say("risk-luck", cost=cost)


def extra_cost(table: Here, card: RiskCard) -> int:
    """Return what the card costs on top of the price. A failed deal costs a part of the price instead."""
    cost = table.components.risks[card].cost
    return 0 if card in ("failed", "frozen") else cost


def worst_extra_cost(table: Here) -> int:
    """Return what the dearest card of the box costs on top of the price."""
    return max(extra_cost(table, card) for card, risk in table.components.risks.items() if risk.copies)


class RiskDraw(Step[Here, Action]):
    """5.1.2, 5.1.9 The buyer has paid and reveals a risk card; two of them while the event says so."""

    buyer: Seat
    price: int

    def run(self, table: Here) -> None:
        state = table.state
        for _ in range(2 if state.lasting == "two-risks" else 1):
            state.open_risks.append(draw(table.rng, state.risks, state.risk_discard))
        cards = tuple(card_name(table, card) for card in state.open_risks)
        table.tell("risks-revealed", who=Who(self.buyer), cards=cards)
        table.then(ChooseRisk(self.buyer, self.price))


class KeepRisk(Action):
    """5.1.9 Choose the card that applies; the other is discarded unused (A40)."""

    card: RiskCard


class ChooseRisk(Step[Here, KeepRisk]):
    """5.1.9 Of two risk cards the buyer says which one applies. A single one needs no choice."""

    buyer: Seat
    price: int

    def asks(self, table: Here) -> tuple[Seat, ...]:
        can_choose = len(set(table.state.open_risks)) > 1
        return (self.buyer,) if can_choose and table.state.players[self.buyer].alive else ()

    def wanted(self, table: Here) -> Text:
        return say("wanted-risk", cards=tuple(card_name(table, card) for card in table.state.open_risks))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        choices = tuple(Choice(card, card_name(table, card)) for card in table.state.open_risks)
        offer = Offer(KeepRisk, _KEEP, {"card": one_of(choices)})
        return Prompt(say("ask-risk"), (offer,), lambda: KeepRisk(card=self._preferred(table)))

    def _preferred(self, table: Here) -> RiskCard:
        """9.6 Return a card that does not bankrupt the buyer, by a fixed preference."""
        reach = means(table, self.buyer)
        survived = [card for card in table.state.open_risks if extra_cost(table, card) <= reach]
        return min(survived or table.state.open_risks, key=_PREFERENCE.index)

    def run(self, table: Here) -> None:
        self._apply(table, table.state.open_risks[0])

    def resolve(self, table: Here, answers: dict[Seat, KeepRisk]) -> None:
        self._apply(table, answers[self.buyer].card)

    def _apply(self, table: Here, card: RiskCard) -> None:
        """5.1.5 The cost of a card is a debt (A30), paid before the company is placed (A10)."""
        cost = extra_cost(table, card)
        debt = (Debt(self.buyer, cost, "risk"),) if cost else ()
        table.then(*debt, Outcome(self.buyer, self.price, card))


class Outcome(Step[Here, Action]):
    """5.1.5, 5.1.6, 5.1.7 The company is placed or waits, or the deal fails, as the card says."""

    buyer: Seat
    price: int
    card: RiskCard

    def run(self, table: Here) -> None:
        state = table.state
        if state.players[self.buyer].alive:
            self._carry_out(table)
        state.risk_discard += state.open_risks
        state.open_risks = []

    def _carry_out(self, table: Here) -> None:
        buyer, where, who = table.state.players[self.buyer], table.state.active, Who(self.buyer)
        if self.card in _LUCK:
            table.tell("market-company", who=who, industry=label(table, where))
            return place(table, self.buyer, where)
        if self.card in _WAITS:
            buyer.waiting.append(where)
            return table.tell("company-waits", who=who, industry=label(table, where))
        back = max(0, self.price - table.components.risks[self.card].cost)  # A11: never less than nothing
        if self.card == "failed":
            receive(table, self.buyer, back)
            return table.tell("deal-fails", who=who, amount=back)
        buyer.frozen += back
        return table.tell("deal-frozen", who=who, amount=back)
