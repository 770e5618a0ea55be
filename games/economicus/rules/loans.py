"""7.1, 7.3 Lets anyone in the game take loans, repay them and sell companies, at any time (full rules)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar

from games.economicus.rules.cards import reveal_if_quiet
from games.economicus.rules.money import Claim, interest, means, pay, receive, repayment, worth
from games.economicus.rules.stars import place
from games.economicus.state import Here, full
from games.economicus.words import label, named
from games.kernel import Choice, Move, Offer, Picked, Remark, Seat, Text, Who, one_of, say

_MORTGAGED = "-loan"  # marks the mortgaged ones among the companies of an industry
_MORTGAGED_ALREADY = say("loan-already")


class Dealing(Move, abstract=True):
    """Deals with the bank over one company."""

    about: ClassVar[str]  # the field that names the company
    button: ClassVar[Text]

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        """9.9 Offer it whenever someone is waited for after the placement; a debtor has it from the debt."""
        if not full(table) or not table.state.round or not table.state.players[seat].alive:
            return None
        now, warning = table.now, None
        if isinstance(now, Claim):
            if now.debtor_now() == seat:
                return None
            warning = cls._warning(table, seat, now) if now.stands(table, seat) else None
        return cls._offer_of(table, seat, cls.choices(table, seat), warning)

    @classmethod
    def within(cls, table: Here, seat: Seat, spare: int) -> Offer | None:
        """7.4.1 Offer only what lowers the means by no more than this, so that a debt stays payable (A25)."""
        found = cls.choices(table, seat)
        kept = [choice for choice in found if cls.loses(table, seat, choice.value) <= spare]
        return cls._offer_of(table, seat, kept)

    @classmethod
    def _offer_of(
        cls, table: Here, seat: Seat, choices: list[Choice], confirm: Remark | None = None
    ) -> Offer | None:
        if not choices:
            return None
        about = one_of(choices, lambda: tuple(cls.closed(table, seat)))
        return Offer(cls, cls.button, {cls.about: about}, confirm=confirm, note=cls.costs(table))

    @classmethod
    def costs(cls, table: Here) -> Text | None:
        """Return what it costs from now on; None: nothing."""
        return None

    @classmethod
    def _warning(cls, table: Here, seat: Seat, claim: Claim) -> Remark:
        """5.2.4 Warn a standing bidder whom this dealing would ruin (A13)."""

        def confirm(picked: Picked) -> Text | None:
            value = picked[cls.about]
            return claim.ruin(table, means(table, seat) - cls.loses(table, seat, value), cls.sells(value))

        return confirm

    @classmethod
    def choices(cls, table: Here, seat: Seat) -> list[Choice]:
        """Return the companies that it may be about."""
        raise NotImplementedError

    @classmethod
    def closed(cls, table: Here, seat: Seat) -> Iterator[Choice]:
        """Go through the own companies that it may not be about, each with the reason."""
        return iter(())

    @classmethod
    def loses(cls, table: Here, seat: Seat, value: Any) -> int:
        """Return by how much it lowers all that this seat could pay."""
        raise NotImplementedError

    @classmethod
    def sells(cls, value: Any) -> int | None:
        """Return the industry in which a company is given up; None: in none."""
        return None


class TakeLoan(Dealing):
    """7.1 Mortgage an own company and get 5M. One loan on each company."""

    about = "industry"
    button = say("offer-take-loan")
    industry: int

    @classmethod
    def choices(cls, table: Here, seat: Seat) -> list[Choice]:
        player, components, back = table.state.players[seat], table.components, repayment(table)
        return [
            _loan_choice(number, components.industries[number].name, components.loan, back)
            for number, placed in enumerate(player.companies)
            if placed > player.loans[number]
        ]

    @classmethod
    def closed(cls, table: Here, seat: Seat) -> Iterator[Choice]:
        player = table.state.players[seat]
        for number, placed in enumerate(player.companies):
            if placed and placed == player.loans[number]:
                yield Choice(number, label(table, number), _MORTGAGED_ALREADY)

    @classmethod
    def costs(cls, table: Here) -> Text | None:
        """7.2 Interest is due on every double."""
        return say("loan-costs", interest=interest(table))

    @classmethod
    def loses(cls, table: Here, seat: Seat, value: int) -> int:
        return worth(table, value).lost_by_loan()

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.players[seat].loans[self.industry] += 1
        receive(table, seat, table.components.loan)
        where = label(table, self.industry)
        table.tell("takes-loan", who=Who(seat), industry=where, amount=table.components.loan)


class RepayLoan(Dealing):
    """7.1 Give the loan back with its interest; the company is free again."""

    about = "industry"
    button = say("offer-repay-loan")
    industry: int

    @classmethod
    def choices(cls, table: Here, seat: Seat) -> list[Choice]:
        player, industries, back = table.state.players[seat], table.components.industries, repayment(table)
        left = player.cash - back
        if left < 0:
            return []
        return [
            _repayment_choice(number, industries[number].name, back, left)
            for number, loans in enumerate(player.loans)
            if loans
        ]

    @classmethod
    def loses(cls, table: Here, seat: Seat, value: int) -> int:
        return worth(table, value).lost_by_repaying(bearing=_bears_interest(table, seat, value))

    def apply(self, table: Here, seat: Seat) -> None:
        redeem(table, seat, self.industry)
        where = label(table, self.industry)
        table.tell("repays-loan", who=Who(seat), industry=where, amount=repayment(table))


class SellCompany(Dealing):
    """7.3 Sell a company to the bank for half of the price in force; its loan is repaid at once."""

    about = "company"
    button = say("offer-sell-company")
    company: str

    @classmethod
    def choices(cls, table: Here, seat: Seat) -> list[Choice]:
        player, industries, back = table.state.players[seat], table.components.industries, repayment(table)
        found: list[Choice] = []
        for number, placed in enumerate(player.companies):
            if not placed:
                continue
            half, loans = (table.state.prices[number] + 1) // 2, player.loans[number]
            name = industries[number].name
            if placed > loans:
                found.append(_sale_choice(number, name, half))
            if loans and player.cash + half >= back:  # no sale may leave less than nothing (A25)
                found.append(_mortgaged_sale_choice(number, name, half, back))
        return found

    @classmethod
    def closed(cls, table: Here, seat: Seat) -> Iterator[Choice]:
        player, back = table.state.players[seat], repayment(table)
        for number, loans in enumerate(player.loans):
            if loans and player.cash + (half := worth(table, number).half) < back:
                why = say("sale-too-poor", amount=half, back=back, cash=player.cash)
                yield Choice(company_key(number, True), say("mortgaged", industry=label(table, number)), why)

    @classmethod
    def loses(cls, table: Here, seat: Seat, value: str) -> int:
        industry, mortgaged = parse_company(value)
        raised = worth(table, industry)
        if not mortgaged:
            return raised.lost_by_sale()
        return raised.lost_by_mortgaged_sale(bearing=_bears_interest(table, seat, industry))

    @classmethod
    def sells(cls, value: str) -> int | None:
        return parse_company(value)[0]

    def apply(self, table: Here, seat: Seat) -> None:
        industry, mortgaged = parse_company(self.company)
        half = worth(table, industry).half
        table.tell("sells-company", who=Who(seat), industry=label(table, industry), amount=half)
        receive(table, seat, half)
        if mortgaged:
            redeem(table, seat, industry)
            table.tell("repays-after-sale", who=Who(seat), amount=repayment(table))
        place(table, seat, industry, -1)
        reveal_if_quiet(table)


def redeem(table: Here, seat: Seat, industry: int) -> None:
    """7.2 Repay a loan. One that still bears interest is cleared first: nobody would choose otherwise."""
    player = table.state.players[seat]
    pay(table, seat, repayment(table))
    player.loans[industry] -= 1
    if player.bearing[industry]:
        player.bearing[industry] -= 1


def _bears_interest(table: Here, seat: Seat, industry: int) -> bool:
    return table.state.players[seat].bearing[industry] > 0


def company_key(industry: int, mortgaged: bool) -> str:
    """Return how a sale names one of the companies of an industry."""
    return f"{industry}{_MORTGAGED}" if mortgaged else str(industry)


def parse_company(key: str) -> tuple[int, bool]:
    """Return the industry of a company that is named so, and whether it is mortgaged."""
    number = key.removesuffix(_MORTGAGED)
    return int(number), number != key


@lru_cache(maxsize=1024)
def _loan_choice(number: int, name: str, amount: int, back: int) -> Choice:
    return Choice(number, named(number, name), say("note-loan", amount=amount, back=back))


@lru_cache(maxsize=1024)
def _repayment_choice(number: int, name: str, back: int, left: int) -> Choice:
    return Choice(number, named(number, name), say("note-repay", amount=back, left=left))


@lru_cache(maxsize=1024)
def _sale_choice(number: int, name: str, half: int) -> Choice:
    return Choice(company_key(number, False), named(number, name), say("note-sale", amount=half))


@lru_cache(maxsize=1024)
def _mortgaged_sale_choice(number: int, name: str, half: int, back: int) -> Choice:
    label = say("mortgaged", industry=named(number, name))
    return Choice(company_key(number, True), label, say("note-mortgaged-sale", amount=half, back=back))
