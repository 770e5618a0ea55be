"""Defines Economicus: companies, stars of reputation, auctions and crises. The chapters follow RULES.md."""

from pathlib import Path

from games.economicus import (
    board,
    components,
    legend,
    lesson,
    near,
    options,
    orders,
    policy,
    proof,
    setup,
    state,
    view,
)
from games.economicus.rules import (
    auction,
    bankruptcy,
    cards,
    company_auction,
    debt,
    fates,
    industries,
    interest,
    loans,
    market,
    money,
    order_auction,
    profit,
    risks,
    stars,
    turn,
    victory,
    way_out,
)
from games.economicus.rules.deals import goods, proposal
from games.kernel import Game

ECONOMICUS = Game(
    key="economicus",
    home=Path(__file__).parent,
    rules_version=1,
    edition=2,
    seats=range(2, 9),
    Options=options.Options,
    Components=components.Components,
    State=state.State,
    chapters=(
        *(industries, stars, setup),  # 1 to 3
        *(turn, profit, fates),  # 4
        *(market, risks, auction, company_auction, order_auction),  # 5
        cards,  # 6
        *(money, loans, interest, debt, way_out, bankruptcy, goods, proposal),  # 7
        victory,  # 8
        orders,
    ),
    setup=setup.setup,
    view=view.view,
    board=board.board,
    closer=board.closer,
    near=near.near,
    question=near.question,
    gauges=board.gauges,
    named=legend.LEGEND,
    reckoned=legend.RECKONED,
    lesson=lesson.LESSON,
    callouts=("ring", "player-0", "bank"),
    rated_apart=("mode",),
    policy=policy.club,
    easy=policy.easy,
    imagine=proof.imagine,
    invariants=proof.invariants,
    folly=proof.folly,
    worth=victory.net_assets,
    outlook=policy.outlook,
    standing=victory.standing,
    turn=lambda table: table.state.active_player if table.state.round else None,
    anytime=(
        *(loans.TakeLoan, loans.RepayLoan, loans.SellCompany),
        *(proposal.ProposeDeal, bankruptcy.Resign),
    ),
    calls=(victory.TimeIsUp,),
    limit=options.limit,
)
