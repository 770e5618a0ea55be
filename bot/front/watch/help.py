"""Help that fits what the person can do now."""

from __future__ import annotations

from bot.front.play.commands import group_name
from bot.front.visit import Visit
from bot.front.watch.greeting import greet
from bot.front.which_table import table_for
from bot.host.errors import Refused
from bot.perspective import Perspective
from bot.views.parts.build import layout
from bot.views.parts.paging import clip
from bot.words.words import Words
from games.kernel.hosting import Game, Prompt, Text, Who, kebab, say

_MOST_COMMANDS = 2500  # characters


_NOTHING_HERE = ("ui-no-table-here", "host-over")


async def show_help(visit: Visit, *, small_print: bool = True) -> None:
    """Show what this person can do here and now, and how; in small print whose bot it is."""
    small = _small_print(visit) if small_print else []
    try:
        lines = await _what_to_do(visit)
    except Refused as refused:
        if refused.text.key in _NOTHING_HERE and not visit.in_dm:
            await greet(visit, small)
            return
        lines = [visit.words(text) for text in _without_a_table(refused.text, visit.in_dm)]
    await visit.show(layout("\n".join([*lines, *small])))


def _small_print(visit: Visit) -> list[str]:
    """Return where the privacy policy and the terms are, and how to reach whoever runs the bot."""
    operator, words = visit.services.operator, visit.words
    pages = words.say("ui-help-pages", privacy=operator.privacy or "none", terms=operator.terms or "none")
    return (
        [pages]
        if operator.contact is None
        else [pages, words.say("ui-help-contact", contact=operator.contact)]
    )


async def _what_to_do(visit: Visit) -> list[str]:
    seen = await visit.look(await table_for(visit, None))
    words = visit.words
    if seen.record.status == "lobby":
        return [words.say("ui-help-lobby-seated" if seen.seat is not None else "ui-help-lobby")]
    if seen.seat is None:
        return [words.say("ui-help-spectator")]
    return _at_the_table(seen, words)


def _without_a_table(why: Text, in_dm: bool) -> list[Text]:
    """Return what helps where no table is meant. A table is opened on a server, not in a DM."""
    match why.key:
        case "ui-several-tables":
            return [say("ui-help-several", tables=why.args["tables"]), say("ui-help-always")]
        case _:
            return [why] if in_dm else [why, say("ui-help-new")]


def _at_the_table(seen: Perspective, words: Words) -> list[str]:
    if seen.prompt is None:
        return [words.say("host-over"), words.say("ui-help-new")]
    lines = [f"- {command_line(seen.game, offer.kind, words)}" for offer in seen.prompt.open_offers()]
    head = _your_move(seen.prompt) if seen.seat in seen.waiting else _not_your_move(seen, seen.prompt)
    found = [clip(lines, _MOST_COMMANDS)] if lines else []
    return [*map(words, head), *found, words.say("ui-help-always")]


def _your_move(asked: Prompt) -> list[Text]:
    return [say("ui-help-your-move"), asked.text]


def _not_your_move(seen: Perspective, asked: Prompt) -> list[Text]:
    """Return for whom one waits; said once: here, or by the game that has taken the answer."""
    waits = say("ui-help-not-your-move", who=tuple(map(Who, seen.waiting)))
    told = {"wait-for": [waits], "answer-locked": [asked.text]}.get(asked.text.key, [waits, asked.text])
    return [*told, say("ui-help-still")] if asked.open_offers() else told


def command_line(game: Game, kind: str, words: Words) -> str:
    """Return a command as it is typed in the reader's language, and what it does."""
    group = words.say("command-group") if words.knows("command-group") else str(group_name(game))
    name = kebab(kind)
    return f"`/{group} {words.say(f'command-{name}')}` · {words.say(f'about-{name}')}"
