"""How strong the bots of a table play: a line that says so, and a list to choose from in the lobby."""

from __future__ import annotations

from bot.perspective import Overview
from bot.views.parts.build import Row, option, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_OPTIONS
from bot.words.names import name_of
from bot.words.words import Words
from games.kernel.hosting import Level, Text, Who

_ALL = "all"  # no bot is called that


def level_line(seen: Overview, words: Words) -> list[str]:
    """Return a line that tells how strong the bots play, all at once if they are alike; none without bots."""
    bots = [(Who(seat), player.level) for seat, player in enumerate(seen.players) if player.user is None]
    levels = {level for _, level in bots}
    if len(bots) > 1 and len(levels) == 1:
        return [f"-# {words.say(f'ui-level-all-{levels.pop()}')}"]
    return [f"-# {' · '.join(_level_of(words, *bot) for bot in bots)}"] if bots else []


def level_select(seen: Overview, words: Words) -> list[Row]:
    """Return the levels to choose from, for each bot and for all at once; nothing where there is no bot."""
    bots = [player for player in seen.players if player.user is None]
    if not bots:
        return []
    levels = levels_here(seen.experts)
    all_at_once = levels if len(bots) > 1 else []
    options = [option(words.say(f"ui-level-all-{level}"), f"{_ALL}/{level}") for level in all_at_once]
    for bot in bots:
        who = name_of(bot, words.language)
        options += [option(_level_of(words, who, level), f"{bot.name}/{level}") for level in levels]
    return [select(Control("level", seen.record.id), words.say("ui-level-choose"), options[:MOST_OPTIONS])]


def levels_here(experts: bool) -> list[Level]:
    """Return the levels that a bot can have, with experts or without."""
    return [level for level in Level if experts or level is not Level.EXPERT]


def _level_of(words: Words, who: Who | str, level: Level) -> str:
    return words.say("ui-level-of", who=who, level=Text(f"ui-level-{level}"))


def read_level(chosen: str) -> tuple[str | None, Level] | None:
    """Return which bot was chosen (None: all) and its level; None if it stands in no list of ours."""
    bot, _, level = chosen.partition("/")
    if level not in tuple(Level):
        return None
    return (None if bot == _ALL else bot), Level(level)
