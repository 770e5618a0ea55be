"""Keeps the keys of clicks: numbers of Discord's, or words of our own."""

from __future__ import annotations

from typing import TypeAlias

Key: TypeAlias = int | str


class Clicked:
    """Holds the key of a click on its way into a column that tells the number 5 from the word "5".

    SQLite takes it as it is, and PostgreSQL as JSON: each engine knows how it writes it.
    """

    __slots__ = ("key",)

    def __init__(self, key: Key) -> None:
        self.key = key

    def __conform__(self, protocol: object) -> Key:
        """Return what SQLite stores."""
        return self.key


def clicked(key: Key | None) -> Clicked | None:
    """Return a key as the statements take it; None if there was no click."""
    return None if key is None else Clicked(key)
