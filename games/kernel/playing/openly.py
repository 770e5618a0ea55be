"""What may be answered before everybody's eyes: to an open question, with nothing in it that is secret."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel.asking.domain import Picked
from games.kernel.asking.offer import Offer
from games.kernel.playing.table import AnyTable, prompt, waiting
from games.kernel.showing.text import Seat


class OpenAnswer(NamedTuple):
    """Holds a whole move that whoever is asked may make before everybody's eyes."""

    seat: Seat
    offer: Offer
    values: Picked


def open_answers(table: AnyTable) -> tuple[OpenAnswer, ...]:
    """Return what stands open to the one seat that is asked. To a sealed question nothing does."""
    if not table.agenda or len(asked := table.agenda[0].step.asks(table)) != 1:
        return ()
    (seat,) = asked
    due = prompt(table, seat) if asked == waiting(table) else None
    offers = () if due is None else due.answers()
    return tuple(
        OpenAnswer(seat, offer, values)
        for offer in offers
        if offer.blocked is None
        for values in offer.openly
    )
