"""Whom a new table invites: those who sat together before, as far as they want to be called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bot.host.preferences import Preferences
from storage import invitations
from storage.engine.connection import Connection
from storage.outbox import Message
from storage.seats import Player


class Guest(NamedTuple):
    """Somebody who is to be invited, and from when on they may be called; 0: at once."""

    user: int
    held: int


class Invitations:
    """Find out who wants to be invited."""

    def __init__(self, preferences: Preferences, now: Callable[[], int]) -> None:
        self._preferences, self._now = preferences, now

    async def guests(self, players: Iterable[Player]) -> list[Guest]:
        """Return the persons among these, but those who want no notices."""
        found = [(user, await self._preferences.person(user)) for user, *_ in players if user is not None]
        return [
            Guest(user, person.callable_from(self._now()))
            for user, person in found
            if person.notices != "none"
        ]


def invite(
    connection: Connection, guests: Iterable[Guest], game: int, by: int, now: int
) -> Iterator[Message]:
    """Return the invitations to a table, in the transaction that opens it; none to who has got enough."""
    for user, held in guests:
        if invitations.allow(connection, user, by, now):
            yield Message("invited", {"game": game}, user=user, held=held)
