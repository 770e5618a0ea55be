"""What may be answered before everybody's eyes: to an open question, with nothing in it that is secret."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.kernel.asking.choices import OneOf, one_of
from games.kernel.asking.domain import Domain, Picked
from games.kernel.asking.offer import Offer
from games.kernel.playing.table import AnyTable, prompt, waiting
from games.kernel.showing.text import Seat


class OpenAnswer(NamedTuple):
    """Holds a whole move that whoever is asked may make before everybody's eyes."""

    seat: Seat
    offer: Offer
    values: Picked
    steps: tuple[
        tuple[Domain, Any], ...
    ]  # by which it is said, settled now: the table goes on, and says other things


def open_answers(table: AnyTable) -> tuple[OpenAnswer, ...]:
    """Return what stands open to the one seat that is asked. To a sealed question nothing does."""
    if not table.agenda or len(asked := table.agenda[0].step.asks(table)) != 1:
        return ()
    (seat,) = asked
    due = prompt(table, seat) if asked == waiting(table) else None
    offers = () if due is None else due.answers()
    return tuple(
        OpenAnswer(seat, offer, values, _steps(offer, values))
        for offer in offers
        if offer.blocked is None
        for values in offer.openly
    )


def _steps(offer: Offer, values: Picked) -> tuple[tuple[Domain, Any], ...]:
    """Return the domains of a whole move with the value in each, one after another."""
    found: list[tuple[Domain, Any]] = []
    picked: dict[str, Any] = {}
    while (step := offer.next_field(picked)) is not None:
        name, domain = step
        picked[name] = value = values[name]
        found.append((one_of((domain.describe(value),)) if isinstance(domain, OneOf) else domain, value))
    return tuple(found)
