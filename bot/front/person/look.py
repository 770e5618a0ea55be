"""/look: how tables are shown, to oneself or in a channel."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.delivery.theme import LOOKS
from bot.front.declare import command, named, worded
from bot.front.lobby.guards import must_sit
from bot.front.visit import Visit, answers
from bot.host.errors import refuse
from games.kernel.hosting import say

Whose = Literal["me", "channel"]
_WHOSE: tuple[Whose, ...] = ("me", "channel")


@command("look")
@named(how="look", whose="look-for")
@app_commands.choices(how=worded("look-", LOOKS), whose=worded("look-for-", _WHOSE))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@answers
async def choose_look(visit: Visit, how: str, whose: str | None = None) -> None:
    """Choose how tables are shown: to oneself, or in this channel, where the table belongs to all."""
    if whose == "channel":
        await _for_channel(visit, how)
    else:
        await visit.preferences.choose_look("player", visit.user, how)
        await visit.tell(say(f"look-{how}-chosen"))


async def _for_channel(visit: Visit, how: str) -> None:
    """Choose for a channel. Everybody at the table may, and whoever looks after the channel."""
    if visit.in_dm:
        raise refuse("look-no-channel")
    if not (await visit.caller()).moderates(visit.channel):
        must_sit(await visit.look(await visit.table_here()))
    number = await visit.host.queries.in_channel(visit.channel)
    await visit.preferences.choose_look("channel", visit.channel, how)
    await visit.tell(say(f"look-{how}-chosen-here"))
    if number is not None:
        await visit.services.boards.show(number, again=True)
