"""Phase I in a contested port: raise so that it helps, or take the coins and sail elsewhere."""

from games.cargo_noir.policy.club.mind import Mind
from games.cargo_noir.policy.club.picking import Errand, chosen, sums, values_of
from games.kernel import Offer, Pick


def contest(mind: Mind, offers: dict[str, Offer]) -> Pick:
    """Raise where the lot is worth the coins and the ship; withdraw from what is not.

    The least raise only invites the next one: raise by what ends it, or not at all. In the last round no
    raise brings anything any more, and the coins are points.
    """
    raises = _raises(mind, offers["Raise"]) if "Raise" in offers and mind.turns > 0 else []
    worthwhile = [errand for errand in raises if errand.promise > 0]
    if worthwhile:
        return chosen(mind, worthwhile)
    return Pick("Withdraw", {"port": mind.dice.choice(values_of(offers["Withdraw"]))})


def _raises(mind: Mind, offer: Offer) -> list[Errand]:
    found = []
    for name in values_of(offer):
        port, stack = mind.ports[name], dict(mind.ports[name].stacks)[mind.me.seat]
        for more in sums(offer, name):
            promise = mind.venture(port, stack + more, mind.me.coins + stack) - mind.likes.stay
            found.append(Errand(promise, more, Pick("Raise", {"port": name, "coins": more})))
    return found
