"""What a command may hold. https://discord.com/developers/docs/interactions/application-commands"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from unicodedata import category

from bot.sandbox.wire.errors import Path, Problem, too_many_commands
from bot.sandbox.wire.locales import LOCALES
from bot.sandbox.wire.payload import Json

from . import checks
from .checks import Problems

MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
COMMAND_FIELDS = (
    "id", "type", "name", "name_localizations", "description", "description_localizations", "options", "nsfw",
    "default_member_permissions", "dm_permission", "default_permission", "contexts", "integration_types",
    "application_id", "version", "guild_id", "handler",
)  # fmt: skip
OPTION_FIELDS = (
    "type", "name", "name_localizations", "description", "description_localizations", "required", "choices",
    "options", "channel_types", "min_value", "max_value", "min_length", "max_length", "autocomplete",
)  # fmt: skip


class OptionType(IntEnum):
    """Says what a command's option takes, or that it is a sub-command or a group of them."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


BRANCHES = (OptionType.SUBCOMMAND, OptionType.GROUP)
CHOOSABLE = (OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER)


def all_command_problems(commands: list[Json]) -> Problems:
    """Check a whole set: not too many of a type, no name twice, and each command by itself."""
    count = Counter(command.get("type", 1) for command in commands)
    for kind, most in MOST_COMMANDS.items():
        if count[kind] > most:
            raise too_many_commands(most)
    names = [((index, "name"), (c.get("type", 1), c.get("name"))) for index, c in enumerate(commands)]
    message = "Application command names must be unique"
    yield from checks.unique(names, "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    for index, command in enumerate(commands):
        yield from command_problems(command, (index,))


def command_problems(command: Json, at: Path) -> Problems:
    """Check one command with its options, and its size."""
    yield from checks.only(command, at, COMMAND_FIELDS)
    if command.get("type", 1) != 1:  # a command of the context menu has a free name and nothing else
        yield from checks.text(command, at, "name", most=32, least=1)
        yield from _not_on_menus(command, at)
        return
    yield from _named(command, at)
    yield from options_problems(command, at, depth=0)
    if _size(command) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        yield Problem(at, "APPLICATION_COMMAND_TOO_LARGE", message)


def _not_on_menus(command: Json, at: Path) -> Problems:
    for field in ("description", "options"):
        if command.get(field):
            message = "Context menu commands cannot have this field"
            yield Problem((*at, field), "APPLICATION_COMMAND_CONTEXT_MENU_FIELD_INVALID", message)


def options_problems(holder: Json, at: Path, depth: int) -> Problems:
    """Check up to 25 options: sub-commands or values, required ones first, groups only at the top."""
    yield from checks.items(holder, at, "options", most=25)
    options = list(enumerate(holder.get("options") or []))
    for index, option in options:
        yield from option_problems(option, (*at, "options", index), depth)
    names = [((*at, "options", index, "name"), option.get("name")) for index, option in options]
    yield from checks.unique(
        names, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique"
    )
    yield from _order_problems([option for _, option in options], (*at, "options"))


def _order_problems(options: list[Json], at: Path) -> Problems:
    if len({option.get("type") in BRANCHES for option in options}) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Problem(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    optional_seen = False
    for index, option in enumerate(options):
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            yield Problem((*at, index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen |= not option.get("required")


def option_problems(option: Json, at: Path, depth: int) -> Problems:
    """Check one option: a sub-command or group with its own options, or a value."""
    yield from checks.only(option, at, OPTION_FIELDS)
    yield from checks.one_of(option.get("type"), (*at, "type"), list(OptionType))
    yield from _named(option, at)
    kind = option.get("type")
    if kind in BRANCHES:
        yield from _branch_problems(option, at, depth)
    else:
        yield from _value_problems(option, at)


def _branch_problems(option: Json, at: Path, depth: int) -> Problems:
    too_deep = depth > 1 or (depth == 1 and option["type"] == OptionType.GROUP)
    if too_deep:
        message = "Sub-commands may be nested one group deep"
        yield Problem((*at, "type"), "APPLICATION_COMMAND_OPTIONS_NESTING_INVALID", message)
        return
    yield from options_problems(option, at, depth + 1 if option["type"] == OptionType.GROUP else 2)


def _value_problems(option: Json, at: Path) -> Problems:
    choices = option.get("choices") or []
    yield from choice_problems(choices, (*at, "choices"))
    if option.get("autocomplete") and choices:
        message = "autocomplete and choices are mutually exclusive"
        yield Problem((*at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)
    if (option.get("autocomplete") or choices) and option.get("type") not in CHOOSABLE:
        message = "Only string, integer and number options can have choices"
        yield Problem((*at, "type"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    yield from checks.number(option, at, "min_length", 0, 6000)
    yield from checks.number(option, at, "max_length", 1, 6000)
    for least, most in (("min_length", "max_length"), ("min_value", "max_value")):
        if None not in (option.get(least), option.get(most)) and option[least] > option[most]:
            yield Problem((*at, least), "APPLICATION_COMMAND_OPTIONS_MIN_OVER_MAX", f"{least} is over {most}")


def choice_problems(choices: list[Json], at: Path) -> Problems:
    """Check up to 25 choices of an option or autocomplete: names and texts of 1 to 100 characters."""
    yield from checks.length(choices, at, most=25)
    for index, choice in enumerate(choices):
        yield from checks.only(choice, (*at, index), ("name", "name_localizations", "value"))
        yield from checks.text(choice, (*at, index), "name", most=100, least=1)
        yield from _localisations(choice, (*at, index), "name", 100)
        if isinstance(choice.get("value"), str):
            yield from checks.text(choice, (*at, index), "value", most=100, least=1)
        elif choice.get("value") is None:
            yield checks.required((*at, index), "value")


def _named(holder: Json, at: Path) -> Problems:
    yield from checks.text(holder, at, "name", most=32, least=1)
    name = holder.get("name") or ""
    if name and not is_command_name(name):
        yield _bad_name((*at, "name"))
    yield from checks.text(holder, at, "description", most=100, least=1)
    yield from _localisations(holder, at, "name", 32)
    yield from _localisations(holder, at, "description", 100)
    for locale, local in (holder.get("name_localizations") or {}).items():
        if not is_command_name(local):
            yield _bad_name((*at, "name_localizations", locale))


def _localisations(holder: Json, at: Path, field: str, most: int) -> Problems:
    key = f"{field}_localizations"
    for locale in holder.get(key) or {}:
        if locale not in LOCALES:
            yield Problem((*at, key, locale), "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
        yield from checks.text(holder[key], (*at, key), locale, most=most, least=1)


def _bad_name(at: Path) -> Problem:
    return Problem(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def is_command_name(name: str) -> bool:
    """Tell whether Discord takes this as the name of a slash command or option."""
    return name == name.lower() and all(map(_may_stand_in_name, name))


def _may_stand_in_name(letter: str) -> bool:
    devanagari_or_thai = "\u0900" <= letter <= "\u097f" or "\u0e00" <= letter <= "\u0e7f"
    return letter in "-_'" or category(letter)[0] in "LN" or devanagari_or_thai


def _size(holder: Json) -> int:
    """Return the length of names, descriptions and values; of a text's localisations the longest."""
    own = _longest(holder, "name") + _longest(holder, "description")
    choices = sum(
        _longest(choice, "name") + len(str(choice["value"])) for choice in holder.get("choices") or []
    )
    return own + choices + sum(map(_size, holder.get("options") or []))


def _longest(holder: Json, field: str) -> int:
    forms: Iterable[str] = [holder.get(field) or "", *(holder.get(f"{field}_localizations") or {}).values()]
    return max(map(len, forms))
