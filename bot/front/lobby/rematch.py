"""The same players and options at a new table."""

from __future__ import annotations

import asyncio

import discord

from bot.front.permissions import must_reach_here
from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.views.parts.custom_id import Control
from games.kernel.hosting import say


@verb("again")
async def rematch(visit: Visit, control: Control, payload: Payload) -> None:
    """Open a table for the same game once more."""
    await play_again(visit, control.game)


@verb("metoo")
async def me_too(visit: Visit, control: Control, payload: Payload) -> None:
    """Wait for those who have played to play again; or no longer."""
    await visit.look(control.game)
    waits = await visit.host.rematches.ask_to_play_too(control.game, visit.user, visit.name)
    await visit.tell(say("rematch-waits" if waits else "rematch-waits-no-more"))


async def play_again(visit: Visit, game: int) -> None:
    """Open a new table with the same players and options; or say yes to whoever has done so."""
    await visit.look(game)
    if (open_now := await visit.host.rematches.invited_to(visit.channel, visit.user)) is not None:
        accepted = await visit.host.lobby.join(open_now, visit.user, visit.name, visit.key)
        await visit.tell(accepted.events[0].text)
        return
    await must_reach_here(visit.interaction)
    await _forget_those_who_left(visit, game)
    await visit.host.rematches.again(game, visit.user, visit.key)
    await visit.tell(say("ui-rematch-open"))
    await visit.advise_on_dms()


async def _forget_those_who_left(visit: Visit, game: int) -> None:
    """Let nobody wait for a rematch who is not on this server any more."""
    waiting = await visit.host.rematches.waiting_for_rematch(game)
    await asyncio.gather(*(_forget_if_gone(visit, game, one.user or 0) for one in waiting))


async def _forget_if_gone(visit: Visit, game: int, user: int) -> None:
    if (guild := visit.interaction.guild) is None:
        return
    try:
        await guild.fetch_member(user)
    except discord.NotFound:
        await visit.host.rematches.no_longer_waits(game, user)
