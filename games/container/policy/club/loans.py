"""Borrows when money is what is missing, pays back when it is not, and takes from debtors what hurts."""

from collections.abc import Iterator

from games.container.policy.club.island import added, counts_of
from games.container.policy.club.mind import Mind, colour_of, price_of
from games.container.policy.club.plan import GIVE_IN
from games.kernel import OneOf, Pick

SPARE = 4  # dollars beyond a loan with which it is paid back


def repay(mind: Mind) -> Iterator[Pick]:
    """Pay back as soon as enough stays in hand: a loan costs a dollar each turn and one more at the end."""
    spare = SPARE if mind.view.actions_left else 0 if mind.sudden else mind.upkeep
    if mind.own.loans and mind.cash >= mind.view.components.loan + spare:
        yield Pick("Repay", {})


def borrow(mind: Mind) -> Iterator[Pick]:
    """Borrow when there is nothing to sell and no dollar to produce with; else wait for buyers.

    Interest that cannot be paid is the ruin of a player, and may bring the whole game to a halt.
    """
    if mind.cash < mind.view.components.union_fee and not mind.own.factory and not mind.view.produced:
        yield Pick("TakeLoan", {})


def borrow_to_go_on(mind: Mind) -> Iterator[Pick]:
    """Borrow now and then without a dollar, if prices cannot be lowered either, to go on at all."""
    stuck = mind.cash < mind.view.components.union_fee and not mind.own.harbour and not mind.own.loans
    if stuck and mind.dice.random() < GIVE_IN:
        yield Pick("TakeLoan", {})


def seize(mind: Mind) -> Iterator[Pick]:
    """Take what the debtor would miss most: by the cards they may hold, or what would sell best."""
    field = mind.offers["Seize"].next_field({})
    assert field is not None
    assert isinstance(field[1], OneOf)
    missed = {str(kind): _missed(mind, str(kind)) for kind in field[1].values}
    yield Pick("Seize", {"container": max(missed, key=lambda kind: (missed[kind], mind.dice.random()))})


def _missed(mind: Mind, kind: str) -> float:
    """Return what a container is worth to the debtor, from whom the island's are taken first."""
    debtor = mind.view.mats[mind.view.active]
    if not debtor.island:
        return price_of(kind) + mind.aboard[colour_of(kind)]
    without = counts_of({**debtor.island, kind: debtor.island[kind] - 1})
    worths = added(without, counts_of({kind: 1}), mind.cards, mind.coming, mind.values)
    chances = mind.suspected[debtor.seat]
    return sum(worth * chance for worth, (_, chance) in zip(worths, chances, strict=True))
