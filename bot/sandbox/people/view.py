"""Channels, messages and commands as one person sees them, in the JSON of the page."""

from __future__ import annotations

from bot.sandbox.limits.commands import OptionType
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.catalogue import Leaf, leaves, localised
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Message
from bot.sandbox.world.threads import locked_to
from bot.sandbox.world.world import World

from .invocation import shown_path, usable

OPTION_KINDS = {
    OptionType.STRING: "string",
    OptionType.INTEGER: "integer",
    OptionType.NUMBER: "number",
    OptionType.BOOLEAN: "boolean",
    OptionType.USER: "user",
    OptionType.CHANNEL: "channel",
    OptionType.ROLE: "role",
    OptionType.MENTIONABLE: "mentionable",
    OptionType.ATTACHMENT: "attachment",
}


def visible_channels(world: World, user: User) -> list[Channel]:
    """Return the channels a person sees."""
    return [channel for channel in world.channels.values() if world.sees_channel(user, channel)]


def visible_messages(world: World, user: User, channel: Channel | None = None) -> list[Message]:
    """Return the messages a person sees, oldest first, in one channel or everywhere."""
    places = world.channels.values() if channel is None else [channel]
    open_to = {place.id for place in places if world.sees_channel(user, place)}
    there = [message for message in world.messages.values() if message.channel_id in open_to]
    return [message for message in there if not message.ephemeral or world.sees(user, message)]


def shown_channel(world: World, user: User, channel: Channel) -> Json:
    """Return a channel as the page shows it."""
    guild = world.guild_of(channel)
    kind = "thread" if channel.is_thread else "text" if guild else "dm"
    return {
        "id": channel.id,
        "name": channel.name,
        "kind": kind,
        "guild": guild.id if guild else None,
        "guild_name": guild.name if guild else None,
        "parent": channel.parent_id if channel.is_thread else None,
        "can_write": world.may_write(user, channel) and not locked_to(world, channel, user),
    }


def shown_message(message: Message, user: User) -> Json:
    """Return a message as the page shows it to one person."""
    origin = message.interaction
    used = {"user": origin.user.name, "command": origin.command} if origin and origin.command else None
    return {
        **message.payload(),
        "ephemeral": message.ephemeral,
        "thinking": message.thinking,
        "used": used,
        "pings_me": user in message.mentions or message.mention_everyone,
    }


def shown_commands(world: World, user: User) -> list[Json]:
    """Return every command the person can type somewhere, in their language."""
    found: dict[str, tuple[Json, set[str]]] = {}
    for channel in visible_channels(world, user):
        for command in usable(world, user, channel):
            _, where = found.setdefault(command["id"], (command, set()))
            where.add("dm" if channel.guild_id is None else "guild")
    return [
        _shown_command(leaf, sorted(where), user.locale)
        for command, where in found.values()
        for leaf in leaves([command])
    ]


def _shown_command(leaf: Leaf, where: list[str], locale: str) -> Json:
    return {
        "path": leaf.path,
        "shown": shown_path(leaf, locale),
        "description": localised(leaf.steps[-1], "description", locale),
        "where": where,
        "guild": leaf.command.get("guild_id"),
        "options": [_shown_option(option, locale) for option in leaf.options],
    }


def _shown_option(option: Json, locale: str) -> Json:
    return {
        "name": option["name"],
        "shown": localised(option, "name", locale),
        "description": localised(option, "description", locale),
        "kind": OPTION_KINDS[option["type"]],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": shown_choices(option.get("choices") or [], locale),
        "min": option.get("min_value"),
        "max": option.get("max_value"),
        "min_length": option.get("min_length"),
        "max_length": option.get("max_length"),
    }


def shown_choices(choices: list[Json], locale: str) -> list[Json]:
    """Return the choices of an option in a person's language."""
    return [{"name": localised(choice, "name", locale), "value": choice["value"]} for choice in choices]
