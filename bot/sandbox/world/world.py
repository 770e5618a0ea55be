"""The state of the local Discord: who is there, what stands where, who may see it. No network, no waiting."""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox.wire import errors
from bot.sandbox.wire.files import Upload

from .catalogue import Catalogue
from .channels import THREADS_OF, Channel, ChannelKind
from .clock import Clock
from .emojis import Emojis
from .events import (
    ChannelChanged,
    ChannelClosed,
    ChannelOpened,
    Event,
    GuildChanged,
    GuildJoined,
    GuildLeft,
    GuildOutage,
    PersonChanged,
)
from .guilds import Guild, Member, Role, User
from .ids import Snowflakes
from .interactions import Interaction
from .messages import Attachment, Message
from .permissions import EVERYONE, EVERYTHING, IN_DMS, NOTHING, Overwrite, Permission, channel_permissions

Listener = Callable[[Event], None]


class World:
    """Holds all users, guilds, channels, messages and interactions, and tells listeners what happens."""

    def __init__(self, clock: Clock, bot: User) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.bot = bot
        self.base_url = "http://127.0.0.1"
        self.users: dict[str, User] = {bot.id: bot}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.attachments: dict[str, Attachment] = {}
        self.emojis = Emojis(self.ids, bot)
        self.commands = Catalogue(self.ids, clock, bot.id)
        self.session_starts_left = 1000  # of this day's; whoever needs more loses the token
        self.advised_shards = 1  # how many a bot is advised to have
        self.sessions_at_once = 16  # shards whose numbers differ by less may begin sessions together
        self.between_sessions = 0.0  # seconds that the others wait: 5 on Discord, where most come one by one
        self.dms_refused: errors.Refusal | None = None  # how every DM is refused just now
        self.quarantined = False  # the bot, which has been taken for a spammer
        self._listeners: list[Listener] = []

    # What happens, and who wants to know

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with everything that happens; return a function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def emit(self, event: Event) -> None:
        """Tell all listeners of an event."""
        for listener in list(self._listeners):
            listener(event)

    # Looking things up; what is not there is refused as Discord refuses it

    def user(self, user_id: str) -> User:
        if user_id not in self.users:
            raise errors.unknown_user()
        return self.users[user_id]

    def guild(self, guild_id: str) -> Guild:
        if guild_id not in self.guilds or self.bot.id not in self.guilds[guild_id].members:
            raise errors.unknown_guild()
        return self.guilds[guild_id]

    def channel(self, channel_id: str) -> Channel:
        if channel_id not in self.channels:
            raise errors.unknown_channel()
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return a message that stands in a channel; refuse ephemeral ones, which stand in none."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel_id or message.ephemeral:
            raise errors.unknown_message()
        return message

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def channels_of(self, guild_id: str) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.guild_id == guild_id]

    def dm_with(self, user: User) -> Channel:
        """Return the DM of a person with the bot, opened if there is none."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        return self.open_dm(user, self.ids.next())

    def share_a_guild(self, user: User) -> bool:
        """Tell whether a person shares a guild with the bot."""
        return any({user.id, self.bot.id} <= set(guild.members) for guild in self.guilds.values())

    # Who may do and see what

    def permissions(self, user: User, channel: Channel) -> Permission:
        """Return what a user may do in a channel. A thread takes its parent's permissions."""
        guild = self.guild_of(channel)
        if guild is None:
            return IN_DMS if channel.recipient is user or user is self.bot else NOTHING
        if user.id not in guild.members:
            return NOTHING
        member = guild.members[user.id]
        decides = self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
        base = guild.base_permissions(member)
        return channel_permissions(base, decides.overwrites, guild.id, member.role_ids, user.id)

    def may(self, user: User, permission: Permission, channel: Channel) -> bool:
        return permission in self.permissions(user, channel)

    def may_write(self, user: User, channel: Channel) -> bool:
        if not channel.takes_messages:
            return False
        in_thread = Permission.SEND_MESSAGES_IN_THREADS
        return self.may(user, in_thread if channel.is_thread else Permission.SEND_MESSAGES, channel)

    def sees_channel(self, user: User, channel: Channel) -> bool:
        """Tell whether a user sees a channel. A private thread is for its members and its managers."""
        if channel.kind is ChannelKind.PRIVATE_THREAD and user.id not in channel.thread_members:
            return self.may(user, Permission.MANAGE_THREADS, channel)
        return self.may(user, Permission.VIEW_CHANNEL, channel)

    def sees(self, user: User, message: Message) -> bool:
        """Tell whether a user sees a message. An ephemeral one is seen only by whoever it answers."""
        if message.ephemeral:
            asked = message.interaction.user if message.interaction else None
            return asked is user and not message.dismissed
        return self.sees_channel(user, self.channels[message.channel_id])

    # Building it

    def add_user(
        self, username: str, name: str, *, locale: str = "en-US", user_id: str | None = None
    ) -> User:
        user = User(user_id or self.ids.next(), username, name, locale=locale)
        self.users[user.id] = user
        return user

    def add_guild(
        self, name: str, owner: User, *, locale: str = "en-US", guild_id: str | None = None
    ) -> Guild:
        """Add a guild with its owner in it. The bot is not: `join` brings it, and the gateway hears of it."""
        guild = Guild(guild_id or self.ids.next(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE, position=0)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        return guild

    def add_role(
        self, guild: Guild, name: str, permissions: Permission = NOTHING, role_id: str | None = None
    ) -> Role:
        role = Role(role_id or self.ids.next(), name, permissions, position=len(guild.roles))
        guild.roles[role.id] = role
        return role

    def join(self, guild: Guild, user: User, *roles: Role) -> Member:
        """Make a user a member of a guild."""
        member = Member(user, self.clock.now(), [role.id for role in roles])
        guild.members[user.id] = member
        if user is self.bot:
            self.emit(GuildJoined(guild))
        return member

    def invite(self, guild: Guild, permissions: Permission, role_id: str | None = None) -> Member:
        """Bring the bot to a guild by a link that asks for permissions: Discord makes a role for it."""
        role = self.add_role(guild, self.bot.username, permissions, role_id)
        role.bot_id = self.bot.id
        return self.join(guild, self.bot, role)

    def leave(self, guild: Guild, user: User) -> None:
        del guild.members[user.id]
        if user is self.bot:
            self.emit(GuildLeft(guild))

    def strike(self, guild: Guild, *, outage: bool) -> None:
        """Begin or end an outage of a guild: the bot is still in it, but hears nothing of it."""
        guild.outage = outage
        self.emit(GuildOutage(guild) if outage else GuildJoined(guild))

    def speak(self, guild: Guild, locale: str) -> None:
        """Change the language of a guild."""
        if guild.locale != locale:
            guild.locale = locale
            self.emit(GuildChanged(guild))

    def add_channel(
        self,
        guild: Guild,
        name: str,
        channel_id: str | None = None,
        kind: ChannelKind = ChannelKind.TEXT,
    ) -> Channel:
        """Add a channel. An invited bot has no more rights in it than those of its link.

        On most servers @everyone lends it others; here nothing works by such luck.
        """
        made_for_bots = [role for role in guild.roles.values() if role.bot_id is not None]
        channel = Channel(channel_id or self.ids.next(), kind, name, guild.id)
        channel.position = len(self.channels_of(guild.id))
        channel.overwrites = [
            Overwrite(role.id, deny=EVERYTHING & ~role.permissions) for role in made_for_bots
        ]
        return self.open(channel)

    def open_dm(self, user: User, channel_id: str) -> Channel:
        return self.open(Channel(channel_id, ChannelKind.DM, self.bot.username, recipient=user))

    def open_thread(
        self, parent: Channel, name: str, by: User, *, thread_id: str | None = None, private: bool = False
    ) -> Channel:
        kind = ChannelKind.PRIVATE_THREAD if private else THREADS_OF[parent.kind]
        thread = Channel(thread_id or self.ids.next(), kind, name, parent.guild_id, parent.id)
        thread.opened_by, thread.thread_members = by.id, [by.id]
        thread.opened = thread.archive_changed = thread.last_activity = self.clock.now()
        return self.open(thread)

    def open(self, channel: Channel) -> Channel:
        """Add a channel."""
        self.channels[channel.id] = channel
        self.emit(ChannelOpened(channel))
        return channel

    def close(self, channel: Channel) -> None:
        """Delete a channel, and with it its threads and all their messages."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self._close(thread, with_parent=True)
        self._close(channel)

    def _close(self, channel: Channel, *, with_parent: bool = False) -> None:
        del self.channels[channel.id]
        self.messages = {key: m for key, m in self.messages.items() if m.channel_id != channel.id}
        self.emit(ChannelClosed(channel, with_parent))

    def overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        """Replace what one role or member may do in a channel."""
        others = [old for old in channel.overwrites if old.target_id != overwrite.target_id]
        channel.overwrites = [*others, overwrite]
        self.emit(ChannelChanged(channel))

    def change_person(self, user: User, *, locale: str | None = None, dms_open: bool | None = None) -> None:
        """Change a person's language, or open or close their DMs."""
        user.locale = user.locale if locale is None else locale
        user.dms_open = user.dms_open if dms_open is None else dms_open
        self.emit(PersonChanged(user))

    def attach(self, upload: Upload, description: str | None = None) -> Attachment:
        """Keep a file, and return it with the address at which it is served."""
        attachment_id = self.ids.next()
        url = f"{self.base_url}/attachments/{attachment_id}/{upload.filename}"
        attachment = Attachment(attachment_id, url, upload, description)
        self.attachments[attachment_id] = attachment
        return attachment
