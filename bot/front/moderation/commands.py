"""/mod: what moderators do at a table, of this channel or of another. Who they are, the gate decides."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, AppCommandThread

from bot.front.declare import SERVERS, command, group, named, worded
from bot.front.moderation.archive import archive_group
from bot.front.moderation.audit import show_audit
from bot.front.moderation.board import announce_here, board
from bot.front.moderation.people import kick, level, play_for, replace
from bot.front.moderation.rewind import rewind
from bot.front.moderation.ruling import (
    done,
    must_moderate,
    put_question,
    ruling,
    table_to_look_after,
)
from bot.front.moderation.why import Reason, about_a_table, why
from bot.front.permissions import TableChannels, locked, missing, seen_there
from bot.front.visit import Visit, answers
from bot.host import access
from bot.host.errors import refuse
from bot.host.ledger import Accepted
from bot.host.moderation.ruling import Ruling, about_no_game
from games.kernel.hosting import Level, say
from storage import audit


def mod_group(levels: Iterable[Level] = Level) -> app_commands.Group:
    """Return /mod with its commands. Everybody can type it: a server may have given the right to a role."""
    app_commands.choices(level=worded("ui-level-", levels))(level)
    at_tables = [reset, rewind, pause, resume, replace, kick, play_for, level, end, uncount, move, export]
    return group("mod", SERVERS, [*at_tables, board, role, log, archive_group()])


@command("mod-reset")
@named(to="reset-to")
@app_commands.choices(to=worded("mod-reset-to-", ("lobby", "nothing")))
@about_a_table
@answers
async def reset(visit: Visit, to: str, why: Reason, table: str | None = None) -> None:
    """Ask whether to set a table back to its lobby, or to take it away."""
    seen = await table_to_look_after(visit, table)
    if to == "lobby" and seen.record.status == "lobby":
        raise refuse("mod-lobby-already")
    await put_question(visit, seen, "reset" if to == "lobby" else "remove", why)


@command("mod-end")
@named(how="end-how")
@app_commands.choices(how=worded("mod-end-", ("score", "void")))
@about_a_table
@answers
async def end(visit: Visit, how: str, why: Reason, table: str | None = None) -> None:
    """Ask whether to end a game now, counted or called off."""
    seen = await table_to_look_after(visit, table)
    if how == "score" and seen.record.status == "lobby":
        raise refuse("mod-nothing-to-count")
    if how == "score" and not seen.game.calls:
        raise refuse("mod-cannot-count")
    await put_question(visit, seen, how, why)


@command("mod-uncount")
@why
@answers
async def uncount(visit: Visit, why: Reason) -> None:
    """Take the last finished game of this channel out of the ratings."""
    await must_moderate(visit, visit.channel)
    last = await visit.host.ratings.last_counted(visit.channel)
    if last is None:
        raise refuse("mod-uncount-none")
    await visit.host.lifecycle.uncount(last, await ruling(visit, why))
    await done(visit)


@command("mod-pause")
@about_a_table
@answers
async def pause(visit: Visit, why: Reason, table: str | None = None) -> None:
    """Pause the game."""
    await _at_once(visit, why, table, visit.host.lifecycle.pause)


@command("mod-resume")
@about_a_table
@answers
async def resume(visit: Visit, why: Reason, table: str | None = None) -> None:
    """Let the game go on."""
    await _at_once(visit, why, table, visit.host.lifecycle.resume)


async def _at_once(
    visit: Visit, why: str, table: str | None, act: Callable[[int, Ruling], Awaitable[Accepted]]
) -> None:
    seen = await table_to_look_after(visit, table)
    await act(seen.record.id, await ruling(visit, why))
    await done(visit)


@command("mod-move")
@named(to="move-to")
@about_a_table
@answers
async def move(
    visit: Visit,
    to: app_commands.Transform[AppCommandChannel | AppCommandThread, TableChannels],
    why: Reason,
    table: str | None = None,
) -> None:
    """Move the table to another channel."""
    seen = await table_to_look_after(visit, table)
    await must_moderate(visit, to.id)
    there = await seen_there(to)
    rights = there.permissions_for(there.guild.me)
    if lacking := missing(rights, there):
        raise refuse("mod-cannot-write-there", place=to.mention, missing=lacking)
    if locked(rights, there):
        raise refuse("mod-locked-there", place=to.mention)
    by = await ruling(visit, why)
    move = partial(visit.host.lifecycle.move, seen.record.id, by, to.id)
    await visit.services.boards.move(seen, to.id, move, partial(done, visit))


@command("mod-export")
@about_a_table
@answers
async def export(visit: Visit, why: Reason, table: str | None = None) -> None:
    """Send the game as a file; while it runs, with what everybody has been told and nothing else."""
    seen = await table_to_look_after(visit, table)
    if not visit.may_attach:
        raise refuse("mod-export-no-files")
    game = seen.record.id
    await visit.host.lifecycle.mention(game, await ruling(visit, why), say("host-mod-exported"))
    text = await visit.host.queries.export(game)
    file = discord.File(io.BytesIO(text.encode()), f"{seen.game.key.replace('_', '-')}-{game}.json")
    await visit.say(visit.words.say("mod-export-file"), file=file)


@command("mod-role")
@named(chosen="role")
@why
@answers
async def role(
    visit: Visit,
    why: Reason,
    chosen: discord.Role | None = None,
) -> None:
    """Choose the role whose members moderate games, and announce it.

    Only those who manage the server may: whoever has the role cannot hand it on, and whoever manages a
    channel has no say in the others.
    """
    access.must_manage_server(await visit.caller())
    assert visit.interaction.guild_id is not None
    guild, by = visit.interaction.guild_id, await ruling(visit, why)
    what = say("host-mod-role-none") if chosen is None else say("host-mod-role", role=chosen.mention)
    told = about_no_game(by, what)
    file = partial(audit.note, guild=guild, at=visit.host.now(), moderator=visit.user, told=told)
    await visit.preferences.choose_moderators(guild, None if chosen is None else chosen.id, file)
    await announce_here(visit, told)


@command("mod-log")
@answers
async def log(visit: Visit) -> None:
    """Show what the moderators of this server did."""
    await must_moderate(visit, visit.channel)
    await show_audit(visit)
