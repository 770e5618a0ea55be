"""7.4.3 The way out of a debt that the clock takes, and that is shown beside a bid beyond one's cash."""

from dataclasses import replace

from games.economicus.rules.loans import SellCompany, TakeLoan, company, named_company
from games.economicus.rules.money import repayment, worth
from games.economicus.state import NUMBERS, Here, Player
from games.economicus.words import label
from games.kernel import Text, say


def way_out(table: Here, player: Player, owed: int, owing_interest: bool = False) -> TakeLoan | SellCompany:
    """7.4.3 Loans, lowest number first, if they suffice; else dear companies are sold first."""
    free = [n for n in NUMBERS if player.companies[n] > player.loans[n]]
    spare = sum(player.companies) - sum(player.loans)
    dear = [n for n in free if worth(table, n).half > table.components.loan]
    if dear and player.cash + spare * table.components.loan < owed:
        return SellCompany(company=company(_dearest(table, dear), mortgaged=False))
    if free:
        return TakeLoan(industry=free[0])
    gaining = [n for n in NUMBERS if player.loans[n] and _gains(table, player, n, owing_interest)]
    return SellCompany(company=company(_dearest(table, gaining), mortgaged=True))


def _dearest(table: Here, industries: list[int]) -> int:
    """Of equals the lower number."""
    return max(industries, key=lambda n: (table.state.prices[n] + 1) // 2)


def _gains(table: Here, player: Player, industry: int, owing_interest: bool) -> bool:
    one = worth(table, industry)
    bearing = owing_interest and player.bearing[industry] > 0
    return (one.bearing if bearing else one.mortgaged) > 0


def dealings(table: Here, player: Player, owed: int) -> tuple[Text, ...]:
    """The whole way out of a debt that can be paid, in words."""
    player = replace(player, companies=[*player.companies], loans=[*player.loans])
    told: list[Text] = []
    while player.cash < owed:
        match way_out(table, player, owed):
            case TakeLoan(industry=industry):
                told.append(_borrow(table, player, industry))
            case SellCompany(company=sold):
                told.append(_sell(table, player, *named_company(sold)))
    return tuple(told)


def _borrow(table: Here, player: Player, industry: int) -> Text:
    player.loans[industry] += 1
    player.cash += table.components.loan
    return say("dealing-loan", industry=label(table, industry))


def _sell(table: Here, player: Player, industry: int, mortgaged: bool) -> Text:
    player.companies[industry] -= 1
    player.cash += worth(table, industry).half
    if mortgaged:
        player.loans[industry] -= 1
        player.cash -= repayment(table)
    return say("dealing-sale", industry=label(table, industry))
