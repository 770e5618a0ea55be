"""Phase III: where each ship does most, and in the last round whom it can still hurt."""

from games.cargo_noir.policy.club.macao import market_promise
from games.cargo_noir.policy.club.mind import Mind
from games.cargo_noir.policy.club.picking import Errand, chosen, sums, values_of
from games.kernel import Offer, Pick

_CASINO, _MARKET, _FINISH = Pick("SendToCasino", {}), Pick("SendToMarket", {}), Pick("Finish", {})


def send(mind: Mind, offers: dict[str, Offer]) -> Pick:
    """Send a ship where it promises most: to a lot that fits, else for coins if they are short.

    The lots of one's other ships count as won: one does not sail twice for the same set. Where rivals crowd
    in, another port is worth more, although less lies there.
    """
    pays, safe, ships = mind.view.casino_pays, mind.me.coins, mind.me.casino
    coins = mind.purse(safe + pays * (ships + 1)) - mind.purse(safe + pays * ships)
    errands = [Errand(coins, 0, _CASINO), Errand(market_promise(mind), 0, _MARKET)]
    if "SendToPort" in offers:
        for name in values_of(offers["SendToPort"]):
            for bid in sums(offers["SendToPort"], name):
                pick = Pick("SendToPort", {"port": name, "coins": bid})
                errands.append(Errand(mind.venture(mind.ports[name], bid, safe), bid, pick))
    return chosen(mind, errands)


def stand_in_the_way(mind: Mind, offers: dict[str, Offer]) -> Pick:
    """Block in the last round whoever has still to buy: coins left over are good for nothing else.

    The rival who would gain most comes first, and all coins go there: then it cannot be raised.
    """
    ports = values_of(offers["SendToPort"]) if "SendToPort" in offers else []
    losses = {name: loss for name in ports if (loss := _loss(mind, name)) > 0}
    if not losses:
        return _FINISH
    worst = max(losses, key=lambda name: (losses[name], mind.dice.random()))
    return Pick("SendToPort", {"port": worst, "coins": sums(offers["SendToPort"], worst)[-1]})


def _loss(mind: Mind, name: str) -> float:
    """Return what the leader of a port would lose who has still a turn to buy there."""
    if (found := mind.leader(mind.ports[name])) is None:
        return 0.0
    mat, stack = found
    view, seats = mind.view, len(mind.view.mats)
    if (mat.seat - view.first) % seats < (mind.me.seat - view.first) % seats:
        return 0.0
    return mind.gain(tuple(mat.cargo), mind.ports[name].lot, 0) - stack
