"""5.1 Pay Interest: everyone with a loan pays before the turn."""

from games.container.rules.goods import listed, parse, put, take
from games.container.rules.loans import borrow
from games.container.rules.money import pay, pay_brokers
from games.container.state import Here, Player
from games.container.words import goods_text
from games.kernel import Action, Choice, Offer, Prompt, Seat, Step, Text, Who, one_of, right, say


class PayInterest(Step[Here, Action]):
    """5.1 Pay for each loan card; if cash is short, a new loan is forced; with no loan left, default."""

    seat: Seat

    def run(self, table: Here) -> None:
        player, components = table.state.players[self.seat], table.components
        loans = player.loans
        if player.cash < loans * components.interest and loans < components.loan_limit:
            borrow(table, self.seat)
            table.tell("forced-loan", who=Who(self.seat), amount=components.loan)
        paid = min(loans, player.cash // components.interest)
        _pay(table, self.seat, paid * components.interest)
        table.state.turn.interest_paid = True
        if paid < loans:
            table.tell("defaults", who=Who(self.seat), loans=loans - paid)
            table.then(Seizure(self.seat, loans - paid))


def _pay(table: Here, seat: Seat, amount: int) -> None:
    """5.1.1 Interest goes to the bank, or with the Investment Bank to its brokers from the first on [A-5]."""
    if not amount:
        return
    if table.state.brokers:
        pay_brokers(table, seat, amount)
        table.tell("pays-interest-brokers", who=Who(seat), amount=amount)
    else:
        pay(table, seat, None, amount)
        table.tell("pays-interest", who=Who(seat), amount=amount)


def place_to_seize(player: Player) -> tuple[str, dict[str, int]] | None:
    """5.1.4 A container is seized from the first of these places that is not empty."""
    places = (
        ("island", player.island),
        ("ship", player.cargo),
        ("quay", player.quay),
        ("harbour", player.harbour),
        ("factory", player.factory),
    )
    return next(((name, pile) for name, pile in places if pile), None)


class Seize(Action):
    """5.1.5 Names the container that the debtor loses."""

    container: str


class Seizure(Step[Here, Seize]):
    """5.1.5 For each loan in default one container is lost; the right neighbour says which [A-6]."""

    debtor: Seat
    left: int

    def asks(self, table: Here) -> tuple[Seat, ...]:
        found = place_to_seize(table.state.players[self.debtor])
        return () if found is None else (right(table, self.debtor),)

    def wanted(self, table: Here) -> Text:
        return say("wanted-seizure", who=Who(self.debtor))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        found = place_to_seize(table.state.players[self.debtor])
        assert found is not None
        place, pile = found
        kinds = listed(pile)
        text = say("choose-seized", who=Who(self.debtor), place=say(f"place-{place}"))
        choices = one_of(tuple(Choice(kind, goods_text(kind)) for kind in kinds))
        offer = Offer(Seize, say("action-seize"), {"container": choices})
        return Prompt(text, (offer,), default=Seize(container=kinds[0]), auto=True)

    def run(self, table: Here) -> None:
        """5.1.6 With nothing to seize the interest is forgiven."""
        table.tell("interest-forgiven", who=Who(self.debtor))

    def resolve(self, table: Here, answers: dict[Seat, Seize]) -> None:
        """5.1.6 What is seized goes to the box, not to the supply."""
        (answer,) = answers.values()
        found = place_to_seize(table.state.players[self.debtor])
        assert found is not None
        place, pile = found
        take(pile, answer.container)
        put(table.state.box, parse(answer.container)[0])
        goods = goods_text(answer.container)
        table.tell("seized", who=Who(self.debtor), goods=goods, place=say(f"place-{place}"))
        if self.left > 1:
            table.then(Seizure(self.debtor, self.left - 1))
