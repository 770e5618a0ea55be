"""/league: opening one, joining, and what moderators do to it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.clock.pace import read_duration
from bot.delivery.sight import sees
from bot.front.declare import SERVERS, command, group, named
from bot.front.league.agreed import LONGEST, complete_options, read_options
from bot.front.league.controls import join_league, leave_league, may_open, open_table, show_standings
from bot.front.league.which import complete_leagues, league_meant, server_of
from bot.front.lobby.commands import titles
from bot.front.lobby.opening import may_keep_a_table
from bot.front.moderation.ruling import must_moderate, ruling, ruling_of_itself
from bot.front.moderation.why import Reason, why
from bot.front.visit import Visit, answers
from bot.host.errors import refuse
from bot.host.league.leagues import MOST_DAYS, MOST_ROUNDS
from bot.words.cleaning import escape_markdown
from bot.words.names import tidy
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import say
from storage.leagues import DAY, Filed
from storage.seats import Player

_SEATS = app_commands.Range[int, 2, 8]
_ROUNDS = app_commands.Range[int, 1, MOST_ROUNDS]
_DAYS = app_commands.Range[int, 1, MOST_DAYS]


def league_group() -> app_commands.Group:
    """Return /league with its commands."""
    app_commands.choices(game=titles())(new)
    every = [new, join, leave, start, standings, drop, replace, cancel, open_here]
    return group("league", SERVERS, every)


def about_a_league(body: Any) -> Any:
    """Give a command the option that says which league it is about."""
    return named(league="league")(app_commands.autocomplete(league=complete_leagues)(body))


async def _to_look_after(visit: Visit, number: int | None) -> Filed:
    """Return the league that is meant, to those who moderate its channel."""
    filed = await league_meant(visit, number)
    await must_moderate(visit, filed.league.channel)
    return filed


async def _done(visit: Visit) -> None:
    await visit.tell(say("league-done"))


@command("league-new")
@named(
    game="league-game",
    seats="league-seats",
    rounds="league-rounds",
    days="league-days",
    begins="league-begins",
    options="league-options",
)
@app_commands.autocomplete(options=complete_options)
@answers
async def new(
    visit: Visit,
    game: str,
    seats: _SEATS | None = None,
    rounds: _ROUNDS = 3,
    days: _DAYS = 7,
    begins: app_commands.Range[str, 1, 40] | None = None,
    options: app_commands.Range[str, 1, LONGEST] | None = None,
) -> None:
    """Open a league in this channel."""
    guild = server_of(visit)
    await must_moderate(visit, visit.channel)
    await may_keep_a_table(visit)
    if game not in GAMES:
        raise refuse("host-game-unknown", game=game, games=tuple(GAMES))
    visit.words = Words(visit.language, game)
    agreed, starts = read_options(game, options), _begins(visit, begins)
    by = await ruling_of_itself(visit, say("league-why-new"))
    await visit.preferences.remember_opener_language(visit.channel, visit.language)
    chosen = GAMES[game].usual_seats if seats is None else seats
    await visit.host.leagues.create(by, guild, visit.channel, game, chosen, rounds, days, agreed, starts)
    await _done(visit)


def _begins(visit: Visit, typed: str | None) -> int | None:
    """Return when a league begins by itself; None: when a moderator says so."""
    if typed is None:
        return None
    length = read_duration(typed)
    if not length or length > MOST_DAYS * DAY:
        raise refuse("league-begins-unread")
    return visit.host.now() + length


@command("league-join")
@about_a_league
@answers
async def join(visit: Visit, league: int | None = None) -> None:
    """Play in a league."""
    await join_league(visit, await league_meant(visit, league))


@command("league-leave")
@about_a_league
@answers
async def leave(visit: Visit, league: int | None = None) -> None:
    """Leave a league; ask first if it is being played."""
    await leave_league(visit, await league_meant(visit, league))


@command("league-start")
@about_a_league
@answers
async def start(visit: Visit, league: int | None = None) -> None:
    """Begin a league; or let one that is being played go on in this channel."""
    filed = await _to_look_after(visit, league)
    await must_moderate(visit, visit.channel)
    await may_keep_a_table(visit)
    by = await ruling_of_itself(visit, say("league-why-start"))
    await visit.host.rounds.start(by, filed.league.id, visit.channel)
    await visit.host.rounds.see_to(filed.league.id)
    await _done(visit)


@command("league-standings")
@about_a_league
@answers
async def standings(visit: Visit, league: int | None = None) -> None:
    """Show who leads, and where the tables are."""
    await show_standings(visit, await league_meant(visit, league))


@command("league-drop")
@named(player="league-player")
@about_a_league
@why
@answers
async def drop(
    visit: Visit, player: discord.User | discord.Member, why: Reason, league: int | None = None
) -> None:
    """Take somebody out of a league, on this server or no longer."""
    filed = await _to_look_after(visit, league)
    await visit.host.leagues.drop(await ruling(visit, why), filed.league.id, player.id)
    await visit.host.rounds.see_to(filed.league.id)
    await _done(visit)


@command("league-replace")
@named(player="league-player", by="league-by")
@about_a_league
@why
@answers
async def replace(
    visit: Visit,
    player: discord.User | discord.Member,
    by: discord.User | discord.Member,
    why: Reason,
    league: int | None = None,
) -> None:
    """Let somebody else play in a league from the next round on."""
    filed = await _to_look_after(visit, league)
    if by.bot:
        raise refuse("league-no-bots")
    if not isinstance(by, discord.Member):
        raise refuse("league-not-a-member", who=escape_markdown(tidy(by.display_name)))
    if filed.league.lost is None and not sees(by, filed.league.channel):
        raise refuse(
            "league-unseen-by", who=escape_markdown(tidy(by.display_name)), place=f"<#{filed.league.channel}>"
        )
    other = Player(by.id, tidy(by.display_name))
    await visit.host.leagues.replace(await ruling(visit, why), filed.league.id, player.id, other)
    await visit.host.rounds.see_to(filed.league.id)
    await _done(visit)


@command("league-cancel")
@about_a_league
@why
@answers
async def cancel(visit: Visit, why: Reason, league: int | None = None) -> None:
    """Call a league off."""
    filed = await _to_look_after(visit, league)
    await visit.host.leagues.call_off(await ruling(visit, why), filed.league.id)
    await _done(visit)


@command("league-open")
@named(table="league-table")
@about_a_league
@answers
async def open_here(visit: Visit, table: app_commands.Range[int, 1, 64], league: int | None = None) -> None:
    """Open a table of the round that is being played in this channel."""
    filed = await league_meant(visit, league)
    await may_open(visit, filed, table)
    await open_table(visit, filed, table)
