"""Messages and the files attached to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.interactions import InteractionType
from bot.sandbox.wire.payload import Json, MessageFlag, iso

from .guilds import User

NO_FLAGS = MessageFlag(0)
DEFAULT, REPLY, SLASH_ANSWER = 0, 19, 20
PNG_MAGIC = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Attachment:
    """A file that is attached to a message, or was sent with an interaction."""

    id: str
    url: str
    upload: Upload
    description: str | None = None

    def payload(self) -> Json:
        return {
            "id": self.id,
            "filename": self.upload.filename,
            "size": len(self.upload.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.upload.content_type,
            **({"description": self.description} if self.description else {}),
            **picture_size(self.upload.data),
        }

    def media(self) -> Json:
        """Return the file as a component shows it."""
        return {
            "id": self.id,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.upload.content_type,
            "attachment_id": self.id,
            **(picture_size(self.upload.data) or {"width": None, "height": None}),
        }


def picture_size(data: bytes) -> Json:
    """Return the width and height of a PNG; nothing for other files."""
    if not data.startswith(PNG_MAGIC) or len(data) < 24:
        return {}
    return {"width": int.from_bytes(data[16:20], "big"), "height": int.from_bytes(data[20:24], "big")}


class Origin(Protocol):
    """What a message needs of the interaction that it answers."""

    kind: InteractionType
    user: User
    command: str | None

    def origin_payload(self) -> Json: ...


@dataclass
class Message:
    """One message. Ephemeral ones belong to their interaction and stand in no channel."""

    id: str
    channel_id: str
    author: User
    sent: float
    content: str = ""
    flags: MessageFlag = NO_FLAGS
    kind: int = DEFAULT
    edited: float | None = None
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    pinned: bool = False
    nonce: str | int | None = None
    reference: Json | None = None
    interaction: Origin | None = None
    dismissed: bool = False

    @property
    def ephemeral(self) -> bool:
        return MessageFlag.EPHEMERAL in self.flags

    @property
    def thinking(self) -> bool:
        """Tell whether it only says that the bot is thinking."""
        return MessageFlag.LOADING in self.flags

    @property
    def v2(self) -> bool:
        """Tell whether its components are of version 2, which exclude content and embeds."""
        return MessageFlag.COMPONENTS_V2 in self.flags

    def payload(self) -> Json:
        return {
            "id": self.id,
            "channel_id": self.channel_id,
            "author": self.author.payload(),
            "type": self.kind,
            "content": self.content,
            "timestamp": iso(self.sent),
            "edited_timestamp": None if self.edited is None else iso(self.edited),
            "tts": False,
            "mention_everyone": self.mention_everyone,
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": list(self.mention_roles),
            "attachments": [attachment.payload() for attachment in self.attachments],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": self.pinned,
            "flags": int(self.flags),
            **self._where_from(),
        }

    def _where_from(self) -> Json:
        extra: Json = {}
        if self.nonce is not None:
            extra["nonce"] = self.nonce
        if self.reference is not None:
            extra["message_reference"] = self.reference
        if self.interaction is not None:
            extra |= self.interaction.origin_payload()
        return extra
