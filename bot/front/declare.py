"""How commands are declared: by their keys, under which every language has its words for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice

from bot.front.translate import phrase

Dress: TypeAlias = Callable[[Any], Any]
EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = AppInstallationType(guild=True, user=False)


def command(key: str) -> Dress:
    return app_commands.command(name=phrase(f"command-{key}"), description=phrase(f"about-{key}"))


def named(**keys: str) -> Dress:
    """The options of a command, each with the key of its name and of what it is for."""

    def dress(body: Any) -> Any:
        app_commands.describe(**{name: phrase(f"hint-{key}") for name, key in keys.items()})(body)
        return app_commands.rename(**{name: phrase(f"argument-{key}") for name, key in keys.items()})(body)

    return dress


def worded(begun: str, values: Iterable[str]) -> list[Choice[str]]:
    """What can be chosen, in the words whose keys begin like this."""
    return [Choice(name=phrase(begun + value), value=value) for value in values]


def group(key: str, where: AppCommandContext, commands: Iterable[Any]) -> app_commands.Group:
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
    """A command of its own, where it may be typed."""
    one.allowed_contexts, one.allowed_installs = where, INSTALLED
    return one
