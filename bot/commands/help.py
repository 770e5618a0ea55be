"""Help that fits what the person can do now."""

from __future__ import annotations

from bot.commands.actions import group_name, kebab
from bot.commands.places import table_for
from bot.look import Look
from bot.refusals import Refused
from bot.ui.panel import clip
from bot.ui.text import Words
from bot.ui.visit import Visit
from games.kernel import Game, Text, Who, say


async def help_lines(visit: Visit) -> list[str]:
    try:
        seen = await visit.look(await table_for(visit, None))
    except Refused as refused:
        return [visit.words(text) for text in _without_a_table(refused.text)]
    words = visit.words
    if seen.record.status == "lobby":
        return [words.say("ui-help-lobby-seated" if seen.seat is not None else "ui-help-lobby")]
    if seen.seat is None:
        return [words.say("ui-help-spectator")]
    return _at_the_table(seen, words)


def _without_a_table(why: Text) -> list[Text]:
    match why.key:
        case "ui-no-table-here":
            return [say("ui-help-new")]
        case "ui-several-tables":
            return [say("ui-help-several", tables=why.args["tables"]), say("ui-help-always")]
        case _:
            return [why, say("ui-help-new")]


def _at_the_table(seen: Look, words: Words) -> list[str]:
    if seen.prompt is None:
        return [words.say("host-over"), words.say("ui-help-new")]
    offers = [offer for offer in seen.prompt.offers if offer.blocked is None]
    lines = [command_line(seen.game, offer.kind, words) for offer in offers]
    yours = seen.seat in seen.waiting
    head = (
        say("ui-help-your-move") if yours else say("ui-help-not-your-move", who=tuple(map(Who, seen.waiting)))
    )
    return [words(head), words(seen.prompt.text), clip(lines, 2500), words.say("ui-help-always")]


def command_line(game: Game, kind: str, words: Words) -> str:
    """As it is typed in the reader's language."""
    group = words.say("command-group") if words.knows("command-group") else str(group_name(game))
    name = kebab(kind)
    return f"`/{group} {words.say(f'command-{name}')}` · {words.say(f'about-{name}')}"
