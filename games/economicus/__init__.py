"""Economicus: companies, stars of reputation, auctions and crises for two to eight players."""

from __future__ import annotations

from games.economicus.board import board, closer, gauges
from games.economicus.components import Components
from games.economicus.options import Options, limit
from games.economicus.orders import ORDERS
from games.economicus.policy import policy
from games.economicus.proof import imagine, invariants
from games.economicus.rules.auction import Pass
from games.economicus.rules.bankruptcy import Resign
from games.economicus.rules.cards import Cards, DoubleCard
from games.economicus.rules.company_auction import Bid, CompanyAuction, NewCompany
from games.economicus.rules.debt import Debt, InterestDebt
from games.economicus.rules.fates import Fates, Phase2, Slip
from games.economicus.rules.interest import Interest, KeepLoans, RepayNow
from games.economicus.rules.loans import RepayLoan, SellCompany, TakeLoan
from games.economicus.rules.market import BuySafely, BuyWithRisk, Decline, Market
from games.economicus.rules.order_auction import NewOrder, OrderAuction, Tender
from games.economicus.rules.profit import Profit
from games.economicus.rules.risks import ChooseRisk, KeepRisk, Outcome, RiskDraw
from games.economicus.rules.turn import Arrivals, EndOfTurn, NextTurn, Roll, RollDice, Turn, Victory
from games.economicus.rules.victory import TimeIsUp, net_assets
from games.economicus.setup import Opening, PlaceCompany, Placement, setup
from games.economicus.state import State
from games.economicus.view import view
from games.kernel import Game

ECONOMICUS = Game(
    key="economicus",
    rules_version=1,
    seats=range(2, 9),
    Options=Options,
    Components=Components,
    State=State,
    setup=setup,
    steps=(
        *(Placement, Opening),
        *(Turn, Arrivals, Cards, Roll, EndOfTurn, Victory, NextTurn),
        *(Interest, InterestDebt, Debt, DoubleCard),
        *(Profit, Phase2, Fates, Slip),
        *(Market, RiskDraw, ChooseRisk, Outcome),
        *(CompanyAuction, NewCompany, OrderAuction, NewOrder),
    ),
    actions=(
        *(PlaceCompany, RollDice, KeepLoans, RepayNow),
        *(BuyWithRisk, BuySafely, Decline, KeepRisk),
        *(Bid, Tender, Pass),
        *(TakeLoan, RepayLoan, SellCompany, Resign),
    ),
    view=view,
    board=board,
    closer=closer,
    gauges=gauges,
    policy=policy,
    imagine=imagine,
    invariants=invariants,
    worth=net_assets,
    anytime=(TakeLoan, RepayLoan, SellCompany, Resign),
    calls=(TimeIsUp,),
    orders=ORDERS,
    limit=limit,
)
