"""Container: produce, trade, ship and bid. The rules stand in RULES.md, chapter by chapter in these files."""

from __future__ import annotations

from games.container.board import board, closer, gauges
from games.container.components import Components
from games.container.options import Options
from games.container.orders import ORDERS
from games.container.policy import policy
from games.container.proof import imagine, invariants
from games.container.rules.auction import IslandAuction, TieBreak
from games.container.rules.bids import Bid
from games.container.rules.interest import PayInterest, Seize, Seizure
from games.container.rules.loans import Repay, TakeLoan
from games.container.rules.moves.build import BuyMachine, BuyWarehouse
from games.container.rules.moves.buy import BuyContainers, Reprice
from games.container.rules.moves.call_broker import CallForContainers, CallForMoney
from games.container.rules.moves.produce import Produce
from games.container.rules.moves.sail import FinishLoading, Load, Loading, Sail
from games.container.rules.outbid import PriceReturned, Returned
from games.container.rules.scoring import CutShort, FinalScoring, worth
from games.container.rules.seller import Accept, Decline, SellerDecides
from games.container.rules.turn import BeginTurn, EndTurn, FinishTurn, TakeActions
from games.container.rules.win_broker import PayBroker, PayingBrokers, WinBroker
from games.container.setup import setup
from games.container.state import State
from games.container.view import view
from games.kernel import Game

CONTAINER = Game(
    key="container",
    rules_version=1,
    seats=range(3, 6),
    Options=Options,
    Components=Components,
    State=State,
    setup=setup,
    steps=(
        BeginTurn,
        WinBroker,
        PayingBrokers,
        PayInterest,
        Seizure,
        TakeActions,
        Loading,
        IslandAuction,
        TieBreak,
        SellerDecides,
        Returned,
        FinishTurn,
        FinalScoring,
    ),
    actions=(
        Produce,
        BuyContainers,
        Reprice,
        Sail,
        Load,
        FinishLoading,
        BuyMachine,
        BuyWarehouse,
        CallForContainers,
        CallForMoney,
        PriceReturned,
        PayBroker,
        Bid,
        Accept,
        Decline,
        Seize,
        TakeLoan,
        Repay,
        EndTurn,
    ),
    view=view,
    board=board,
    closer=closer,
    gauges=gauges,
    policy=policy,
    imagine=imagine,
    invariants=invariants,
    worth=worth,
    anytime=(TakeLoan, Repay),
    calls=(CutShort,),
    orders=ORDERS,
)
