"""The application's own emojis: their names, their images, and what Discord refuses of them."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox.wire import errors
from bot.sandbox.wire.errors import Path, Problem
from bot.sandbox.wire.payload import Json

from .guilds import User
from .ids import Snowflakes

MOST_EMOJIS = 2000
LARGEST_IMAGE = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]*")
_SHORTEST, _LONGEST = 2, 32
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


@dataclass
class Emoji:
    """One emoji of the application, with its image."""

    id: str
    name: str
    content_type: str
    data: bytes
    user: User

    def payload(self) -> Json:
        """Return it as Discord writes it."""
        fixed = {"roles": [], "require_colons": True, "managed": False, "available": True}
        animated = self.content_type == "image/gif"
        return {
            "id": self.id,
            "name": self.name,
            "user": self.user.payload(),
            "animated": animated,
            **fixed,
        }


class Emojis:
    """Keeps the emojis of the application by their ids."""

    def __init__(self, ids: Snowflakes, bot: User) -> None:
        self._ids, self._bot = ids, bot
        self._kept: dict[str, Emoji] = {}

    def all(self) -> list[Emoji]:
        """Return every emoji, the oldest first."""
        return list(self._kept.values())

    def get(self, emoji_id: str) -> Emoji:
        """Return an emoji by its id; refuse one that is not there."""
        if emoji_id not in self._kept:
            raise errors.unknown_emoji()
        return self._kept[emoji_id]

    def create(self, body: Json) -> Emoji:
        """Add an emoji with its image; refuse one too many."""
        name, found = str(body["name"]), _IMAGE.fullmatch(str(body["image"]))
        data = _decoded(found[2]) if found else b""
        errors.refuse_if([*self._name_problems(name), *_image_problems(data)])
        if len(self._kept) >= MOST_EMOJIS:
            raise errors.too_many_emojis(MOST_EMOJIS)
        assert found is not None  # else it was refused
        emoji = Emoji(self._ids.next(), name, found[1], data, self._bot)
        self._kept[emoji.id] = emoji
        return emoji

    def rename(self, emoji_id: str, body: Json) -> Emoji:
        """Give an emoji another name: nothing else of it can be changed."""
        emoji = self.get(emoji_id)
        name = str(body.get("name", emoji.name))
        if name != emoji.name:
            errors.refuse_if(self._name_problems(name))
            emoji.name = name
        return emoji

    def delete(self, emoji_id: str) -> None:
        """Take an emoji away: messages that have it show its name from now on."""
        del self._kept[self.get(emoji_id).id]

    def problems(self, part: object, at: Path) -> Iterator[Problem]:
        """Find emojis of controls, in any depth of components, that are not there."""
        if isinstance(part, list):
            for number, inner in enumerate(part):
                yield from self.problems(inner, (*at, number))
        elif isinstance(part, dict):
            emoji = part.get("emoji")
            if isinstance(emoji, dict) and emoji.get("id") and str(emoji["id"]) not in self._kept:
                yield Problem((*at, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
            for field in ("components", "options", "accessory", "component"):
                yield from self.problems(part.get(field), (*at, field))

    def _name_problems(self, name: str) -> Iterator[Problem]:
        if not _SHORTEST <= len(name) <= _LONGEST:
            said = f"Must be between {_SHORTEST} and {_LONGEST} in length."
            yield Problem(("name",), "BASE_TYPE_BAD_LENGTH", said)
        elif not _NAME.fullmatch(name):
            said = "String value did not match validation regex."
            yield Problem(("name",), "STRING_TYPE_REGEX", said)
        elif any(emoji.name == name for emoji in self._kept.values()):
            said = "An emoji with this name already exists."
            yield Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", said)


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error:
        return b""


def _image_problems(data: bytes) -> Iterator[Problem]:
    if not data:
        yield Problem(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(data) > LARGEST_IMAGE:
        yield Problem(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
