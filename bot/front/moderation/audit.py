"""The audit of a server, page by page: who of the moderators did what, when and why."""

from __future__ import annotations

from bot.front.router import Payload, number_carried, verb
from bot.front.visit import Visit
from bot.host import access
from bot.host.errors import refuse
from bot.views.league import league_of, words_of
from bot.views.parts.build import button, layout, rows
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import pages_of
from bot.words.names import bold_names
from bot.words.words import Words
from storage.audit import Entry


async def show_audit(visit: Visit, page: int = 0) -> None:
    """Show a page of what was done in the channels that one moderates, the newest first."""
    guild = visit.interaction.guild_id
    if guild is None:
        raise refuse("gate-moderators-only")
    caller = await visit.caller()
    found = await visit.host.queries.audit_of(guild, caller.moderates, caller.oversees_server())
    lines = [await _line(visit, entry) for entry in found]
    pages = pages_of(lines)
    at = min(max(page, 0), len(pages) - 1)
    base = Control("audit", 0)
    turn = (("ui-later", at - 1), ("ui-earlier", at + 1))
    await visit.show(
        layout(
            f"### {visit.words.say('mod-log-page', page=at + 1, pages=len(pages))}",
            pages[at] or visit.words.say("mod-log-empty"),
            *rows(
                [
                    button(
                        base.to("audit", extra=to), visit.words.say(key), disabled=not 0 <= to < len(pages)
                    )
                    for key, to in turn
                ]
            ),
        )
    )


async def _line(visit: Visit, entry: Entry) -> str:
    """Return one entry in words; seats are named by who sat there then."""
    words = visit.words
    if entry.game is not None:
        async with visit.host.open_games.at(entry.game) as open_game:
            names = bold_names(open_game.players, open_game.former, visit.language)
            words = Words(visit.language, open_game.record.key, names)
    elif (league := league_of(entry.told)) is not None:
        words = words_of(await visit.host.leagues.find(league), visit.language)
    told = words if entry.version is None else words.at(entry.version)
    number = "" if entry.game is None else f" · {words.say('mod-game', game=entry.game)}"
    return f"<t:{entry.at}:f>{number}\n{told(entry.told)}"


@verb("audit")
async def turn_the_page(visit: Visit, control: Control, payload: Payload) -> None:
    """Turn the page of the audit."""
    access.must_moderate(await visit.caller(), visit.channel)
    await show_audit(visit, number_carried(control.extra or "0"))
