"""python -m tests.bench.pinged FILE: the bot as it is, and beside its commands two that do next to nothing.

/ping answers. /jot answers when one row is on the disk: less than that no move can do.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any, cast

import discord
from discord import app_commands

from bot.__main__ import keep_for_good
from bot.client import Dockside
from bot.host import Host
from bot.sandbox import follow_environment
from games.kernel import say
from storage import Database, audit

_PATIENCE = 86_400.0  # seconds without a word from the sandbox, which rests while something else is measured


@app_commands.command(description="The least that a bot can answer")
async def ping(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("pong", ephemeral=True)


@app_commands.command(description="The least that a bot can save before it answers")
async def jot(interaction: discord.Interaction[Any]) -> None:
    bot = cast(Dockside, interaction.client)
    await bot.database.write(lambda connection: audit.note(connection, 0, 0, interaction.user.id, say("jot")))
    await interaction.response.send_message("done", ephemeral=True)


async def main(file: Path) -> None:
    follow_environment()
    database = await Database.open(file)
    bot = Dockside(database, Host(database), heartbeat_timeout=_PATIENCE)
    bot.tree.add_command(ping)
    bot.tree.add_command(jot)
    async with bot:
        await bot.login(os.environ["DISCORD_TOKEN"])
        keep_for_good()
        await bot.connect()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
