"""7.4.3 Finds the loans and sales that pay a debt when the time is up, and that are shown beside a bid."""

from dataclasses import replace

from games.economicus.rules.loans import SellCompany, TakeLoan, company_key, parse_company
from games.economicus.rules.money import repayment, worth
from games.economicus.state import NUMBERS, Here, Player
from games.economicus.words import label
from games.kernel import Text, say


def way_out(table: Here, player: Player, owed: int, owing_interest: bool = False) -> TakeLoan | SellCompany:
    """7.4.3 Return the next loan, lowest number first, if loans suffice; else the dearest sale first."""
    free = [number for number in NUMBERS if player.companies[number] > player.loans[number]]
    free_companies = sum(player.companies) - sum(player.loans)
    dear = [number for number in free if worth(table, number).half > table.components.loan]
    if dear and player.cash + free_companies * table.components.loan < owed:
        return SellCompany(company=company_key(_dearest(table, dear), mortgaged=False))
    if free:
        return TakeLoan(industry=free[0])
    mortgaged = [number for number in NUMBERS if player.loans[number]]
    gaining = [number for number in mortgaged if _gains(table, player, number, owing_interest)]
    return SellCompany(company=company_key(_dearest(table, gaining), mortgaged=True))


def _dearest(table: Here, industries: list[int]) -> int:
    """Return the industry whose companies sell for most; of equals the lower number."""
    return max(industries, key=lambda industry: (table.state.prices[industry] + 1) // 2)


def _gains(table: Here, player: Player, industry: int, owing_interest: bool) -> bool:
    """Does the sale of a mortgaged company there leave something over?"""
    raised = worth(table, industry)
    bearing = owing_interest and player.bearing[industry] > 0
    return (raised.bearing if bearing else raised.mortgaged) > 0


def dealings(table: Here, player: Player, owed: int) -> tuple[Text, ...]:
    """Return all loans and sales that pay this debt, as the argument of a message. It must be payable."""
    player = replace(player, companies=[*player.companies], loans=[*player.loans])
    found: list[Text] = []
    while player.cash < owed:
        match way_out(table, player, owed):
            case TakeLoan(industry=industry):
                found.append(_borrow(table, player, industry))
            case SellCompany(company=sold):
                found.append(_sell(table, player, *parse_company(sold)))
    return tuple(found)


def _borrow(table: Here, player: Player, industry: int) -> Text:
    """Take a loan for a copy of the player, and name it."""
    player.loans[industry] += 1
    player.cash += table.components.loan
    return say("dealing-loan", industry=label(table, industry))


def _sell(table: Here, player: Player, industry: int, mortgaged: bool) -> Text:
    """Sell a company for a copy of the player, and name the sale."""
    player.companies[industry] -= 1
    player.cash += worth(table, industry).half
    if mortgaged:
        player.loans[industry] -= 1
        player.cash -= repayment(table)
    return say("dealing-sale", industry=label(table, industry))
