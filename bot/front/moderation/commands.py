"""/mod: what moderators do at the table of a channel. Who they are, the gate decides."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial
from typing import Any, Optional

import discord
from discord import app_commands

from bot.front.declare import SERVERS, command, group, named, worded
from bot.front.moderation.archive import archive_group
from bot.front.moderation.audit import show_audit
from bot.front.moderation.people import kick, play_for, replace
from bot.front.moderation.rewind import rewind
from bot.front.moderation.ruling import (
    Request,
    called,
    done,
    must_moderate,
    put_question,
    ruling,
    table_to_look_after,
)
from bot.front.moderation.why import Reason, why
from bot.front.permissions import missing
from bot.front.visit import MODERATORS, Visit, answered
from bot.host.errors import refuse
from bot.host.moderation import lifecycle
from bot.words.words import Words, language_of
from games.kernel.hosting import say
from storage import audit
from storage.export import export_text


def mod_group() -> app_commands.Group:
    """Everybody can type it, because a server may give the right to a role of its own."""
    every = [reset, rewind, pause, resume, replace, kick, play_for, end, move, export, role, log]
    return group("mod", SERVERS, [*every, archive_group()])


@command("mod-reset")
@named(to="reset-to")
@app_commands.choices(to=worded("mod-reset-to-", ("lobby", "nothing")))
@why
async def reset(interaction: discord.Interaction, to: str, why: Reason) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        seen = await table_to_look_after(visit)
        if to == "lobby" and seen.record.status == "lobby":
            raise refuse("mod-lobby-already")
        await put_question(visit, seen, Request("reset" if to == "lobby" else "remove", why))


@command("mod-end")
@named(how="end-how")
@app_commands.choices(how=worded("mod-end-", ("score", "void")))
@why
async def end(interaction: discord.Interaction, how: str, why: Reason) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        seen = await table_to_look_after(visit)
        if how == "score" and seen.record.status == "lobby":
            raise refuse("mod-nothing-to-count")
        if how == "score" and not seen.game.calls:
            raise refuse("mod-cannot-count")
        await put_question(visit, seen, Request(how, why))


@command("mod-pause")
@why
async def pause(interaction: discord.Interaction, why: Reason) -> None:
    await _at_once(interaction, why, lifecycle.pause)


@command("mod-resume")
@why
async def resume(interaction: discord.Interaction, why: Reason) -> None:
    await _at_once(interaction, why, lifecycle.resume)


async def _at_once(interaction: discord.Interaction, why: str, act: Callable[..., Any]) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        seen = await table_to_look_after(visit)
        await act(visit.host, seen.record.id, await ruling(visit, why))
        await done(visit)


Place = discord.TextChannel | discord.Thread


@command("mod-move")
@named(to="move-to")
@why
async def move(interaction: discord.Interaction, to: Place, why: Reason) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        seen = await table_to_look_after(visit)
        await must_moderate(visit, to.id)
        if lacking := missing(to.permissions_for(to.guild.me), to):
            raise refuse("mod-cannot-write-there", place=to.mention, missing=lacking)
        by = await ruling(visit, why)
        move = partial(lifecycle.move, visit.host, seen.record.id, by, to.id)
        await visit.bot.boards.carry_over(seen, to.id, move)
        await done(visit)


@command("mod-export")
@why
async def export(interaction: discord.Interaction, why: Reason) -> None:
    """While it runs the file holds what everybody has been told, and nothing else."""
    visit = Visit(interaction)
    async with answered(visit):
        seen = await table_to_look_after(visit)
        game = seen.record.id
        await lifecycle.mention(visit.host, game, await ruling(visit, why), say("host-mod-exported"))
        text = await visit.bot.database.read(lambda connection: export_text(connection, game))
        file = discord.File(io.BytesIO(text.encode()), f"{seen.game.key.replace('_', '-')}-{game}.json")
        await visit.say(visit.words.say("mod-export-file"), file=file)


@command("mod-role")
@named(chosen="role")
@why
async def role(
    interaction: discord.Interaction,
    why: Reason,
    chosen: Optional[discord.Role] = None,  # noqa: UP045
) -> None:
    """Only those who manage channels: whoever has the role cannot hand it on. The answer announces it."""
    visit = Visit(interaction)
    async with answered(visit):
        if not interaction.permissions.manage_channels:
            raise refuse("gate-managers-only")
        assert interaction.guild_id is not None
        guild, by = interaction.guild_id, await ruling(visit, why)
        what = say("host-mod-role-none") if chosen is None else say("host-mod-role", role=chosen.mention)
        told = say("host-mod", plays=0, what=what, why=by.why)
        file = partial(audit.note, guild=guild, at=visit.host.now(), moderator=visit.user, told=told)
        await visit.notes.put("guild", guild, MODERATORS, None if chosen is None else chosen.id, also=file)
        known = await visit.notes.get("channel", visit.channel, "language")
        words = Words(known or language_of(str(interaction.guild_locale)))
        await interaction.response.send_message(words(audit.sign(told, called(visit))))


@command("mod-log")
async def log(interaction: discord.Interaction) -> None:
    visit = Visit(interaction)
    async with answered(visit):
        await must_moderate(visit, visit.channel)
        await show_audit(visit)
