"""Users, and the guilds ("servers") in which they are members and have roles."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.wire.payload import Json, iso

from .permissions import EVERYTHING, NOTHING, Permission


@dataclass
class User:
    """One account: a person or a bot."""

    id: str
    username: str
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    def payload(self) -> Json:
        return {
            "id": self.id,
            "username": self.username,
            "global_name": None if self.bot else self.name,
            "discriminator": "0001" if self.bot else "0",
            "bot": self.bot,
            "system": False,
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
        }


@dataclass
class Role:
    """One role of a guild; `bot_id` marks the role that Discord makes for a bot."""

    id: str
    name: str
    permissions: Permission = NOTHING
    position: int = 1
    bot_id: str | None = None

    def payload(self) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.bot_id is not None,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
            **({"tags": {"bot_id": self.bot_id}} if self.bot_id else {}),
        }


@dataclass
class Member:
    """A user in a guild, with their roles and nickname."""

    user: User
    joined: float
    role_ids: list[str] = field(default_factory=list)
    nick: str | None = None

    def payload(self) -> Json:
        return {"user": self.user.payload(), **self.payload_without_user()}

    def payload_without_user(self) -> Json:
        """Return the member as Discord sends it beside a user."""
        return {
            "nick": self.nick,
            "roles": list(self.role_ids),
            "joined_at": iso(self.joined),
            "avatar": None,
            "banner": None,
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }


@dataclass
class Guild:
    """One server. The role with the guild's own id is @everyone."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    outage: bool = False
    system_channel_id: str | None = None
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)

    def base_permissions(self, member: Member) -> Permission:
        """Return the permissions of a member's roles together; the owner may do everything."""
        if member.user.id == self.owner_id:
            return EVERYTHING
        total = self.roles[self.id].permissions
        for role_id in member.role_ids:
            total |= self.roles[role_id].permissions
        return total

    def payload(self) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner_id,
            "preferred_locale": self.locale,
            "roles": [role.payload() for role in self.roles.values()],
            **_PLAIN_GUILD,
            "system_channel_id": self.system_channel_id,
        }


_PLAIN_GUILD: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
    "hub_type": None,
}
