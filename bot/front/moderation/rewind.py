"""/mod rewind: back to a point of the game, chosen by what everybody read then."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import command, named
from bot.front.moderation.ruling import put_question, table_being_typed, table_to_look_after
from bot.front.moderation.why import Reason, about_a_table
from bot.front.visit import Visit, answers, completes
from bot.host.errors import refuse
from bot.host.moderation.corrections import Point
from bot.views.panel import clip
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.words.words import Words, shorten
from storage.audit import TOLD

_MOST_LOST = 2500


@completes
async def _complete_points(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the moments to go back to, the newest first; the last move itself is where the table is now."""
    if (number := await table_being_typed(visit)) is None:
        return []
    words = (await visit.look(number)).labels(visit.language)
    found = [
        (str(point.version), _label(point, words))
        for point in (await visit.host.corrections.points(number))[:-1]
    ]
    hits = [(value, name) for value, name in reversed(found) if current.casefold() in name.casefold()]
    return [Choice(name=shorten(name, SUGGESTION), value=value) for value, name in hits[:MOST_SUGGESTIONS]]


def _label(point: Point, words: Words) -> str:
    """Return what was played at a moment, without that a moderator had it played."""
    played = [text for text in point.told if text.key != TOLD]
    then = words.at(point.version)
    return f"{point.version} · {' '.join(then(text) for text in played[-2:])}"


@command("mod-rewind")
@named(to="rewind-to")
@app_commands.autocomplete(to=_complete_points)
@about_a_table
@answers
async def rewind(visit: Visit, to: str, why: Reason, table: str | None = None) -> None:
    """Ask whether to go back to a moment, with all that would be lost."""
    seen = await table_to_look_after(visit, table)
    every = await visit.host.corrections.points(seen.record.id)
    if not every or to not in {str(point.version) for point in every[:-1]}:
        raise refuse("mod-no-such-point")
    lost = [point for point in every if point.version > int(to)]
    lines = [f"- {visit.words.at(point.version)(text)}" for point in lost for text in point.told]
    await put_question(visit, seen, "rewind", why, clip(lines, _MOST_LOST), to=int(to))
