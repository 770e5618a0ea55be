"""The options of a league's game, as somebody types them: "name: value; name: value"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from discord.app_commands import Choice

from bot.front.visit import Visit, completes
from bot.host.errors import refuse
from bot.views.field import key_of
from bot.views.options import option_meant, possible, usual_values, value_in_words, value_meant
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.words.words import Words, shorten
from games import GAMES
from games.kernel.hosting import Game

LONGEST = 200  # characters
_BETWEEN, _IS = ";", ":"


class Options(NamedTuple):
    """The options of a game that nobody plays yet, as they are when nobody chooses."""

    game: Game
    options: Mapping[str, Any]

    def labels(self, language: str, /) -> Words:
        """Return the words of the game."""
        return Words(language, self.game.key)


def options_of(key: str) -> Options:
    """Return the options of a game."""
    game = GAMES[key]
    return Options(game, game.Options().model_dump(mode="json"))


def read_options(key: str, typed: str | None) -> dict[str, Any]:
    """Return the options that were typed, or refuse; whether they are possible says the host."""
    about, found = options_of(key), dict[str, Any]()
    for part in filter(str.strip, (typed or "").split(_BETWEEN)):
        name, is_, value = part.partition(_IS)
        if not is_ or not value.strip():
            raise refuse("league-options-unread", typed=shorten(part.strip(), 60))
        option = option_meant(about, name.strip())
        known = option in about.options
        found[option] = value_meant(about, option, value.strip()) if known else value.strip()
    return found


@completes
async def complete_options(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose one more option with a value, behind those that are typed already."""
    key = getattr(visit.interaction.namespace, "game", None)
    if key not in GAMES:
        return []
    about, words = options_of(key), Words(visit.language, key)
    before, _, wanted = current.rpartition(_BETWEEN)
    head = f"{before.strip()}{_BETWEEN} " if before.strip() else ""
    found = [head + pair for pair in _pairs(about, words) if wanted.strip().casefold() in pair.casefold()]
    fit = [one for one in found if len(one) <= SUGGESTION]
    return [Choice(name=one, value=one) for one in fit[:MOST_SUGGESTIONS]]


def _pairs(about: Options, words: Words) -> list[str]:
    """Return all options with those of their values that people choose."""
    model = about.game.Options
    return [
        f"{words.say(f'option-{key_of(name)}')}{_IS} {value_in_words(words, name, value)}"
        for name in about.options
        for value in usual_values(model, name, possible(model, name))
    ]
