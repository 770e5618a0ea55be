"""python -m tests.bench.pinged FILE: the bot as it is, and beside its commands some that do next to nothing.

/ping answers. /jot answers when one row is on the disk: less than that no move can do. /bare makes a move of
the table that it names, by the rules and with all that is saved of it, and answers with one word, or with a
panel that is ready: less than that no bot can do that plays. After /pretend, until it is said again, every
press, choice and form is answered when a row is saved, whatever it is for; with `panel` by a message of the
usual size; with `move` when the move is made that the person has named by /intend.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import discord
from discord import app_commands

from bot.app import Dockside
from bot.host.host import Host, build_host
from bot.ops.tune import tune_interpreter
from bot.sandbox import follow_environment
from bot.views.parts.build import button, layout, option, rows, select
from bot.views.parts.custom_id import Control
from games.kernel import say
from storage import Database, audit

_TOUCHES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
_PATIENCE = 86_400.0  # seconds without a word from the sandbox, which rests while something else is measured


@app_commands.command(description="The least that a bot can answer")
async def ping(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("pong", ephemeral=True)


@app_commands.command(description="The least that a bot can save before it answers")
async def jot(interaction: discord.Interaction[Any]) -> None:
    await _jot(interaction)


async def _jot(interaction: discord.Interaction[Any]) -> None:
    await _save_a_row(interaction)
    await interaction.response.send_message("done", ephemeral=True)


async def _save_a_row(interaction: discord.Interaction[Any]) -> None:
    bot = cast(Dockside, interaction.client)
    await bot.host.database.write(
        lambda connection: audit.note(connection, 0, 0, interaction.user.id, say("jot"))
    )


@app_commands.command(description="A move and nothing besides")
async def bare(
    interaction: discord.Interaction[Any], game: int, kind: str, values: str, panel: bool = False
) -> None:
    await _move(interaction, game, kind, json.loads(values))
    if panel:
        await interaction.response.send_message(view=_panel(), ephemeral=True)
    else:
        await interaction.response.send_message("done", ephemeral=True)


async def _move(interaction: discord.Interaction[Any], game: int, kind: str, values: dict[str, Any]) -> None:
    bot = cast(Dockside, interaction.client)
    async with bot.services.traffic.turns:
        await bot.host.play.act(game, interaction.user.id, kind, values, interaction.id)


@app_commands.command(description="The move that is made by the next press")
async def intend(interaction: discord.Interaction[Any], game: int, kind: str, values: str) -> None:
    cast(Pinged, interaction.client).intended[interaction.user.id] = game, kind, json.loads(values)
    await interaction.response.send_message("done", ephemeral=True)


@app_commands.command(description="Presses are answered, but nothing else is done")
async def pretend(interaction: discord.Interaction[Any], by: str = "row") -> None:
    bot = cast(Pinged, interaction.client)
    bot.pretends = None if bot.pretends else _PRETENDED[by]
    await interaction.response.send_message("done", ephemeral=True)


async def _row_and_panel(interaction: discord.Interaction[Any]) -> None:
    await _save_a_row(interaction)
    await interaction.response.edit_message(view=_panel())


async def _move_and_panel(interaction: discord.Interaction[Any]) -> None:
    await _move(interaction, *cast(Pinged, interaction.client).intended.pop(interaction.user.id))
    await interaction.response.edit_message(view=_panel())


_PRETENDED = {"row": _jot, "panel": _row_and_panel, "move": _move_and_panel}


def _panel() -> discord.ui.LayoutView:
    """Return an answer of the usual size, of which all parts are ready."""
    return layout("A panel " * 40, _LIST, *rows(_BUTTONS))


_BASE = Control("act", 1, 1, 100, "0123abcd", "BuyContainers", extra="0.0123abcd")
_LIST = select(_BASE, "Choose", [option(f"Choice {n}", f"{n:08}", "What follows from it") for n in range(10)])
_BUTTONS = [button(_BASE._replace(kind=f"Move{n}"), f"Something else {n}") for n in range(4)]


_COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (ping, jot, bare, intend, pretend)


class Pinged(Dockside):
    pretends: Callable[[discord.Interaction[Any]], Awaitable[None]] | None = None

    def __init__(self, host: Host, **options: Any) -> None:
        super().__init__(host, **options)
        self.intended: dict[int, tuple[int, str, dict[str, Any]]] = {}  # by people

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if self.pretends and interaction.type in _TOUCHES:
            await self.pretends(interaction)
        else:
            await super().on_interaction(interaction)


async def main(file: Path) -> None:
    follow_environment()
    database = await Database.open(file)
    bot = Pinged(build_host(database), heartbeat_timeout=_PATIENCE)
    for command in _COMMANDS:
        bot.tree.add_command(command)
    async with bot:
        await bot.login(os.environ["DISCORD_TOKEN"])
        tune_interpreter()
        await bot.connect()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
