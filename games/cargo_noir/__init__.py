"""Cargo Noir: smuggle, outbid and trade. The rules stand in RULES.md, chapter by chapter in these files."""

from __future__ import annotations

from games.cargo_noir.board import board, closer, gauges
from games.cargo_noir.components import SEATS, Components
from games.cargo_noir.options import Options
from games.cargo_noir.orders import ORDERS
from games.cargo_noir.policy import policy
from games.cargo_noir.proof import imagine, invariants
from games.cargo_noir.rules.by_hand import ByHand, LayAlike, LayDifferent, PayByHand, PayRest, TakeBack
from games.cargo_noir.rules.deal import Deal
from games.cargo_noir.rules.macao import Draw, Swap
from games.cargo_noir.rules.ports import Buy, Raise, Withdraw
from games.cargo_noir.rules.scoring import score
from games.cargo_noir.rules.sending import (
    Finish,
    RepeatPlacement,
    SendShips,
    SendToCasino,
    SendToMarket,
    SendToPort,
)
from games.cargo_noir.rules.ships import ResolveShips
from games.cargo_noir.rules.stowing import Discard, DiscardExcess
from games.cargo_noir.rules.trade import EndTrading, Trade, Trading
from games.cargo_noir.rules.turn import EndTurn, Turn
from games.cargo_noir.setup import ChooseFamilies, ChooseFamily, setup
from games.cargo_noir.state import State
from games.cargo_noir.view import view
from games.kernel import Game

CARGO_NOIR = Game(
    key="cargo_noir",
    rules_version=1,
    seats=SEATS,
    Options=Options,
    Components=Components,
    State=State,
    setup=setup,
    steps=(ChooseFamilies, Turn, ResolveShips, Trading, Trade, ByHand, DiscardExcess, SendShips, EndTurn),
    actions=(
        ChooseFamily,
        Buy,
        Draw,
        Swap,
        Raise,
        Withdraw,
        Deal,
        PayByHand,
        LayAlike,
        LayDifferent,
        PayRest,
        TakeBack,
        EndTrading,
        Discard,
        SendToCasino,
        SendToMarket,
        SendToPort,
        RepeatPlacement,
        Finish,
    ),
    view=view,
    board=board,
    closer=closer,
    gauges=gauges,
    policy=policy,
    imagine=imagine,
    invariants=invariants,
    worth=lambda table, seat: score(table, seat).total,
    anytime=(ChooseFamily,),
    orders=ORDERS,
)
