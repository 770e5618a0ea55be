"""/settings notify: of which games one is told when a table opens on a server, or a seat falls free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.clock.availability import QUIET, ZONE
from bot.front.declare import command, named, worded
from bot.front.lobby.commands import titles
from bot.front.person.quiet import quiet_typed
from bot.front.person.zones import zone_typed
from bot.front.router import Payload, never_ours, verb
from bot.front.visit import Visit, answers
from bot.host.errors import refuse
from bot.views.forms.modals import text_form
from bot.views.parts.custom_id import Control
from bot.views.tables import notify_elsewhere, notify_view
from bot.words.cleaning import escape_markdown


def notify_command() -> app_commands.Command[Any, ..., Any]:
    """Return /settings notify. Which games there are is asked when a bot is built."""
    app_commands.choices(game=titles())(notify)
    return notify  # type: ignore[no-any-return]


@command("settings-notify")
@named(game="notify-game", change="notify-change")
@app_commands.choices(change=worded("notify-", ("on", "off")))
@answers
async def notify(visit: Visit, game: str | None = None, change: str | None = None) -> None:
    """Show of which games one is told; with a game, or on and off, choose it at once."""
    if game is not None or change is not None:
        await _choose(visit, game, change != "off")
    await show_wishes(visit)


async def _choose(visit: Visit, game: str | None, wanted: bool) -> None:
    """Choose one game of this server, or all of them; off for all also where no server is."""
    tables, guild = visit.host.open_tables, visit.interaction.guild_id
    if guild is None and game is None and not wanted:
        await tables.want_none(visit.user)
        return
    if guild is None:
        raise refuse("notify-server-only")
    meant = {game} if game is not None else {*visit.host.games}
    now = {*(await tables.wishes(visit.user)).get(guild, ())}
    await tables.choose(visit.user, guild, now | meant if wanted else now - meant)


async def show_wishes(visit: Visit) -> None:
    """Show of which games one is told here, and on which other servers."""
    wishes, guild = await visit.host.open_tables.wishes(visit.user), visit.interaction.guild_id
    elsewhere = {_server(visit, one): keys for one, keys in wishes.items() if one != guild}
    small = await _in_the_way(visit)
    if guild is None:
        await visit.show(notify_elsewhere(visit.language, elsewhere, *small))
        return
    games = visit.host.games.values()
    chosen, unknown = wishes.get(guild, ()), (await visit.preferences.person(visit.user)).zone is None
    await visit.show(notify_view(games, visit.language, chosen, elsewhere, *small, asks_hours=unknown))


def _server(visit: Visit, number: int) -> str:
    guild = visit.interaction.client.get_guild(number)
    return str(number) if guild is None else escape_markdown(guild.name)


async def _in_the_way(visit: Visit) -> Sequence[str]:
    """Return what keeps a person from being told of anything."""
    if (await visit.preferences.person(visit.user)).notices == "none":
        return [visit.words.say("notify-notices-none")]
    if await visit.preferences.dms_closed(visit.user):
        return [visit.words.say("notify-dms-closed")]
    return []


@verb("notify")
async def ask_which_games(visit: Visit, control: Control, payload: Payload) -> None:
    """Show of which games one is told, from the list of open tables."""
    await show_wishes(visit)


@verb("tiphours")
async def ask_hours(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask when somebody sleeps: nobody is told of a table then."""
    words = visit.words
    fields = {"zone": words.say("ui-snooze-zone"), "from": words.say("notify-quiet-from")}
    fields["to"] = words.say("notify-quiet-to")
    examples = [words.say("ui-snooze-zone-example"), "22:00", "8:00"]
    await visit.open(text_form(Control("tipquiet", 0), words.say("notify-hours"), fields, examples))


@verb("tipquiet")
async def keep_hours(visit: Visit, control: Control, payload: Payload) -> None:
    """Keep the zone and the quiet hours that were typed."""
    night = quiet_typed(payload.filled.get("from"), payload.filled.get("to"))
    chosen = await zone_typed(visit, payload.filled.get("zone", ""))
    await visit.host.clocks.choose_hours(visit.user, ZONE, chosen)
    await visit.host.clocks.choose_hours(visit.user, QUIET, list(night))
    await show_wishes(visit)


@verb("wishes")
async def choose_games(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose of which games one is told on this server."""
    guild = visit.interaction.guild_id
    if guild is None:
        raise refuse("notify-server-only")
    chosen = [key if key in visit.host.games else never_ours(key) for key in payload.chosen]
    await visit.host.open_tables.choose(visit.user, guild, chosen)
    await show_wishes(visit)


@verb("nowishes")
async def choose_none(visit: Visit, control: Control, payload: Payload) -> None:
    """Be told of no table any more, wherever it is."""
    await visit.host.open_tables.want_none(visit.user)
    await show_wishes(visit)
