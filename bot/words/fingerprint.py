"""A few letters for what was asked or shown: they change whenever it does."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from games.kernel import Offer, OneOf, Prompt


def mark(data: Any) -> str:
    """A few letters that change whenever the data does."""
    return _short(json.dumps(data, sort_keys=True, ensure_ascii=False))


def _short(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def decision_of(asked: Prompt) -> str:
    """The same as long as a seat is asked the same and offered the same."""
    return _short(repr((asked.text, [_shown(offer) for offer in asked.offers])))


def _shown(offer: Offer) -> list[Any]:
    first = offer.next_field({}) if offer.blocked is None else None
    domain = None if first is None else _domain(first[1])
    return [offer.kind, offer.label, offer.blocked, domain]


def _domain(domain: Any) -> list[Any]:
    """All of a domain but the functions in it."""
    return [domain.choices] if isinstance(domain, OneOf) else [part for part in domain if not callable(part)]
