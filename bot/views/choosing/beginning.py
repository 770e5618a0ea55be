"""How an answer begins: with what has only one possibility, and with a list of what can be chosen next."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from bot.views.choosing.draft import Draft, settle
from bot.views.choosing.lists import Entry, Listing, listing, whole_move
from bot.views.choosing.stamps import stamp, stamped
from bot.views.parts.custom_id import Control
from bot.words.words import Words
from games.kernel.hosting import Offer, Spread

_EMPTY = Draft()


def called(offer: Offer, labels: Words) -> str:
    """Return the name of an answer, with what it costs or brings."""
    return labels(offer.label) if offer.note is None else f"{labels(offer.label)} · {labels(offer.note)}"


class Face(NamedTuple):
    """Holds what stands on a button, and above it, if that has no room there."""

    label: str
    above: str | None = None


class Beginning:
    """An answer of which nothing has been chosen yet."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        settled = offer.fields and offer.blocked is None
        self.picked: dict[str, Any] = settle(offer, _EMPTY, ()).picked if settled else {}  # without a choice
        self.stamp = stamp(self.picked)  # which all controls of the answer carry

    @cached_property
    def listed(self) -> Listing | None:
        """The list to choose from first; None if the answer begins with a button."""
        if self.offer.blocked is not None or not self.offer.fields:
            return None
        return listing(self.offer, self.picked, brief=True)

    @property
    def makes_moves(self) -> bool:
        """Whether each option of the list is a whole move, and no move is missing in it."""
        return self.listed is not None and self.listed.completes(self.offer, self.picked)

    @property
    def is_folly(self) -> bool:
        """Whether its button says the whole move, and that would be asked about."""
        offer = self.offer
        return offer.next_field(self.picked) is None and offer.blocked is None and offer.is_folly(self.picked)

    @property
    def numbers(self) -> tuple[str, Spread] | None:
        """The field with which it begins, if that is a list in which every number stands already."""
        step = None if self.offer.blocked is not None else self.offer.next_field(self.picked)
        if step is None or not isinstance(step[1], Spread):
            return None
        return (step[0], step[1]) if all(item.default is not None for item in step[1].items) else None

    @property
    def whole(self) -> Entry | None:
        """The whole move that its button makes, with all that is settled; None if it makes none by itself."""
        offer = self.offer
        if not self.picked or offer.says_all or offer.next_field(self.picked) is not None:
            return None
        return whole_move(offer, self.picked)

    def face(self, labels: Words, most: int) -> Face:
        """Return what stands on its button, in so many characters, and what stands above it.

        Whoever presses it makes the move, and has to know what it costs: all that has no room on the button
        is said above. What is done always stands on it: the name of a thing alone may be sold or bought.
        """
        what, entry = labels(self.offer.label), self.whole
        note = [] if self.offer.note is None else [labels(self.offer.note)]
        if entry is None:
            full, shorter, told = [what], [what], []
        else:
            full = [labels.say("ui-whole-move", what=what, which=entry.told(labels))]
            shorter = [labels.say("ui-whole-move", what=what, which=entry.label(labels))]
            told = [entry.told(labels)]
        if len(" · ".join([*full, *note])) <= most:
            return Face(" · ".join([*full, *note]))
        short = next((text for text in shorter if len(text) <= most), what)
        blocked = self.offer.blocked is not None
        return Face(short, None if blocked else " · ".join([f"**{what}**", *told, *note]))

    def control(self, base: Control, verb: str, token: str = "") -> Control:
        """Return a control of this answer, stamped with what is settled without a choice."""
        return base.to(verb, self.offer.kind, extra=stamped(self.stamp, token=token))
