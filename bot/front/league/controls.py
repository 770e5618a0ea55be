"""The buttons of leagues."""

from __future__ import annotations

from bot.front.league.which import server_of
from bot.front.lobby.opening import may_keep_a_table
from bot.front.router import Payload, never_ours, number_carried, verb
from bot.front.visit import Visit, sees_from
from bot.host.errors import refuse
from bot.views.league import leaving_view, standings_view, words_of
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control
from games.kernel.hosting import say
from storage.leagues import Filed


async def _league(visit: Visit, control: Control) -> Filed:
    """Return the league that a control carries, if it is one of this server."""
    guild, filed = server_of(visit), await visit.host.leagues.find(number_carried(control.extra))
    if filed.league.guild != guild:
        raise refuse("league-none-such")
    return filed


async def join_league(visit: Visit, filed: Filed) -> None:
    """Let somebody play in a league, if they see where it is announced and played."""
    league = filed.league
    if league.status == "open" and league.lost is None and not sees_from(visit, league.channel):
        raise refuse("league-unseen", place=f"<#{league.channel}>")
    await visit.host.leagues.join(league.id, visit.user, visit.name)
    await visit.tell(say("league-joined", league=league.id))


async def leave_league(visit: Visit, filed: Filed) -> None:
    """Let somebody leave; ask first if the league is being played, for then there is something to lose."""
    entry = filed.entry_of(visit.user)
    if filed.league.status == "running" and entry is not None and entry.active:
        await visit.show(leaving_view(filed.league.id, visit.words))
        return
    await visit.host.leagues.leave(filed.league.id, visit.user)
    await visit.tell(say("league-you-left", league=filed.league.id))


async def show_standings(visit: Visit, filed: Filed) -> None:
    """Show who leads, and where the tables are."""
    await visit.show(standings_view(filed, words_of(filed, visit.language)))


async def may_open(visit: Visit, filed: Filed, table: int) -> None:
    """Refuse those who neither play at a table nor moderate the league, and channels unfit for a table."""
    moderates = (await visit.caller()).moderates(filed.league.channel)
    await visit.host.league_tables.to_open(filed.league.id, table, None if moderates else visit.user)
    await may_keep_a_table(visit)


async def open_table(visit: Visit, filed: Filed, table: int) -> None:
    """Open a table here."""
    await visit.preferences.remember_opener_language(visit.channel, visit.language)
    await visit.host.league_tables.open(filed.league.id, table, visit.channel)
    await visit.tell(say("league-opened", table=table))


@verb("lgjoin")
async def join(visit: Visit, control: Control, payload: Payload) -> None:
    """Join a league."""
    await join_league(visit, await _league(visit, control))


@verb("lgleave")
async def leave(visit: Visit, control: Control, payload: Payload) -> None:
    """Leave a league."""
    await leave_league(visit, await _league(visit, control))


@verb("lgquit")
async def quit_league(visit: Visit, control: Control, payload: Payload) -> None:
    """Leave a league that is being played, for sure."""
    league = (await _league(visit, control)).league.id
    await visit.host.leagues.leave(league, visit.user)
    await visit.show(layout(visit.words.say("league-you-left", league=league)))
    await visit.host.rounds.see_to(league)


@verb("lgstay")
async def stay(visit: Visit, control: Control, payload: Payload) -> None:
    """Stay in a league after all."""
    await visit.show(layout(visit.words.say("league-stayed")))


@verb("lgrank")
async def rank(visit: Visit, control: Control, payload: Payload) -> None:
    """Show the standings of a league."""
    filed = await _league(visit, control)
    await visit.show(standings_view(filed, words_of(filed, visit.language)))


@verb("lgopen")
async def open_at(visit: Visit, control: Control, payload: Payload) -> None:
    """Open a table of a league in the channel in which the button stands."""
    league, _, rest = control.extra.partition(".")
    round_, _, number = rest.partition(".")
    filed = await _league(visit, control._replace(extra=league))
    now = filed.round
    if now is None or number_carried(round_) != now.number:
        never_ours(control.extra)
    await may_open(visit, filed, number_carried(number))
    await open_table(visit, filed, number_carried(number))
