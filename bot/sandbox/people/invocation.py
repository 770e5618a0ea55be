"""A typed command, checked as Discord's own client checks it before the bot sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from bot.sandbox.limits.commands import OptionType
from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.catalogue import Leaf, leaves, localised
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guilds import User
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import World

from .not_possible import NotPossible
from .resolved import Resolved

GUILD, BOT_DM = 0, 1


def offered(world: World, user: User, channel: Channel) -> list[Leaf]:
    """Return what a person finds when typing a slash in a channel."""
    return list(leaves(usable(world, user, channel)))


def usable(world: World, user: User, channel: Channel) -> list[Json]:
    """Return the commands a person may use in a channel, whole."""
    allowed = world.permissions(user, channel)
    if not channel.takes_messages:
        return []
    if Permission.USE_APPLICATION_COMMANDS not in allowed:
        return []
    every = world.commands.offered(channel.guild_id)
    return [command for command in every if _fits(command, allowed, channel)]


def places(command: Json) -> list[int]:
    """Return the contexts in which a command can be used."""
    contexts = command.get("contexts")
    if contexts is not None:
        return list(contexts)
    only_guilds = "guild_id" in command or command.get("dm_permission") is False
    return [GUILD] if only_guilds else [GUILD, BOT_DM]


def _fits(command: Json, allowed: Permission, channel: Channel) -> bool:
    here = BOT_DM if channel.guild_id is None else GUILD
    if here not in places(command):
        return False
    needed = command["default_member_permissions"]
    if needed is None or channel.guild_id is None:
        return True
    wanted = Permission(int(needed)) or Permission.ADMINISTRATOR  # "0": administrators only
    return wanted in allowed


def invoked(
    leaf: Leaf, typed: Mapping[str, Any], resolved: Resolved, world: World, focused: str | None
) -> Json:
    """Return the interaction data of a command with the options typed so far."""
    known = {option["name"]: option for option in leaf.options}
    for name in typed:
        if name not in known:
            raise NotPossible("sandbox-no-option", path=leaf.path, option=name)
    if focused is None:
        _check_complete(leaf, typed)
    elif not known.get(focused, {}).get("autocomplete"):
        raise NotPossible("sandbox-option-offers-nothing", path=leaf.path, option=focused)
    options = [_given(known[n], typed[n], n == focused, resolved, world) for n in known if n in typed]
    if focused is not None:
        options = [_still_text(option) for option in options]
    for branch in reversed(leaf.branches):
        options = [{"name": branch["name"], "type": branch["type"], "options": options}]
    place = {"guild_id": leaf.command["guild_id"]} if "guild_id" in leaf.command else {}
    command = {"id": leaf.command["id"], "name": leaf.command["name"], "type": 1}
    return {**command, **place, "options": options, **resolved.payload()}


def _check_complete(leaf: Leaf, typed: Mapping[str, Any]) -> None:
    for option in leaf.options:
        if option.get("required") and option["name"] not in typed:
            raise NotPossible("sandbox-option-needed", path=leaf.path, option=option["name"])


def _given(option: Json, value: Any, focused: bool, resolved: Resolved, world: World) -> Json:
    given: Json = {"name": option["name"], "type": option["type"], "value": value}
    if focused:  # half a word: no check, and a number may still be text
        return {**given, "value": str(value), "focused": True}
    return {**given, "value": _checked(option, value, resolved, world)}


def _still_text(given: Json) -> Json:
    """Return an option with its number as text, as Discord sends it while a command is being typed."""
    numeric = given["type"] in (OptionType.INTEGER, OptionType.NUMBER)
    return {**given, "value": str(given["value"])} if numeric else given


def _checked(option: Json, value: Any, resolved: Resolved, world: World) -> Any:
    match option["type"]:
        case OptionType.STRING:
            return _one_of_choices(option, _text(option, str(value)))
        case OptionType.INTEGER | OptionType.NUMBER:
            return _one_of_choices(option, _number(option, value))
        case OptionType.BOOLEAN:
            return bool(value)
        case OptionType.ATTACHMENT:
            return _file(option, value, resolved, world)
        case kind:
            return _entity(OptionType(kind), str(value), resolved, option.get("channel_types"))


def _text(option: Json, value: str) -> str:
    least, most = option.get("min_length") or 0, option.get("max_length") or 6000
    if not least <= len(value) <= most:
        raise NotPossible("sandbox-option-length", option=option["name"], least=least, most=most)
    return value


def _number(option: Json, value: Any) -> float:
    try:
        number = int(value) if option["type"] == OptionType.INTEGER else float(value)
    except ValueError:
        raise NotPossible("sandbox-option-number", option=option["name"]) from None
    for bound, wrong in (("min_value", float.__lt__), ("max_value", float.__gt__)):
        if option.get(bound) is not None and wrong(float(number), float(option[bound])):
            key = "sandbox-option-least" if bound == "min_value" else "sandbox-option-most"
            raise NotPossible(key, option=option["name"], bound=str(option[bound]))
    return number


def _one_of_choices(option: Json, value: Any) -> Any:
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise NotPossible("sandbox-option-choice", option=option["name"])
    return value


def _file(option: Json, value: Any, resolved: Resolved, world: World) -> str:
    if not isinstance(value, Upload):
        raise NotPossible("sandbox-option-file", option=option["name"])
    attachment = world.attach(value)
    resolved.attachments([attachment])
    return attachment.id


def _entity(kind: OptionType, value: str, resolved: Resolved, types: list[int] | None) -> str:
    by_kind: dict[OptionType, Callable[[list[str]], None]] = {
        OptionType.USER: resolved.users,
        OptionType.CHANNEL: partial(resolved.channels, types=types),
        OptionType.ROLE: resolved.roles,
        OptionType.MENTIONABLE: resolved.mentionables,
    }
    by_kind[kind]([value])
    return value


def shown_path(leaf: Leaf, locale: str) -> str:
    """Return the names of a command and its sub-commands in a person's language."""
    return " ".join(localised(step, "name", locale) for step in leaf.steps)
