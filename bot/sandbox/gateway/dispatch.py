"""Gateway events made of what happens in the world, cut to a bot's intents."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag

from bot.sandbox.wire.payload import Json, iso
from bot.sandbox.world import events
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.messages import Message
from bot.sandbox.world.world import World


class Intent(IntFlag):
    """Names what a bot wants to hear of. https://discord.com/developers/docs/events/gateway#gateway-intents"""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
CONTENT_FIELDS: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


@dataclass(frozen=True)
class Dispatch:
    """One event for bots: its name, its data, and what a bot needs to receive it."""

    name: str
    data: Json
    guild_id: str | None
    intent: Intent = Intent.NONE
    by_others: bool = False  # a message whose content only MESSAGE_CONTENT shows

    def data_for(self, intents: int) -> Json | None:
        """Return what a bot with these intents receives, or None if it does not hear of it at all."""
        if self.intent and not self.intent & intents:
            return None
        hide = self.by_others and not intents & Intent.MESSAGE_CONTENT
        return {**self.data, **CONTENT_FIELDS} if hide else self.data


def dispatch_of(world: World, event: events.Event) -> Dispatch | None:
    """Return what bots are told of an event of the world, or None if they do not hear of it."""
    match event:
        case events.Posted(message):
            return _of_message(world, "MESSAGE_CREATE", message)
        case events.Edited(message):
            return _of_message(world, "MESSAGE_UPDATE", message)
        case events.Deleted(message):
            return _message_gone(world, message)
        case events.ChannelOpened(channel):
            return _of_channel(world, channel, "CREATE")
        case events.ChannelChanged(channel):
            return _of_channel(world, channel, "UPDATE")
        case events.ChannelClosed(channel, with_parent=False):
            return _of_channel(world, channel, "DELETE")
        case events.ThreadJoined(thread, user) if user is world.bot:
            data = thread.payload_for(world.bot.id)
            return Dispatch("THREAD_CREATE", data, thread.guild_id, Intent.GUILDS)
        case events.GuildJoined(guild):
            return Dispatch("GUILD_CREATE", guild_create(world, guild), guild.id, Intent.GUILDS)
        case events.GuildLeft(guild):
            return Dispatch("GUILD_DELETE", {"id": guild.id}, guild.id, Intent.GUILDS)
        case events.GuildChanged(guild):
            return Dispatch("GUILD_UPDATE", guild.payload(), guild.id, Intent.GUILDS)
        case events.GuildOutage(guild):
            return Dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild.id, Intent.GUILDS)
    return None


def _of_message(world: World, name: str, message: Message) -> Dispatch | None:
    if message.ephemeral or message.channel_id not in world.channels:
        return None
    channel = world.channels[message.channel_id]
    guild = world.guild_of(channel)
    data = {**message.payload(), "channel_type": int(channel.kind)}
    if guild is None:
        return Dispatch(name, data, None, Intent.DIRECT_MESSAGES)
    author = guild.members.get(message.author.id)
    data |= {"guild_id": guild.id, **({"member": author.payload_without_user()} if author else {})}
    by_others = message.author is not world.bot and world.bot not in message.mentions
    return Dispatch(name, data, guild.id, Intent.GUILD_MESSAGES, by_others)


def _message_gone(world: World, message: Message) -> Dispatch | None:
    if message.ephemeral or message.channel_id not in world.channels:
        return None
    guild_id = world.channels[message.channel_id].guild_id
    data = {"id": message.id, "channel_id": message.channel_id}
    if guild_id is None:
        return Dispatch("MESSAGE_DELETE", data, None, Intent.DIRECT_MESSAGES)
    return Dispatch("MESSAGE_DELETE", {**data, "guild_id": guild_id}, guild_id, Intent.GUILD_MESSAGES)


def _of_channel(world: World, channel: Channel, what: str) -> Dispatch | None:
    """Return what bots are told of a channel. Of threads that they do not see they hear nothing."""
    if channel.guild_id is None:
        return None
    if not channel.is_thread:
        return Dispatch(f"CHANNEL_{what}", channel.payload(), channel.guild_id, Intent.GUILDS)
    if not world.sees_channel(world.bot, channel):
        return None
    data = channel.payload_for(world.bot.id)
    if what == "CREATE":
        data["newly_created"] = True
    if what == "DELETE":
        data = {name: data[name] for name in ("id", "guild_id", "parent_id", "type")}
    return Dispatch(f"THREAD_{what}", data, channel.guild_id, Intent.GUILDS)


def guild_create(world: World, guild: Guild) -> Json:
    """Return the data of GUILD_CREATE: a guild with its channels and the bot itself as its only member."""
    here, me = world.channels_of(guild.id), guild.members[world.bot.id]
    active = [c for c in here if c.is_thread and not c.archived and world.sees_channel(world.bot, c)]
    return {
        **guild.payload(),
        "joined_at": iso(me.joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [me.payload()],
        "channels": [channel.payload() for channel in here if not channel.is_thread],
        "threads": [thread.payload_for(world.bot.id) for thread in active],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
