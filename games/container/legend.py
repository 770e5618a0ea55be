"""Names the pieces of the art, and those that the final reckoning is about."""

from games.container.components import COLOURS
from games.container.words import colour_name
from games.kernel import WINNER, Group, Named, Reckoned, say

LEGEND = (
    Group(say("row-containers"), tuple(Named(f"container-{one}", colour_name(one)) for one in COLOURS)),
    Group(
        say("row-pieces"),
        (
            *(Named(f"machine-{one}", say("machine-of", colour=colour_name(one))) for one in COLOURS),
            Named("warehouse", say("warehouse")),
        ),
    ),
    Group(
        say("piece-others"),
        (
            Named("ship", say("ship"), 0),
            Named("loan", say("loan")),
            Named("action", say("piece-action")),
            Named("action-spent", say("piece-action-spent")),
            WINNER,
        ),
    ),
    Group(
        say("panel-auction"),
        (
            Named("gavel", say("piece-gavel")),
            Named("bid-waited", say("piece-bid-waited")),
            Named("bid-sealed", say("piece-bid-sealed"), also=("bid-thin", "bid-medium", "bid-thick")),
            Named("bid-shown", say("piece-bid-shown")),
            Named("bid-best", say("piece-bid-best")),
            Named("payment", say("piece-payment"), also=("on-offer",)),
        ),
    ),
)
SCENERY = ("stage", "value-cards", "ship-ghost")  # what other pieces lie on, and what only marks a place
RECKONED = Reckoned(
    {
        "score-cash": "score-cash",
        "score-island": "score-island",
        "score-harbour": "warehouse",
        "score-ship": "score-ship",
        "score-quay": "score-quay",
        "score-loans": "loan",
    },
    (None, say("tie-factory")),
)
