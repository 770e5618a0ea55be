"""Names the pieces of the art, and those that the final reckoning is about."""

from games.cargo_noir.cargo import KINDS
from games.cargo_noir.components import CARDS, FAMILIES
from games.cargo_noir.words import CARD_NAMES
from games.kernel import WINNER, Group, Named, Reckoned, say

LEGEND = (
    Group(say("port-cargo"), tuple(Named(f"cargo-{kind}", say(f"full-{kind}")) for kind in KINDS)),
    Group(
        say("row-cards"),
        tuple(Named(f"owned-{card}", CARD_NAMES[card], also=(f"card-{card}",)) for card in CARDS),
    ),
    Group(
        say("port-ships"),
        (
            Named("boat", say("piece-boat"), 0),
            Named("boat-away", say("piece-boat-away"), 0),
            Named("ship-few", say("piece-ship"), 0, ("ship-many",)),
            Named("fleet", say("piece-fleet"), 0),
            Named("withdrawn", say("piece-withdrawn")),
        ),
    ),
    Group(
        say("piece-others"),
        (
            *(Named(f"family-{one}", say(f"family-{one}"), 0) for one in FAMILIES),
            Named("first", say("first-seat")),
            WINNER,
            Named("risen6", say("piece-round-now"), also=("risen",)),
            Named("moon6", say("piece-round-past"), also=("moon",)),
        ),
    ),
)
SCENERY = ("tray", "scales")  # what other pieces lie on
RECKONED = Reckoned(
    {"score-bonus": "owned-ship", "score-regular": "owned-bar", "score-unique": "owned-principality"},
    (None, say("tie-best-card"), say("tie-next-card")),
)
