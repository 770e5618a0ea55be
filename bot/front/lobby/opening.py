"""Opening a table in the channel in which somebody asks for it."""

from __future__ import annotations

from bot.front.permissions import missing, must_reach_here
from bot.front.visit import Visit
from bot.host.errors import refuse
from bot.host.ledger import Accepted


async def may_keep_a_table(visit: Visit) -> None:
    """Refuse a channel in which a table could not be shown."""
    if lacking := missing(visit.interaction.app_permissions, visit.interaction.channel):
        raise refuse("ui-cannot-write-here", missing=lacking)
    await must_reach_here(visit.interaction)


async def open_here(visit: Visit, game: str, *, against_bots: bool = False) -> Accepted:
    """Open a table of a game here, or begin at once with bots. It speaks the language of whoever opens it."""
    await may_keep_a_table(visit)
    await visit.preferences.remember_opener_language(visit.channel, visit.language)
    tables = visit.host.new_tables
    opens = tables.play_now if against_bots else tables.create
    opened = await opens(
        game, visit.channel, visit.user, visit.name, guild=visit.interaction.guild_id, key=visit.key
    )
    await visit.preferences.choose_first_player(visit.channel, None)
    await visit.look(opened.game)
    return opened
