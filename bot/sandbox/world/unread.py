"""The messages that each person has not read yet."""

from __future__ import annotations

from .events import Deleted, Event, Posted
from .guilds import User
from .messages import Message
from .world import World


class Unread:
    """Counts unread messages for each person and channel."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_person: dict[str, dict[str, set[str]]] = {}

    def counts(self, user: User) -> dict[str, int]:
        """Return the counts by channel, only where there is something unread."""
        return {channel: len(ids) for channel, ids in self._of(user).items() if ids}

    def hear(self, event: Event, people: list[User]) -> list[User]:
        """Take note of a new or deleted message; return the people whose counts changed."""
        match event:
            case Posted(message):
                return [user for user in people if self._add(user, message)]
            case Deleted(message):
                return [user for user in people if self._drop(user, message)]
        return []

    def read(self, user: User, channel_id: str) -> bool:
        """Mark a channel as read; tell whether anything was unread."""
        return bool(self._of(user).pop(channel_id, None))

    def _add(self, user: User, message: Message) -> bool:
        if message.author is user or not self._world.sees(user, message):
            return False
        self._of(user).setdefault(message.channel_id, set()).add(message.id)
        return True

    def _drop(self, user: User, message: Message) -> bool:
        ids = self._of(user).get(message.channel_id, set())
        known = message.id in ids
        ids.discard(message.id)
        return known

    def _of(self, user: User) -> dict[str, set[str]]:
        return self._by_person.setdefault(user.id, {})
