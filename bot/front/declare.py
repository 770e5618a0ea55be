"""How commands are declared: by their keys, under which every language has its words for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from inspect import Parameter
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice

from bot.front.translate import phrase
from bot.front.visit import Visit, answered, as_command
from games.kernel.hosting import kebab

Dress: TypeAlias = Callable[[Any], Any]
EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = AppInstallationType(guild=True, user=False)


def command(key: str) -> Dress:
    """Make a command with the name and description of this key."""
    return app_commands.command(name=phrase(f"command-{key}"), description=phrase(f"about-{key}"))


def named(**keys: str) -> Dress:
    """Name the options of a command, each by the key of its name and of what it is for."""

    def dress(body: Any) -> Any:
        app_commands.describe(**{name: phrase(f"hint-{key}") for name, key in keys.items()})(body)
        return app_commands.rename(**{name: phrase(f"argument-{key}") for name, key in keys.items()})(body)

    return dress


def worded(begun: str, values: Iterable[str]) -> list[Choice[str]]:
    """Return what can be chosen, in the words whose keys begin like this."""
    return [Choice(name=phrase(begun + value), value=value) for value in values]


def group(key: str, where: AppCommandContext, commands: Iterable[Any]) -> app_commands.Group:
    """Return a group of commands with the name and description of this key."""
    found = app_commands.Group(
        name=phrase(f"command-{key}"),
        description=phrase(f"about-{key}"),
        allowed_contexts=where,
        allowed_installs=INSTALLED,
    )
    for one in commands:
        found.add_command(one)
    return found


def allowed(one: Any, where: AppCommandContext) -> Any:
    """Let a command that stands alone be typed here."""
    one.allowed_contexts, one.allowed_installs = where, INSTALLED
    return one


class CommandField(NamedTuple):
    """One option of a command that is derived from the fields of an action or an order."""

    name: str
    kind: type[int] | type[str]
    game: str | None  # in whose words it is named
    complete: Any  # what proposes values


def command_from_fields(
    name: app_commands.locale_str,
    about: app_commands.locale_str,
    fields: Sequence[CommandField],
    body: Callable[[Visit, dict[str, Any]], Awaitable[None]],
) -> app_commands.Command[Any, ..., Any]:
    """Return a command with an optional option for each field. `body` gets those that were typed."""

    async def callback(interaction: discord.Interaction[Any], **typed: Any) -> None:
        visit = Visit(interaction)
        async with answered(visit):
            await body(visit, {name: value for name, value in typed.items() if value is not None})

    as_command(callback, [_option(field) for field in fields])
    app_commands.describe(**{f.name: phrase(f"hint-{kebab(f.name)}", f.game) for f in fields})(callback)
    app_commands.rename(**{f.name: phrase(f"argument-{kebab(f.name)}", f.game) for f in fields})(callback)
    app_commands.autocomplete(**{field.name: field.complete for field in fields})(callback)
    return app_commands.Command(name=name, description=about, callback=callback)


def _option(field: CommandField) -> Parameter:
    kind: Any = field.kind
    return Parameter(field.name, Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)
