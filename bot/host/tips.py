"""Whom a table tells that somebody may sit down at it: those who have asked for that, few times a day."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.clock.availability import Person
from bot.host.preferences import DMS_CLOSED
from storage import outbox, settings, wishes
from storage.engine.connection import Connection
from storage.outbox import Message

TIP = "tip"
_AT_ONCE = 20  # people who are told of one table; more would be too many for its seats, and for Discord


def tell(connection: Connection, game: int, now: int) -> None:
    """Leave messages to those who want to know that there is room at a table, in a transaction."""
    outbox.enqueue(connection, list(islice(_tips(connection, game, now), _AT_ONCE)), now)


def tip(game: int, user: int, held: int = 0) -> Message:
    """Return the message that tells somebody of a table."""
    return Message(TIP, {"game": game}, user=user, newest=f"{TIP}/{game}/{user}", held=held)


def may_be_called(person: Person, closed: bool | None) -> bool:
    """Return whether somebody takes calls that nobody waits for: by DM, and if they take any."""
    return person.notices != "none" and closed is not True


def _tips(connection: Connection, game: int, now: int) -> Iterator[Message]:
    for user in wishes.whom(connection, game, now):
        chosen = settings.read(connection, "player", user)
        person = Person(chosen)
        if may_be_called(person, chosen.get(DMS_CLOSED)):
            yield tip(game, user, person.callable_from(now))
