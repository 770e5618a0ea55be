"""Puts together Container: produce, trade, ship and bid. The files under rules/ follow RULES.md."""

from pathlib import Path

from games.container import (
    board,
    components,
    legend,
    lesson,
    near,
    options,
    orders,
    policy,
    proof,
    question,
    setup,
    state,
    view,
    words,
)
from games.container.rules import (
    auction,
    bids,
    goods,
    interest,
    loans,
    money,
    need,
    outbid,
    scoring,
    seller,
    turn,
    win_broker,
)
from games.container.rules.moves import build, buy, call_broker, produce, sail
from games.kernel import Game

CONTAINER = Game(
    key="container",
    home=Path(__file__).parent,
    rules_version=1,
    seats=range(3, 6),
    Options=options.Options,
    Components=components.Components,
    State=state.State,
    chapters=(
        setup,  # 2
        money,  # 4
        *(turn, goods, interest, build, buy, produce, sail, call_broker, outbid, win_broker),  # 5
        *(auction, bids, seller),  # 6
        *(loans, need),  # 7
        scoring,  # 8, 9
        orders,
    ),
    setup=setup.setup,
    view=view.view,
    board=board.board,
    closer=board.closer,
    near=near.near,
    question=question.question,
    gauges=board.gauges,
    named=legend.LEGEND,
    reckoned=legend.RECKONED,
    counted=board.open_score,
    lesson=lesson.LESSON,
    callouts=("seat-0", "island", "bank", "supply"),
    rated_apart=("investment_bank",),
    policy=policy.club,
    easy=policy.easy,
    imagine=proof.imagine,
    invariants=proof.invariants,
    folly=proof.folly,
    worth=scoring.worth,
    outlook=policy.outlook,
    turn=lambda table: table.state.turn.seat,
    next_turn=turn.next_turn,
    sense=words.SENSE,
    anytime=(loans.TakeLoan, loans.Repay),
    calls=(scoring.CutShort,),
)
