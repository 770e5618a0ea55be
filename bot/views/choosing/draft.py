"""Half-filled forms: what has been chosen so far, and what of it still holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.words.fingerprint import mark
from bot.words.parse import value_of
from bot.words.words import Words
from games.kernel.hosting import Domain, Illegal, Offer, Text, independent


@dataclass
class Draft:
    """What a player has filled in of one form."""

    picked: dict[str, Any] = field(default_factory=dict)
    typed: dict[str, str | int] = field(default_factory=dict)  # by slash command, not yet understood
    begun: dict[str, Any] = field(default_factory=dict)  # a long list, some pages of it filled in
    warned: str = ""  # which answers a warning was shown about
    last: dict[str, Any] = field(default_factory=dict)  # the lists of numbers that were sent the last time

    @property
    def token(self) -> str:
        """A mark of what has been chosen."""
        return mark(self.picked)


class Filled(NamedTuple):
    """How far a form is: what is settled, and which field comes next (None: it is complete)."""

    picked: dict[str, Any]
    chosen: tuple[str, ...]  # the fields that the player chose, not the ones with a single possibility
    field: str | None = None
    domain: Domain | None = None
    refused: Text | None = None  # why what was typed for that field will not do


def settle(offer: Offer, draft: Draft, words: Sequence[Words]) -> Filled:
    """Return what of a draft is legal. What was typed and is not, is refused; an old pick is dropped."""
    picked: dict[str, Any] = {}
    chosen: list[str] = []
    while (step := offer.next_field(picked)) is not None:
        name, domain = step
        try:
            value = _value(name, domain, draft, words)
        except Illegal as refused:
            return Filled(picked, tuple(chosen), name, domain, refused.text)
        if (only := domain.sole()) is None:
            if value is None:
                return Filled(picked, tuple(chosen), name, domain)
            chosen.append(name)
        picked[name] = only if value is None else value
    return Filled(picked, tuple(chosen))


def _value(name: str, domain: Domain, draft: Draft, words: Sequence[Words]) -> Any:
    if name in draft.typed:
        return domain.check(value_of(domain, draft.typed[name], words))
    try:
        return domain.check(draft.picked[name]) if name in draft.picked else None
    except Illegal:
        return None


def ahead(draft: Draft, filled: Filled) -> dict[str, str | int]:
    """Return what was typed for fields whose turn has not come yet."""
    settled = (*filled.picked, filled.field)
    return {name: typed for name, typed in draft.typed.items() if name not in settled}


def refused_ahead(offer: Offer, typed: Mapping[str, str | int], words: Sequence[Words]) -> Text | None:
    """Return why something typed will not do, whatever is chosen before it; None if it may."""
    for name, text in typed.items():
        try:
            if (domain := independent(offer.fields[name])) is not None:
                domain.check(value_of(domain, text, words))
        except Illegal as refused:
            return refused.text
    return None
