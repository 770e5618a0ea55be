"""/mod rewind: back to a point of the game, chosen by what everybody read then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from discord import app_commands
from discord.app_commands import Choice

from bot.front.declare import command, named
from bot.front.moderation.ruling import put_question, table_being_typed, table_to_look_after
from bot.front.moderation.why import Reason, about_a_table
from bot.front.visit import Visit, answers, completes
from bot.host.errors import refuse
from bot.host.moderation.corrections import Point
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.views.parts.paging import clip
from bot.words.numbers import number_in
from bot.words.words import Words, shorten
from storage.audit import TOLD

_MOST_LOST = 2500


@completes
async def _complete_points(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the moments to go back to, the newest first; the last move itself is where the table is now."""
    if (number := await table_being_typed(visit)) is None:
        return []
    seen = await visit.overview(number)
    newest = await visit.host.corrections.points(number, seen.version)
    points = [*reversed(newest[:-1]), *await _older(visit, number, newest, current)]
    words, typed = seen.labels(visit.language), current.casefold()
    found = ((str(point.version), _label(point, words)) for point in points)
    hits = ((value, name) for value, name in found if typed in name.casefold())
    shown = islice(hits, MOST_SUGGESTIONS)  # no more are put into words than are shown
    return [Choice(name=shorten(name, SUGGESTION), value=value) for value, name in shown]


async def _older(visit: Visit, game: int, newest: Sequence[Point], typed: str) -> Sequence[Point]:
    """Return a moment of long ago, when its number was typed."""
    version = number_in(typed)
    if version is None or not newest or not 0 < version < newest[0].version:
        return ()
    return await visit.host.corrections.points_from(game, version, limit=1)


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
    seen, version = await table_to_look_after(visit, table), number_in(to) or 0
    if not 0 < version < seen.version:
        raise refuse("mod-no-such-point")
    lost = (await visit.host.corrections.points_from(seen.record.id, version))[1:]
    if not lost:
        raise refuse("mod-no-such-point")
    lines = [f"- {visit.words.at(point.version)(text)}" for point in lost for text in point.told]
    await put_question(visit, seen, "rewind", why, clip(lines, _MOST_LOST), to=version)
