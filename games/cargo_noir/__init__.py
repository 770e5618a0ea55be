"""Defines Cargo Noir: smuggle, outbid and trade. The chapters below follow the numbers of RULES.md."""

from pathlib import Path

from games.cargo_noir import (
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
    words,
)
from games.cargo_noir.rules import (
    bag,
    by_hand,
    combinations,
    deal,
    macao,
    payment_choice,
    payment_search,
    payment_ways,
    ports,
    scoring,
    sending,
    ships,
    stowing,
    trade,
    turn,
)
from games.kernel import Game

CARGO_NOIR = Game(
    key="cargo_noir",
    home=Path(__file__).parent,
    rules_version=1,
    seats=components.SEATS,
    Options=options.Options,
    Components=components.Components,
    State=state.State,
    chapters=(
        setup,  # 2
        turn,  # 3.1-3.3
        *(ships, macao, ports, bag),  # 3.4-3.13, phase I
        *(combinations, trade, deal),  # 3.14-3.25, phase II
        *(payment_choice, payment_ways, payment_search, by_hand, stowing),  # 3.26-3.27
        sending,  # 3.28-3.33, phase III
        scoring,  # 4
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
    callouts=("ports", "macao", "cards", "seat-0"),
    policy=policy.club,
    easy=policy.easy,
    imagine=proof.imagine,
    invariants=proof.invariants,
    worth=scoring.worth_now,
    outlook=policy.outlook,
    next_turn=turn.next_turn,
    sense=words.SENSE,
    anytime=(setup.ChooseFamily,),
    edition=2,
    lesson=lesson.LESSON,
)
