"""/mod replace, kick, play-for and level: a seat whose player does not play, and the bots."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import command, named
from bot.front.moderation.ruling import done, ruling, table_being_typed, table_to_look_after
from bot.front.moderation.why import Reason, about_a_table
from bot.front.seats.chosen import chosen_seat, seat_choices
from bot.front.visit import Visit, answers, completes
from bot.host.errors import refuse
from bot.words.names import tidy
from games.kernel.hosting import Level
from storage.seats import Player


@completes
async def complete_seats(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the seats of the table to a moderator, by who sits there."""
    if (number := await table_being_typed(visit)) is None:
        return []
    seen = await visit.look(number)
    return seat_choices(seen, range(len(seen.players)), current, visit.language)


def about_a_seat(body: Any) -> Any:
    """Give a command the options that say whose seat it is about, at which table, and why."""
    return about_a_table(named(seat="mod-seat")(app_commands.autocomplete(seat=complete_seats)(body)))


@command("mod-kick")
@about_a_seat
@answers
async def kick(visit: Visit, seat: str, why: Reason, table: str | None = None) -> None:
    """Take a seat from its player. A stand-in plays on, and whoever wants may take the seat."""
    await _change(visit, seat, why, None, table)


@command("mod-replace")
@named(by="mod-by")
@about_a_seat
@answers
async def replace(
    visit: Visit, seat: str, by: discord.User | discord.Member, why: Reason, table: str | None = None
) -> None:
    """Give a seat to another person. Discord lets one name anybody; only members of the server play here."""
    await _change(visit, seat, why, by, table)


async def _change(
    visit: Visit, seat: str, why: str, by: discord.User | discord.Member | None, table: str | None
) -> None:
    seen = await table_to_look_after(visit, table)
    place = chosen_seat(seen.players, seat, visit.language)
    if isinstance(by, discord.User | discord.Member) and by.bot:
        raise refuse("mod-no-bots")
    if by is not None and not isinstance(by, discord.Member):
        raise refuse("mod-no-member")
    if by is not None and seen.record.status == "lobby":
        raise refuse("mod-replace-lobby")
    player = None if by is None else Player(by.id, tidy(by.display_name))
    moderates = by is not None and await visit.moderates_somewhere(by)
    await visit.host.corrections.replace_player(
        seen.record.id, await ruling(visit, why), place, player, moderates=moderates
    )
    await done(visit)


@command("mod-level")
@named(level="mod-level")
@about_a_seat
@answers
async def level(visit: Visit, seat: str, level: str, why: Reason, table: str | None = None) -> None:
    """Let a bot play stronger or weaker from now on."""
    seen = await table_to_look_after(visit, table)
    place = chosen_seat(seen.players, seat, visit.language)
    by = await ruling(visit, why)
    await visit.host.corrections.set_level(seen.record.id, by, place, Level(level))
    await done(visit)


@command("mod-play-for")
@about_a_seat
@answers
async def play_for(visit: Visit, seat: str, why: Reason, table: str | None = None) -> None:
    """Let a stand-in make one move for a seat."""
    seen = await table_to_look_after(visit, table)
    place = chosen_seat(seen.players, seat, visit.language)
    await visit.host.corrections.play_in_place(seen.record.id, await ruling(visit, why), place)
    await done(visit)
