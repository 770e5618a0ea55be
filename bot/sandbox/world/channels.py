"""Channels: of text, announcements, voice and forums, the threads below them, and DMs."""

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
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREADS_OF = {  # the public threads that each kind of channel can hold; one of text holds private ones too
    ChannelKind.TEXT: ChannelKind.PUBLIC_THREAD,
    ChannelKind.ANNOUNCEMENT: ChannelKind.ANNOUNCEMENT_THREAD,
    ChannelKind.FORUM: ChannelKind.PUBLIC_THREAD,
}
THREADS = (*THREADS_OF.values(), ChannelKind.PRIVATE_THREAD)
ARCHIVED_AFTER = (60, 1440, 4320, 10080)  # minutes without a message that one can choose


OF_ITS_KIND: dict[ChannelKind, Json] = {
    ChannelKind.VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None},
    ChannelKind.FORUM: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    },
}


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
    archived_after: int = 1440  # minutes without a message
    archive_changed: float = 0.0  # when it was last opened, archived, or given another time for that
    last_activity: float = 0.0  # a message, or what changes the time above; an edited message is none
    thread_members: list[str] = field(default_factory=list)
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    @property
    def takes_messages(self) -> bool:
        """Tell whether messages can stand in it. A forum holds only threads."""
        return self.kind is not ChannelKind.FORUM

    def payload_for(self, user_id: str) -> Json:
        """Return it as Discord sends it to one user: a thread with the membership of that user."""
        if user_id not in self.thread_members:
            return self.payload()
        member = {"id": self.id, "user_id": user_id, "join_timestamp": iso(self.opened), "flags": 0}
        return {**self.payload(), "member": member}

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
            **OF_ITS_KIND.get(self.kind, {}),
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
                "auto_archive_duration": self.archived_after,
                "archive_timestamp": iso(self.archive_changed),
                "create_timestamp": iso(self.opened),
                **({"invitable": True} if self.kind is ChannelKind.PRIVATE_THREAD else {}),
            },
        }
