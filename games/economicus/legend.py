"""Names the pieces of the art, and those that the final reckoning is about."""

from games.economicus.components import INDUSTRIES
from games.kernel import WINNER, Group, Named, Reckoned, say


def _industry(name: str) -> Named:
    return Named(f"industry-{name}", say(f"industry-{name}"), also=(f"{name}-",))


LEGEND = (
    Group(say("board-ring"), tuple(_industry(industry.name) for industry in INDUSTRIES.values())),
    Group(
        say("board-companies"),
        (
            Named("tower-1", say("piece-company"), 0, ("house",)),
            Named("tower-3", say("piece-companies"), 0, ("tower",)),
            Named("percent", say("piece-mortgaged"), also=("window-dark",)),
            Named("lead", say("piece-lead")),
            Named("order", say("piece-order"), 0),
        ),
    ),
    Group(
        say("piece-industry"),
        (
            Named("gain", say("piece-gain"), also=("gain-now", "paying")),
            Named("loss", say("piece-loss"), also=("loss-now", "crisis-")),
            Named("forecast", say("piece-forecast")),
            Named("plate", say("piece-plate")),
            Named("plate-dark", say("piece-plate-dark")),
        ),
    ),
    Group(
        say("piece-player"),
        (
            Named("star", say("piece-star")),
            Named("star-empty", say("piece-star-empty")),
            WINNER,
            Named("loan", say("piece-loan")),
            Named("raise", say("piece-raise")),
            Named("frozen", say("piece-frozen")),
            Named("waiting", say("piece-waiting")),
        ),
    ),
    Group(
        say("piece-risks"),
        tuple(Named(f"card-{one}", say(f"piece-card-{one}")) for one in ("forecast", "crisis", "event")),
    ),
    Group(
        say("piece-auction"),
        (
            Named("bid", say("piece-bid")),
            Named("bid-best", say("piece-bid-best")),
            Named("bid-passed", say("piece-bid-passed")),
            Named("bid-waited", say("piece-bid-waited")),
        ),
    ),
)
SCENERY = (
    *("active", "other", "window", "number", "gavel", "lasting", "garden", "chart", "victory", "out"),
    *(f"{side}-road" for side in range(11)),
)  # what numbers and texts stand on, and what makes a town of it
RECKONED = Reckoned(
    {"score-presence": "score-presence", "score-leadership": "lead"},
    (None, None, say("tie-assets"), say("tie-cash")),
    say("gauge-assets"),
)
