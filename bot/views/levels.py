"""How strong the bots of a table play: a line that says so, and a list to choose from in the lobby."""

from __future__ import annotations

from bot.perspective import Overview
from bot.views.parts.build import Row, option, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_OPTIONS
from bot.words.names import name_of
from bot.words.words import Words
from games.kernel.hosting import Level, Text, Who, say

_ALL = "all"  # no bot is called that


def level_line(seen: Overview, words: Words) -> list[str]:
    """Return a line that tells who is a bot and how strong it plays; none, where there are only people."""
    bots = [
        say("ui-level-of", who=Who(seat), level=Text(f"ui-level-{player.level}"))
        for seat, player in enumerate(seen.players)
        if player.user is None
    ]
    return [f"-# {' · '.join(map(words, bots))}"] if bots else []


def level_select(seen: Overview, words: Words) -> list[Row]:
    """Return the levels to choose from, for each bot and for all at once; nothing where there is no bot."""
    bots = [player for player in seen.players if player.user is None]
    if not bots:
        return []
    whom = {player.name: name_of(player, words.language) for player in bots}
    if len(bots) > 1:
        whom = {_ALL: words.say("ui-level-all"), **whom}
    options = [
        option(words.say("ui-level-of", who=who, level=Text(f"ui-level-{level}")), f"{bot}/{level}")
        for bot, who in whom.items()
        for level in Level
    ]
    return [select(Control("level", seen.record.id), words.say("ui-level-choose"), options[:MOST_OPTIONS])]


def read_level(chosen: str) -> tuple[str | None, Level] | None:
    """Return which bot was chosen (None: all) and its level; None if it stands in no list of ours."""
    bot, _, level = chosen.partition("/")
    if level not in tuple(Level):
        return None
    return (None if bot == _ALL else bot), Level(level)
