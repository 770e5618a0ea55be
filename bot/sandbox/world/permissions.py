"""Permissions, and how a channel changes them. https://discord.com/developers/docs/topics/permissions"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag

from bot.sandbox.wire.payload import Json


class Permission(IntFlag):
    """Names the permissions that the sandbox knows."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission((1 << 52) - 1)
NOTHING = Permission(0)
EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
IN_DMS = EVERYONE & ~Permission.CREATE_PUBLIC_THREADS & ~Permission.SEND_MESSAGES_IN_THREADS


@dataclass(frozen=True)
class Overwrite:
    """Says what a channel allows or denies to one role or one member."""

    target_id: str
    is_member: bool = False
    allow: Permission = NOTHING
    deny: Permission = NOTHING

    def payload(self) -> Json:
        kind = 1 if self.is_member else 0
        return {
            "id": self.target_id,
            "type": kind,
            "allow": str(int(self.allow)),
            "deny": str(int(self.deny)),
        }


def channel_permissions(
    base: Permission, overwrites: Iterable[Overwrite], guild_id: str, role_ids: Iterable[str], user_id: str
) -> Permission:
    """Return permissions as a channel changes them: for everyone, all roles at once, the member."""
    if Permission.ADMINISTRATOR in base:
        return EVERYTHING
    by_target = {overwrite.target_id: overwrite for overwrite in overwrites}
    roles = [by_target[role] for role in role_ids if role in by_target and role != guild_id]
    steps = [
        [by_target[guild_id]] if guild_id in by_target else [],
        roles,
        [by_target[user_id]] if user_id in by_target else [],
    ]
    for together in steps:
        base = _overwritten(base, together)
    return base if Permission.VIEW_CHANNEL in base else NOTHING


def _overwritten(base: Permission, overwrites: list[Overwrite]) -> Permission:
    for overwrite in overwrites:
        base &= ~overwrite.deny
    for overwrite in overwrites:
        base |= overwrite.allow
    return base
