"""Morning Catch: bid for fish at dawn, sell it by noon. RULES.md tells how; these files say the same."""

from pathlib import Path

from examples.morning_catch import board, components, options, orders, policy, proof, setup, state, view
from examples.morning_catch.rules import auction, day, market, scoring
from games.kernel import Game

MORNING_CATCH = Game(
    key="morning_catch",
    home=Path(__file__).parent,
    rules_version=1,
    seats=components.SEATS,
    Options=options.Options,
    Components=components.Components,
    State=state.State,
    chapters=(setup, day, auction, market, scoring, orders),
    setup=setup.setup,
    view=view.view,
    board=board.board,
    gauges=board.gauges,
    callouts=("quay", "market", "seat-0"),
    policy=policy.policy,
    imagine=proof.imagine,
    invariants=proof.invariants,
    worth=scoring.worth_now,
)
