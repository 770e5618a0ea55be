"""Sewer Pirats: three ships, six clans of vermin, and the finest garbage of the underworld."""

from __future__ import annotations

from games.kernel import Game
from games.sewer_pirats.board import board, closer, gauges
from games.sewer_pirats.components import Components
from games.sewer_pirats.options import Options
from games.sewer_pirats.orders import ORDERS
from games.sewer_pirats.policy import policy
from games.sewer_pirats.proof import imagine, invariants
from games.sewer_pirats.rules.abilities import Creep, LeaveDeck, Rest, Reveal, SecondAction, SetSail
from games.sewer_pirats.rules.auction import (
    Bidding,
    ClosingTime,
    DropOut,
    FillBar,
    Hiring,
    NextAuction,
    OpenBidding,
    Opening,
    PayCards,
    RaiseBid,
)
from games.sewer_pirats.rules.cards import DiscardCards, HandLimit, NextCard, TakeCard
from games.sewer_pirats.rules.crew import ChooseClan, ChooseClans, ChooseColour, ChooseColours
from games.sewer_pirats.rules.grab import Grab, GrabTwo, Loot, StayAboard
from games.sewer_pirats.rules.moves import Advance, BecomeCaptain, Board
from games.sewer_pirats.rules.sailing import Ashore, Sail
from games.sewer_pirats.rules.scoring import Reckoning, score
from games.sewer_pirats.rules.turn import OneAction, SkipTurn, Turn
from games.sewer_pirats.setup import setup
from games.sewer_pirats.state import State
from games.sewer_pirats.view import view

SEWER_PIRATS = Game(
    key="sewer_pirats",
    rules_version=1,
    seats=range(2, 6),
    Options=Options,
    Components=Components,
    State=State,
    setup=setup,
    steps=(
        *(ChooseClans, ChooseColours),
        *(Turn, OneAction, NextCard, HandLimit),
        *(Sail, Loot, Ashore, SecondAction, Creep, Reckoning),
        *(FillBar, Opening, Bidding, Hiring, NextAuction, ClosingTime),
    ),
    actions=(
        *(ChooseClan, ChooseColour),
        *(TakeCard, DiscardCards, Board, Advance, BecomeCaptain, SkipTurn),
        *(Grab, GrabTwo, StayAboard, SetSail, Rest, Reveal, LeaveDeck),
        *(OpenBidding, RaiseBid, DropOut, PayCards),
    ),
    view=view,
    board=board,
    closer=closer,
    gauges=gauges,
    policy=policy,
    imagine=imagine,
    invariants=invariants,
    worth=lambda table, seat: score(table, seat).total,
    orders=ORDERS,
)
