"""python -m tests.bench.pinged FILE: the bot as it is, and beside its commands two that do next to nothing.

/ping answers. /jot answers when one row is on the disk: less than that no move can do. After /pretend, until
it is said again, every press, choice and form is answered like that, whatever it is for.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any, cast

import discord
from discord import app_commands

from bot.app import Dockside
from bot.host.host import build_host
from bot.ops.tune import tune_interpreter
from bot.sandbox import follow_environment
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
    bot = cast(Dockside, interaction.client)
    await bot.host.database.write(
        lambda connection: audit.note(connection, 0, 0, interaction.user.id, say("jot"))
    )
    await interaction.response.send_message("done", ephemeral=True)


@app_commands.command(description="Presses are answered, but nothing is done")
async def pretend(interaction: discord.Interaction[Any]) -> None:
    bot = cast(Pinged, interaction.client)
    bot.pretends = not bot.pretends
    await interaction.response.send_message("done", ephemeral=True)


class Pinged(Dockside):
    pretends = False

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if self.pretends and interaction.type in _TOUCHES:
            await _jot(interaction)
        else:
            await super().on_interaction(interaction)


async def main(file: Path) -> None:
    follow_environment()
    database = await Database.open(file)
    bot = Pinged(build_host(database), heartbeat_timeout=_PATIENCE)
    bot.tree.add_command(ping)
    bot.tree.add_command(jot)
    bot.tree.add_command(pretend)
    async with bot:
        await bot.login(os.environ["DISCORD_TOKEN"])
        tune_interpreter()
        await bot.connect()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
