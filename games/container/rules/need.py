"""Finds out whether more money would help a player now.

7.1 A loan may be taken at any time, so one that nothing needs yet can wait, and its taker is warned.
"""

from collections.abc import Mapping

from games.container.rules.goods import cost
from games.container.state import Here
from games.kernel import Offer, Seat, waiting

_TOO_DEAR = ("too-dear", "factories-too-dear", "harbour-too-dear")
_NO_LIMIT = ("Bid", "CallForContainers")  # however much there is, one might want to bid more


def more_money_helps(table: Here, seat: Seat) -> bool:
    """Is this seat asked something for which it could spend more than it has?"""
    if seat not in waiting(table) or table.now is None:
        return False
    asked = table.now.prompt(table, seat).at(table, seat)
    return any(_wants_more(table, seat, offer) for offer in asked.offers)


def _wants_more(table: Here, seat: Seat, offer: Offer) -> bool:
    if offer.blocked is not None:
        return offer.blocked.key in _TOO_DEAR
    cash = table.state.players[seat].cash
    return offer.kind in _NO_LIMIT or any(cost(store) > cash for store in _on_sale(table, seat, offer.kind))


def _on_sale(table: Here, seat: Seat, kind: str) -> list[Mapping[str, int]]:
    """Return the stores that this action buys from: others' factories, or the harbour the ship lies in."""
    players, ship = table.state.players, table.state.players[seat].ship
    if kind == "Load":
        return [players[ship].harbour] if isinstance(ship, int) else []
    if kind == "BuyContainers":
        return [player.factory for other, player in enumerate(players) if other != seat]
    return []
