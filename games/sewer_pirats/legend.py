"""Names the pieces of the art, and those that the final reckoning is about."""

from games.kernel import WINNER, Group, Named, Reckoned, say
from games.sewer_pirats import words
from games.sewer_pirats.components import CLANS, KINDS, PRIZES, TALISMANS


def _prize(prize: str) -> Named:
    drawn = prize.replace("_", "-")
    return Named(f"won-{drawn}", words.PRIZE[prize], also=(f"prize-{drawn}",))


def _card(talisman: str) -> Named:
    alike = f"heap-{talisman}", f"hand-{talisman}"
    return Named(f"card-{talisman}", words.CARD[talisman], also=alike)


LEGEND = (
    Group(say("row-crew"), tuple(Named(f"figure-{clan}", words.CLAN[clan], 0) for clan in CLANS)),
    Group(
        say("piece-trophies"),
        tuple(Named(f"won-{kind}", words.KIND[kind], also=(f"trophy-{kind}",)) for kind in KINDS),
    ),
    Group(say("piece-prizes"), tuple(map(_prize, PRIZES))),
    Group(
        say("panel-cards"),
        (
            *map(_card, TALISMANS),
            Named("deck", say("piece-deck"), also=("deck-none",)),
            Named("card-under", say("piece-card-under")),
        ),
    ),
    Group(
        say("piece-others"),
        (
            Named("hat", say("piece-hat")),
            Named("sack", say("piece-sack")),
            Named("raft", say("piece-raft")),
            Named("grabs", say("piece-grabs")),
            Named("star", say("piece-star")),
            WINNER,
        ),
    ),
)
SCENERY = ("plate", "cloth", "pennant", "owner", "price", "bid")  # what numbers and other pieces lie on
RECKONED = Reckoned(
    {
        "line-fries": "won-fries",
        "line-noodles": "won-noodles",
        "line-burgers": "won-burger",
        "line-toys": "won-teddy",
        "line-parrots": "won-parrot",
        "line-cans": "won-can",
        "line-openers": "won-can-opener",
    },
    (None, say("tie-spaces")),
)
