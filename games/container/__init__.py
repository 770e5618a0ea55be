"""Container: produce, trade, ship and bid. The rules stand in RULES.md, chapter by chapter in these files."""

from __future__ import annotations

from games.container.auction import IslandAuction, TieBreak
from games.container.bids import Bid
from games.container.board import board, gauges
from games.container.closer import closer
from games.container.components import Components
from games.container.conservation import invariants
from games.container.interest import PayInterest, Seize, Seizure
from games.container.loans import Repay, TakeLoan
from games.container.moves.build import BuyMachine, BuyWarehouse
from games.container.moves.buy import BuyContainers, Reprice
from games.container.moves.call_broker import CallForContainers, CallForMoney
from games.container.moves.produce import Produce
from games.container.moves.sail import FinishLoading, Load, Loading, Sail
from games.container.options import Options
from games.container.orders import ORDERS
from games.container.outbid import PriceReturned, Returned
from games.container.policy import policy
from games.container.scoring import CutShort, FinalScoring, worth
from games.container.secrets import imagine
from games.container.seller import Accept, Decline, SellerDecides
from games.container.setup import setup
from games.container.state import State
from games.container.turn import BeginTurn, EndTurn, FinishTurn, TakeActions
from games.container.view import view
from games.container.win_broker import PayBroker, PayingBrokers, WinBroker
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
