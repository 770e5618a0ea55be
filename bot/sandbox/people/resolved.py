"""Discord's "resolved" object: the people, roles, channels and files that an interaction's values name."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.sandbox.wire.payload import Json
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.messages import Attachment
from bot.sandbox.world.world import World

from .not_possible import NotPossible


class Resolved:
    """Collects what an interaction's values name; raises NotPossible for what is not there."""

    def __init__(self, world: World, guild: Guild | None) -> None:
        self._world = world
        self._guild = guild
        self._found: dict[str, Json] = {}

    def payload(self) -> Json:
        """Return the field "resolved", or nothing if nothing was named."""
        return {"resolved": self._found} if self._found else {}

    def users(self, ids: Iterable[str]) -> None:
        for user_id in ids:
            user = self._world.users.get(user_id)
            if user is None:
                raise NotPossible("sandbox-no-person")
            self._put("users", user_id, user.payload())
            member = self._guild.members.get(user_id) if self._guild else None
            if self._guild and member:
                permissions = str(int(self._guild.base_permissions(member)))
                self._put("members", user_id, {**member.payload_without_user(), "permissions": permissions})

    def roles(self, ids: Iterable[str]) -> None:
        for role_id in ids:
            role = self._guild.roles.get(role_id) if self._guild else None
            if role is None:
                raise NotPossible("sandbox-no-role")
            self._put("roles", role_id, role.payload())

    def channels(self, ids: Iterable[str], types: Collection[int] | None = None) -> None:
        """Add channels; `types`: only of these kinds, if any are named."""
        for channel_id in ids:
            channel = self._world.channels.get(channel_id)
            if channel is None or (types and channel.kind not in types):
                raise NotPossible("sandbox-no-channel")
            self._put("channels", channel_id, self._partial(channel))

    def mentionables(self, ids: Iterable[str]) -> None:
        """Add people and roles, told apart by their ids."""
        for one in ids:
            is_role = self._guild is not None and one in self._guild.roles
            (self.roles if is_role else self.users)([one])

    def attachments(self, files: Iterable[Attachment]) -> None:
        for file in files:
            self._put("attachments", file.id, file.payload())

    def _partial(self, channel: Channel) -> Json:
        """Return a channel with what the bot may do there."""
        return {
            **channel.payload(),
            "permissions": str(int(self._world.permissions(self._world.bot, channel))),
        }

    def _put(self, kind: str, key: str, value: Json) -> None:
        self._found.setdefault(kind, {})[key] = value
