"""Stamps: controls carry a mark of what had been chosen before them, for the next choice may complete a move.

It must then be the move that was looked at. A control of a version that had no stamps carries none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.views.parts.custom_id import Control
from bot.words.fingerprint import mark

_MOST_DIGITS = 5  # of a page
_NOTHING = mark([{}, None])  # most controls stand where nothing has been chosen


def stamp(picked: Mapping[str, Any], begun: Any = None) -> str:
    """Return a mark of all that has been chosen; `begun` is what is filled in of a long list."""
    return mark([dict(picked), begun]) if picked or begun is not None else _NOTHING


def stamped(stamp: str, page: int = 0, token: str = "") -> str:
    """Return what a control carries: the page that it is about, a stamp, and the one choice it stands for."""
    return f"{page}.{stamp}.{token}".rstrip(".")


def stamp_of(control: Control) -> str:
    """Return the stamp of a control; nothing if it is older than stamps are."""
    return _parts(control)[1]


def token_of(control: Control) -> str:
    """Return the mark of the one choice that a button stands for."""
    return _parts(control)[2]


def page_of(control: Control) -> int:
    """Return the page that a control is about."""
    page = _parts(control)[0]
    return int(page) if page.isascii() and page.isdecimal() and len(page) < _MOST_DIGITS else 0


def _parts(control: Control) -> tuple[str, str, str]:
    page, stamp, token, *_ = [*control.extra.split("."), "", "", ""]
    return page, stamp, token
