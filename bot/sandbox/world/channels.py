"""Channels: text channels, the threads below them, and DMs."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.wire.payload import Json, iso

from .guilds import User
from .permissions import Overwrite


class ChannelKind(IntEnum):
    """Says what a channel is, by Discord's channel types."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


@dataclass
class Channel:
    """One channel, thread or DM."""

    id: str
    kind: ChannelKind
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    last_message_id: str | None = None
    recipient: User | None = None  # the other side of a DM
    opened_by: str | None = None  # who opened a thread
    opened: float = 0.0
    archived: bool = False
    locked: bool = False
    thread_members: list[str] = field(default_factory=list)
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    def payload(self) -> Json:
        common = {"id": self.id, "type": int(self.kind), "flags": 0, "last_message_id": self.last_message_id}
        if self.recipient is not None:
            return {**common, "recipients": [self.recipient.payload()]}
        place = {"guild_id": self.guild_id, "name": self.name, "parent_id": self.parent_id}
        return {**common, **place, **(self._as_thread() if self.is_thread else self._as_text())}

    def _as_text(self) -> Json:
        return {
            "position": self.position,
            "topic": self.topic,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "permission_overwrites": [overwrite.payload() for overwrite in self.overwrites],
        }

    def _as_thread(self) -> Json:
        return {
            "owner_id": self.opened_by,
            "rate_limit_per_user": 0,
            "message_count": self.sent,
            "total_message_sent": self.sent,
            "member_count": len(self.thread_members),
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": 1440,
                "archive_timestamp": iso(self.opened),
                "create_timestamp": iso(self.opened),
                **({"invitable": True} if self.kind is ChannelKind.PRIVATE_THREAD else {}),
            },
        }
