"""Puts together Sewer Pirats: three ships, six clans of vermin, and the finest garbage of the underworld."""

from pathlib import Path

from games.kernel import Game
from games.sewer_pirats import (
    board,
    components,
    drawing,
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
from games.sewer_pirats.rules import (
    abilities,
    auction,
    cards,
    colours,
    crew,
    grab,
    moves,
    sailing,
    scoring,
    turn,
)

SEWER_PIRATS = Game(
    key="sewer_pirats",
    home=Path(__file__).parent,
    rules_version=1,
    seats=range(2, 6),
    Options=options.Options,
    Components=components.Components,
    State=state.State,
    chapters=(
        *(setup, colours, crew),  # 3, 5
        *(turn, cards, moves, sailing, grab),  # 4
        *(abilities, scoring, auction),  # 6 to 9
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
    winner=drawing.winner,
    colours=lambda table: words.seat_colours(player.colour for player in table.state.players),
    dealt_colours=components.COLOURS,
    callouts=("cat", "cards", "seat-0"),
    rated_apart=("variant",),
    policy=policy.club,
    easy=policy.easy,
    imagine=proof.imagine,
    invariants=proof.invariants,
    worth=scoring.worth_now,
    outlook=policy.outlook,
    next_turn=turn.next_turn,
    sense=words.SENSE,
    anytime=(colours.ChooseClan, colours.ChooseColour),
    edition=2,
    lesson=lesson.LESSON,
)
