"""python -m tests.bench.pinged FILE: the bot as it is, and beside its commands some that do next to nothing.

/ping answers. /jot answers when one row is on the disk: less than that no move can do. /bare makes a move of
the table that it names, by the rules and with all that is saved of it, and answers with one word: less than
that no bot can do that plays. After /pretend, until it is said again, every press, choice and form is
answered when a row is saved, whatever it is for; with `panel` by a message of the usual size.
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
from bot.host.host import build_host
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
async def bare(interaction: discord.Interaction[Any], game: int, kind: str, values: str) -> None:
    bot = cast(Dockside, interaction.client)
    async with bot.services.traffic.turns:
        await bot.host.play.act(game, interaction.user.id, kind, json.loads(values), interaction.id)
    await interaction.response.send_message("done", ephemeral=True)


@app_commands.command(description="Presses are answered, but nothing is done")
async def pretend(interaction: discord.Interaction[Any], panel: bool = False) -> None:
    bot = cast(Pinged, interaction.client)
    bot.pretends = None if bot.pretends else _with_a_panel if panel else _jot
    await interaction.response.send_message("done", ephemeral=True)


async def _with_a_panel(interaction: discord.Interaction[Any]) -> None:
    await _save_a_row(interaction)
    await interaction.response.edit_message(view=layout("A panel " * 40, _LIST, *rows(_BUTTONS)))


_BASE = Control("act", 1, 1, 100, "0123abcd", "BuyContainers", extra="0.0123abcd")
_LIST = select(_BASE, "Choose", [option(f"Choice {n}", f"{n:08}", "What follows from it") for n in range(10)])
_BUTTONS = [button(_BASE._replace(kind=f"Move{n}"), f"Something else {n}") for n in range(4)]


_COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (ping, jot, bare, pretend)


class Pinged(Dockside):
    pretends: Callable[[discord.Interaction[Any]], Awaitable[None]] | None = None

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
