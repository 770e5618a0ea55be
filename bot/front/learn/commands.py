"""/learn: a first lesson, alone and in private."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.front.declare import EVERYWHERE, allowed, command, named
from bot.front.learn.controls import show_lesson
from bot.front.translate import phrase
from bot.front.visit import Visit, answers
from games.kernel.hosting import Game


def learn_command(games: Iterable[Game]) -> list[app_commands.Command[Any, ..., Any]]:
    """Return the command, with the games that have a lesson to choose from; none if no game has one."""
    titles = [
        app_commands.Choice(name=phrase("game-title", game.key), value=game.key)
        for game in games
        if game.lesson is not None
    ]
    if not titles:
        return []

    @command("learn")
    @named(game="game")
    @app_commands.choices(game=titles)
    @answers
    async def learn(visit: Visit, game: app_commands.Choice[str]) -> None:
        """Begin the lesson of a game, or go on with it."""
        await show_lesson(visit, game.value)

    return [allowed(learn, EVERYWHERE)]
