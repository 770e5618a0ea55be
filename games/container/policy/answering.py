"""Answers a prompt by the first wish that is legal, and reads what an offer holds."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from games.container.view import PaymentView
from games.container.words import NUMERALS
from games.kernel import Illegal, Offer, OneOf, Pick, Prompt


def open_offers(prompt: Prompt) -> dict[str, Offer]:
    """Return all that may be done now by its name."""
    return {offer.kind: offer for offer in prompt.open_offers()}


def first_legal(wishes: Iterable[Pick], offers: Mapping[str, Offer], prompt: Prompt, dice: Random) -> Pick:
    """Return the first wish that is legal; else what stands ready, or anything legal."""
    for wish in wishes:
        if wish.kind in offers and _accepted(offers[wish.kind], wish.values):
            return wish
    if prompt.default is not None:
        return Pick(type(prompt.default).__name__, prompt.default.model_dump())
    pick = prompt.sample(dice)
    assert pick is not None
    return pick


def _accepted(offer: Offer, values: Mapping[str, Any]) -> bool:
    try:
        offer.accept(values)
    except Illegal:
        return False
    return True


def spaces(offer: Offer | None, card: PaymentView | None) -> Iterator[tuple[dict[str, str], int]]:
    """Go through the spaces that can be called, each with its broker: the marked one, or any on offer."""
    if offer is None:
        return
    if card is not None:
        yield {}, card.broker
        return
    field = offer.next_field({})
    assert field is not None
    assert isinstance(field[1], OneOf)
    for numeral in field[1].values:
        yield {"broker": str(numeral)}, NUMERALS.index(str(numeral))
