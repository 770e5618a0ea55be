"""Sets prices by supply and demand: fair where nobody else sells, a dollar below where many do."""

from collections.abc import Iterator

from games.container.policy.club.mind import Mind, colour_of, price_of
from games.kernel import Pick, Spread


def factory_price(mind: Mind, colour: str) -> int:
    """Ask what a harbour would pay, a dollar less than other factories do for the same colour."""
    components = mind.view.components
    fair = mind.in_factory(colour)
    rivals = [price_of(key) for mat in mind.others for key in mat.factory if colour_of(key) == colour]
    return _on_ladder(mind, _undercut(fair, rivals), components.factory_prices)


def harbour_price(mind: Mind, colour: str, paid: int = 0) -> int:
    """Ask what a shipper would pay, a dollar less than other harbours do, but more than was paid."""
    components = mind.view.components
    rivals = [price_of(key) for mat in mind.others for key in mat.harbour if colour_of(key) == colour]
    fair = _undercut(mind.in_harbour(colour), rivals)
    return _on_ladder(mind, max(fair, paid + 0.5), components.harbour_prices)


def _undercut(fair: float, rivals: list[int]) -> float:
    """Go a dollar below whoever offers the same colour, if that is not too far from what is fair."""
    if not rivals or min(rivals) > fair + 0.5:
        return fair
    return max(min(rivals) - 1, fair - 1)


def _on_ladder(mind: Mind, fair: float, ladder: tuple[int, ...]) -> int:
    """Round a price; now and then chance moves it by a dollar, so that nobody can count on it."""
    if mind.dice.random() < mind.traits.haggle:
        fair += mind.dice.choice((-0.5, 0.5))
    return min(max(round(fair), ladder[0]), ladder[-1])


def price_returned(mind: Mind) -> Iterator[Pick]:
    """Price what comes back from the brokers like everything else in its store."""
    field = mind.offers["PriceReturned"].next_field({})
    assert field is not None
    assert isinstance(field[1], Spread)
    prices = {item.key: _price_in(mind, item.key) for item in field[1].items}
    yield Pick("PriceReturned", {"prices": prices})


def _price_in(mind: Mind, name: str) -> int:
    origin, key = name.split("-")[:2]
    return (factory_price if origin == "factory" else harbour_price)(mind, colour_of(key))
